// The JavaScript side of the bridge: what interfaces.js, which follows this text in one function,
// calls. `send` takes a request, ASCII text of JSON, and returns the answer, such text too.
//
// Whatever of the language can be patched is taken here, before any page runs, and used by these
// names only. For the same reason nothing below destructures, spreads or loops with "of" (those
// look iterators up), nothing reads an element that an array may lack, and lists that grow have no
// prototype, as a page may put setters on it. Nor are there template literals, for which QuickJS
// calls a method of strings.

const apply = Reflect.apply;
const defineProperty = Reflect.defineProperty;
const getOwnPropertyDescriptor = Reflect.getOwnPropertyDescriptor;
const getPrototypeOf = Reflect.getPrototypeOf;
const ownKeys = Reflect.ownKeys;
const createObject = Object.create;
const setPrototypeOf = Object.setPrototypeOf;
const parse = JSON.parse;
const stringify = JSON.stringify;
const toString = String;
const iteratorSymbol = Symbol.iterator;
const Errors = { __proto__: null, Error, RangeError, TypeError };
const weakGet = WeakMap.prototype.get;
const weakSet = WeakMap.prototype.set;
const bind = Function.prototype.bind;
const boundTo = (object, method) => apply(bind, method, [object]);
const withThis = (method) => apply(bind, Function.prototype.call, [method]);
const charCodeAt = withThis(String.prototype.charCodeAt);
const slice = withThis(String.prototype.slice);
const execute = withThis(RegExp.prototype.exec);
const toBase = withThis(Number.prototype.toString);
const iteratorPrototype = getPrototypeOf(getPrototypeOf([][iteratorSymbol]()));

const newList = () => setPrototypeOf([], null);

const isObject = (value) =>
  (typeof value === "object" && value !== null) || typeof value === "function";

// Text of JSON. Long texts are made by halves: engines without ropes copy a string that grows, and
// QuickJS's regular expressions run out of memory in a text of megabytes.

const notASCII = /[^ -~]/;

function quote(string) {
  const text = stringify(string);
  return ascii(text, 0, text.length);
}

function ascii(text, start, end) {
  if (end - start > 4096) {
    const middle = (start + end) >> 1;
    return ascii(text, start, middle) + ascii(text, middle, end);
  }
  const part = slice(text, start, end);
  return execute(notASCII, part) === null ? part : escaped(part, 0, part.length);
}

function escaped(text, start, end) {
  if (end - start > 16) {
    const middle = (start + end) >> 1;
    return escaped(text, start, middle) + escaped(text, middle, end);
  }
  let result = "";
  for (let index = start; index < end; index++) {
    const unit = charCodeAt(text, index);
    if (unit < 127) result += text[index];
    else if (unit < 0x100) result += "\\u00" + toBase(unit, 16);
    else if (unit < 0x1000) result += "\\u0" + toBase(unit, 16);
    else result += "\\u" + toBase(unit, 16);
  }
  return result;
}

function joined(list, start, end) {
  if (end - start > 1) {
    const middle = (start + end) >> 1;
    return joined(list, start, middle) + "," + joined(list, middle, end);
  }
  return start === end ? "" : list[start];
}

// Conversions, from any value to the text of what it converts to.
// https://webidl.spec.whatwg.org/#js-type-mapping

function toStringText(value) {
  if (typeof value === "string") return quote(value);
  if (typeof value === "symbol") throw new Errors.TypeError("A symbol is no string.");
  return quote(toString(value));
}

const toBooleanText = (value) => (value ? "true" : "false");

function toIntegerText(value) {
  const number = +value;
  return number - number === 0 ? "" + number : "0";
}

function toDoubleText(value, context) {
  const number = +value;
  if (number - number !== 0) throw new Errors.TypeError(context + " is non-finite.");
  return "" + number;
}

function iteratorMethod(value, context) {
  const method = value[iteratorSymbol];
  if (method === undefined || method === null) return undefined;
  if (typeof method !== "function") {
    throw new Errors.TypeError(context + ": its Symbol.iterator is not a function.");
  }
  return method;
}

