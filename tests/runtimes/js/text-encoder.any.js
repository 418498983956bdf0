// What WPT's encoding/ asserts of TextEncoder, written anew, and what it leaves out.

const encoder = new TextEncoder();
const bytesOf = (...values) => Array.from(encoder.encode(...values));
const SAMPLES = [
  ["", []],
  ["\0a\x7f", [0, 0x61, 0x7f]],
  ["\x80\u07ff", [0xc2, 0x80, 0xdf, 0xbf]],
  ["\u0800\uffff", [0xe0, 0xa0, 0x80, 0xef, 0xbf, 0xbf]],
  ["\u{10000}\u{10ffff}", [0xf0, 0x90, 0x80, 0x80, 0xf4, 0x8f, 0xbf, 0xbf]],
  ["\ud7ff\ue000", [0xed, 0x9f, 0xbf, 0xee, 0x80, 0x80]],
  ["z\xa2\u6c34\u{1d11e}\u{10fffd}", [0x7a, 0xc2, 0xa2, 0xe6, 0xb0, 0xb4, 0xf0, 0x9d, 0x84, 0x9e, 0xf4, 0x8f, 0xbf, 0xbd]],
];
const REPLACED = [0xef, 0xbf, 0xbd];

test(() => {
  for (const [text, bytes] of SAMPLES) assert_array_equals(bytesOf(text), bytes);
  const long = "\xe9\u{1f600}".repeat(5000);
  assert_equals(new TextDecoder().decode(encoder.encode(long)), long);
}, "code points");

test(() => {
  assert_array_equals(bytesOf("\ud800"), REPLACED);
  assert_array_equals(bytesOf("\udc00"), REPLACED);
  assert_array_equals(bytesOf("\udc00\ud800"), [...REPLACED, ...REPLACED]);
  assert_array_equals(bytesOf("\ud800\ud83d\ude00x\udbff"), [...REPLACED, 0xf0, 0x9f, 0x98, 0x80, 0x78, ...REPLACED]);
}, "lone surrogates");

test(() => {
  assert_array_equals(bytesOf(), []);
  assert_array_equals(bytesOf(undefined), []);
  assert_array_equals(bytesOf(null), [0x6e, 0x75, 0x6c, 0x6c]);
  assert_array_equals(bytesOf({ toString: () => "\xe9" }), [0xc3, 0xa9]);
  assert_throws_js(TypeError, () => encoder.encode(Symbol()));
}, "values that are no strings");

test(() => {
  const bytes = encoder.encode("h\xe9");
  assert_equals(Object.getPrototypeOf(bytes), Uint8Array.prototype);
  assert_equals(bytes.buffer.byteLength, 3);
  assert_not_equals(encoder.encode(""), encoder.encode(""));
  assert_equals(encoder.encoding, "utf-8");
  assert_equals(new TextEncoder("utf-16").encoding, "utf-8");
}, "the result, and the encoding");

test(() => {
  const text = "a\xe9\u6c34\u{1f600}\ud800";
  const whole = bytesOf(text);
  const ends = [[0, 0], [1, 1], [2, 3], [3, 6], [5, 10], [6, 13]];
  for (let room = 0; room <= 20; room++) {
    const buffer = new Uint8Array(room + 4).fill(7);
    const [read, written] = ends.filter(([, end]) => end <= room).pop();
    const result = encoder.encodeInto(text, buffer.subarray(2, 2 + room));
    assert_equals(JSON.stringify(result), JSON.stringify({ read, written }), String(room));
    const bytes = [7, 7, ...whole.slice(0, written), ...Array(room - written + 2).fill(7)];
    assert_array_equals(Array.from(buffer), bytes);
  }
}, "encodeInto() at every end");

test(() => {
  const others = [new Int8Array(1), new Uint8ClampedArray(1), new Uint16Array(1), new Float64Array(1)];
  for (const value of [...others, new DataView(new ArrayBuffer(1)), new ArrayBuffer(1), [], {}, null]) {
    assert_throws_js(TypeError, () => encoder.encodeInto("", value));
  }
  assert_throws_js(TypeError, () => encoder.encodeInto(Symbol(), new Uint8Array(1)));
  assert_throws_js(TypeError, () => encoder.encodeInto("a"));
  if ("resizable" in ArrayBuffer.prototype) {
    const resizable = new Uint8Array(new ArrayBuffer(1, { maxByteLength: 2 }));
    assert_throws_js(TypeError, () => encoder.encodeInto("a", resizable));
  }
}, "destinations that are none");

test(() => {
  if (typeof SharedArrayBuffer !== "function") return;
  const shared = new Uint8Array(new SharedArrayBuffer(2));
  assert_equals(encoder.encodeInto("ab", shared).written, 2);
  assert_array_equals(Array.from(shared), [0x61, 0x62]);
  let growable;
  try {
    growable = new Uint8Array(new SharedArrayBuffer(1, { maxByteLength: 2 }));
  } catch (error) {
    return; // QuickJS makes none in a context without workers
  }
  if (!growable.buffer.growable) return;
  assert_throws_js(TypeError, () => encoder.encodeInto("a", growable));
}, "shared memory");

test(() => {
  if (!ArrayBuffer.prototype.transfer) return;
  const detached = new Uint8Array(4);
  detached.buffer.transfer();
  const { read, written } = encoder.encodeInto("a", detached);
  assert_array_equals([read, written], [0, 0]);
}, "a detached destination");

test(() => {
  class Special extends TextEncoder {
    two(text) {
      return this.encode(text + text);
    }
  }
  assert_array_equals(Array.from(new Special().two("a")), [0x61, 0x61]);
  for (const name of ["encode", "encodeInto"]) {
    assert_throws_js(TypeError, () => TextEncoder.prototype[name].call({}, "", new Uint8Array(1)));
  }
  assert_throws_js(TypeError, () => TextEncoder.prototype.encoding);
  assert_throws_js(TypeError, () => TextEncoder());
}, "subclasses, and what is no TextEncoder");

test(() => {
  if (typeof SharedArrayBuffer !== "function") return;
  const shared = new SharedArrayBuffer(3);
  new Uint8Array(shared).set([0x61, 0xc3, 0xa9]);
  const decoder = new TextDecoder();
  for (const view of [shared, new Uint8Array(shared), new DataView(shared)]) {
    assert_equals(decoder.decode(view), "a\u00e9");
  }
  assert_equals(decoder.decode(new Uint8Array(shared, 1)), "\u00e9");
  assert_throws_js(TypeError, () => decoder.decode("a"));
}, "TextDecoder takes shared memory");
