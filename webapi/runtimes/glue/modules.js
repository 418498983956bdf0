// Modules: https://tc39.es/ecma262/#sec-modules. webapi/modules/source_text.py makes the code of a module.
//
// The host fills `loadedModules` before it links, and sets the functions of `moduleHost`.
//
// A module reads what it imports as a property of its binding, which all that import it share. A getter gives its value
// until the exporting module has run. Then what stays becomes a property of the binding itself, which engines read as
// fast as a variable; and so does what the module's code tells the binding when it changes.

const moduleHost = {
  __proto__: null,
  // Return the promise of import(): HostLoadImportedModule and ContinueDynamicImport.
  importModuleDynamically: undefined,
  // Fill the object of import.meta.
  getImportMetaProperties: undefined,
};

const accessorOf = (get) => ({ __proto__: null, get, enumerable: true, configurable: true });
let moduleAsyncEvaluationCount = 0;

const nothing = freeze(newList());

// https://tc39.es/ecma262/#sec-cyclic-module-records, with the fields of Source Text Module Records
class ModuleRecord {
  constructor(url, hostDefined) {
    this.url = url;
    this.hostDefined = hostDefined;
    this.isCyclic = true;
    this.requestedModules = nothing; // [specifier, attributes]
    this.loadedModules = newList(); // by the index of the request
    this.importEntries = nothing; // [request, import name or null, local name, line, column]
    this.localExportEntries = nothing; // [export name, index of the getter, whether the value stays]
    this.indirectExportEntries = nothing; // [export name, request, import name or null, line, column]
    this.starExportEntries = nothing; // requests
    this.status = "unlinked";
    this.hasEvaluationError = false;
    this.evaluationError = undefined;
    this.dfsIndex = 0;
    this.dfsAncestorIndex = 0;
    this.cycleRoot = undefined;
    this.hasTLA = false;
    this.asyncEvaluationOrder = 0; // 0 is unset, Infinity is done
    this.topLevelCapability = undefined;
    this.asyncParentModules = undefined; // a list, if there are some
    this.pendingAsyncDependencies = 0;
    this.namespace = undefined;
    this.members = nothing; // [request, names that the code reads of a namespace]
    this.told = nothing; // indices of getters, whose bindings the code tells each new value
    this.resolutions = undefined; // of exported names, by name
    this.getters = nothing;
    this.bindings = newList(); // by the index of the getter, if somebody imports it
    this.bindingOfNamespace = undefined;
    this.objectsOfMembers = nothing; // as many as there are members
    this.hasRun = false;
    this.make = undefined; // the function of the code
    this.steps = undefined; // the generator of the code, or the evaluation steps of a synthetic module
    this.meta = undefined;
  }
}
withoutParent(ModuleRecord);

// https://tc39.es/ecma262/#resolvedbinding-record. That of a namespace has no index.
class Binding {
  constructor(module, index, isConstant) {
    this.module = module;
    this.index = index;
    this.isConstant = isConstant;
    this.isTold = false;
  }
  get v() {
    if (this.index !== undefined) return this.module.getters[this.index]();
    const namespace = getModuleNamespace(this.module);
    defineValue(this, namespace);
    return namespace;
  }
  set v(value) {
    defineProperty(this, "v", property(value, false));
  }
}
withoutParent(Binding);

// What a name is that two star exports have.
class AmbiguousBinding {}
withoutParent(AmbiguousBinding);

function bindingOf(record, index, isConstant) {
  let binding = record.bindings[index];
  if (binding === undefined) {
    binding = record.bindings[index] = new Binding(record, index, isConstant);
    if (record.hasRun) settle(binding);
  }
  return binding;
}

function bindingOfNamespace(record) {
  if (record.bindingOfNamespace === undefined) record.bindingOfNamespace = new Binding(record, undefined, true);
  return record.bindingOfNamespace;
}

const valueThatStays = { __proto__: null, value: undefined };

function defineValue(binding, value) {
  valueThatStays.value = value;
  defineProperty(binding, "v", valueThatStays);
  valueThatStays.value = undefined;
}

// Make a property of a binding whose module has run.
function settle(binding) {
  if (binding.isConstant) defineValue(binding, binding.v);
  else if (binding.isTold) binding.v = binding.module.getters[binding.index]();
  else defineProperty(binding, "v", accessorOf(binding.module.getters[binding.index]));
}

