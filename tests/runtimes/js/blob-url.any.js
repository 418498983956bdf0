// Blob URLs: https://w3c.github.io/FileAPI/#url

const blob = new Blob(["text"]);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test(() => {
  const count = 2000;
  const urls = new Set();
  for (let index = 0; index < count; index++) urls.add(URL.createObjectURL(blob));
  assert_equals(urls.size, count);
  urls.forEach((url) => URL.revokeObjectURL(url));
}, "all are different");

for (const object of [blob, new File(["text"], "name"), blob.slice(1)]) {
  test(() => {
    const url = new URL(URL.createObjectURL(object));
    assert_equals(url.protocol, "blob:");
    assert_equals(url.origin, location.origin);
    assert_equals(url.host + url.port + url.search + url.hash, "");
    assert_equals(url.pathname.slice(0, -36), `${location.origin}/`);
    assert_regexp_match(url.pathname.slice(-36), uuid);
    assert_equals(URL.parse(`${url}#fragment`).hash, "#fragment");
    assert_equals(URL.revokeObjectURL(url), undefined);
    assert_equals(url.origin, location.origin);
  }, `the URL of ${object}, ${object.size} bytes`);
}
test(() => {
  for (const value of [undefined, null, "", {}, new URL("a:"), Object.create(blob), new Proxy(blob, {})]) {
    assert_throws_js(TypeError, () => URL.createObjectURL(value));
  }
}, "what is no blob");
test(() => {
  assert_throws_js(TypeError, () => URL.createObjectURL());
  assert_throws_js(TypeError, () => URL.revokeObjectURL());
  assert_throws_js(TypeError, () => URL.revokeObjectURL(Symbol()));
  assert_equals(URL.createObjectURL.length, 1);
  assert_equals(URL.revokeObjectURL.length, 1);
}, "arguments are required");
for (const url of ["", "no url", "https://example.org/", "blob:", "blob:null/x", "blob:https://a/b"]) {
  test(() => assert_equals(URL.revokeObjectURL(url), undefined), `nothing to revoke: ${format_value(url)}`);
}
test(() => {
  const { createObjectURL, revokeObjectURL } = URL;
  revokeObjectURL(createObjectURL(blob));
}, "static operations have no receiver");
