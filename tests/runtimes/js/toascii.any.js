// META: script=vectors.js
// META: timeout=long
// META: variant=?toascii
// META: variant=?IdnaTestV2
// META: variant=?IdnaTestV2-removed

const suite = location.search.slice(1);

testVectors(suite, (vector) => {
  // Code points that end a host are percent-encoded, so that they reach the host parser.
  const input =
    suite === "toascii"
      ? vector.input
      : vector.input.replace(/[:/?#\\]/g, (character) => {
          return `%${character.charCodeAt(0).toString(16)}`;
        });
  const href = `https://${input}/x`;
  if (vector.output === null) {
    assert_throws_js(TypeError, () => new URL(href));
    assert_false(URL.canParse(href), "canParse");
  } else {
    const url = new URL(href);
    assert_equals(url.host, vector.output, "host");
    assert_equals(url.hostname, vector.output, "hostname");
    assert_equals(url.pathname, "/x", "pathname");
    assert_equals(url.href, `https://${vector.output}/x`, "href");
  }
  if (suite !== "toascii") return;
  for (const attribute of ["host", "hostname"]) {
    const url = new URL("https://x/x");
    url[attribute] = vector.input;
    assert_equals(url[attribute], vector.output === null ? "x" : vector.output, attribute);
  }
});
