// Module scripts, and how a graph of them is fetched.
// https://html.spec.whatwg.org/multipage/webappapis.html#fetching-scripts
// By hand, because only engines run scripts. Python's half, webapi/runtimes/module_scripts.py, fetches the texts,
// parses them and resolves specifiers. glue/modules.js has the records of ECMAScript.

const javaScriptType = "javascript-or-wasm";
const moduleMap = new Table(); // https://html.spec.whatwg.org/multipage/webappapis.html#module-map, by type and URL

// https://html.spec.whatwg.org/multipage/webappapis.html#module-script
class ModuleScript {
  constructor(baseURL, credentials) {
    this.baseURL = baseURL;
    this.credentials = credentials;
    this.record = undefined;
    this.requests = newList(); // the URL and the type of each module that it requests
    this.parseError = undefined; // each error is in a list of its own, as scripts may throw undefined
    this.errorToRethrow = undefined;
    this.isLoaded = false; // whether all that it imports is in its record
  }
}
withoutParent(ModuleScript);

const thrownIn = (item) => {
  const list = newList();
  list[0] = item;
  return list;
};

// `answer` is the base URL, the type, and a text or what was parsed of it.
function createModuleScript(answer, credentials) {
  const script = new ModuleScript(answer[0], credentials);
  const type = answer[1];
  try {
    if (type === "error") {
      const error = errorFrom(answer[2], answer[3]);
      if (answer[4] !== "") defineProperty(error, "stack", property(answer[4], false));
      script.parseError = thrownIn(error);
    } else if (type === javaScriptType) {
      script.record = newSourceTextModule(answer[2], script);
      resolveRequests(script);
    } else {
      const value = type === "json" ? parse(answer[2]) : type === "css" ? sheetOfModule(answer[2]) : answer[2];
      script.record = newDefaultExportSyntheticModule(value, script);
    }
  } catch (error) {
    script.parseError = thrownIn(error);
  }
  return script;
}

// As in browsers, a specifier that does not resolve is an error of the text, which stays.
function resolveRequests(script) {
  const requests = script.record.requestedModules;
  if (requests.length === 0) return;
  script.requests = resolvedRequests(requests, script.baseURL, false);
  const last = script.requests[script.requests.length - 1];
  if (last[0] === "") throw errorFrom(last[1], last[2]);
}

const keyOfModule = (request) => request[1] + " " + request[0];

// https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script
// `done` takes null for an error. Integrity metadata that is null is that of the import map.
function fetchSingleModuleScript(request, integrity, credentials, done) {
  const key = keyOfModule(request);
  const found = tableGet(moduleMap, key);
  if (found !== undefined) {
    if (found.waiters === undefined) done(found.script);
    else found.waiters[found.waiters.length] = done;
    return;
  }
  const entry = { __proto__: null, script: null, waiters: thrownIn(done) };
  tableSet(moduleMap, key, entry);
  const fetched = (text) => {
    if (typeof text === "string") tellListener("error", thrownIn(text));
    else entry.script = createModuleScript(askEventLoop('["takeModule",' + text + "]"), credentials);
    const waiters = entry.waiters;
    entry.waiters = undefined;
    for (let index = 0; index < waiters.length; index++) waiters[index](entry.script);
  };
  const fail = (error) => fetched(memberText(error, "message"));
  const texts = [quote(request[0]), quote(request[1]), quote(credentials), integrity === null ? "null" : quote(integrity)];
  const answer = askEventLoop('["fetchModule",' + joined(texts, 0, texts.length) + "]");
  if (typeof answer[0] === "string") then(resolved, () => fetched(answer[1]));
  else then(promiseOfTask(answer[1]), fetched, fail);
}

// https://tc39.es/ecma262/#sec-LoadRequestedModules. `done` takes undefined, or a failure: a list of an error, which
// is empty for an error of fetching. As in browsers, an error of fetching precedes errors of texts, and of these the
// first in the order of the graph counts, whichever comes first.
function loadRequestedModules(script, done) {
  const state = { __proto__: null, visited: new Table(), pending: 1, root: script, hasFailed: false, isMissing: false, done };
  innerModuleLoading(state, script);
}

// https://tc39.es/ecma262/#sec-InnerModuleLoading
function innerModuleLoading(state, script) {
  if (!script.isLoaded && !tableHas(state.visited, script)) {
    tableSet(state.visited, script, true);
    const requests = script.requests;
    const loaded = script.record.loadedModules;
    state.pending += requests.length;
    for (let index = 0; index < requests.length; index++) {
      if (loaded[index] !== undefined) innerModuleLoading(state, loaded[index].hostDefined);
      else hostLoadImportedModule(state, script, index);
    }
  }
  continueModuleLoading(state);
}

function continueModuleLoading(state) {
  state.pending--;
  if (state.pending !== 0) return;
  if (state.isMissing) {
    state.done(newList());
  } else if (state.hasFailed) {
    state.done(firstParseError(state.root, new Table()));
  } else {
    tableForEach(state.visited, (value, visited) => {
      visited.isLoaded = true;
    });
    state.done(undefined);
  }
}

