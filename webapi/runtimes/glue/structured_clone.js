// structuredClone(): https://html.spec.whatwg.org/#structured-cloning
// Serializing and deserializing are one walk, as no script sees what is between them. A clone is made
// when its object is met, and a list of unfinished clones takes the place of recursion.
//
// Engines do not show two things. One is whether an object is a Proxy: it is cloned as its target would
// be. The other is internal slots: an object whose prototype is Object.prototype or null is taken for a
// plain one, and one that inherits from, say, Promise.prototype for a promise.

const Sets = Set;
const Dates = Date;
const Expressions = RegExp;
const Buffers = ArrayBuffer;
const toObject = Object;
const isArray = Array.isArray;
const objectPrototype = Object.prototype;
const objectTag = withThis(objectPrototype.toString);
const tagSymbol = Symbol.toStringTag;
const addToSet = withThis(Sets.prototype.add);
const forEachOfSet = withThis(Sets.prototype.forEach);
const sizeOfSet = getterOf(Sets.prototype, "size");
const timeOfDate = withThis(Dates.prototype.getTime);
const sourceOf = getterOf(Expressions.prototype, "source");
const isGlobal = getterOf(Expressions.prototype, "global");
const lengthOfView = getterOf(typedArrayPrototype, "length");
const valuesOfView = withThis(typedArrayPrototype.values);
const isError =
  Error.isError ||
  ((value) => !hasProperty(value, tagSymbol) && objectTag(value) === "[object Error]");
const ofBuffers = (name) =>
  hasProperty(Buffers.prototype, name) ? withThis(Buffers.prototype[name]) : undefined;
const resizeBuffer = ofBuffers("resize");
const transferBuffer = ofBuffers("transfer");
const mostBytesOf = resizeBuffer && getterOf(Buffers.prototype, "maxByteLength");

// The functions that an object has by these names.
function functionsOf(object, names) {
  const functions = { __proto__: null };
  for (let index = 0; index < names.length; index++) {
    const value = object[names[index]];
    if (typeof value === "function") functions[names[index]] = value;
  }
  return functions;
}

const Views = functionsOf(world, [
  "Int8Array", "Int16Array", "Int32Array", "BigInt64Array", "Uint8Array", "Uint8ClampedArray",
  "Uint16Array", "Uint32Array", "BigUint64Array", "Float16Array", "Float32Array",
  "Float64Array", "DataView",
]);

const ErrorsByName = functionsOf(world, [
  "Error", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError",
]);

const wrappers = functionsOf(world, ["Boolean", "Number", "BigInt", "String"]);
const valuesOfWrappers = newList();
for (const name in wrappers) {
  valuesOfWrappers[valuesOfWrappers.length] = withThis(wrappers[name].prototype.valueOf);
}

const flagLetters = {
  __proto__: null,
  hasIndices: "d",
  global: "g",
  ignoreCase: "i",
  multiline: "m",
  dotAll: "s",
  unicode: "u",
  unicodeSets: "v",
  sticky: "y",
};
const flags = newList();
for (const name in flagLetters) {
  if (!hasProperty(Expressions.prototype, name)) continue;
  const isSet = getterOf(Expressions.prototype, name);
  flags[flags.length] = { __proto__: null, letter: flagLetters[name], isSet };
}

// The prototypes of objects that have internal slots and are cloned by no step.
const refusedPrototypes = new Sets();
const isRefusedPrototype = boundTo(refusedPrototypes, Sets.prototype.has);
const refusePrototype = boundTo(refusedPrototypes, Sets.prototype.add);

function refuseClasses(object, names) {
  const classes = functionsOf(object, names);
  for (const name in classes) refusePrototype(classes[name].prototype);
}

refuseClasses(world, [
  "Promise", "Symbol", "WeakMap", "WeakSet", "WeakRef", "FinalizationRegistry",
  "SharedArrayBuffer", "DisposableStack", "AsyncDisposableStack",
]);
for (const name in { Intl: 1, Temporal: 1, WebAssembly: 1 }) {
  if (hasProperty(world, name)) refuseClasses(world[name], ownKeys(world[name]));
}
refusePrototype(iteratorPrototype);
refusePrototype(getPrototypeOf(getPrototypeOf(async function* () {}.prototype)));

