// What the File API says of Blob: https://w3c.github.io/FileAPI/#blob-section

const mine = { name: "mine" };
const utf8 = (text) => {
  const escaped = unescape(encodeURIComponent(text));
  return Uint8Array.from(escaped, (unit) => unit.charCodeAt(0));
};

function blobTest(make, { text, type = "", size = utf8(text).length }, name) {
  promise_test(async () => {
    const blob = make();
    assert_true(blob instanceof Blob);
    assert_false(blob instanceof File);
    assert_equals(blob.size, size, "size");
    assert_equals(blob.type, type, "type");
    assert_equals(await blob.text(), text, "text");
  }, name);
}

// The parts

test(() => {
  assert_equals(Blob.length, 0);
  assert_throws_js(TypeError, () => Blob());
  assert_throws_js(TypeError, () => Reflect.apply(Blob, {}, []));
  assert_equals(String(new Blob()), "[object Blob]");
}, "the interface object");

blobTest(() => new Blob(), { text: "" }, "no arguments");
blobTest(() => new Blob(undefined, undefined), { text: "" }, "undefined arguments");
blobTest(() => new Blob([]), { text: "" }, "no parts");

for (const value of [null, true, 0, 1.5, "text", Symbol(), new Date(0), /x/, {}]) {
  test(() => {
    assert_throws_js(TypeError, () => new Blob(value));
  }, `no sequence of parts: ${format_value(value)}`);
}

test(() => assert_throws_js(TypeError, () => new Blob({ 0: "a", length: 1 })), "an object like an array");

blobTest(() => new Blob(new String("xyz")), { text: "xyz" }, "a String object is a sequence");
blobTest(() => new Blob(new Uint8Array([1, 2, 30])), { text: "1230" }, "a typed array is one, too");
blobTest(() => new Blob(new Set(["a", "b"])), { text: "ab" }, "a Set");
blobTest(
  () => new Blob({ [Symbol.iterator]: Array.prototype[Symbol.iterator], length: 2, 0: "a" }),
  { text: "aundefined" },
  "an object with an array's iterator",
);
blobTest(
  () => {
    function* parts() {
      yield "a";
      yield* ["b", "c"];
    }
    return new Blob(parts());
  },
  { text: "abc" },
  "a generator",
);

test(() => {
  const seen = [];
  const parts = {
    get [Symbol.iterator]() {
      seen.push("iterator");
      return Array.prototype[Symbol.iterator];
    },
    get length() {
      seen.push("length");
      return 3;
    },
    get 0() {
      seen.push("0");
      return { toString: () => seen.push("0 toString") };
    },
    get 1() {
      seen.push("1");
      throw mine;
    },
    get 2() {
      seen.push("2");
      return "";
    },
  };
  const options = {
    get type() {
      seen.push("type");
      return "";
    },
  };
  assert_throws_exactly(mine, () => new Blob(parts, options));
  assert_array_equals(seen, ["iterator", "length", "0", "0 toString", "length", "1"]);
}, "parts are read in order until one throws, and options after them");

for (const [name, part] of [
  ["toString", { toString() { throw mine; } }],
  ["valueOf", { toString: undefined, valueOf() { throw mine; } }],
  ["Symbol.toPrimitive", { [Symbol.toPrimitive]() { throw mine; } }],
]) {
  test(() => assert_throws_exactly(mine, () => new Blob([part])), `a part's ${name} throws`);
}
test(() => {
  assert_throws_js(TypeError, () => new Blob([{ toString: null, valueOf: null }]));
  assert_throws_js(TypeError, () => new Blob([Symbol()]));
  assert_throws_js(TypeError, () => new Blob([Object.create(null)]));
}, "parts that are no strings");

blobTest(
  () => {
    const parts = [{ toString() { parts.pop(); return "a"; } }, "b"];
    return new Blob(parts);
  },
  { text: "a" },
  "parts that go while they are read",
);
blobTest(
  () => new Blob([null, undefined, true, 0, 1.5, [], ["x", "y"], {}, 10n, new String("s")]),
  { text: "nullundefinedtrue01.5x,y[object Object]10s" },
  "parts of any type are strings",
);
blobTest(() => new Blob(["\ud800", "\0é\u{1f600}"]), { text: "\ufffd\0é\u{1f600}" }, "lone surrogates");
blobTest(
  () => new Blob([new Blob(["a"]), new Blob(["b", new Blob(["c"])]), "d", new File(["e"], "f")]),
  { text: "abcde" },
  "blobs and files as parts",
);
blobTest(
  () => new Blob([new Proxy(new Blob(["a"]), {}), Object.create(new Blob(["b"]))].map(String)),
  { text: "[object Blob][object Blob]" },
  "what only looks like a blob",
);

