// The first results of the site's own search: node search.js SITE QUERY… prints a JSON list a query.
// Sphinx's scripts run as in a page, beside a document that has nothing in it.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const [site, ...queries] = process.argv.slice(2);
const element = { lastChild: null, dataset: {}, classList: { add() {} } };
const context = vm.createContext({
  document: {
    readyState: "loading",
    addEventListener() {},
    documentElement: element,
    getElementById: () => element,
  },
  localStorage: { setItem() {} },
  queries,
});
vm.runInContext("var window = globalThis", context);
for (const name of [
  "_static/documentation_options.js",
  "_static/doctools.js",
  "_static/sphinx_highlight.js",
  "_static/searchtools.js",
  "_static/language_data.js",
  "searchindex.js",
]) {
  vm.runInContext(fs.readFileSync(path.join(site, name), "utf-8"), context, { filename: name });
}
const found = vm.runInContext(
  "queries.map((query) => Search._performSearch(...Search._parseQuery(query))" +
    ".reverse().map(([page, , anchor]) => page + (anchor ?? '')))",
  context,
);
for (const pages of found) console.log(JSON.stringify(pages.slice(0, 5)));