function moduleHasRun(record) {
  record.hasRun = true;
  const bindings = record.bindings;
  for (let index = 0; index < bindings.length; index++) {
    const binding = bindings[index];
    if (binding !== undefined) settle(binding);
  }
}

// What the code of a module calls.
class ModuleFunctions {
  constructor(record) {
    this.record = record;
    this.old = undefined; // the value of i++
  }
  register(getters) {
    this.record.getters = getters;
  }
  name(anonymous) {
    defineProperty(anonymous, "name", { __proto__: null, value: "default" });
  }
  import(specifier, options) {
    return moduleHost.importModuleDynamically(this.record, specifier, options);
  }
  // What assignments to imports are to.
  get constant() {
    return undefined;
  }
  set constant(value) {
    throw new Errors.TypeError("Assignment to constant variable.");
  }
  get meta() {
    const record = this.record;
    if (record.meta === undefined) {
      record.meta = createObject(null);
      moduleHost.getImportMetaProperties(record.meta, record);
    }
    return record.meta;
  }
}
withoutParent(ModuleFunctions);

// Take what SourceTextModule.entries_for_engine wrote, and the code or the function that it became, which has a place
// after a line. Throws the errors that only the engine finds.
function newSourceTextModule(entries, code, line, hostDefined) {
  const record = new ModuleRecord(entries[0], hostDefined);
  record.make = functionOfModule(code, entries[0], line, entries[1]);
  record.requestedModules = entries[2];
  record.importEntries = entries[3];
  record.localExportEntries = entries[4];
  record.indirectExportEntries = entries[5];
  record.starExportEntries = entries[6];
  record.hasTLA = entries[7];
  record.members = entries[8];
  record.told = entries[9];
  return record;
}

// https://tc39.es/ecma262/#sec-createdefaultexportsyntheticmodule
function newDefaultExportSyntheticModule(value, hostDefined) {
  return newSyntheticModule(["default"], (setExport) => setExport("default", value), hostDefined);
}

// https://tc39.es/ecma262/#sec-synthetic-module-records
function newSyntheticModule(exportNames, evaluationSteps, hostDefined) {
  const record = new ModuleRecord("", hostDefined);
  const values = createObject(null);
  record.isCyclic = false;
  record.localExportEntries = newList();
  record.getters = newList();
  for (let index = 0; index < exportNames.length; index++) {
    const name = exportNames[index];
    values[name] = undefined;
    record.localExportEntries[index] = [name, index, true];
    record.getters[index] = () => values[name];
  }
  record.steps = () => evaluationSteps((name, value) => void (values[name] = value));
  return record;
}

// https://tc39.es/ecma262/#sec-getexportednames
function getExportedNames(record, exportStarSet) {
  const names = newList();
  for (let index = 0; index < exportStarSet.length; index++) {
    if (exportStarSet[index] === record) return names;
  }
  exportStarSet[exportStarSet.length] = record;
  const local = record.localExportEntries;
  for (let index = 0; index < local.length; index++) names[names.length] = local[index][0];
  const indirect = record.indirectExportEntries;
  for (let index = 0; index < indirect.length; index++) names[names.length] = indirect[index][0];
  const isKnown = createObject(null);
  for (let index = 0; index < names.length; index++) isKnown[names[index]] = true;
  const stars = record.starExportEntries;
  for (let index = 0; index < stars.length; index++) {
    const starNames = getExportedNames(record.loadedModules[stars[index]], exportStarSet);
    for (let place = 0; place < starNames.length; place++) {
      const name = starNames[place];
      if (name === "default" || isKnown[name] === true) continue;
      isKnown[name] = true;
      names[names.length] = name;
    }
  }
  return names;
}

// https://tc39.es/ecma262/#sec-resolveexport
// Returns a Binding, an AmbiguousBinding, or null.
function resolveExport(record, exportName) {
  const local = resolveLocalExport(record, exportName);
  if (local !== undefined) return local;
  if (record.resolutions === undefined) record.resolutions = new Table();
  const known = tableGet(record.resolutions, exportName);
  if (known !== undefined) return known;
  const found = resolveExportIn(record, exportName, newList());
  if (found !== null) tableSet(record.resolutions, exportName, found);
  return found;
}