// Bytes

blobTest(() => new Blob([new ArrayBuffer(4)]), { text: "\0\0\0\0" }, "an ArrayBuffer");
const words = [0x44434241, 0x48474645];
const bytes = new Uint8Array(new Uint32Array(words).buffer);
for (const [name, View] of Object.entries({
  Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array,
  Float32Array, Float64Array, BigInt64Array, BigUint64Array, DataView,
})) {
  blobTest(() => new Blob([new View(bytes.buffer)]), { text: "ABCDEFGH" }, name);
}
blobTest(
  () => new Blob([new Uint8Array(bytes.buffer, 1, 3), new DataView(bytes.buffer, 2, 1), "-",
                  new Uint16Array(bytes.buffer, 6)]),
  { text: "BCDC-GH" },
  "views of a part of a buffer",
);
for (let length = 0; length < 9; length++) {
  promise_test(async () => {
    const some = Uint8Array.from({ length }, (_, index) => 255 - index * 31);
    const blob = new Blob([some, some.buffer]);
    some.fill(1);
    const result = await blob.bytes();
    assert_equals(result.length, 2 * length);
    for (let index = 0; index < 2 * length; index++) {
      assert_equals(result[index], 255 - (index % length) * 31);
    }
  }, `${length} bytes, twice`);
}
promise_test(async () => {
  const all = Uint8Array.from({ length: 1 << 20 }, (_, index) => (index * 7919) >> 4);
  const back = await new Blob([all]).bytes();
  assert_equals(back.length, all.length);
  assert_true(back.every((byte, index) => byte === all[index]));
}, "a megabyte there and back");

// Options

test(() => {
  const seen = [];
  new Blob([], {
    get type() {
      seen.push("type");
      return { toString: () => seen.push("type toString") };
    },
    get endings() {
      seen.push("endings");
      return { toString() { seen.push("endings toString"); return "native"; } };
    },
    get other() {
      seen.push("other");
    },
  });
  assert_array_equals(seen, ["endings", "endings toString", "type", "type toString"]);
}, "options are read in the order of their names, and converted at once");
for (const value of [null, undefined, {}, [], /x/, () => {}, new Blob([]), new Date(1)]) {
  blobTest(() => new Blob(["\r\n\n\r"], value), { text: "\r\n\n\r" }, `options ${format_value(value)}`);
}
for (const value of [123, true, "abc", Symbol(), 1n]) {
  test(() => assert_throws_js(TypeError, () => new Blob([], value)), `no options: ${format_value(value)}`);
}
for (const endings of [null, "", "Native", "transparent\0", 0, {}, Symbol()]) {
  test(() => {
    const type = { toString() { throw mine; } };
    assert_throws_js(TypeError, () => new Blob([], { endings, type }));
  }, `no endings: ${format_value(endings)}`);
}
test(() => {
  assert_throws_exactly(mine, () => new Blob([], { get endings() { throw mine; } }));
  assert_throws_exactly(mine, () => new Blob([], { type: { toString() { throw mine; } } }));
}, "options that throw");
promise_test(async () => {
  const native = await new Blob(["\n"], { endings: "native" }).text();
  assert_in_array(native, ["\n", "\r\n"]);
  for (const [text, expected] of [["a\r\nb\rc\nd", ["a", "b", "c", "d"]], ["\n\r", ["", "", ""]]]) {
    const blob = new Blob([text, utf8("\r")], { endings: "native" });
    assert_equals(await blob.text(), expected.join(native) + "\r");
    assert_equals(await new Blob([text], { endings: "transparent" }).text(), text);
    assert_equals(await new Blob([text], { endings: undefined }).text(), text);
  }
}, "native line endings");
for (const [type, expected] of [
  ["text/plain", "text/plain"],
  ["TEXT/HTML;Charset=X", "text/html;charset=x"],
  [" a b ", " a b "],
  ["image/gif\0", ""],
  ["\timage/gif", ""],
  ["image/gif\x7f", ""],
  ["\xe5", ""],
  ["\u0130mage/gif", ""],
  ["\u{1047e}", ""],
  [null, "null"],
  [undefined, ""],
]) {
  test(() => {
    assert_equals(new Blob([], { type }).type, expected);
    assert_equals(new Blob([]).slice(0, 0, type).type, expected, "of a slice");
  }, `type ${format_value(type)}`);
}

