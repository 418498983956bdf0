// What WPT's html/webappapis/structured-clone asserts, written anew, and what it leaves out.

const refused = (value, ...options) => {
  assert_throws_dom("DataCloneError", () => structuredClone(value, ...options));
};
const has = (name) => typeof globalThis[name] === "function";
const fresh = (clone, value, prototype) => {
  assert_not_equals(clone, value);
  assert_equals(Object.getPrototypeOf(clone), prototype);
};

test(() => {
  const values = [undefined, null, true, false, 0, -0, NaN, -Infinity, 2 ** 53, "", "\0\ud800\u{1f600}", 7n ** 99n];
  for (const value of values) assert_equals(structuredClone(value), value);
  assert_array_equals(structuredClone(values), values);
}, "primitive values");

test(() => {
  for (const value of [false, true, -0, NaN, "", "a\ud800", -(9n ** 40n)]) {
    const object = Object(value);
    object.extra = 1;
    const clone = structuredClone(object);
    fresh(clone, object, Object.getPrototypeOf(object));
    assert_equals(clone.valueOf(), value);
    assert_false("extra" in clone);
  }
}, "objects of primitive values");

test(() => {
  for (const time of [0, -1, 8.64e15, NaN]) {
    const date = new Date(time);
    const clone = structuredClone(date);
    fresh(clone, date, Date.prototype);
    assert_equals(clone.getTime(), time);
  }
}, "dates");

test(() => {
  const expressions = [/a\/b\n/, new RegExp(""), new RegExp("/"), /[a-z]+/gimsuy];
  if ("hasIndices" in RegExp.prototype) expressions.push(new RegExp("(?<name>.)", "d"));
  if ("unicodeSets" in RegExp.prototype) expressions.push(new RegExp("[ab]", "v"));
  for (const expression of expressions) {
    expression.lastIndex = 3;
    const clone = structuredClone(expression);
    fresh(clone, expression, RegExp.prototype);
    assert_equals(String(clone), String(expression));
    assert_equals(clone.flags, expression.flags);
    assert_equals(clone.lastIndex, 0);
  }
}, "regular expressions");

test(() => {
  const array = [1, , "c", [4]];
  array.extra = { a: 1 };
  Object.defineProperty(array, "hidden", { value: 1 });
  const clone = structuredClone(array);
  fresh(clone, array, Array.prototype);
  assert_equals(clone.length, 4);
  assert_false(1 in clone);
  assert_array_equals(Object.keys(clone), ["0", "2", "3", "extra"]);
  assert_array_equals(clone[3], [4]);
  assert_equals(clone.extra.a, 1);
  assert_false("hidden" in clone);
  assert_equals(structuredClone(new Array(1000)).length, 1000);
}, "arrays with holes and further properties");

test(() => {
  class Point {
    constructor() {
      this.x = 1;
    }

    get y() {
      return 2;
    }
  }
  const point = new Point();
  point[Symbol("s")] = 1;
  Object.defineProperty(point, "getter", { get: () => "got", enumerable: true });
  Object.defineProperty(point, "fixed", { value: 1, enumerable: true });
  Object.defineProperty(point, "__proto__", { value: { z: 3 }, enumerable: true });
  const clone = structuredClone(Object.freeze(point));
  fresh(clone, point, Object.prototype);
  assert_array_equals(Reflect.ownKeys(clone), ["x", "getter", "fixed", "__proto__"]);
  assert_equals(clone.getter, "got");
  assert_equals(clone.z, undefined);
  for (const name of Object.keys(clone)) {
    const { writable, configurable } = Object.getOwnPropertyDescriptor(clone, name);
    assert_true(writable && configurable);
  }
  fresh(structuredClone(Object.create(null)), null, Object.prototype);
  fresh(structuredClone(Object.prototype), Object.prototype, Object.prototype);
}, "plain objects and objects of classes");

test(() => {
  const key = { k: 1 };
  const map = new Map([[key, "v"], ["m", key], [NaN, -0]]);
  map.set(map, map);
  map.extra = 1;
  const clone = structuredClone(map);
  fresh(clone, map, Map.prototype);
  const [[first], [, second], third, [last, itself]] = [...clone];
  assert_equals(first, second);
  assert_equals(first.k, 1);
  assert_array_equals(third, [NaN, -0]);
  assert_equals(last, clone);
  assert_equals(itself, clone);
  assert_false("extra" in clone);

  const set = new Set([1, key, "x"]);
  set.add(set);
  const cloned = structuredClone(set);
  fresh(cloned, set, Set.prototype);
  assert_equals([...cloned][3], cloned);
  assert_equals([...cloned][1].k, 1);
}, "maps and sets, and themselves in them");

