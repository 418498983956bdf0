// The host of module_graphs.py.
globalThis.moduleHostOfTests = ((module, parse, TypeErrors, SyntaxErrors, Later) => {
  const loaded = new Map();
  let lines = 0;
  function load(url, type) {
    const key = type + " " + url;
    if (loaded.has(key)) {
      const known = loaded.get(key);
      if (known.error !== undefined) throw known.error;
      return known.record;
    }
    try {
      const answer = parse(moduleText(url, type));
      if (typeof answer[0] === "number") throw new SyntaxErrors(answer[1]);
      if (answer[0] === null) throw new TypeErrors(answer[1]);
      const record = type === "javascript" ? module.newSourceTextModule(answer[1], answer[0], (lines += 1000)) :
        module.newDefaultExportSyntheticModule(type === "json" ? parse(answer[0]) : answer[0]);
      loaded.set(key, { record });
      return record;
    } catch (error) {
      loaded.set(key, { error });
      throw error;
    }
  }
  function loadRequested(record, seen) {
    if (seen.has(record)) return;
    seen.add(record);
    for (let i = 0; i < record.requestedModules.length; i++) {
      const specifier = record.requestedModules[i][0];
      const attributes = Object.fromEntries(record.requestedModules[i][1]);
      for (const key in attributes) {
        if (key !== "type") throw new SyntaxErrors("Import attribute " + key + " is not known");
      }
      record.loadedModules[i] = load(moduleURL(specifier, record.url), attributes.type ?? "javascript");
    }
    for (let i = 0; i < record.requestedModules.length; i++) loadRequested(record.loadedModules[i], seen);
  }
  module.moduleHost.importModuleDynamically = (referrer, specifier, options) => {
    let parts;
    try {
      parts = module.importCallParts(specifier, options);
    } catch (error) {
      return Promise.reject(error);
    }
    return Later.resolve().then(() => {
      for (const key in parts.attributes) {
        if (key !== "type") throw new TypeErrors("Import attribute " + key + " is not known");
      }
      const record = load(moduleURL(parts.specifier, referrer.url), parts.attributes.type ?? "javascript");
      loadRequested(record, new Set());
      return module.continueDynamicImport(record);
    });
  };
  module.moduleHost.getImportMetaProperties = (meta, record) => void (meta.url = record.url);
  return {
    run(url) {
      const record = load(url, "javascript");
      loadRequested(record, new Set());
      module.linkModule(record);
      return Later.resolve().then(() => module.evaluateModule(record)).then(() => undefined);
    },
    classic: (url) => (specifier, options) => module.moduleHost.importModuleDynamically({ url }, specifier, options),
  };
})(moduleTests, JSON.parse, TypeError, SyntaxError, Promise);
delete globalThis.moduleTests;