const sequenceOf = (convert) => (value, context) => {
  const method = isObject(value) ? iteratorMethod(value, context) : undefined;
  if (method === undefined) {
    throw new Errors.TypeError(context + " cannot be converted to a sequence.");
  }
  return sequenceText(value, method, convert, context);
};

function sequenceText(value, method, convert, context) {
  const iterator = apply(method, value, []);
  if (!isObject(iterator)) {
    throw new Errors.TypeError(context + ": its iterator is not an object.");
  }
  const next = iterator.next;
  const items = newList();
  for (;;) {
    const result = apply(next, iterator, []);
    if (!isObject(result)) {
      throw new Errors.TypeError(context + ": its iterator returned no object.");
    }
    if (result.done) return "[" + joined(items, 0, items.length) + "]";
    items[items.length] = convert(result.value, context);
  }
}

const recordOf = (convertKey, convert) => (value, context) => {
  if (!isObject(value)) {
    throw new Errors.TypeError(context + " cannot be converted to a record.");
  }
  const keys = ownKeys(value);
  const items = newList();
  for (let index = 0; index < keys.length; index++) {
    const descriptor = getOwnPropertyDescriptor(value, keys[index]);
    if (descriptor !== undefined && descriptor.enumerable) {
      const key = convertKey(keys[index], context);
      items[items.length] = key + ":" + convert(value[keys[index]], context);
    }
  }
  return "{" + joined(items, 0, items.length) + "}";
};

// https://webidl.spec.whatwg.org/#js-union
const unionOf = (choices) => (value, context) => {
  if (isObject(value)) {
    if (choices.sequence !== undefined) {
      const method = iteratorMethod(value, context);
      if (method !== undefined) {
        return sequenceText(value, method, choices.sequence, context);
      }
    }
    if (choices.record !== undefined) return choices.record(value, context);
  }
  if (choices.boolean !== undefined && typeof value === "boolean") {
    return choices.boolean(value, context);
  }
  if (choices.numeric !== undefined && typeof value === "number") {
    return choices.numeric(value, context);
  }
  const convert = choices.string || choices.numeric || choices.boolean;
  if (convert !== undefined) return convert(value, context);
  throw new Errors.TypeError(context + " is not of a type that is accepted.");
};

// Requests

// QuickJS joins long strings lazily, and its Python package takes no such string; a slice is whole.
const flat = (text) => slice(text, 0);

// The handles of objects that are gone. Finalizers run when a job is done; so that a loop can make
// more objects than there are handles, references are looked through when those run out.
const dead = newList();
const finalizes = typeof FinalizationRegistry === "function" && typeof WeakRef === "function";
const references = new Map();
const Reference = finalizes ? WeakRef : undefined;
const dereference = finalizes ? withThis(WeakRef.prototype.deref) : undefined;
const setReference = boundTo(references, Map.prototype.set);
const deleteReference = boundTo(references, Map.prototype.delete);
const forEachReference = boundTo(references, Map.prototype.forEach);
const registry = finalizes ? new FinalizationRegistry(bury) : undefined;
const register = finalizes ? boundTo(registry, FinalizationRegistry.prototype.register) : undefined;

function bury(handle) {
  if (deleteReference(handle)) dead[dead.length] = handle;
}

function watch(object, handle) {
  if (!finalizes) return;
  setReference(handle, new Reference(object));
  register(object, handle);
}

function sweep() {
  forEachReference((reference, handle) => {
    if (dereference(reference) === undefined) bury(handle);
  });
  return dead.length !== 0;
}

function ask(request) {
  if (dead.length !== 0) release();
  let answer = parse(send(flat(request)));
  if (answer[0] === "RangeError" && sweep()) {
    release();
    answer = parse(send(flat(request)));
  }
  if (typeof answer[0] === "string") throw new Errors[answer[0]](answer[1]);
  return answer;
}

function release() {
  const handles = newList();
  for (let index = 0; index < dead.length; index++) handles[index] = "" + dead[index];
  dead.length = 0;
  send(flat("[0,[" + joined(handles, 0, handles.length) + "]]"));
}

// Objects. What JavaScript knows of one is its `state`: the last answer about it, whose first item
// is its handle and whose others are the values of attributes. Handle 0 means that Python keeps
// nothing: `recipe`, the request that made the object, makes it again when it is needed. Objects that
// change each other share a `group`, whose version tells whether a state is still true.