test(() => {
  const map = new Map([[{ get a() { map.set("late", 1); return 1; } }, 1]]);
  assert_equals(structuredClone(map).size, 1);
  const object = { get a() { delete object.b; object.c = 1; return 1; }, b: 2 };
  assert_array_equals(Object.keys(structuredClone(object)), ["a"]);
  const order = [];
  const noting = (name, value) => ({ get [name]() { order.push(name); return value; } });
  structuredClone([noting("a", noting("b", 1)), noting("c", 1)]);
  assert_array_equals(order, ["a", "b", "c"]);
}, "what getters change, and their order");

test(() => {
  const object = { self: null, other: { back: null } };
  object.self = object;
  object.other.back = object;
  const clone = structuredClone(object);
  assert_equals(clone.self, clone);
  assert_equals(clone.other.back, clone);
  const twice = structuredClone([object, object]);
  assert_equals(twice[0], twice[1]);
}, "cycles, and an object met twice");

test(() => {
  let chain = null;
  for (let depth = 0; depth < 100000; depth++) chain = depth % 2 ? { chain } : [chain];
  let clone = structuredClone(chain);
  let depth = 0;
  for (; clone !== null; depth++) clone = Array.isArray(clone) ? clone[0] : clone.chain;
  assert_equals(depth, 100000);
  const ring = {};
  let at = ring;
  for (let index = 0; index < 10000; index++) at = at.next = {};
  at.next = ring;
  let round = structuredClone(ring);
  const start = round;
  for (let index = 0; index <= 10000; index++) round = round.next;
  assert_equals(round, start);
}, "100,000 objects inside each other");

test(() => {
  const buffer = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]).buffer;
  const clone = structuredClone(buffer);
  fresh(clone, buffer, ArrayBuffer.prototype);
  assert_array_equals(Array.from(new Uint8Array(clone)), [1, 2, 3, 4, 5, 6, 7, 8]);
  const views = [new DataView(buffer, 2, 3), new Uint16Array(buffer, 2, 2), new Uint8Array(buffer)];
  const cloned = structuredClone(views);
  for (let index = 0; index < views.length; index++) {
    fresh(cloned[index], views[index], Object.getPrototypeOf(views[index]));
    assert_equals(cloned[index].byteOffset, views[index].byteOffset);
    assert_equals(cloned[index].byteLength, views[index].byteLength);
    assert_equals(cloned[index].buffer, cloned[0].buffer);
  }
  assert_equals(cloned[0].buffer.byteLength, 8);
  const names = ["Int8Array", "Uint8ClampedArray", "Int16Array", "Int32Array", "Uint32Array"];
  for (const name of [...names, "Float16Array", "Float32Array", "Float64Array", "BigInt64Array", "BigUint64Array"]) {
    if (!has(name)) continue;
    const Type = globalThis[name];
    class Sub extends Type {}
    const value = name.startsWith("Big") ? 5n : 5;
    const result = structuredClone(Sub.of(value, value));
    fresh(result, null, Type.prototype);
    assert_array_equals(Array.from(result), [value, value]);
  }
  assert_equals(structuredClone(new ArrayBuffer(0)).byteLength, 0);
}, "buffers and views");

test(() => {
  if (!("resizable" in ArrayBuffer.prototype)) return;
  const buffer = new ArrayBuffer(4, { maxByteLength: 8 });
  const [clone, whole, part] = structuredClone([buffer, new Uint8Array(buffer), new Uint8Array(buffer, 1, 2)]);
  assert_true(clone.resizable);
  assert_equals(clone.maxByteLength, 8);
  clone.resize(8);
  assert_equals(whole.length, 8);
  assert_equals(part.length, 2);
  const view = new Uint8Array(buffer, 3, 1);
  const data = new DataView(buffer, 3, 1);
  buffer.resize(2);
  refused(view);
  refused(data);
}, "resizable buffers");

