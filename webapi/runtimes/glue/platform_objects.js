// Requests

// QuickJS concatenates long strings lazily, and its Python package does not accept such a string. A slice is
// a plain string.
const flat = (text) => slice(text, 0);

function ask(request) {
  if (dead.length !== 0) release();
  let answer = parse(send(flat(request)));
  if (answer[0] === "RangeError" && sweep()) {
    release();
    answer = parse(send(flat(request)));
  }
  if (typeof answer[0] !== "string") return answer;
  if (answer[0] === "DOMException") throw new DOMException(answer[1], answer[2]);
  throw new Errors[answer[0]](answer[1]);
}

function release() {
  const handles = newList();
  for (let index = 0; index < dead.length; index++) handles[index] = "" + dead[index];
  dead.length = 0;
  send(flat(releaseCall + "[" + joined(handles, 0, handles.length) + "]]"));
}

// Handles. `references` finds the JavaScript object of a handle, so that a Python object is always the same
// object here. An engine without weak references keeps every such object until the context ends.
//
// Finalizers run after a job. A loop can use up the handles before that, so `sweep` examines all references
// when handles run out. The handle of a collected object can have a new object, with another reference.

const dead = newList();
const finalizes = typeof FinalizationRegistry === "function" && typeof WeakRef === "function";
const references = new Map();
const Reference = finalizes ? WeakRef : undefined;
const dereference = finalizes
  ? withThis(WeakRef.prototype.deref)
  : (reference) => reference.object;
const getReference = boundTo(references, Map.prototype.get);
const setReference = boundTo(references, Map.prototype.set);
const deleteReference = boundTo(references, Map.prototype.delete);
const forEachReference = boundTo(references, Map.prototype.forEach);
const registry = finalizes ? new FinalizationRegistry(finalize) : undefined;
const register = finalizes ? boundTo(registry, FinalizationRegistry.prototype.register) : undefined;

const newReference = (object) =>
  finalizes ? new Reference(object) : { __proto__: null, object };

function watch(object, handle) {
  const reference = newReference(object);
  setReference(handle, reference);
  if (finalizes) register(object, { __proto__: null, handle, reference });
}

function finalize(held) {
  if (getReference(held.handle) === held.reference) bury(held.handle);
}

function bury(handle) {
  deleteReference(handle);
  dead[dead.length] = handle;
}

function sweep() {
  forEachReference((reference, handle) => {
    if (dereference(reference) === undefined) bury(handle);
  });
  return dead.length !== 0;
}

// Objects. An object's `state` is Python's last answer about it: its handle, then the values of attributes.
// Handle 0 means that Python does not keep the object; its `recipe`, the request that made it, makes it again
// when necessary. Objects that change each other share a `group`. A state is out of date if the group's
// version is no longer the one that was `seen`.

const objects = new WeakMap();
const innerOf = boundTo(objects, weakGet);
const setInner = boundTo(objects, weakSet);

// A brand marks the objects of an interface. `script` defines the interface.
const everyBrand = newList();

function newBrand(name, parent, script, valuesCode = 0, cloneCode = 0) {
  const brand = {
    __proto__: null,
    name,
    parent,
    script,
    valuesCode,
    cloneCode,
    prototype: null,
    unforgeable: null,
    indexed: null,
  };
  everyBrand[everyBrand.length] = brand;
  return brand;
}

// Return the internals of an object that implements the interface, or undefined.
function implemented(brand, object) {
  const inner = innerOf(object);
  if (inner === undefined) return undefined;
  for (let each = inner.brand; each !== null; each = each.parent) {
    if (each === brand) return inner;
  }
  return undefined;
}

// Return the internals of a member's `this`; without an object, these are the global scope's.
function internals(brand, object) {
  const inner = innerOf(object);
  if (inner !== undefined) {
    for (let each = inner.brand; each !== null; each = each.parent) {
      if (each === brand) return inner;
    }
  }
  const global = object === undefined || object === null ? implemented(brand, world) : undefined;
  if (global === undefined) throw new Errors.TypeError("Illegal invocation");
  return global;
}

const Inner = withoutParent(
  class {
    constructor(brand, state, recipe) {
      this.brand = brand;
      this.handle = 0;
      this.recipe = recipe;
      this.state = state;
      this.group = null;
      this.seen = 0;
    }
  },
);

function initialize(brand, object, state, recipe) {
  const inner = new Inner(brand, state, recipe);
  if (state[0] !== 0) keep(object, inner, state[0]);
  return implement(object, inner);
}

// Give an object its internals.
function implement(object, inner) {
  setInner(object, inner);
  if (inner.brand.unforgeable !== null) forge(object, inner.brand.unforgeable);
  return inner;
}

function newObject(brand, state, recipe) {
  const target = createObject(prototypeOf(brand));
  if (brand.indexed === null) {
    initialize(brand, target, state, recipe);
    return target;
  }
  const object = new Surrounded(target, brand.indexed);
  setInner(target, initialize(brand, object, state, recipe));
  return object;
}

const constructed = (brand, object, recipe) => {
  initialize(brand, object, ask(recipe), recipe);
};

function made(brand, recipe) {
  const state = ask(recipe);
  return state.length === 1 && state[0] === 0 ? null : newObject(brand, state, recipe);
}

