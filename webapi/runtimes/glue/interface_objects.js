// Interface objects: https://webidl.spec.whatwg.org/#interface-object

const property = (value, enumerable, writable = true) => ({
  __proto__: null,
  value,
  enumerable,
  writable,
  configurable: true,
});

// https://tc39.es/ecma262/#sec-function.prototype.tostring: for scripts of a page, the functions of interfaces and
// of the window are built-in function objects.
const builtIns = new WeakSet();
const addToBuiltIns = boundTo(builtIns, WeakSet.prototype.add);
const isBuiltIn = boundTo(builtIns, WeakSet.prototype.has);

function noteBuiltIns(descriptor) {
  if (settings.page === undefined) return;
  if (typeof descriptor.value === "function") addToBuiltIns(descriptor.value);
  if (descriptor.get !== undefined) addToBuiltIns(descriptor.get);
  if (descriptor.set !== undefined) addToBuiltIns(descriptor.set);
}

if (settings.page !== undefined) {
  const functionPrototype = getPrototypeOf(enumerable);
  const textOf = withThis(functionPrototype.toString);
  const descriptor = getOwnPropertyDescriptor(functionPrototype, "toString");
  const members = {
    toString() {
      const text = textOf(this);
      if (!isBuiltIn(this)) return text;
      const name = getOwnPropertyDescriptor(this, "name");
      return "function " + (name === undefined ? "" : toString(name.value)) + "() { [native code] }";
    },
  };
  descriptor.value = members.toString;
  noteBuiltIns(descriptor);
  defineProperty(functionPrototype, "toString", descriptor);
}

function enumerable(object, names) {
  for (let index = 0; index < names.length; index++) {
    const descriptor = setPrototypeOf(getOwnPropertyDescriptor(object, names[index]), null);
    noteBuiltIns(descriptor);
    descriptor.enumerable = true;
    defineProperty(object, names[index], descriptor);
  }
}

function expose(brand, Interface, statics, members) {
  const name = brand.name;
  const prototype = Interface.prototype;
  brand.prototype = prototype;
  if (brand.parent !== null) {
    setPrototypeOf(prototype, prototypeOf(brand.parent));
    setPrototypeOf(Interface, brand.parent.prototype.constructor);
    brand.unforgeable = brand.parent.unforgeable;
    brand.indexed = brand.parent.indexed;
  }
  noteBuiltIns({ __proto__: null, value: Interface });
  enumerable(Interface, statics);
  enumerable(prototype, members);
  defineProperty(prototype, toStringTag, property(name, false, false));
  offered[name] = Interface;
}

function defineGlobal(name, descriptor) {
  noteBuiltIns(descriptor);
  if (!defineProperty(world, name, descriptor)) {
    throw new Errors.TypeError(name + " exists and cannot be replaced.");
  }
}

// Define the members of mixins of the global scope, without timers that the engine has.
function exposeGlobals(members) {
  const names = ownKeys(members);
  for (let index = 0; index < names.length; index++) {
    const name = names[index];
    if (enginesTimers[name] === true) continue;
    const descriptor = setPrototypeOf(getOwnPropertyDescriptor(members, name), null);
    noteBuiltIns(descriptor);
    // An engine's own member can be writable but not configurable; then the glue assigns.
    if (descriptor.value === undefined) defineGlobal(name, descriptor);
    else if (!defineProperty(world, name, descriptor)) setProperty(world, name, descriptor.value);
  }
}

// Refuse a member of the global scope on another object.
function checkGlobal(object) {
  if (object !== undefined && object !== null && object !== world) {
    throw new Errors.TypeError("Illegal invocation");
  }
}

// [Replaceable]
function replace(name, value) {
  defineProperty(world, name, property(value, true));
}

// https://webidl.spec.whatwg.org/#js-constants
function constants(Interface, values) {
  const names = ownKeys(values);
  for (let index = 0; index < names.length; index++) {
    const constant = { __proto__: null, value: values[names[index]], enumerable: true };
    defineProperty(Interface, names[index], constant);
    defineProperty(Interface.prototype, names[index], constant);
  }
}

// https://webidl.spec.whatwg.org/#legacy-callback-interface-object
function callbackInterfaceObject(name, values) {
  const object = {
    [name]() {
      throw new Errors.TypeError("Illegal constructor");
    },
  }[name];
  const names = ownKeys(values);
  for (let index = 0; index < names.length; index++) {
    const constant = { __proto__: null, value: values[names[index]], enumerable: true };
    defineProperty(object, names[index], constant);
  }
  offered[name] = object;
}

// [Unscopable]
function unscopable(Interface, names) {
  const list = createObject(null);
  for (let index = 0; index < names.length; index++) list[names[index]] = true;
  const descriptor = property(list, false, false);
  defineProperty(Interface.prototype, unscopables, descriptor);
}