const cloneAction = "Failed to execute 'structuredClone' on 'WorkerGlobalScope'";

function notClonable(value, problem) {
  let what = typeof value === "object" ? "an object" : "a " + typeof value;
  const inner = isObject(value) ? innerOf(value) : undefined;
  if (inner !== undefined) what = "an object of type '" + inner.brand.name + "'";
  const message = cloneAction + ": " + what + " " + (problem || "could not be cloned") + ".";
  return new DOMException(message, "DataCloneError");
}

// Whether an object has the internal slot that a method or a getter needs.
function fits(method, object) {
  try {
    return method(object) !== undefined;
  } catch (error) {
    return false;
  }
}

const isDetached = (buffer) =>
  bufferLength(buffer) === 0 && !fits((each) => new Bytes(each), buffer);

function newBufferLike(buffer) {
  const length = bufferLength(buffer);
  if (!isResizable(buffer)) return new Buffers(length);
  return new Buffers(length, { __proto__: null, maxByteLength: mostBytesOf(buffer) });
}

function copyBuffer(from, to) {
  setBytes(new Bytes(to), new Bytes(from));
  return to;
}

function cloneOfBuffer(buffer) {
  if (isDetached(buffer)) throw notClonable(buffer, "is detached");
  return copyBuffer(buffer, newBufferLike(buffer));
}

// On a resizable buffer, a view that ends where the buffer does is taken for one that follows it.
function cloneOfView(view, memory) {
  const name = typedArrayName(view) || "DataView";
  const parts = name === "DataView" ? dataViewParts : typedArrayParts;
  const buffer = parts.buffer(view);
  const isInBounds = fits(name === "DataView" ? parts.length : valuesOfView, view);
  if (!isArrayBuffer(buffer) || !isInBounds) throw notClonable(view);
  const offset = parts.offset(view);
  const clone = begun(buffer, memory);
  if (isResizable(buffer) && offset + parts.length(view) === bufferLength(buffer)) {
    return new Views[name](clone, offset);
  }
  return new Views[name](clone, offset, name === "DataView" ? parts.length(view) : lengthOfView(view));
}

function cloneOfExpression(expression) {
  let letters = "";
  for (let index = 0; index < flags.length; index++) {
    if (flags[index].isSet(expression)) letters += flags[index].letter;
  }
  return new Expressions(sourceOf(expression), letters);
}

function cloneOfError(error) {
  const ErrorOfName = ErrorsByName[toString(error.name)] || ErrorsByName.Error;
  const message = getOwnPropertyDescriptor(error, "message");
  if (message === undefined || getOwnPropertyDescriptor(message, "value") === undefined) {
    return new ErrorOfName();
  }
  return new ErrorOfName(toString(message.value));
}

function cloneOfPlatformObject(object) {
  const exception = implemented(DOMExceptionBrand, object);
  if (exception !== undefined) return cloneOfException(exception);
  const inner = innerOf(object);
  if (inner.brand.cloneCode === 0) throw notClonable(object);
  return platformObject(query(object, inner, inner.brand.cloneCode, ""));
}

function enumerableKeys(object, hasSymbols) {
  const keys = ownKeys(object);
  const found = newList();
  for (let index = 0; index < keys.length; index++) {
    if (!hasSymbols && typeof keys[index] === "symbol") continue;
    const descriptor = getOwnPropertyDescriptor(object, keys[index]);
    if (descriptor !== undefined && descriptor.enumerable) found[found.length] = keys[index];
  }
  return found;
}

function itemsOfMap(map) {
  const items = newList();
  tableForEach(map, (value, key) => {
    items[items.length] = key;
    items[items.length] = value;
  });
  return items;
}

function itemsOfSet(set) {
  const items = newList();
  forEachOfSet(set, (item) => {
    items[items.length] = item;
  });
  return items;
}

