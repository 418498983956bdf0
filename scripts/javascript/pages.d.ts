// What webapi/page/axe.py runs before its script.

declare var axe: { run(context: any, options: any): Promise<any> };
