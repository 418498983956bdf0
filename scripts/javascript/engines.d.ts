// What scripts of engines have besides the language: what webapi/runtimes/bridge.py and scripts.py give to the first
// script, what only some engines have, and `__proto__` in literals, which TypeScript takes for a property.

declare const send: (request: string) => any;
declare const eventLoop: (message: string) => any;
declare const settings: Record<string, any>;
declare const shared: Record<string, any>;

interface ErrorConstructor {
  captureStackTrace(error: object): void;
  isError(value: any): boolean;
  prepareStackTrace: any;
}
interface PropertyDescriptor {
  __proto__?: null;
}
interface ProxyHandler<T extends object> {
  __proto__?: null;
}
