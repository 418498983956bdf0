// What the File API says of File: https://w3c.github.io/FileAPI/#file-section

const mine = { name: "mine" };

test(() => {
  assert_equals(File.length, 2);
  assert_equals(Object.getPrototypeOf(File), Blob);
  assert_equals(Object.getPrototypeOf(File.prototype), Blob.prototype);
  assert_throws_js(TypeError, () => new File());
  assert_throws_js(TypeError, () => new File([]));
  assert_throws_js(TypeError, () => File([], "name"));
  assert_equals(String(new File([], "name")), "[object File]");
}, "the interface object");

for (const [parts, size] of [
  [[], 0],
  [["bits"], 4],
  [["\u{1d4fd}\u{1d4ee}"], 8],
  [[new Blob(), new Blob(["bits"]), new File(["bits"], "x")], 8],
  [[new ArrayBuffer(8), new Uint16Array(3), new DataView(new ArrayBuffer(3), 1)], 16],
  [[12, [1, 2, 3], {}, { toString: () => "text" }], 26],
  [new Set(["ab", "cde"]), 5],
]) {
  test(() => {
    const file = new File(parts, "name");
    assert_true(file instanceof File);
    assert_true(file instanceof Blob);
    assert_equals(file.size, size);
    assert_equals(file.name, "name");
    assert_equals(file.type, "");
  }, `${size} bytes of ${format_value(parts)}`);
}
for (const parts of ["hello", 0, null, undefined, {}]) {
  test(() => assert_throws_js(TypeError, () => new File(parts, "name")), `no bits: ${format_value(parts)}`);
}
for (const [name, expected] of [
  ["", ""],
  ["a/b:c\\d", "a/b:c\\d"],
  [null, "null"],
  [undefined, "undefined"],
  [1, "1"],
  ["\ud800\0", "\ufffd\0"],
]) {
  test(() => assert_equals(new File([], name).name, expected), `name ${format_value(name)}`);
}
for (const [lastModified, expected] of [
  [42, 42],
  [-1, -1],
  [0, 0],
  [null, 0],
  [1.9, 1],
  ["7", 7],
  [new Date(11), 11],
  [NaN, 0],
  [Infinity, 0],
  [2 ** 64 + 4096, 4096],
  [2 ** 63, -(2 ** 63)],
]) {
  test(() => {
    assert_equals(new File([], "", { lastModified }).lastModified, expected);
  }, `lastModified ${format_value(lastModified)}`);
}
test(() => {
  const before = Date.now();
  for (const options of [undefined, null, {}, { lastModified: undefined }]) {
    const { lastModified } = new File([], "", options);
    assert_greater_than_equal(lastModified, before - 1);
    assert_less_than_equal(lastModified, Date.now() + 1);
  }
}, "lastModified is now");
test(() => {
  const seen = [];
  const option = (name, value) => ({
    enumerable: true,
    get() {
      seen.push(name);
      return value;
    },
  });
  const file = new File([], "name", Object.defineProperties({}, {
    lastModified: option("lastModified", 5),
    type: option("type", "A/B"),
    endings: option("endings", "native"),
    name: option("name", "other"),
  }));
  assert_array_equals(seen, ["endings", "type", "lastModified"]);
  assert_equals(file.type, "a/b");
  assert_equals(file.name, "name");
}, "options that are inherited are read first");
for (const options of [123, true, "abc", Symbol()]) {
  test(() => assert_throws_js(TypeError, () => new File([], "", options)), `no options: ${format_value(options)}`);
}
test(() => {
  const throwing = { toString() { throw mine; }, valueOf() { throw mine; } };
  assert_throws_exactly(mine, () => new File([throwing], ""));
  assert_throws_exactly(mine, () => new File([], throwing));
  assert_throws_exactly(mine, () => new File([], "", { type: throwing }));
  assert_throws_exactly(mine, () => new File([], "", { lastModified: throwing }));
  assert_throws_js(TypeError, () => new File([], "", { lastModified: 1n }));
}, "errors pass through");
promise_test(async () => {
  const file = new File(["a\u20ac"], "name", { type: "T" });
  assert_equals(await file.text(), "a\u20ac");
  assert_equals((await file.arrayBuffer()).byteLength, 4);
  const slice = file.slice(1);
  assert_false(slice instanceof File);
  assert_equals(slice.type, "");
  assert_equals(await slice.text(), "\u20ac");
  assert_equals(file.size, 4);
}, "a file is a blob");
test(() => {
  const size = Object.getOwnPropertyDescriptor(Blob.prototype, "size").get;
  const name = Object.getOwnPropertyDescriptor(File.prototype, "name").get;
  assert_equals(size.call(new File(["a"], "b")), 1);
  assert_throws_js(TypeError, () => name.call(new Blob(["a"])));
  assert_throws_js(TypeError, () => name.call(File.prototype));
}, "a blob is no file");
