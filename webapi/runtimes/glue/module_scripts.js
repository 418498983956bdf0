// Module scripts, and how a graph of them is fetched.
// https://html.spec.whatwg.org/multipage/webappapis.html#fetching-scripts
// By hand, because only engines run scripts. Python's half, webapi/runtimes/module_scripts.py, fetches the texts,
// parses them and resolves specifiers. glue/modules.js has the records of ECMAScript.

const javaScriptType = "javascript-or-wasm";
const moduleScripts = newList(); // by the number that Python gives them; null for an error of fetching
askEventLoop('["moduleEngine",' + readsSourceURLs + "]");

// https://html.spec.whatwg.org/multipage/webappapis.html#module-script
class ModuleScript {
  constructor(number, baseURL) {
    this.number = number;
    this.baseURL = baseURL;
    this.record = undefined;
    this.requests = undefined; // the number of each module that it requests
    this.parseError = undefined; // each error is in a list of its own, as scripts may throw undefined
    this.errorToRethrow = undefined;
    this.isLoaded = false; // whether all that it imports is in its record
    this.search = undefined; // the last one that visited it
  }
}
withoutParent(ModuleScript);

const thrownIn = (item) => {
  const list = newList();
  list[0] = item;
  return list;
};

// `answer` is the base URL, the type, and a text, or what was parsed of it; of JavaScript, the requests before it.
function createModuleScript(number, line, answer, code) {
  const script = new ModuleScript(number, answer[0]);
  const type = answer[1];
  moduleScripts[number] = script;
  try {
    if (type === javaScriptType) {
      script.requests = answer[2];
      script.record = newSourceTextModule(answer[3], code, line, script);
    } else if (type === "error") {
      const error = errorFrom(answer[2], answer[3]);
      defineProperty(error, "stack", property(answer[4], false));
      script.parseError = thrownIn(error);
    } else {
      const value = type === "json" ? parsedJSON(answer[2], answer[0]) : type === "css" ? sheetOfModule(answer[2]) : answer[2];
      script.requests = newList();
      script.record = newDefaultExportSyntheticModule(value, script);
    }
  } catch (error) {
    script.parseError = thrownIn(error);
  }
  return script;
}

const placeInJSON = /\(line (\d+) column (\d+)\)$/;

function parsedJSON(text, url) {
  try {
    return parse(text);
  } catch (error) {
    const place = execute(placeInJSON, memberText(error, "message"));
    setPlace(error, url, place === null ? 0 : place[1], place === null ? 0 : place[2]);
    throw error;
  }
}

const functionsOfModules = newList(); // by number, until the modules come

function takeFunctionsOfModules(numbers, functions) {
  for (let index = 0; index < numbers.length; index++) functionsOfModules[numbers[index]] = functions[index];
}

// Take modules that Python has fetched for a task: of each a number, a line and an answer, which is a text for an error
// of fetching; and the code of those that have no function.
function takeModules(task, modules, codes) {
  let next = 0;
  for (let index = 0; index < modules.length; index++) {
    const number = modules[index][0];
    const answer = modules[index][2];
    let code = functionsOfModules[number];
    functionsOfModules[number] = undefined;
    if (code === undefined && answer[1] === javaScriptType) code = codes[next++];
    if (typeof answer === "string") failToFetch(number, answer);
    else createModuleScript(number, modules[index][1], answer, code);
  }
  fulfilTask(task, undefined);
}

function failToFetch(number, message) {
  if (moduleScripts[number] !== undefined) return;
  moduleScripts[number] = null;
  tellListener("error", thrownIn(message));
}

// https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script
// `done` takes null for an error. A module that is not alone comes with all that it imports.
function fetchModules(number, isAlone, done) {
  const script = moduleScripts[number];
  if (script !== undefined && (isAlone || script === null || script.parseError !== undefined || script.isLoaded)) {
    done(script);
    return;
  }
  const answer = askEventLoop('["fetchModules",' + number + "," + isAlone + "]");
  const fail = (message) => {
    failToFetch(number, message);
    done(moduleScripts[number]);
  };
  if (typeof answer[0] === "string") {
    then(resolved, () => fail(answer[1]));
    return;
  }
  then(
    promiseOfTask(answer[1]),
    () => done(moduleScripts[number]),
    (error) => fail(memberText(error, "message")),
  );
}

// https://tc39.es/ecma262/#sec-LoadRequestedModules, when all have come. Returns undefined, or a failure: a list of an
// error, which is empty for an error of fetching. As in browsers, an error of fetching precedes errors of texts, and of
// these the first in the order of the graph counts, whichever comes first.
function loadRequestedModules(script) {
  const search = { __proto__: null, visited: newList(), isMissing: false, failure: undefined };
  innerModuleLoading(search, script);
  if (search.isMissing) return newList();
  if (search.failure !== undefined) return search.failure;
  for (let index = 0; index < search.visited.length; index++) search.visited[index].isLoaded = true;
  return undefined;
}

// https://tc39.es/ecma262/#sec-InnerModuleLoading
function innerModuleLoading(search, script) {
  if (script.isLoaded || script.search === search) return;
  script.search = search;
  if (script.parseError !== undefined) {
    if (search.failure === undefined) search.failure = script.parseError;
    return;
  }
  search.visited[search.visited.length] = script;
  const requests = script.requests;
  const loaded = script.record.loadedModules;
  for (let index = 0; index < requests.length; index++) {
    const requested = moduleScripts[requests[index]];
    if (requested === undefined || requested === null) {
      search.isMissing = true;
    } else {
      loaded[index] = requested.record;
      innerModuleLoading(search, requested);
    }
  }
}

