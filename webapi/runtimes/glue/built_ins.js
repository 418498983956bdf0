// The JavaScript side of the bridge. One function holds these files and the files of python -m idl. `send`
// takes a request and returns the answer; both are JSON in ASCII.
//
// A page can patch the language's objects. So these files take what they use here, before any page runs,
// under names of their own. They do not destructure, spread or loop with "of", because these look iterators
// up. They read no element that an array may lack. Lists that grow have no prototype, because a page can put
// setters on it. There are no template literals, because QuickJS calls a method of strings for them.

const apply = Reflect.apply;
const construct = Reflect.construct;
const defineProperty = Reflect.defineProperty;
const deleteProperty = Reflect.deleteProperty;
const getOwnPropertyDescriptor = Reflect.getOwnPropertyDescriptor;
const getProperty = Reflect.get;
const getPrototypeOf = Reflect.getPrototypeOf;
const hasProperty = Reflect.has;
/** @type {(object: object) => any[]} */
const ownKeys = Reflect.ownKeys;
const setProperty = Reflect.set;
const createObject = Object.create;
const freeze = Object.freeze;
const captureStackTrace = Error.captureStackTrace;
const stackOfErrors = getOwnPropertyDescriptor(Error.prototype, "stack"); // V8 has it in each error
const preventExtensions = Reflect.preventExtensions;
const isSameValue = Object.is;
const setPrototypeOf = Object.setPrototypeOf;
const parse = JSON.parse;
const stringify = JSON.stringify;
const toString = String;
const iteratorSymbol = Symbol.iterator;
const asyncIteratorSymbol = Symbol.asyncIterator;
const toPrimitive = Symbol.toPrimitive;
const toStringTag = Symbol.toStringTag;
const unscopables = Symbol.unscopables;
const world = globalThis;
const evaluate = eval; // by another name, eval runs in the global scope
const floor = Math.floor;
const min = Math.min;
const max = Math.max;
const roundToFloat = Math.fround;
const Errors = { __proto__: null, Error, RangeError, TypeError };
const Later = Promise;
const resolved = Promise.resolve();
defineProperty(resolved, "constructor", { __proto__: null, value: undefined }); // see then()
const Surrounded = Proxy;
const bind = Function.prototype.bind;
const callMethod = Function.prototype.call;
const boundTo = (object, method) => apply(bind, method, [object]);
const withThis = (method) => apply(bind, callMethod, [method]);
const then = withThis(Promise.prototype.then);
const resolveWith = withThis(Promise.resolve);
const getterOf = (object, name) => withThis(getOwnPropertyDescriptor(object, name).get);
const fromUnits = String.fromCharCode;
const replaceAll = withThis(String.prototype.replaceAll);
const percentEncode = escape;
const percentDecode = unescape;
const textStarts = withThis(String.prototype.startsWith);
const textEnds = withThis(String.prototype.endsWith);
const lastIndexOf = withThis(String.prototype.lastIndexOf);
const unitAtIndex = String.prototype.charCodeAt;
const charCodeAt = withThis(unitAtIndex);
const findText = withThis(String.prototype.indexOf);
const slice = withThis(String.prototype.slice);
const toLowerCase = withThis(String.prototype.toLowerCase);
const toUpperCase = withThis(String.prototype.toUpperCase);
const toFixed = withThis(Number.prototype.toFixed);
const toPrecision = withThis(Number.prototype.toPrecision);
const toWellFormed = String.prototype.toWellFormed && withThis(String.prototype.toWellFormed);
const repeatText = withThis(String.prototype.repeat);
const splice = withThis(Array.prototype.splice);
const execute = withThis(RegExp.prototype.exec);
const Integers = BigInt;
const integerText = withThis(BigInt.prototype.toString);
const Compiled = Function;
const keysOf = Object.keys;
const Table = Map;
const tableGet = withThis(Map.prototype.get);
const tableSet = withThis(Map.prototype.set);
const tableDelete = withThis(Map.prototype.delete);
const tableForEach = withThis(Map.prototype.forEach);
const tableSize = getterOf(Map.prototype, "size");
const tableHas = withThis(Map.prototype.has);
const WeakTable = WeakMap;
const weakGet = WeakMap.prototype.get;
const weakSet = WeakMap.prototype.set;
const objectPrototype = Object.prototype;
const valueOfObject = objectPrototype.valueOf;
const arrayPrototype = Array.prototype;
const joinList = withThis(arrayPrototype.join);
const sortList = withThis(arrayPrototype.sort);
const arrayIterator = arrayPrototype[iteratorSymbol];
const arrayIteration = [
  { __proto__: null, name: "entries", value: arrayPrototype.entries },
  { __proto__: null, name: "keys", value: arrayPrototype.keys },
  { __proto__: null, name: "values", value: arrayPrototype.values },
  { __proto__: null, name: "forEach", value: arrayPrototype.forEach },
];
const iteratorPrototype = getPrototypeOf(getPrototypeOf([][iteratorSymbol]()));
/** @type {any} */
const generatorPrototype = getPrototypeOf(function* () {}.prototype);
/** @type {any} */
const asyncGeneratorPrototype = getPrototypeOf(async function* () {}.prototype);
const nextOfGenerator = withThis(generatorPrototype.next);
const nextOfAsyncGenerator = withThis(asyncGeneratorPrototype.next);
const asyncIteratorPrototype = getPrototypeOf(asyncGeneratorPrototype);