test(() => {
  if (!("resizable" in ArrayBuffer.prototype)) return;
  for (const [name, size] of [["Uint8Array", 1], ["Float64Array", 8], ["DataView", 1]]) {
    for (const most of [16, 19, 40]) {
      const buffer = new ArrayBuffer(16, { maxByteLength: most });
      const bytes = new Uint8Array(buffer);
      for (let index = 0; index < 16; index++) bytes[index] = index;
      const View = globalThis[name];
      const views = [new View(buffer, 8), new View(buffer, 8, 8 / size), new View(buffer, 0, 8 / size)];
      views.push(new View(buffer, 16), new View(buffer, 16, 0));
      const clones = structuredClone(views);
      assert_array_equals(Array.from(bytes), Array.from({ length: 16 }, (_, index) => index));
      assert_array_equals(Array.from(new Uint8Array(clones[0].buffer)), Array.from(bytes));
      for (const length of [most, 9, 16]) {
        buffer.resize(length);
        clones[0].buffer.resize(length);
        const lengths = (list) => list.map((view) => {
          try { return view.byteLength; } catch (error) { return error.name; }
        });
        assert_array_equals(lengths(clones), lengths(views));
      }
    }
  }
  const odd = new ArrayBuffer(5, { maxByteLength: 8 });
  const clone = structuredClone(new Uint16Array(odd, 2));
  clone.buffer.resize(8);
  assert_equals(clone.length, 3);
}, "views that follow the length of their buffer, and views that do not");

test(() => {
  if (!ArrayBuffer.prototype.transfer) return;
  const buffer = new Uint8Array([1, 2, 3]).buffer;
  const view = new Uint8Array(buffer, 1);
  const moved = structuredClone({ buffer, view }, { transfer: [buffer] });
  assert_equals(buffer.byteLength, 0);
  assert_throws_js(TypeError, () => new Uint8Array(buffer));
  assert_equals(moved.view.buffer, moved.buffer);
  assert_array_equals(Array.from(moved.view), [2, 3]);

  const other = new Uint8Array([7]).buffer;
  assert_equals(structuredClone("text", { transfer: new Set([other]) }), "text");
  assert_equals(other.byteLength, 0);
  refused(null, { transfer: [buffer] });
  refused(buffer);
  refused(view);

  const kept = new ArrayBuffer(4);
  refused({ kept, f() {} }, { transfer: [kept] });
  refused(kept, { transfer: [kept, kept] });
  refused(kept, { transfer: [kept, {}] });
  refused(kept, { transfer: [kept, new Uint8Array(kept)] });
  refused(kept, { transfer: [kept, new Blob([])] });
  assert_equals(kept.byteLength, 4);
  const late = { get a() { kept.transfer(); return 1; } };
  refused(late, { transfer: [kept] });
}, "transfer");

test(() => {
  for (const wrong of [1, "a", true, { transfer: null }, { transfer: {} }, { transfer: [1] }, { transfer: "a" }]) {
    assert_throws_js(TypeError, () => structuredClone(1, wrong));
  }
  for (const right of [undefined, null, {}, { transfer: undefined }, { transfer: [] }, () => {}]) {
    assert_equals(structuredClone(1, right), 1);
  }
  assert_throws_js(TypeError, () => structuredClone());
  assert_equals(structuredClone.length, 1);
  const { enumerable } = Object.getOwnPropertyDescriptor(globalThis, "structuredClone");
  assert_true(enumerable);
}, "options");