function firstParseError(script, visited) {
  if (script.parseError !== undefined || tableHas(visited, script)) return script.parseError;
  tableSet(visited, script, true);
  for (let index = 0; index < script.requests.length; index++) {
    const found = tableGet(moduleMap, keyOfModule(script.requests[index]));
    const error = firstParseError(found.script, visited);
    if (error !== undefined) return error;
  }
  return undefined;
}

// The URL and the type of each request; the last may be "" and an error's name and message.
function resolvedRequests(requests, baseURL, isDynamic) {
  const texts = newList();
  for (let index = 0; index < requests.length; index++) {
    texts[index] = "[" + quote(requests[index].specifier) + ",{" + textOfAttributes(requests[index].attributes) + "}]";
  }
  const list = "[" + joined(texts, 0, texts.length) + "]";
  return askEventLoop('["loadModules",' + list + "," + quote(baseURL) + "," + isDynamic + "]");
}

function textOfAttributes(attributes) {
  const keys = ownKeys(attributes);
  const texts = newList();
  for (let index = 0; index < keys.length; index++) {
    texts[index] = quote(keys[index]) + ":" + quote(attributes[keys[index]]);
  }
  return joined(texts, 0, texts.length);
}

// https://html.spec.whatwg.org/multipage/webappapis.html#hostloadimportedmodule
function hostLoadImportedModule(state, referrer, index) {
  const request = referrer.requests[index];
  fetchSingleModuleScript(request, null, referrer.credentials, (script) => {
    if (script !== null && script.parseError === undefined) {
      referrer.record.loadedModules[index] = script.record;
      innerModuleLoading(state, script);
    } else {
      state.hasFailed = true;
      if (script === null) state.isMissing = true;
      continueModuleLoading(state);
    }
  });
}

// https://html.spec.whatwg.org/multipage/webappapis.html#fetch-the-descendants-of-and-link-a-module-script
function fetchDescendantsAndLink(script, done) {
  if (script === null || script.parseError !== undefined) {
    if (script !== null) script.errorToRethrow = script.parseError;
    done(script);
    return;
  }
  loadRequestedModules(script, (failure) => {
    try {
      if (failure === undefined) linkModule(script.record);
      else if (failure.length !== 0) script.errorToRethrow = failure;
    } catch (error) {
      script.errorToRethrow = thrownIn(error);
    }
    done(failure !== undefined && failure.length === 0 ? null : script);
  });
}

// https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-module-script-tree
const fetchExternalModuleScript = (url, integrity, credentials, done) =>
  fetchSingleModuleScript([url, javaScriptType], integrity, credentials, (script) =>
    fetchDescendantsAndLink(script, done),
  );

// https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-modulepreload-module-script-graph
const preloadModule = (url, type, integrity, credentials, done) =>
  fetchSingleModuleScript([url, type], integrity, credentials, done);

// https://html.spec.whatwg.org/multipage/webappapis.html#fetch-an-inline-module-script-graph
function fetchInlineModuleScript(source, baseURL, credentials, done) {
  const answer = askEventLoop('["parseModule",' + quote(source) + "," + quote(baseURL) + "]");
  fetchDescendantsAndLink(createModuleScript(answer, credentials), done);
}

// https://html.spec.whatwg.org/multipage/webappapis.html#run-a-module-script
function runModuleScript(script) {
  return script.errorToRethrow === undefined ? evaluateModule(script.record) : rejectedWith(script.errorToRethrow[0]);
}

// Run a module of the host. Its promise is that of its evaluation.
function runModuleOfHost(source, url) {
  return new Later((fulfil, refuse) => {
    fetchInlineModuleScript(source, url, "same-origin", (script) => {
      if (script === null) refuse(new Errors.TypeError("A module that " + url + " imports does not load."));
      else fulfil(runModuleScript(script));
    });
  });
}

// Import a module for the host. A name is that of the global which its namespace becomes.
function importModuleOfHost(specifier, baseURL, name) {
  return then(importDynamically(baseURL, "same-origin", specifier), (namespace) => {
    if (name !== null) defineProperty(world, name, property(namespace, true));
  });
}

// https://tc39.es/ecma262/#sec-evaluate-import-call
function importDynamically(baseURL, credentials, specifier, options) {
  const promise = new Later((fulfil, refuse) => {
    const parts = importCallParts(specifier, options);
    const answer = resolvedRequests(thrownIn(parts), baseURL, true)[0];
    if (answer[0] === "") throw errorFrom(answer[1], answer[2]);
    const fail = (failure) => {
      if (failure.length !== 0) refuse(failure[0]);
      else refuse(new Errors.TypeError("Failed to fetch dynamically imported module: " + answer[0]));
    };
    fetchSingleModuleScript(answer, null, credentials, (script) => {
      if (script === null) fail(newList());
      else if (script.parseError !== undefined) fail(script.parseError);
      else {
        loadRequestedModules(script, (failure) => {
          if (failure === undefined) fulfil(continueDynamicImport(script.record));
          else fail(failure);
        });
      }
    });
  });
  return reportIfDropped(promise);
}

// The `import` of classic scripts of this URL.
const importerOf = (baseURL) => (specifier, options) =>
  importDynamically(baseURL, "same-origin", specifier, options);

moduleHost.importModuleDynamically = (record, specifier, options) =>
  importDynamically(record.hostDefined.baseURL, record.hostDefined.credentials, specifier, options);

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