const Words = Int32Array;
const Bytes = Uint8Array;
/** @type {any} */
const typedArrayPrototype = getPrototypeOf(Uint8Array.prototype);
const isView = ArrayBuffer.isView;
const typedArrayName = getterOf(typedArrayPrototype, Symbol.toStringTag);
const joinWords = withThis(typedArrayPrototype.join);
const setBytes = withThis(typedArrayPrototype.set);
const typedArrayParts = {
  __proto__: null,
  buffer: getterOf(typedArrayPrototype, "buffer"),
  offset: getterOf(typedArrayPrototype, "byteOffset"),
  length: getterOf(typedArrayPrototype, "byteLength"),
};
const dataViewParts = {
  __proto__: null,
  buffer: getterOf(DataView.prototype, "buffer"),
  offset: getterOf(DataView.prototype, "byteOffset"),
  length: getterOf(DataView.prototype, "byteLength"),
};
const bufferLength = getterOf(ArrayBuffer.prototype, "byteLength");
const isResizable =
  "resizable" in ArrayBuffer.prototype
    ? getterOf(ArrayBuffer.prototype, "resizable")
    : () => false;
const Shared = typeof SharedArrayBuffer === "function" ? SharedArrayBuffer.prototype : undefined;
const sharedLength = Shared && getterOf(Shared, "byteLength");
const isGrowable = Shared && "growable" in Shared ? getterOf(Shared, "growable") : () => false;

// Numerous objects of the glue are instances of classes without a parent: for an object literal whose
// prototype is null, V8 makes a hash table, which takes six times the memory.
const withoutParent = (Class) => {
  setPrototypeOf(Class.prototype, null);
  return Class;
};

const newList = () => setPrototypeOf([], null);

const isObject = (value) =>
  (typeof value === "object" && value !== null) || typeof value === "function";

// For structuredClone() and the console.

const Sets = Set;
const Dates = Date;
const Expressions = RegExp;
const Buffers = ArrayBuffer;
const toObject = Object;
const isArray = Array.isArray;
const objectTag = withThis(objectPrototype.toString);
const addToSet = withThis(Sets.prototype.add);
const forEachOfSet = withThis(Sets.prototype.forEach);
const sizeOfSet = getterOf(Sets.prototype, "size");
const timeOfDate = withThis(Dates.prototype.getTime);
const minutesBehindUtc = withThis(Dates.prototype.getTimezoneOffset);
const sourceOf = getterOf(Expressions.prototype, "source");
const isGlobal = getterOf(Expressions.prototype, "global");
const lengthOfView = getterOf(typedArrayPrototype, "length");
const valuesOfView = withThis(typedArrayPrototype.values);
const hasTag = (value, tag) => !hasProperty(value, toStringTag) && objectTag(value) === tag;
const isError = Error.isError || ((value) => hasTag(value, "[object Error]"));
const ofBuffers = (name) =>
  hasProperty(Buffers.prototype, name) ? withThis(Buffers.prototype[name]) : undefined;
const resizeBuffer = ofBuffers("resize");
const transferBuffer = ofBuffers("transfer");
const mostBytesOf = resizeBuffer && getterOf(Buffers.prototype, "maxByteLength");

// Collect the functions that an object has under these names.
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

// Prototypes of objects that have internal slots and that no step clones.
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
refusePrototype(asyncIteratorPrototype);
const parseInteger = parseInt;
const parseNumber = parseFloat;
const isoDate = withThis(Dates.prototype.toISOString);
const expressionText = withThis(Expressions.prototype.toString);
