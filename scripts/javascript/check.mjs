// node scripts/javascript/check.mjs LINKS, in the root: lint the scripts that are written by hand, and check their types.
//
// LINKS is webapi.runtimes.generated.links.LINKS as JSON. Scripts share their names as idl/linker.py says, so a script is
// linted as one text: all its files, with the names that it takes and fetches. The types are TypeScript's, which it
// finds in all scripts together.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import js from "@eslint/js";
import { Linter } from "eslint";
import globals from "globals";
import ts from "typescript";

const here = dirname(fileURLToPath(import.meta.url));
const root = process.cwd();
const runtimes = join(root, "webapi/runtimes");
const scriptsOfPages = ["actions", "axe", "finding"].map((name) => join(root, `webapi/page/${name}.js`));
const isByHand = (path) => /glue\/|webapi\/page\//.test(path);
const read = (path) => readFileSync(path, "utf8");
const findings = new Set();

const rules = {
  ...js.configs.recommended.rules,
  "no-control-regex": "off",
  "no-unused-vars": ["error", { args: "none", caughtErrors: "none" }],
  "no-empty": ["error", { allowEmptyCatch: true }],
  "no-shadow": "error",
  "array-callback-return": "error",
  complexity: ["error", 40], // finding.js has tables of roles as conditions
  "arrow-body-style": "error",
  "default-case-last": "error",
  eqeqeq: "error",
  "no-lone-blocks": "error",
  "no-sequences": "error",
  "no-unneeded-ternary": "error",
  "no-useless-computed-key": "error",
  "no-useless-rename": "error",
  "no-useless-return": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
};
// glue/built_ins.js says why.
const lookUp = "a page may have patched how arrays and strings are iterated, or String.prototype.concat";
const ofGlue = {
  complexity: ["error", 25],
  "no-restricted-syntax": [
    "error",
    ...["ArrayPattern", "ForOfStatement", "TemplateLiteral", "YieldExpression[delegate=true]"],
    ...["ArrayExpression", "CallExpression", "NewExpression"].map((each) => `${each} > SpreadElement`),
  ].map((selector) => (selector === "error" ? selector : { selector, message: `Not here: ${lookUp}.` })),
};

// Names that only the compiler mentions: it composes those of Web IDL's types.
const compiler = join(root, "idl/compiler");
const wordsOfCompiler = new Set(readdirSync(compiler).flatMap((name) => name.endsWith(".py") ? read(join(compiler, name)).match(/\w+/g) : []));
const isOfCompiler = (name) => wordsOfCompiler.has(name) || name.endsWith("Value");

const linter = new Linter();

// Lint a text whose lines are those of files, after `before` on the first line. Names at the beginning of lines are of
// all files: parameters may have them too.
function lint(files, before, after, names, more) {
  const texts = files.map(read);
  const lines = texts.flatMap((text, index) => text.split("\n").slice(0, -1).map((line, at) => [files[index], at + 1, line]));
  const settings = { globals: { ...globals.builtin, ...names }, ecmaVersion: 2024, sourceType: "script" };
  const messages = linter.verify(before + texts.join("") + after, [{ languageOptions: settings, rules: { ...rules, ...more } }]);
  for (const { line, message, ruleId } of messages) {
    const [file, number] = lines[line - 1] ?? lines.at(-1);
    const name = /^'(\w+)'/.exec(message)?.[1];
    const above = ruleId === "no-shadow" && lines[/line (\d+)/.exec(message)[1] - 1]?.[2];
    if (above && !above.startsWith(" ")) continue;
    if (ruleId === "no-unused-vars" && (!isByHand(file) || isOfCompiler(name))) continue;
    if (isByHand(file) || ruleId === "no-undef") report(file, number, message, ruleId);
  }
}

function report(file, line, message, rule) {
  findings.add(`${relative(root, file)}:${line}: ${message} [${rule}]`);
}

const words = (text) => text.split(" ").filter(Boolean);
const readonly = (names) => Object.fromEntries(names.map((name) => [name, "readonly"]));
// What webapi/runtimes/bridge.py writes before the first script, and what webapi/runtimes/scripts.py writes after it.
const ofBridge = ["eventLoop", "send", "settings", "shared"];

function lintScripts(links) {
  for (const [name, [files, , takes, fetches, gives]] of Object.entries(links)) {
    const given = name === "" ? [...ofBridge, "fetched"] : words(takes);
    const called = words(fetches).map((each) => each.split(":")[1]);
    const used = [...words(gives), ...(name === "" ? ["hostEntries"] : [])];
    const paths = words(files).map((file) => join(runtimes, file));
    lint(paths, '"use strict"; {', `void { ${used.join(", ")} }; }`, readonly([...given, ...called]), ofGlue);
  }
  const glue = (name) => join(runtimes, `glue/${name}.js`);
  for (const name of ["mini_racer_send", "pythonmonkey_send"]) {
    lint([glue("decode_ascii"), glue(name)], "", "\nvoid decodeASCII;", readonly(["call"]), {});
  }
  for (const path of scriptsOfPages) lint([path], "", "", globals.browser, {});
}

function checkTypes(files, lib, declarations) {
  const options = {
    ...{ allowJs: true, checkJs: true, noEmit: true, strict: false, types: [], target: ts.ScriptTarget.ESNext },
    lib: lib.map((name) => `lib.${name}.d.ts`),
    moduleDetection: ts.ModuleDetectionKind.Legacy,
  };
  const program = ts.createProgram([...files, join(here, declarations)], options);
  for (const { file, start, messageText, code } of ts.getPreEmitDiagnostics(program)) {
    if (file !== undefined && !isByHand(file.fileName) && !file.fileName.startsWith(here)) continue;
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
    report(file?.fileName ?? here, line, ts.flattenDiagnosticMessageText(messageText, " "), `TS${code}`);
  }
}

const links = JSON.parse(process.argv[2]);
lintScripts(links);
const linked = new Set(Object.values(links).flatMap(([files]) => words(files)));
checkTypes([...linked].map((file) => join(runtimes, file)), ["esnext"], "engines.d.ts");
checkTypes(scriptsOfPages, ["esnext", "dom", "dom.iterable"], "pages.d.ts");
for (const each of findings) console.error(each);
console.log(`JavaScript: ${linked.size + scriptsOfPages.length} files, ${findings.size} findings`);
process.exit(findings.size > 0 ? 1 : 0);