function resolveLocalExport(record, exportName) {
  const entries = record.localExportEntries;
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index];
    if (entry[0] === exportName) return bindingOf(record, entry[1], entry[2]);
  }
  return undefined;
}

function resolveExportIn(record, exportName, resolveSet) {
  for (let index = 0; index < resolveSet.length; index++) {
    if (resolveSet[index].module === record && resolveSet[index].exportName === exportName) return null;
  }
  resolveSet[resolveSet.length] = { __proto__: null, module: record, exportName };
  const local = resolveLocalExport(record, exportName);
  if (local !== undefined) return local;
  const indirect = record.indirectExportEntries;
  for (let index = 0; index < indirect.length; index++) {
    const entry = indirect[index];
    if (entry[0] !== exportName) continue;
    const imported = record.loadedModules[entry[1]];
    if (entry[2] === null) return bindingOfNamespace(imported);
    return resolveExportIn(imported, entry[2], resolveSet);
  }
  if (exportName === "default") return null;
  let starResolution = null;
  const stars = record.starExportEntries;
  for (let index = 0; index < stars.length; index++) {
    const resolution = resolveExportIn(record.loadedModules[stars[index]], exportName, resolveSet);
    if (resolution === null) continue;
    if (resolution instanceof AmbiguousBinding) return resolution;
    if (starResolution === null) {
      starResolution = resolution;
    } else if (resolution !== starResolution) {
      return new AmbiguousBinding();
    }
  }
  return starResolution;
}

// https://tc39.es/ecma262/#sec-getmodulenamespace
function getModuleNamespace(record) {
  if (record.namespace !== undefined) return record.namespace;
  const bindings = createObject(null);
  const names = namesOfNamespace(record, bindings);
  const target = createObject(null);
  for (let index = 0; index < names.length; index++) {
    defineProperty(target, names[index], {
      __proto__: null,
      value: undefined,
      writable: true,
      enumerable: true,
    });
  }
  defineProperty(target, toStringTag, { __proto__: null, value: "Module" });
  preventExtensions(target);
  record.namespace = new Surrounded(target, namespaceHandler(names, bindings));
  return record.namespace;
}

// The names that a module exports without ambiguity, in the order of their code units, and their bindings.
function namesOfNamespace(record, bindings) {
  const exported = getExportedNames(record, newList());
  const names = [];
  for (let index = 0; index < exported.length; index++) {
    const resolution = resolveExport(record, exported[index]);
    if (!(resolution instanceof Binding)) continue;
    bindings[exported[index]] = resolution;
    defineProperty(names, names.length, property(exported[index], true));
  }
  return sortList(names);
}

// https://tc39.es/ecma262/#sec-module-namespace-exotic-objects
// The target has the names, so that only what reads or changes a value differs from an ordinary object.
function namespaceHandler(names, bindings) {
  const valueOf = (name) => bindings[name].v;
  const isExported = (name) => typeof name === "string" && bindings[name] !== undefined;
  return {
    __proto__: null,
    getOwnPropertyDescriptor(target, name) {
      const descriptor = getOwnPropertyDescriptor(target, name);
      if (isExported(name)) descriptor.value = valueOf(name);
      return descriptor;
    },
    defineProperty(target, name, descriptor) {
      if (!isExported(name)) return defineProperty(target, name, setPrototypeOf(descriptor, null));
      setPrototypeOf(descriptor, null);
      const value = valueOf(name);
      if (descriptor.configurable === true || descriptor.enumerable === false) return false;
      if ("get" in descriptor || "set" in descriptor || descriptor.writable === false) return false;
      if ("value" in descriptor && !isSameValue(descriptor.value, value)) return false;
      return true;
    },
    get: (target, name) => (isExported(name) ? valueOf(name) : target[name]),
    set: () => false,
    ownKeys() {
      const keys = [];
      for (let index = 0; index < names.length; index++) defineProperty(keys, index, property(names[index], true));
      defineProperty(keys, names.length, property(toStringTag, true));
      return keys;
    },
  };
}

// https://tc39.es/ecma262/#sec-moduledeclarationlinking
function linkModule(record) {
  if (!record.isCyclic) return;
  const stack = newList();
  try {
    innerModuleLinking(record, stack, 0);
  } catch (error) {
    for (let index = 0; index < stack.length; index++) stack[index].status = "unlinked";
    throw error;
  }
}

