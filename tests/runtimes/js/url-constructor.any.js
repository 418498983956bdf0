// META: script=vectors.js
// META: timeout=long

testVectors("url-constructor", (vector) => {
  const arguments_ = vector.base === null ? [vector.input] : [vector.input, vector.base];
  if (vector.failure) {
    assert_throws_js(TypeError, () => new URL(...arguments_));
    assert_false(URL.canParse(...arguments_), "canParse");
    assert_equals(URL.parse(...arguments_), null, "parse");
    if (vector.base === null) {
      assert_throws_js(TypeError, () => new URL("about:blank", vector.input), "as a base");
      const url = new URL("about:blank");
      assert_throws_js(TypeError, () => {
        url.href = vector.input;
      });
      assert_equals(url.href, "about:blank", "href after the setter failed");
    }
    return;
  }
  const url = new URL(...arguments_);
  for (const component of components) {
    assert_equals(url[component], vector[component], component);
  }
  if ("searchParams" in vector) {
    assert_equals(url.searchParams.toString(), vector.searchParams, "searchParams");
  }
  assert_true(URL.canParse(...arguments_), "canParse");
  assert_equals(URL.parse(...arguments_).href, vector.href, "parse");
  assert_equals(String(url), vector.href, "String()");
  assert_equals(new URL(url).href, vector.href, "parsed again");
});
