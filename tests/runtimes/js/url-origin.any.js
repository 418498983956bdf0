// META: script=vectors.js

testVectors("url-origin", (vector) => {
  const url = vector.base === null ? new URL(vector.input) : new URL(vector.input, vector.base);
  assert_equals(url.origin, vector.origin);
});