// https://tc39.es/ecma262/#sec-InnerModuleLinking
function innerModuleLinking(record, stack, first) {
  if (!record.isCyclic || record.status !== "unlinked") return first;
  let count = first;
  record.status = "linking";
  record.dfsIndex = record.dfsAncestorIndex = count++;
  stack[stack.length] = record;
  for (let index = 0; index < record.requestedModules.length; index++) {
    const required = record.loadedModules[index];
    count = innerModuleLinking(required, stack, count);
    if (required.isCyclic && required.status === "linking") {
      record.dfsAncestorIndex = min(record.dfsAncestorIndex, required.dfsAncestorIndex);
    }
  }
  initializeEnvironment(record);
  if (record.dfsAncestorIndex === record.dfsIndex) {
    let last;
    do {
      last = stack[stack.length - 1];
      stack.length--;
      last.status = "linked";
    } while (last !== record);
  }
  return count;
}

// https://tc39.es/ecma262/#sec-source-text-module-record-initialize-environment
function initializeEnvironment(record) {
  const indirect = record.indirectExportEntries;
  for (let index = 0; index < indirect.length; index++) {
    const entry = indirect[index];
    if (entry[2] !== null) resolveImport(record, entry[1], entry[2], entry);
  }
  const entries = record.importEntries;
  const given = newList();
  given[0] = new ModuleFunctions(record);
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index];
    const imported = record.loadedModules[entry[0]];
    given[index + 1] = entry[1] === null ? bindingOfNamespace(imported) : resolveImport(record, entry[0], entry[1], entry);
  }
  if (record.steps !== undefined) return; // it was linked in vain
  const members = record.members;
  if (members.length !== 0) record.objectsOfMembers = newList();
  for (let index = 0; index < members.length; index++) {
    const object = record.objectsOfMembers[index] = newObjectOfMembers(record, members[index]);
    given[given.length] = object;
  }
  for (let index = 0; index < record.told.length; index++) {
    const binding = bindingOf(record, record.told[index], false);
    binding.isTold = true;
    given[given.length] = binding;
  }
  record.steps = apply(record.make, undefined, given)();
  record.make = undefined;
  if (record.hasTLA) nextOfAsyncGenerator(record.steps);
  else nextOfGenerator(record.steps);
}

// What the code reads of a namespace: properties of an object, whose prototype has getters.
function newObjectOfMembers(record, members) {
  const imported = record.loadedModules[members[0]];
  const getters = createObject(null);
  for (let index = 0; index < members[1].length; index++) {
    const binding = resolveExport(imported, members[1][index]);
    if (binding instanceof Binding) defineProperty(getters, members[1][index], accessorOf(() => binding.v));
  }
  return createObject(getters);
}

// Make properties of the members that stay.
function settleMembers(record) {
  for (let index = 0; index < record.members.length; index++) {
    const members = record.members[index];
    const object = record.objectsOfMembers[index];
    for (let place = 0; place < members[1].length; place++) {
      const name = members[1][place];
      const binding = resolveExport(record.loadedModules[members[0]], name);
      if (!(binding instanceof Binding) || !binding.isConstant) continue;
      if (binding.index !== undefined && !binding.module.hasRun) continue;
      defineProperty(object, name, { __proto__: null, value: binding.v, enumerable: true });
    }
  }
}

// The entry ends with a line and a column.
function resolveImport(record, request, name, entry) {
  const resolution = resolveExport(record.loadedModules[request], name);
  const specifier = record.requestedModules[request][0];
  let message;
  if (resolution === null) message = "does not provide an export named '" + name + "'";
  else if (resolution instanceof AmbiguousBinding) message = "contains conflicting star exports for name '" + name + "'";
  else return resolution;
  const error = new ErrorsByName.SyntaxError("The requested module '" + specifier + "' " + message);
  setPlace(error, record.url, entry[3], entry[4]);
  throw error;
}

// Let the stack of an error of a text be where it is.
function setPlace(error, url, line, column) {
  const text = error.name + ": " + error.message + "\n    at " + url + ":" + line + ":" + column + "\n";
  defineProperty(error, "stack", property(text, false));
}

