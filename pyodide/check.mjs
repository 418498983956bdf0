// node check.mjs DISTRIBUTION: install webapi in both of Pyodide's ways, without a network, and
// import it. The import is the check: both ways only write to the console when they fail.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

function fail(message) {
  console.error(message);
  process.exit(1);
}

function lastLine(error) {
  return String(error.message).trim().split("\n").at(-1);
}

const distribution = resolve(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(join(distribution, "pyodide.mjs")));
const lock = JSON.parse(await readFile(join(distribution, "pyodide-lock.json"), "utf8"));
const expected = lock.packages["webapi-dom"]?.version;
if (!expected) fail("the lock file has no webapi-dom");

globalThis.fetch = (url) => {
  throw new Error(`the network was asked for ${url}`);
};

const WAYS = {
  'loadPackage("webapi-dom")': (pyodide) => pyodide.loadPackage("webapi-dom"),
  'micropip.install("webapi-dom")': async (pyodide) => {
    await pyodide.loadPackage("micropip");
    await pyodide.runPythonAsync('import micropip; await micropip.install("webapi-dom")');
  },
};
const IMPORTED = `
import importlib.metadata, sys
from webapi import URL
assert URL("../ü", "https://example.org/a/b").href == "https://example.org/%C3%BC"
assert URL("https://faß.de").host == "xn--fa-hia.de"
[importlib.metadata.version("webapi-dom"), sys.version.split()[0]]
`;

for (const [way, install] of Object.entries(WAYS)) {
  const pyodide = await loadPyodide({ indexURL: distribution, packageBaseUrl: distribution });
  const messages = [];
  const report = (message) => messages.push(message);
  pyodide.setStderr({ batched: report });
  let found;
  try {
    await install(pyodide);
    found = pyodide.runPython(IMPORTED).toJs();
  } catch (error) {
    fail(`${way} did not install webapi: ${lastLine(error)}\n${messages.join("\n")}`);
  }
  const [version, python] = found;
  if (version !== expected) {
    fail(`${way} installed webapi ${version}, the lock file says ${expected}`);
  }
  console.log(`${way}: webapi ${version} on Python ${python}`);
}