// https://html.spec.whatwg.org/multipage/webappapis.html#fetch-the-descendants-of-and-link-a-module-script
function linkLoaded(script) {
  if (script === null) return null;
  const failure = loadRequestedModules(script);
  try {
    if (failure === undefined) linkModule(script.record);
    else if (failure.length !== 0) script.errorToRethrow = failure;
  } catch (error) {
    script.errorToRethrow = thrownIn(error);
  }
  return failure !== undefined && failure.length === 0 ? null : script;
}

// `options` are those of Python: the mode of credentials, integrity metadata or null for those of the import map, and a
// referrer policy.
function numberOfModule(url, type, options) {
  const integrity = options.integrity === null ? "null" : quote(options.integrity);
  const texts = [quote(url), quote(type), quote(options.credentials), integrity, quote(options.referrerPolicy)];
  return askEventLoop('["module",' + joined(texts, 0, texts.length) + "]");
}

// https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-module-script-tree
const fetchExternalModuleScript = (url, options, done) =>
  fetchModules(numberOfModule(url, javaScriptType, options), false, (script) => done(linkLoaded(script)));

// https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-modulepreload-module-script-graph
const preloadModule = (url, type, options, done) => fetchModules(numberOfModule(url, type, options), true, done);

// https://html.spec.whatwg.org/multipage/webappapis.html#fetch-an-inline-module-script-graph
function fetchInlineModuleScript(source, baseURL, credentials, referrerPolicy, done) {
  const texts = [quote(source), quote(baseURL), quote(credentials), quote(referrerPolicy)];
  const answer = askEventLoop('["parseModule",' + joined(texts, 0, texts.length) + "]");
  const script = createModuleScript(answer[0][0], answer[0][1], answer[0][2], answer[1]);
  if (script.parseError !== undefined || script.requests.length === 0) done(linkLoaded(script));
  else fetchModules(script.number, false, (fetched) => done(linkLoaded(fetched)));
}

// https://html.spec.whatwg.org/multipage/webappapis.html#run-a-module-script
function runModuleScript(script) {
  return script.errorToRethrow === undefined ? evaluateModule(script.record) : rejectedWith(script.errorToRethrow[0]);
}

// Run a module of the host. Its promise is that of its evaluation.
function runModuleOfHost(source, url) {
  return new Later((fulfil, refuse) => {
    fetchInlineModuleScript(source, url, "same-origin", "", (script) => {
      if (script === null) refuse(new Errors.TypeError("A module that " + url + " imports does not load."));
      else fulfil(runModuleScript(script));
    });
  });
}

// Import a module for the host. A name is that of the global which its namespace becomes.
function importModuleOfHost(specifier, baseURL, name) {
  return then(importDynamically(quote(baseURL), specifier), (namespace) => {
    if (name !== null) defineProperty(world, name, property(namespace, true));
  });
}

// https://tc39.es/ecma262/#sec-evaluate-import-call. `referrer` is the number of a module, or a base URL in JSON.
function importDynamically(referrer, specifier, options) {
  const promise = new Later((fulfil, refuse) => {
    const parts = importCallParts(specifier, options);
    const texts = [quote(parts.specifier), textOfAttributes(parts.attributes), referrer];
    const answer = askEventLoop('["importedModule",' + joined(texts, 0, texts.length) + "]");
    if (answer[0] === "") throw errorFrom(answer[1], answer[2]);
    fetchModules(answer[0], false, (script) => {
      const failure = script === null ? newList() : loadRequestedModules(script);
      if (failure === undefined) fulfil(continueDynamicImport(script.record));
      else if (failure.length !== 0) refuse(failure[0]);
      else refuse(new Errors.TypeError("Failed to fetch dynamically imported module: " + answer[1]));
    });
  });
  return reportIfDropped(promise);
}

function textOfAttributes(attributes) {
  const keys = ownKeys(attributes);
  const texts = newList();
  for (let index = 0; index < keys.length; index++) {
    texts[index] = "[" + quote(keys[index]) + "," + quote(attributes[keys[index]]) + "]";
  }
  return "[" + joined(texts, 0, texts.length) + "]";
}

// The `import` of classic scripts of this URL.
const importerOf = (baseURL) => (specifier, options) => importDynamically(quote(baseURL), specifier, options);

moduleHost.importModuleDynamically = (record, specifier, options) =>
  importDynamically(record.hostDefined.number, specifier, options);

// https://html.spec.whatwg.org/multipage/webappapis.html#hostgetimportmetaproperties
moduleHost.getImportMetaProperties = (meta, record) => {
  const baseURL = record.hostDefined.baseURL;
  const functions = {
    resolve(specifier) {
      const text = stringValue(specifier, "Failed to resolve a module specifier: The specifier");
      const answer = askEventLoop('["resolveModule",' + quote(text) + "," + quote(baseURL) + "]");
      if (answer.length === 2) throw errorFrom(answer[0], answer[1]);
      return answer[0];
    },
  };
  defineProperty(meta, "url", property(baseURL, true));
  defineProperty(meta, "resolve", property(functions.resolve, true));
};

// https://html.spec.whatwg.org/multipage/webappapis.html#register-an-import-map
function registerImportMap(text, baseURL) {
  const answer = askEventLoop('["importMap",' + quote(text) + "," + quote(baseURL) + "]");
  for (let index = 0; index < answer[0].length; index++) tellListener("warning", thrownIn(answer[0][index]));
  if (answer[1] !== null) report(errorFrom(answer[1][0], answer[1][1]));
}