// https://tc39.es/ecma262/#sec-moduleevaluation
// Returns a promise, also of a synthetic module.
function evaluateModule(given) {
  let record = given;
  const isEvaluated = record.status === "evaluating-async" || record.status === "evaluated";
  if (isEvaluated && record.cycleRoot !== undefined) record = record.cycleRoot;
  if (record.topLevelCapability !== undefined) return record.topLevelCapability.promise;
  const stack = newList();
  const capability = newCapability();
  record.topLevelCapability = capability;
  try {
    innerModuleEvaluation(record, stack, 0);
  } catch (error) {
    for (let index = 0; index < stack.length; index++) failModule(stack[index], error);
    capability.refuse(error);
    return capability.promise;
  }
  if (record.status === "evaluated") capability.fulfil(undefined);
  return capability.promise;
}

function newCapability() {
  const capability = { __proto__: null, promise: undefined, fulfil: undefined, refuse: undefined };
  capability.promise = new Later((fulfil, refuse) => {
    capability.fulfil = fulfil;
    capability.refuse = refuse;
  });
  return capability;
}

function failModule(record, error) {
  record.status = "evaluated";
  record.hasEvaluationError = true;
  record.evaluationError = error;
}

// https://tc39.es/ecma262/#sec-innermoduleevaluation
function innerModuleEvaluation(record, stack, first) {
  if (record.status === "evaluating-async" || record.status === "evaluated") {
    if (record.hasEvaluationError) throw record.evaluationError;
    return first;
  }
  if (record.status === "evaluating") return first;
  if (!record.isCyclic) {
    evaluateSyntheticModule(record);
    return first;
  }
  let count = first;
  record.status = "evaluating";
  record.dfsIndex = record.dfsAncestorIndex = count++;
  record.pendingAsyncDependencies = 0;
  stack[stack.length] = record;
  for (let index = 0; index < record.requestedModules.length; index++) {
    let required = record.loadedModules[index];
    count = innerModuleEvaluation(required, stack, count);
    if (!required.isCyclic) continue;
    if (required.status === "evaluating") {
      record.dfsAncestorIndex = min(record.dfsAncestorIndex, required.dfsAncestorIndex);
    } else {
      required = required.cycleRoot;
      if (required.hasEvaluationError) throw required.evaluationError;
    }
    if (isAsyncEvaluationPending(required)) {
      record.pendingAsyncDependencies++;
      if (required.asyncParentModules === undefined) required.asyncParentModules = newList();
      required.asyncParentModules[required.asyncParentModules.length] = record;
    }
  }
  if (record.pendingAsyncDependencies > 0 || record.hasTLA) {
    record.asyncEvaluationOrder = ++moduleAsyncEvaluationCount;
    if (record.pendingAsyncDependencies === 0) executeAsyncModule(record);
  } else {
    executeModule(record);
  }
  if (record.dfsAncestorIndex === record.dfsIndex) popCycle(record, stack);
  return count;
}

const isAsyncEvaluationPending = (record) =>
  record.asyncEvaluationOrder !== 0 && record.asyncEvaluationOrder !== Infinity;

function popCycle(root, stack) {
  let last;
  do {
    last = stack[stack.length - 1];
    stack.length--;
    last.status = last.asyncEvaluationOrder === 0 ? "evaluated" : "evaluating-async";
    last.cycleRoot = root;
    if (last.members.length !== 0 && last.hasRun) settleMembers(last);
  } while (last !== root);
}

function evaluateSyntheticModule(record) {
  try {
    record.steps();
    record.status = "evaluated";
    moduleHasRun(record);
    record.cycleRoot = record;
  } catch (error) {
    failModule(record, error);
    throw error;
  }
}

// https://tc39.es/ecma262/#sec-source-text-module-record-execute-module
function executeModule(record) {
  if (record.members.length !== 0) settleMembers(record);
  const steps = record.steps;
  record.steps = undefined;
  nextOfGenerator(steps);
  moduleHasRun(record);
}

// https://tc39.es/ecma262/#sec-execute-async-module
function executeAsyncModule(record) {
  if (record.members.length !== 0) settleMembers(record);
  const steps = record.steps;
  record.steps = undefined;
  const promise = nextOfAsyncGenerator(steps);
  defineProperty(promise, "constructor", property(undefined, false)); // see then()
  then(
    promise,
    () => asyncModuleExecutionFulfilled(record),
    (error) => asyncModuleExecutionRejected(record, error),
  );
}

