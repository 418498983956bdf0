// The JavaScript side of the bridge, in one function with interfaces.js, which calls it. `send` takes
// a request, ASCII text of JSON, and returns the answer, such text too.
//
// Whatever of the language can be patched is taken here, before any page runs, and used by these
// names only. For the same reason nothing in these files destructures, spreads or loops with "of"
// (those look iterators up), nothing reads an element that an array may lack, and lists that grow
// have no prototype, as a page may put setters on it. Nor are there template literals, for which
// QuickJS calls a method of strings.

const apply = Reflect.apply;
const construct = Reflect.construct;
const defineProperty = Reflect.defineProperty;
const deleteProperty = Reflect.deleteProperty;
const getOwnPropertyDescriptor = Reflect.getOwnPropertyDescriptor;
const getProperty = Reflect.get;
const getPrototypeOf = Reflect.getPrototypeOf;
const hasProperty = Reflect.has;
const ownKeys = Reflect.ownKeys;
const setProperty = Reflect.set;
const createObject = Object.create;
const freeze = Object.freeze;
const setPrototypeOf = Object.setPrototypeOf;
const parse = JSON.parse;
const stringify = JSON.stringify;
const toString = String;
const iteratorSymbol = Symbol.iterator;
const Errors = { __proto__: null, Error, RangeError, TypeError };
const Later = Promise;
const resolved = Promise.resolve();
defineProperty(resolved, "constructor", { __proto__: null, value: undefined }); // see then()
const Surrounded = Proxy;
const bind = Function.prototype.bind;
const boundTo = (object, method) => apply(bind, method, [object]);
const withThis = (method) => apply(bind, Function.prototype.call, [method]);
const then = withThis(Promise.prototype.then);
const getterOf = (object, name) => withThis(getOwnPropertyDescriptor(object, name).get);
const lastIndexOf = withThis(String.prototype.lastIndexOf);
const charCodeAt = withThis(String.prototype.charCodeAt);
const slice = withThis(String.prototype.slice);
const execute = withThis(RegExp.prototype.exec);
const toBase = withThis(Number.prototype.toString);
const Table = Map;
const tableGet = withThis(Map.prototype.get);
const tableSet = withThis(Map.prototype.set);
const tableDelete = withThis(Map.prototype.delete);
const tableForEach = withThis(Map.prototype.forEach);
const tableSize = getterOf(Map.prototype, "size");
const weakGet = WeakMap.prototype.get;
const weakSet = WeakMap.prototype.set;
const arrayPrototype = Array.prototype;
const arrayIterator = arrayPrototype[iteratorSymbol];
const iteratorPrototype = getPrototypeOf(getPrototypeOf([][iteratorSymbol]()));

const Words = Int32Array;
const Bytes = Uint8Array;
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

// The glue's own objects that may be many are instances of classes whose prototypes inherit from nothing.
// V8 would make a hash table of an object literal with the prototype null, which takes six times the memory.
const withoutParent = (Class) => {
  setPrototypeOf(Class.prototype, null);
  return Class;
};

const newList = () => setPrototypeOf([], null);

const isObject = (value) =>
  (typeof value === "object" && value !== null) || typeof value === "function";
