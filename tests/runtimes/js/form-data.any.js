// What WPT's xhr/formdata asserts of FormData without forms, written anew.

const pairsOf = (form) => Array.from(form, ([name, value]) => `${name}=${value.name ?? value}`).join("&");
const formOf = (...pairs) => {
  const form = new FormData();
  for (const pair of pairs) form.append(...pair);
  return form;
};

test(() => {
  const form = formOf(["a", "1"], ["b", "2"], ["a", "3"]);
  assert_equals(form.get("a"), "1");
  assert_array_equals(form.getAll("a"), ["1", "3"]);
  assert_equals(form.get("c"), null);
  assert_array_equals(form.getAll("c"), []);
  assert_true(form.has("b"));
  form.set("a", "4");
  assert_equals(pairsOf(form), "a=4&b=2");
  form.set("c", "5");
  form.delete("b");
  form.delete("nothing");
  assert_equals(pairsOf(form), "a=4&c=5");
  assert_false(form.has("b"));
}, "strings");

test(() => {
  const form = formOf(["n\ud800", "v\udc00"], [null, undefined], [1, { toString: () => "o" }], ["\r\n", "\n"]);
  const pairs = Array.from(form, (pair) => pair.join("="));
  assert_array_equals(pairs, ["n\ufffd=v\ufffd", "null=undefined", "1=o", "\r\n=\n"]);
}, "what becomes a string");

promise_test(async () => {
  const file = new File(["text"], "n\u00e9", { type: "text/x", lastModified: 7 });
  const form = formOf(["a", file], ["b", file, "other"], ["c", new Blob(["blob"], { type: "t/t" })]);
  form.append("d", new Blob([]), "named");
  assert_equals(form.get("a"), file);
  const [a, b, c, d] = Array.from(form.values());
  assert_equals(a, file);
  assert_equals(b.name, "other");
  assert_equals(b.lastModified, 7);
  assert_equals(b.type, "text/x");
  assert_equals(c.name, "blob");
  assert_equals(c.type, "t/t");
  assert_equals(d.name, "named");
  for (const each of [b, c, d]) assert_equals(Object.getPrototypeOf(each), File.prototype);
  assert_equals(form.get("c"), c);
  assert_equals(form.getAll("c")[0], c);
  assert_equals(await b.text(), "text");
  assert_equals(await c.text(), "blob");
  form.set("a", new Blob(["x"]), undefined);
  assert_equals(form.get("a").name, "blob");
}, "files and blobs");

test(() => {
  const form = new FormData();
  for (const name of ["append", "set"]) {
    assert_throws_js(TypeError, () => form[name]());
    assert_throws_js(TypeError, () => form[name]("a"));
    assert_throws_js(TypeError, () => form[name]("a", "text", "name"));
    assert_throws_js(TypeError, () => form[name]("a", {}, "name"));
    assert_throws_js(TypeError, () => form[name](Symbol(), "a"));
  }
  assert_throws_js(TypeError, () => FormData.prototype.get.call({}, "a"));
  assert_throws_js(TypeError, () => FormData());
  assert_equals(pairsOf(form), "");
}, "wrong arguments");

test(() => {
  const form = formOf(["a", "1"], ["b", "2"], ["c", "3"]);
  const seen = [];
  for (const [name] of form) {
    seen.push(name);
    if (name === "a") form.delete("b");
    if (name === "c") form.append("d", "4");
  }
  assert_array_equals(seen, ["a", "c", "d"]);
  assert_array_equals(Array.from(form.keys()), ["a", "c", "d"]);
  const noted = [];
  form.forEach(function (value, name, object) {
    noted.push(name + value + (object === form) + this);
  }, "x");
  assert_array_equals(noted, ["a1truex", "c3truex", "d4truex"]);
  assert_equals(form[Symbol.iterator], form.entries);
  assert_equals(String(form.entries()), "[object FormData Iterator]");
}, "iteration, which is live");

test(() => {
  const form = formOf(["a", "1"], ["b", "\u00e9 &"]);
  assert_equals(new URLSearchParams(form).toString(), "a=1&b=%C3%A9+%26");
  assert_throws_dom("DataCloneError", () => structuredClone(form));
}, "as other objects' argument");
