// What WPT's html/browsers/origin/api/ asserts, written anew, of what a context has.

test(() => {
  const [a, b] = [new Origin(), new Origin()];
  assert_true(a.opaque);
  assert_true(a.isSameOrigin(a) && a.isSameSite(a));
  assert_false(a.isSameOrigin(b) || a.isSameSite(b));
}, "opaque origins");

test(() => {
  const [a, b] = [0, 1].map(() => Origin.from("data:text/plain,opaque"));
  assert_true(a.opaque && b.opaque);
  assert_true(a.isSameOrigin(Origin.from(a)), "an Origin's origin is its own");
  assert_false(a.isSameOrigin(b) || a.isSameSite(b));
}, "opaque origins of one URL");

test(() => {
  const names = ["a", "a.a", "b.a", "b", "b.b"];
  const origins = names.map((name) => Origin.from(`https://${name}.example`));
  origins.forEach((one, i) =>
    origins.forEach((other, j) => {
      assert_equals(one.isSameOrigin(other), i === j, `${names[i]} ${names[j]}`);
      const sameSite = names[i].slice(-1) === names[j].slice(-1);
      assert_equals(one.isSameSite(other), sameSite, `${names[i]} ${names[j]}`);
    }),
  );
}, "tuple origins");

test(() => {
  const [http, https] = ["http", "https"].map((scheme) => Origin.from(`${scheme}://a.example`));
  assert_false(http.isSameOrigin(https) || https.isSameSite(http));
}, "schemes count");

test(() => {
  const origin = Origin.from("https://example.org:8080/");
  const link = new Document("about:blank").createElement("a");
  assert_throws_js(TypeError, () => Origin.from(link));
  link.setAttribute("href", "https://example.org:8080/b");
  assert_true(origin.isSameOrigin(Origin.from(link)));
  assert_true(origin.isSameOrigin(Origin.from(new URL("https://example.org:8080/c"))));
  assert_true(origin.isSameOrigin(Origin.from("blob:https://example.org:8080/x")));
}, "hyperlinks, URLs and blob: URLs");

for (const value of [undefined, null, 1, 1n, true, {}, [], "", "null", "invalid", new Document()]) {
  test(() => {
    assert_throws_js(TypeError, () => Origin.from(value));
  }, `no origin: ${typeof value} ${String(value)}`);
}