// [LegacyUnforgeable]: every object of the interface has these properties. The prototype has toString(),
// too: the standard does not put it there, but idlharness looks for it.
function unforgeable(brand, members) {
  const names = ownKeys(members);
  const inherited = brand.unforgeable === null ? newList() : brand.unforgeable;
  const list = newList();
  for (let index = 0; index < inherited.length; index++) list[index] = inherited[index];
  for (let index = 0; index < names.length; index++) {
    const descriptor = setPrototypeOf(getOwnPropertyDescriptor(members, names[index]), null);
    descriptor.configurable = false;
    if (descriptor.writable) descriptor.writable = false;
    list[list.length] = { __proto__: null, name: names[index], descriptor };
    if (names[index] === "toString") defineProperty(brand.prototype, "toString", descriptor);
  }
  brand.unforgeable = list;
}

function forge(object, list) {
  for (let index = 0; index < list.length; index++) {
    defineProperty(object, list[index].name, list[index].descriptor);
  }
}

function tooFew(action, required, present) {
  const plural = required === 1 ? "argument" : "arguments";
  const text = action + ": " + required + " " + plural + " required, but only ";
  return new Errors.TypeError(text + present + " present.");
}

// Legacy platform objects that support indexed properties, and maybe named ones, which scripts cannot change.
// These are handlers of a proxy; its target never has such a property. Names are not enumerable, and own or
// inherited properties hide them.
// https://webidl.spec.whatwg.org/#js-legacy-platform-objects

function indexed(brand, Interface, lengthOf, itemAt) {
  const item = (target, index) => itemAt(innerOf(target), index);
  const named = (target, key) => {
    const inner = innerOf(target);
    const { named: find, mayHide } = inner.brand.indexed;
    if (find === undefined || typeof key !== "string") return null;
    if (hasProperty(target, key) && (mayHide === undefined || !mayHide(inner, key))) return null;
    return find(inner, key);
  };
  brand.indexed = {
    __proto__: null,
    named: undefined,
    mayHide: undefined,
    setItem: undefined,
    get(target, key, receiver) {
      const index = arrayIndex(key);
      const found = index === -1 ? named(target, key) : item(target, index);
      return found === null ? getProperty(target, key, receiver) : found;
    },
    set(target, key, value, receiver) {
      const inner = innerOf(target);
      const index = arrayIndex(key);
      if (index !== -1 && inner.brand.indexed.setItem !== undefined && innerOf(receiver) === inner) {
        inner.brand.indexed.setItem(inner, index, value);
        return true;
      }
      if (index !== -1 && (innerOf(receiver) === inner || item(target, index) !== null)) {
        return false;
      }
      return setProperty(target, key, value, receiver);
    },
    has(target, key) {
      const index = arrayIndex(key);
      const found = index === -1 ? named(target, key) : item(target, index);
      return found !== null || hasProperty(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      const index = arrayIndex(key);
      const found = index === -1 ? named(target, key) : item(target, index);
      if (found !== null) return property(found, index !== -1, false);
      const descriptor = getOwnPropertyDescriptor(target, key);
      return descriptor === undefined ? undefined : setPrototypeOf(descriptor, null);
    },
    defineProperty(target, key, descriptor) {
      const index = arrayIndex(key);
      if (index !== -1 && innerOf(target).brand.indexed.setItem !== undefined && "value" in descriptor) {
        innerOf(target).brand.indexed.setItem(innerOf(target), index, descriptor.value);
        return true;
      }
      if (index !== -1 || named(target, key) !== null) return false;
      return defineProperty(target, key, setPrototypeOf(descriptor, null));
    },
    deleteProperty(target, key) {
      const index = arrayIndex(key);
      if (index !== -1) return item(target, index) === null;
      return named(target, key) === null && deleteProperty(target, key);
    },
    preventExtensions() {
      return false;
    },
    ownKeys(target) {
      const length = lengthOf(innerOf(target));
      const others = ownKeys(target);
      const keys = newList();
      for (let index = 0; index < length; index++) keys[index] = "" + index;
      const inner = innerOf(target);
      if (inner.brand.indexed.named !== undefined) {
        const names = inner.supportedPropertyNames();
        const hides = inner.brand.indexed.mayHide !== undefined;
        for (let index = 0; index < names.length; index++) {
          const isOwn = getOwnPropertyDescriptor(target, names[index]) !== undefined;
          if (!isOwn && (hides || !hasProperty(target, names[index]))) keys[keys.length] = names[index];
        }
      }
      for (let index = 0; index < others.length; index++) keys[keys.length] = others[index];
      return keys;
    },
  };
  defineProperty(Interface.prototype, iteratorSymbol, property(arrayIterator, false));
}

// An interface that inherits indexed properties may have named ones of its own. With `mayHide`, they hide
// other properties: [LegacyOverrideBuiltIns].
function named(brand, find, mayHide) {
  brand.indexed = setPrototypeOf({ ...brand.indexed, named: find, mayHide }, null);
}

// Scripts may set the indexed properties.
function settable(brand, setItem) {
  brand.indexed = setPrototypeOf({ ...brand.indexed, setItem }, null);
}

function arrayIndex(key) {
  if (typeof key !== "string") return -1;
  const index = +key;
  return index >>> 0 === index && index !== 4294967295 && "" + index === key ? index : -1;
}
