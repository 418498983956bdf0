// META: script=vectors.js

testVectors("url-setters", (vector) => {
  const url = new URL(vector.href);
  const watched = new URL(vector.href);
  const params = watched.searchParams;
  const before = params.size;
  url[vector.attribute] = vector.new_value;
  watched[vector.attribute] = vector.new_value;
  for (const [component, value] of Object.entries(vector.expected)) {
    assert_equals(url[component], value, component);
    assert_equals(watched[component], value, `${component}, watched`);
  }
  const expected = new URLSearchParams(url.search);
  assert_equals(params.toString(), expected.toString(), "searchParams");
  assert_equals(params.size, expected.size, `size, which was ${before}`);
  assert_equals(watched.searchParams, params, "the same searchParams");
});
