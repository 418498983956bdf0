// META: script=vectors.js
// META: timeout=long

// The vectors of the URL class, as hyperlinks answer them; and what only hyperlinks have.
// https://html.spec.whatwg.org/multipage/links.html#api-for-a-and-area-elements

testVectors("url-constructor", (vector) => {
  const url = vector.base === null ? "about:blank" : vector.base;
  if (URL.parse(url) === null) {
    assert_throws_js(TypeError, () => new Document(url));
    assert_true(vector.failure);
    return;
  }
  const page = new Document(url);
  for (const name of ["a", "area"]) {
    const link = page.createElement(name);
    link.setAttribute("href", vector.input);
    if (vector.failure && vector.relativeTo === "any-base") {
      assert_not_equals(link.protocol, ":");
    } else if (vector.failure) {
      assert_equals(link.protocol, ":");
      assert_equals(link.href, String(link));
      assert_equals(link.origin + link.host + link.pathname + link.search + link.hash, "");
    } else {
      for (const component of components) {
        assert_equals(link[component], vector[component], component);
      }
      assert_equals(link.toString(), vector.href);
    }
    assert_equals(link.getAttribute("href"), vector.input);
  }
});

testVectors("url-origin", (vector) => {
  const page = new Document(vector.base === null ? "about:blank" : vector.base);
  const link = page.createElement("a");
  link.href = vector.input;
  assert_equals(link.origin, vector.origin);
});

testVectors("url-setters", (vector) => {
  for (const name of ["a", "area"]) {
    const link = new Document("about:blank").createElement(name);
    link.href = vector.href;
    link[vector.attribute] = vector.new_value;
    if (vector.attribute === "href" && URL.parse(vector.new_value) === null) {
      assert_equals(link.href, vector.new_value);
      continue;
    }
    for (const [component, value] of Object.entries(vector.expected)) {
      assert_equals(link[component], value, component);
    }
  }
});

// What only hyperlinks have

const page = (url = "https://example.org/dir/page?q#f") => new Document(url);
const mine = { name: "mine" };

for (const name of ["a", "area"]) {
  test(() => {
    const link = page().createElement(name);
    assert_equals(link.href + link, "");
    assert_equals(link.protocol, ":");
    link.host = "x";
    assert_false(link.hasAttribute("href"));
    link.href = "";
    assert_equals(link.href, "https://example.org/dir/page?q");
    link.removeAttribute("HREF");
    assert_equals(link.href, "");
    assert_equals(link.getAttribute("href"), null);
  }, `${name} without href`);

  test(() => {
    const link = page().createElement(name);
    for (const attribute of ["download", "ping", "rel", "target", "hreflang", "type"]) {
      assert_equals(link[attribute], "");
      link[attribute] = { toString: () => `${attribute}\ud800\0` };
      const expected = attribute === "ping" ? `${attribute}\ufffd\0` : `${attribute}\ud800\0`;
      assert_equals(link[attribute], expected);
      assert_equals(link.getAttribute(attribute), expected);
    }
    assert_array_equals(link.getAttributeNames(), [
      "download", "ping", "rel", "target", "hreflang", "type",
    ]);
  }, `${name} reflects attributes`);

  test(() => {
    const link = page().createElement(name);
    link.href = "https://a/";
    for (const component of [...components, "rel"]) {
      assert_throws_exactly(mine, () => {
        link[component] = { toString() { throw mine; } };
      });
      assert_throws_js(TypeError, () => {
        link[component] = Symbol();
      });
    }
    assert_equals(link.href, "https://a/");
    assert_throws_js(TypeError, () => {
      "use strict";
      link.origin = "x";
    });
  }, `${name} and errors in setters`);

  test(() => {
    const document = page();
    const base = document.createElement("base");
    const link = document.createElement(name);
    link.href = "x";
    base.href = "/other/";
    const body = document.createElement("body");
    document.append(body);
    body.append(base, link);
    assert_equals(link.href, "https://example.org/other/x");
    assert_equals(link.baseURI, "https://example.org/other/");
    base.remove();
    assert_equals(link.href, "https://example.org/dir/x");
    assert_equals(link.ownerDocument, document);
    assert_equals(document.ownerDocument, null);
    assert_false(base.isConnected);
    assert_true(link.isConnected);
  }, `${name} and a base element`);
}

test(() => {
  const document = new Document("https://example.org/", "windows-1252");
  const link = document.createElement("a");
  link.href = "?\u00e9\u20ac\u{1f600}#\u00e9";
  assert_equals(link.search, "?%E9%80%26%23128512%3B");
  assert_equals(link.hash, "#%C3%A9");
}, "a query in the document's encoding");

test(() => {
  const link = page().createElement("a");
  const area = page().createElement("area");
  const get = (prototype) => Object.getOwnPropertyDescriptor(prototype, "href").get;
  assert_throws_js(TypeError, () => get(HTMLAnchorElement.prototype).call(area));
  assert_throws_js(TypeError, () => get(HTMLAreaElement.prototype).call(link));
  assert_throws_js(TypeError, () => HTMLAnchorElement.prototype.toString.call(area));
  assert_equals(Element.prototype.hasAttribute.call(area, "x"), false);
  assert_throws_js(TypeError, () => Element.prototype.hasAttribute.call(page(), "x"));
  assert_throws_js(TypeError, () => new HTMLAnchorElement());
  for (const [object, chain] of [
    [link, [HTMLAnchorElement, HTMLElement, Element, Node, EventTarget]],
    [page(), [Document, Node, EventTarget]],
  ]) {
    let prototype = object;
    for (const Interface of chain) {
      prototype = Object.getPrototypeOf(prototype);
      assert_equals(prototype, Interface.prototype);
    }
    assert_equals(Object.getPrototypeOf(prototype), Object.prototype);
  }
}, "each interface has its own members");