test(() => {
  const names = ["Error", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError"];
  for (const name of names) {
    const error = new globalThis[name]("m");
    error.extra = 1;
    const clone = structuredClone(error);
    fresh(clone, error, globalThis[name].prototype);
    assert_equals(clone.message, "m");
    assert_false(Object.prototype.propertyIsEnumerable.call(clone, "message"));
    assert_false("extra" in clone);
  }
  class Mine extends RangeError {
    get name() {
      return "Mine";
    }
  }
  fresh(structuredClone(new Mine("x")), null, Error.prototype);
  const named = new Error("x");
  named.name = { toString: () => "TypeError" };
  fresh(structuredClone(named), null, TypeError.prototype);
  assert_false(structuredClone(new Error()).hasOwnProperty("message"));
  const getter = Object.defineProperty(new Error("x"), "message", { get: () => "y" });
  assert_false(structuredClone(getter).hasOwnProperty("message"));
  const number = Object.assign(new Error(), { message: 7 });
  assert_equals(structuredClone(number).message, "7");
  assert_throws_exactly(named, () => structuredClone(Object.assign(new Error(), { name: { toString() { throw named; } } })));
}, "errors");

test(() => {
  // As constructors do that take a cause: those of older engines do not.
  const caused = (error, value) =>
    Object.defineProperty(error, "cause", { value, writable: true, configurable: true });
  const error = caused(new RangeError("m"), { a: [1] });
  const clone = structuredClone(error);
  assert_equals(clone.stack, error.stack);
  assert_equals(clone.cause.a[0], 1);
  assert_not_equals(clone.cause, error.cause);
  const { enumerable, writable, configurable } = Object.getOwnPropertyDescriptor(clone, "cause");
  assert_array_equals([enumerable, writable, configurable], [false, true, true]);
  assert_false(Object.prototype.propertyIsEnumerable.call(clone, "stack"));
  const inside = { error };
  error.cause = inside;
  assert_equals(structuredClone(error).cause.error.cause.error.message, "m");
  assert_true("cause" in structuredClone(caused(new Error("m"), undefined)));
  assert_false("cause" in structuredClone(new Error("m")));
  assert_false("cause" in structuredClone(Object.defineProperty(new Error(), "cause", { get: () => 1 })));
  refused(caused(new Error("m"), () => {}));
  const named = (stack) => structuredClone(Object.defineProperty(new Error(), "stack", { value: stack })).stack;
  assert_equals(named("mine"), "mine");
  assert_equals(named(5) || undefined, undefined); // V8 makes "" of it
}, "causes and stacks of errors");

test(() => {
  const exception = new DOMException("m", "AbortError");
  const clone = structuredClone(exception);
  assert_equals(clone.stack, exception.stack);
  fresh(clone, exception, DOMException.prototype);
  assert_equals(clone.message, "m");
  assert_equals(clone.name, "AbortError");
  assert_equals(clone.code, 20);
}, "a DOMException");

promise_test(async () => {
  const blob = new Blob(["a\u00e9"], { type: "text/x-a" });
  const file = new File([blob, "b"], "n\u00e9.txt", { type: "text/x-b", lastModified: 42 });
  const clone = structuredClone({ blob, file, again: blob });
  fresh(clone.blob, blob, Blob.prototype);
  fresh(clone.file, file, File.prototype);
  assert_equals(clone.again, clone.blob);
  assert_equals(clone.blob.type, "text/x-a");
  assert_equals(await clone.blob.text(), "a\u00e9");
  assert_equals(clone.file.name, "n\u00e9.txt");
  assert_equals(clone.file.lastModified, 42);
  assert_equals(clone.file.type, "text/x-b");
  assert_equals(await clone.file.text(), "a\u00e9b");
}, "blobs and files");

test(() => {
  function* generator() {}
  const values = [() => {}, class {}, Math.max, Symbol("s"), Object(Symbol()), Promise.resolve(1), generator()];
  values.push(new WeakMap(), new WeakSet(), [].values(), new Map().keys(), new Proxy(() => {}, {}));
  if (has("WeakRef")) values.push(new WeakRef({}));
  if (has("SharedArrayBuffer")) values.push(new SharedArrayBuffer(1), new Uint8Array(new SharedArrayBuffer(1)));
  values.push(new URL("a:"), new URLSearchParams(), new TextDecoder(), new TextEncoder());
  values.push(new Document(), new URLSearchParams("a=b").entries(), new Origin());
  values.push((function () { return arguments; })(1), (function () { "use strict"; return arguments; })());
  assert_equals(structuredClone({ [Symbol.toStringTag]: "Arguments", a: 1 }).a, 1);
  for (const value of values) {
    refused(value);
    refused([value]);
    refused({ a: { value } });
    refused(new Map([[value, 1]]));
    refused(new Set([value]));
  }
}, "what cannot be cloned");

test(() => {
  const error = new RangeError("mine");
  const throwing = { get a() { throw error; } };
  assert_throws_exactly(error, () => structuredClone({ b: [throwing] }));
  const proxy = new Proxy({}, { ownKeys() { throw error; } });
  assert_throws_exactly(error, () => structuredClone(proxy));
}, "what getters and proxies throw");
