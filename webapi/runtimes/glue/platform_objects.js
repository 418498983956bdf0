// Requests

// QuickJS concatenates long strings lazily, and its Python package accepts no such string. A slice is a
// plain string.
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
  send(flat("[0,[" + joined(handles, 0, handles.length) + "]]"));
}

// Handles. `references` finds the JavaScript object of a handle, so that one Python object is always the
// same object here. An engine without weak references keeps every such object until the context ends.
//
// Finalizers run when a job is done. A loop may make more objects than there are handles before that, so
// all references are examined when handles run out. An object that was collected may since have been
// made again with the same handle; then its reference is another one.

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

// Objects. An object's `state` is the last answer about it: its handle, then the values of attributes.
// Handle 0 means that Python does not keep the object: `recipe`, the request that made it, makes it again
// when it is needed. Objects that change each other share a `group`. A state is out of date when the
// group's version has changed since the state was `seen`.

const objects = new WeakMap();
const innerOf = boundTo(objects, weakGet);
const setInner = boundTo(objects, weakSet);

// A brand marks the objects of an interface, which `script` defines.
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

// The internals of an object that implements the interface, or undefined.
function implemented(brand, object) {
  const inner = innerOf(object);
  if (inner === undefined) return undefined;
  for (let each = inner.brand; each !== null; each = each.parent) {
    if (each === brand) return inner;
  }
  return undefined;
}

// The internals of what a member is called on: without an object, on the global scope.
function internals(brand, object) {
  const inner = innerOf(object);
  if (inner !== undefined && inner.brand === brand) return inner;
  const other = implemented(brand, object === undefined || object === null ? world : object);
  if (other === undefined) throw new Errors.TypeError("Illegal invocation");
  return other;
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

// An object whose internals are `inner`, with its brand.
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

// The object of an attribute of the global scope, which stays the same.
const globalObjects = createObject(null);

function globalObject(name, code) {
  if (globalObjects[name] === undefined) {
    globalObjects[name] = platformObject(ask("[" + code + "]")[1]);
  }
  return globalObjects[name];
}

// The value of an attribute, kept alive until the object is collected or the attribute changes.
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

// Returns the same array as before if its items are the same.
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

// Iteration: live, by index. Pairs are read in advance as long as nothing changes.

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

// Makes the iterators of an interface; `nextPair` takes their state.
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
