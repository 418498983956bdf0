// What WPT's WebCryptoAPI asserts of random values, written anew.

const names = ["Int8Array", "Uint8Array", "Uint8ClampedArray", "Int16Array", "Uint16Array", "Int32Array"];
names.push("Uint32Array", "BigInt64Array", "BigUint64Array");

test(() => {
  for (const name of names) {
    const Type = globalThis[name];
    class Sub extends Type {}
    for (const array of [new Type(32), new Sub(32), new Type(0)]) {
      assert_equals(crypto.getRandomValues(array), array);
    }
    const array = crypto.getRandomValues(new Type(65536 / Type.BYTES_PER_ELEMENT));
    assert_true(new Set(array).size > 100, name);
  }
}, "arrays of integers");

test(() => {
  const buffer = new Uint8Array(100).buffer;
  crypto.getRandomValues(new Uint8Array(buffer, 10, 73));
  const bytes = new Uint8Array(buffer);
  for (let index = 0; index < 100; index++) {
    if (index < 10 || index >= 83) assert_equals(bytes[index], 0);
  }
  assert_true(new Set(bytes).size > 30);
  const ends = new Set();
  for (let count = 0; count < 100; count++) ends.add(crypto.getRandomValues(new Uint8Array(5))[4]);
  assert_true(ends.size > 30);
}, "only the view's bytes are written, and all of them");

test(() => {
  for (const name of names) {
    const Type = globalThis[name];
    const long = new Type(65536 / Type.BYTES_PER_ELEMENT + 1);
    try {
      crypto.getRandomValues(long);
      assert_unreached();
    } catch (error) {
      assert_true(error instanceof QuotaExceededError);
      assert_equals(error.quota, null);
      assert_equals(error.requested, null);
    }
    assert_true(long.every((item) => item == 0));
  }
}, "more than 65,536 bytes");

test(() => {
  const wrong = [new Float32Array(70000), new Float64Array(1), new DataView(new ArrayBuffer(70000))];
  if (typeof Float16Array === "function") wrong.push(new Float16Array(1));
  for (const view of wrong) assert_throws_dom("TypeMismatchError", () => crypto.getRandomValues(view));
  for (const value of [undefined, null, 1, "a", {}, [1], new ArrayBuffer(4)]) {
    assert_throws_js(TypeError, () => crypto.getRandomValues(value));
  }
  assert_throws_js(TypeError, () => crypto.getRandomValues());
  if (typeof SharedArrayBuffer === "function") {
    const shared = new Uint8Array(new SharedArrayBuffer(4));
    assert_throws_js(TypeError, () => crypto.getRandomValues(shared));
  }
}, "what is no array of integers");

test(() => {
  const seen = new Set();
  for (let count = 0; count < 200; count++) {
    const uuid = crypto.randomUUID();
    assert_true(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(uuid), uuid);
    seen.add(uuid);
  }
  assert_equals(seen.size, 200);
}, "randomUUID");

test(() => {
  assert_throws_js(TypeError, () => new Crypto());
  assert_throws_js(TypeError, () => Crypto.prototype.randomUUID());
  assert_throws_js(TypeError, () => Crypto.prototype.getRandomValues.call({}, new Uint8Array(1)));
  assert_true(crypto instanceof Crypto);
  assert_equals(String(crypto), "[object Crypto]");
}, "the interface");