function newBrand(name, valuesCode) {
  const states = new WeakMap();
  return {
    __proto__: null,
    name,
    valuesCode,
    prototype: null,
    get: boundTo(states, weakGet),
    set: boundTo(states, weakSet),
  };
}

function own(brand, object) {
  const inner = brand.get(object);
  if (inner === undefined) throw new Errors.TypeError("Illegal invocation");
  return inner;
}

function initialize(brand, object, state, recipe) {
  const inner = { __proto__: null, brand, handle: 0, recipe, state, group: null, seen: 0 };
  if (state[0] !== 0) keep(object, inner, state[0]);
  brand.set(object, inner);
  return inner;
}

const construct = (brand, object, recipe) => {
  initialize(brand, object, ask(recipe), recipe);
};

function made(brand, recipe) {
  const state = ask(recipe);
  if (state.length === 1) return null;
  const object = createObject(brand.prototype);
  initialize(brand, object, state, recipe);
  return object;
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
  const inner = own(brand, object);
  if (inner.group !== null && inner.seen !== inner.group.version) {
    inner.state = ask("[" + brand.valuesCode + "," + inner.handle + "]");
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
  const answer = ask("[" + code + "," + target(inner) + text + "]");
  keep(object, inner, answer[0]);
  inner.group.version++;
  return answer[1];
}

function look(object, inner, code, text) {
  const answer = ask("[" + code + "," + target(inner) + text + "]");
  keep(object, inner, answer[0]);
  return answer[1];
}

function sameObject(object, inner, name, code, brand) {
  if (inner[name] === undefined) {
    const state = look(object, inner, code, "");
    inner[name] = createObject(brand.prototype);
    const other = initialize(brand, inner[name], state, "");
    other.group = inner.group;
    other.seen = inner.group.version;
  }
  return inner[name];
}

// Iteration: live, by index, reading pairs ahead as long as nothing changes.

function cursor(inner, code) {
  return { __proto__: null, inner, code, index: 0, seen: -1, start: 0, count: 8, pairs: newList() };
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
  cursor.seen = inner.group.version;
}

function pairIterators(name, code) {
  const cursors = newBrand(name, 0);
  const prototype = createObject(iteratorPrototype);
  const next = {
    next() {
      const at = own(cursors, this);
      const pair = pairAt(at);
      if (pair === undefined) return { value: undefined, done: true };
      return { value: at.kind === 2 ? pair : pair[at.kind], done: false };
    },
  }.next;
  defineProperty(prototype, "next", property(next, true));
  defineProperty(prototype, Symbol.toStringTag, property(name + " Iterator", false, false));
  return (inner, kind) => {
    const iterator = createObject(prototype);
    const at = cursor(inner, code);
    at.kind = kind;
    cursors.set(iterator, at);
    return iterator;
  };
}

function forEachPair(object, inner, code, callback, thisArgument) {
  const at = cursor(inner, code);
  for (;;) {
    const pair = pairAt(at);
    if (pair === undefined) return;
    apply(callback, thisArgument, [pair[1], pair[0], object]);
  }
}

// Interfaces

const property = (value, enumerable, writable = true) => ({
  __proto__: null,
  value,
  enumerable,
  writable,
  configurable: true,
});

function enumerable(object, names) {
  for (let index = 0; index < names.length; index++) {
    const descriptor = getOwnPropertyDescriptor(object, names[index]);
    descriptor.enumerable = true;
    defineProperty(object, names[index], descriptor);
  }
}

function expose(brand, Interface, statics, members) {
  const name = brand.name;
  brand.prototype = Interface.prototype;
  enumerable(Interface, statics);
  enumerable(Interface.prototype, members);
  defineProperty(Interface.prototype, Symbol.toStringTag, property(name, false, false));
  if (!defineProperty(globalThis, name, property(Interface, false))) {
    throw new Errors.TypeError(name + " is already there and cannot be replaced.");
  }
}

function tooFew(action, required, present) {
  const plural = required === 1 ? "argument" : "arguments";
  const text = action + ": " + required + " " + plural + " required, but only ";
  return new Errors.TypeError(text + present + " present.");
}