function keep(object, inner, handle) {
  if (inner.handle !== 0) return;
  inner.handle = handle;
  inner.recipe = "";
  inner.group = { __proto__: null, version: 0 };
  watch(object, handle);
}

const target = (inner) => (inner.handle === 0 ? inner.recipe : inner.handle);

function value(brand, object, index) {
  const inner = internals(brand, object);
  if (inner.group !== null && inner.seen !== inner.group.version) {
    inner.state = ask("[" + inner.brand.valuesCode + "," + inner.handle + "]");
    inner.seen = inner.group.version;
  }
  return inner.state[index];
}

function assign(object, inner, code, text) {
  const state = ask("[" + code + "," + target(inner) + "," + text + "]");
  keep(object, inner, state[0]);
  inner.state = state;
  inner.seen = ++inner.group.version;
}

function call(object, inner, code, text) {
  const result = query(object, inner, code, text);
  inner.group.version++;
  return result;
}

function query(object, inner, code, text) {
  const answer = ask("[" + code + "," + target(inner) + text + "]");
  keep(object, inner, answer[0]);
  return answer[1];
}

// Results

// `answer` is null, or the number of an interface and a state.
function platformObject(answer) {
  if (answer === null) return null;
  const state = answer[1];
  const reference = getReference(state[0]);
  const known = reference === undefined ? undefined : dereference(reference);
  return known === undefined ? newObject(brands[answer[0]], state, "") : known;
}

const objectOrValue = (answer) => (isObject(answer) ? platformObject(answer) : answer);

// Return the object of an attribute of the global scope, always the same one.
const globalObjects = createObject(null);

function globalObject(name, code) {
  if (globalObjects[name] === undefined) {
    globalObjects[name] = platformObject(ask("[" + code + "]")[1]);
  }
  return globalObjects[name];
}

// Return an attribute's object, and keep it alive as long as the object, or until the attribute changes.
function objectAttribute(object, inner, name, code) {
  inner[name] = platformObject(query(object, inner, code, ""));
  return inner[name];
}

function sameObject(object, inner, name, code) {
  if (inner[name] === undefined) {
    const other = innerOf(objectAttribute(object, inner, name, code));
    other.group = inner.group;
    other.seen = inner.group.version;
  }
  return inner[name];
}

// Return the same array as before if its items are the same.
function frozenArray(object, inner, name, code, convert) {
  const answers = query(object, inner, code, "");
  const old = inner[name];
  const items = newList();
  let same = old !== undefined && old.length === answers.length;
  for (let index = 0; index < answers.length; index++) {
    items[index] = convert(answers[index]);
    same = same && items[index] === old[index];
  }
  if (!same) inner[name] = freeze(setPrototypeOf(items, arrayPrototype));
  return inner[name];
}

const promised = (steps) =>
  new Later((resolve, reject) => {
    let result;
    try {
      result = steps();
    } catch (error) {
      reject(error);
      return;
    }
    resolve(result);
  });

// Iteration is live, by index. While nothing changes, it reads pairs in advance.

function cursor(inner, code, convert) {
  const pairs = newList();
  return { __proto__: null, inner, code, convert, index: 0, seen: -1, start: 0, count: 8, pairs };
}

function pairAt(cursor) {
  const inner = cursor.inner;
  if (cursor.seen !== inner.group.version) {
    cursor.count = 8;
    read(cursor);
  } else if (cursor.index === cursor.start + cursor.count) {
    if (cursor.count < 4096) cursor.count *= 2;
    read(cursor);
  }
  const offset = cursor.index - cursor.start;
  if (offset >= cursor.pairs.length) return undefined;
  cursor.index++;
  return cursor.pairs[offset];
}

function read(cursor) {
  const inner = cursor.inner;
  cursor.start = cursor.index;
  cursor.pairs = ask(
    "[" + cursor.code + "," + inner.handle + "," + cursor.index + "," + cursor.count + "]",
  )[1];
  if (cursor.convert !== identity) {
    for (let index = 0; index < cursor.pairs.length; index++) {
      cursor.pairs[index][1] = cursor.convert(cursor.pairs[index][1]);
    }
  }
  cursor.seen = inner.group.version;
}

const pairIterators = (name, code, convert) =>
  pairIteratorsBy(name, (state) => {
    if (state.cursor === null) state.cursor = cursor(state.inner, code, convert);
    return pairAt(state.cursor);
  });

// Make the iterators of an interface; `nextPair` takes their state.
function pairIteratorsBy(name, nextPair) {
  const brand = newBrand(name, null, "");
  const prototype = createObject(iteratorPrototype);
  const next = {
    next() {
      const state = internals(brand, this);
      const pair = nextPair(state);
      if (pair === undefined) return { value: undefined, done: true };
      return { value: state.kind === 2 ? pair : pair[state.kind], done: false };
    },
  }.next;
  defineProperty(prototype, "next", property(next, true));
  defineProperty(prototype, toStringTag, property(name + " Iterator", false, false));
  return (inner, kind) => {
    const iterator = createObject(prototype);
    setInner(iterator, { __proto__: null, brand, inner, kind, index: 0, cursor: null });
    return iterator;
  };
}

function forEachPair(object, at, callback, thisArgument) {
  for (;;) {
    const pair = pairAt(at);
    if (pair === undefined) return;
    apply(callback, thisArgument, [pair[1], pair[0], object]);
  }
}