// Slices

const ten = () => new Blob(["0123456789"], { type: "a/b" });
for (const [range, expected] of [
  [[], "0123456789"],
  [[undefined, undefined, undefined], "0123456789"],
  [[3], "3456789"],
  [[-3], "789"],
  [[-11], "0123456789"],
  [[0, -1], "012345678"],
  [[-4, -1], "678"],
  [[4, 2], ""],
  [[2, 4], "23"],
  [[11, 12], ""],
  [[8, 20], "89"],
  [[null, 2], "01"],
  [["1", { valueOf: () => 3 }], "12"],
  [[NaN, NaN], ""],
  [[-Infinity, Infinity], "0123456789"],
  [[Infinity], ""],
  [[0.5, 1.5], "01"],
  [[1.5, 2.5], ""],
  [[1.4, 3.6], "123"],
  [[-1e300, 1e300], "0123456789"],
  [[2 ** 32, 2 ** 33], ""],
  [[-0, 1], "0"],
]) {
  blobTest(() => ten().slice(...range), { text: expected }, `slice(${range.map((each) => format_value(each)).join()})`);
}
promise_test(async () => {
  const slice = ten().slice(2, 8).slice(1, -1);
  assert_equals(await new Blob([slice, slice.slice(-2)]).text(), "345656");
}, "slices of slices");
test(() => {
  assert_throws_exactly(mine, () => ten().slice({ valueOf() { throw mine; } }));
  assert_throws_js(TypeError, () => ten().slice(1n));
  assert_throws_js(TypeError, () => ten().slice(0, Symbol()));
  assert_false(new File(["a"], "b").slice() instanceof File);
  assert_not_equals(ten().slice(), ten().slice());
}, "what a slice is not");

// Reading

for (const [name, parts, expected] of [
  ["in UTF-8", [utf8("é\u{1f600}")], "é\u{1f600}"],
  ["without a byte order mark", [utf8("\ufeffa\ufeff")], "a\ufeff"],
  ["that is not UTF-8", [new Uint8Array([192, 193, 245, 255])], "\ufffd\ufffd\ufffd\ufffd"],
  ["that is cut off", [utf8("a€").subarray(0, 3)], "a\ufffd"],
  ["in parts", [utf8("€").subarray(0, 1), utf8("€").subarray(1)], "€"],
]) {
  promise_test(async () => {
    assert_equals(await new Blob(parts, { type: "text/plain;charset=utf-16" }).text(), expected);
  }, `text ${name}`);
}
promise_test(async () => {
  const blob = new Blob(["PASS"]);
  const [text, again, buffer, other, array] = await Promise.all([
    blob.text(), blob.text(), blob.arrayBuffer(), blob.arrayBuffer(), blob.bytes(),
  ]);
  assert_equals(text + again, "PASSPASS");
  assert_true(buffer instanceof ArrayBuffer);
  assert_not_equals(buffer, other);
  assert_true(array instanceof Uint8Array);
  assert_equals(Object.getPrototypeOf(array), Uint8Array.prototype);
  assert_array_equals(array, [80, 65, 83, 83]);
  assert_array_equals(new Uint8Array(buffer), array);
  assert_equals(array.buffer.byteLength, 4);
  assert_equals((await new Blob().arrayBuffer()).byteLength, 0);
}, "several readings at once");
test(() => {
  const promise = new Blob(["a"]).text();
  assert_equals(Object.getPrototypeOf(promise), Promise.prototype);
  assert_not_equals(promise, new Blob(["a"]).text());
}, "promises are promises");
promise_test(async (t) => {
  for (const name of ["text", "arrayBuffer", "bytes"]) {
    for (const receiver of [undefined, null, {}, new URL("a:"), Blob.prototype]) {
      await promise_rejects_js(t, TypeError, Blob.prototype[name].call(receiver));
    }
  }
}, "a wrong receiver rejects the promise");

// Subclasses

promise_test(async () => {
  class Mine extends Blob {
    constructor(...parts) {
      super(parts, { type: "mine" });
      this.more = 1;
    }
    get size() {
      return -super.size;
    }
  }
  const blob = new Mine("a", "b");
  assert_true(blob instanceof Blob);
  assert_equals(Object.getPrototypeOf(blob), Mine.prototype);
  assert_equals(blob.size, -2);
  assert_equals(blob.type, "mine");
  assert_equals(await blob.text(), "ab");
  assert_false(blob.slice() instanceof Mine);
  assert_equals(await new Blob([blob, blob]).text(), "abab");
}, "a subclass");