// https://tc39.es/ecma262/#sec-gather-available-ancestors
function gatherAvailableAncestors(record, execList) {
  const parents = record.asyncParentModules;
  if (parents === undefined) return;
  for (let index = 0; index < parents.length; index++) {
    const parent = parents[index];
    let isThere = false;
    for (let place = 0; place < execList.length; place++) isThere = isThere || execList[place] === parent;
    if (isThere || parent.cycleRoot.hasEvaluationError) continue;
    parent.pendingAsyncDependencies--;
    if (parent.pendingAsyncDependencies !== 0) continue;
    execList[execList.length] = parent;
    if (!parent.hasTLA) gatherAvailableAncestors(parent, execList);
  }
}

// https://tc39.es/ecma262/#sec-async-module-execution-fulfilled
function asyncModuleExecutionFulfilled(record) {
  if (record.status === "evaluated") return;
  moduleHasRun(record);
  asyncEvaluationIsDone(record);
  const execList = [];
  setPrototypeOf(execList, null);
  gatherAvailableAncestors(record, execList);
  sortList(execList, (first, second) => first.asyncEvaluationOrder - second.asyncEvaluationOrder);
  for (let index = 0; index < execList.length; index++) {
    const ancestor = execList[index];
    if (ancestor.status === "evaluated") continue;
    if (ancestor.hasTLA) {
      executeAsyncModule(ancestor);
      continue;
    }
    try {
      executeModule(ancestor);
    } catch (error) {
      asyncModuleExecutionRejected(ancestor, error);
      continue;
    }
    asyncEvaluationIsDone(ancestor);
  }
}

function asyncEvaluationIsDone(record) {
  record.asyncEvaluationOrder = Infinity;
  record.status = "evaluated";
  if (record.members.length !== 0) settleMembers(record);
  if (record.topLevelCapability !== undefined) record.topLevelCapability.fulfil(undefined);
}

// https://tc39.es/ecma262/#sec-async-module-execution-rejected
function asyncModuleExecutionRejected(record, error) {
  if (record.status === "evaluated") return;
  failModule(record, error);
  record.asyncEvaluationOrder = Infinity;
  if (record.topLevelCapability !== undefined) record.topLevelCapability.refuse(error);
  const parents = record.asyncParentModules;
  if (parents === undefined) return;
  for (let index = 0; index < parents.length; index++) asyncModuleExecutionRejected(parents[index], error);
}

// https://tc39.es/ecma262/#sec-ContinueDynamicImport, when the module and its requests are loaded
function continueDynamicImport(record) {
  const capability = newCapability();
  try {
    linkModule(record);
    const promise = evaluateModule(record);
    then(promise, () => capability.fulfil(getModuleNamespace(record)), capability.refuse);
  } catch (error) {
    capability.refuse(error);
  }
  return capability.promise;
}

// https://tc39.es/ecma262/#sec-evaluate-import-call, from the value of the specifier on. Throws what import() rejects with.
function importCallParts(specifierValue, optionsValue) {
  const specifier = withoutSymbol(specifierValue);
  const attributes = { __proto__: null };
  if (optionsValue === undefined) return { __proto__: null, specifier, attributes };
  if (!isObject(optionsValue)) throw new Errors.TypeError("The second argument of import() must be an object");
  const given = optionsValue.with;
  if (given === undefined) return { __proto__: null, specifier, attributes };
  if (!isObject(given)) throw new Errors.TypeError("The 'with' option must be an object");
  const keys = ownKeys(given);
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index];
    if (typeof key !== "string") continue;
    const descriptor = getOwnPropertyDescriptor(given, key);
    if (descriptor === undefined || !descriptor.enumerable) continue;
    const value = given[key];
    if (typeof value !== "string") throw new Errors.TypeError("Import attribute value must be a string");
    attributes[key] = value;
  }
  return { __proto__: null, specifier, attributes };
}

// https://tc39.es/ecma262/#sec-tostring
const withoutSymbol = (value) => (typeof value === "symbol" ? /** @type {any} */ (value) + "" : toString(value));