// An object's clone; `unfinished` takes those that lack their items. An unfinished clone is the object,
// its clone, the items to go through, how many are done, and for a map the key of the next value.
function newClone(object, memory, unfinished) {
  if (typeof object === "function") throw notClonable(object);
  if (innerOf(object) !== undefined) return cloneOfPlatformObject(object);
  if (isView(object)) return cloneOfView(object, memory);
  let clone;
  let kind = "properties";
  let items;
  const prototype = getPrototypeOf(object);
  if (isArray(object)) {
    clone = [];
    clone.length = object.length;
  } else if (prototype !== null && prototype !== objectPrototype) {
    if (fits(tableSize, object)) {
      kind = "map";
      clone = new Table();
      items = itemsOfMap(object);
    } else if (fits(sizeOfSet, object)) {
      kind = "set";
      clone = new Sets();
      items = itemsOfSet(object);
    } else {
      clone = cloneWithoutItems(object, prototype);
      if (clone !== undefined) return clone;
    }
  }
  if (clone === undefined) clone = {};
  if (items === undefined) items = enumerableKeys(object, false);
  unfinished[unfinished.length] = { __proto__: null, kind, object, clone, items, done: 0, key: null };
  return clone;
}

function cloneWithoutItems(object, prototype) {
  for (let index = 0; index < valuesOfWrappers.length; index++) {
    if (fits(valuesOfWrappers[index], object)) return toObject(valuesOfWrappers[index](object));
  }
  if (fits(timeOfDate, object)) return new Dates(timeOfDate(object));
  if (fits(isGlobal, object)) return cloneOfExpression(object);
  if (isArrayBuffer(object)) return cloneOfBuffer(object);
  if (isError(object)) return cloneOfError(object);
  for (let each = prototype; each !== null; each = getPrototypeOf(each)) {
    if (isRefusedPrototype(each)) throw notClonable(object);
  }
  return undefined;
}

function begun(value, memory, unfinished) {
  if (!isObject(value)) {
    if (typeof value === "symbol") throw notClonable(value);
    return value;
  }
  let clone = tableGet(memory, value);
  if (clone === undefined) {
    clone = newClone(value, memory, unfinished);
    tableSet(memory, value, clone);
  }
  return clone;
}

function cloneOf(value, memory) {
  const unfinished = newList();
  const whole = begun(value, memory, unfinished);
  while (unfinished.length !== 0) {
    const last = unfinished[unfinished.length - 1];
    if (last.done === last.items.length) {
      unfinished.length--;
      continue;
    }
    const item = last.items[last.done++];
    if (last.kind === "properties") {
      if (getOwnPropertyDescriptor(last.object, item) === undefined) continue;
      const clone = begun(last.object[item], memory, unfinished);
      defineProperty(last.clone, item, property(clone, true));
    } else {
      const clone = begun(item, memory, unfinished);
      if (last.kind === "set") addToSet(last.clone, clone);
      else if (last.done & 1) last.key = clone;
      else tableSet(last.clone, last.key, clone);
    }
  }
  return whole;
}

function objectsIn(value, context) {
  return sequenceItems(value, sequenceMethod(value, context), toObjectItem, context);
}

function toObjectItem(value, context) {
  if (!isObject(value)) throw new Errors.TypeError(context + " has an item that is no object.");
  return value;
}

const toCloneOptions = dictionaryValue("StructuredSerializeOptions", [
  ["transfer", objectsIn, newList()],
]);

const cloneFunctions = {
  structuredClone(value, options = undefined) {
    if (arguments.length === 0) throw tooFew(cloneAction, 1, 0);
    const transfer = toCloneOptions(options, cloneAction + ": parameter 2").transfer;
    const memory = new Table();
    for (let index = 0; index < transfer.length; index++) {
      const buffer = transfer[index];
      if (!isArrayBuffer(buffer) || transferBuffer === undefined) {
        throw notClonable(buffer, "cannot be transferred");
      }
      if (tableGet(memory, buffer) !== undefined) throw notClonable(buffer, "is listed twice");
      tableSet(memory, buffer, newBufferLike(buffer));
    }
    const clone = cloneOf(value, memory);
    for (let index = 0; index < transfer.length; index++) {
      const buffer = transfer[index];
      if (isDetached(buffer)) throw notClonable(buffer, "is detached");
      const moved = tableGet(memory, buffer);
      if (isResizable(buffer)) resizeBuffer(moved, bufferLength(buffer));
      copyBuffer(buffer, moved);
    }
    for (let index = 0; index < transfer.length; index++) transferBuffer(transfer[index], 0);
    return clone;
  },
};

giveFunctions(cloneFunctions, true);
