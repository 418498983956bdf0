// Document, Element, HTMLCollection, Location: what a page can do with them in JavaScript.
"use strict";

const page = (url = "https://u:p@example.org:8080/a/b?c#d", encoding) => new Document(url, encoding);
const bodies = new WeakMap();
function bodyOf(document) {
  if (!bodies.has(document)) {
    bodies.set(document, document.createElement("body"));
    document.append(bodies.get(document));
  }
  return bodies.get(document);
}
function pageWithLinks(count) {
  const document = page();
  for (let index = 0; index < count; index++) {
    const link = document.createElement(index % 2 ? "area" : "a");
    link.href = `/${index}`;
    link.setAttribute("id", `id${index}`);
    bodyOf(document).append(link);
  }
  return document;
}

// Document and Element

test(() => {
  const document = new Document();
  assert_equals(document.URL, "about:blank");
  assert_equals(document.documentURI, "about:blank");
  assert_equals(document.characterSet, "UTF-8");
  assert_equals(page("a:b", "WINDOWS-1252").charset, "windows-1252");
  assert_equals(page("a:b", "shift_jis").inputEncoding, "Shift_JIS");
  assert_throws_js(TypeError, () => new Document("no url"));
  assert_throws_js(RangeError, () => new Document("a:b", "no encoding"));
  assert_throws_js(TypeError, () => Document());
  assert_equals(typeof globalThis.document, "undefined");
}, "Document");

for (const [name, Interface, localName] of [
  ["a", HTMLAnchorElement, "a"],
  ["AREA", HTMLAreaElement, "area"],
  ["base", HTMLBaseElement, "base"],
  ["p", HTMLParagraphElement, "p"],
  ["em", HTMLElement, "em"],
  ["\u212a", HTMLElement, null],
  ["x\ud800", HTMLUnknownElement, "x\ud800"],
  [null, HTMLUnknownElement, "null"],
]) {
  test(() => {
    if (localName === null) {
      assert_throws_dom("InvalidCharacterError", () => page().createElement(`1${name}`));
      return;
    }
    const element = page().createElement(name);
    assert_equals(Object.getPrototypeOf(element), Interface.prototype);
    assert_equals(element.localName, localName);
    assert_equals(element.tagName, localName.toUpperCase());
  }, `createElement(${format_value(name)})`);
}
for (const name of ["", "1", "a b", "a\0", "a/b", "<"]) {
  test(() => {
    assert_throws_dom("InvalidCharacterError", () => page().createElement(name));
  }, `createElement(${format_value(name)}) fails`);
}
test(() => {
  let error;
  try {
    page().createElement("");
  } catch (thrown) {
    error = thrown;
  }
  assert_true(error instanceof DOMException);
  assert_true(error instanceof Error);
  assert_equals(error.code, DOMException.INVALID_CHARACTER_ERR);
  assert_equals(error.code, 5);
  assert_true(error.message.startsWith("Failed to execute 'createElement' on 'Document'"));
  assert_equals(String(error), `InvalidCharacterError: ${error.message}`);
  assert_equals(Object.prototype.toString.call(error), "[object DOMException]");
  assert_equals(new DOMException("m", "AbortError").code, 20);
  assert_equals(new DOMException().name, "Error");
}, "DOMException");
test(() => {
  const element = page().createElement("p");
  element.setAttribute("A", "\0\ud800");
  assert_equals(element.getAttribute("a"), "\0\ud800");
  assert_true(element.hasAttribute("a"));
  assert_equals(element.getAttribute("b"), null);
  const names = element.getAttributeNames();
  assert_array_equals(names, ["a"]);
  names.push("b");
  assert_not_equals(element.getAttributeNames(), names);
  assert_throws_dom("InvalidCharacterError", () => element.setAttribute("", ""));
  assert_throws_js(TypeError, () => element.setAttribute("a"));
  element.removeAttribute("a");
  assert_array_equals(element.getAttributeNames(), []);
}, "attributes");
test(() => {
  const document = page();
  const link = document.createElement("a");
  assert_equals(document.append.length, 0);
  assert_equals(document.append(), undefined);
  assert_throws_dom("HierarchyRequestError", () => document.append("text"));
  assert_throws_dom("HierarchyRequestError", () => document.append(link, document.createElement("p")));
  assert_throws_js(TypeError, () => document.append(Symbol()));
  assert_false(link.isConnected);
  link.href = "x";
  bodyOf(document).append(link, document.createElement("p"), "text", link);
  assert_equals(bodyOf(document).textContent, "text");
  assert_equals(document.links.length, 1);
  const other = page("https://other.example/");
  bodyOf(other).append(link);
  assert_equals(document.links.length, 0);
  assert_equals(link.ownerDocument, other);
  assert_equals(link.href, "https://other.example/x");
}, "append()");
test(() => {
  assert_true(Document.prototype[Symbol.unscopables].append);
  assert_true(Element.prototype[Symbol.unscopables].remove);
  assert_equals(Node.prototype[Symbol.unscopables], undefined);
  assert_equals(new Function("page", "append", "with (page) return append;")(page(), 1), 1);
}, "[Unscopable]");
test(() => {
  const document = pageWithLinks(2);
  assert_equals(document.links, document.links);
  assert_equals(document.location, document.location);
  assert_equals(document.links[1], document.links[1]);
  assert_equals(document.links[0].ownerDocument, document);
  assert_equals(document.links.namedItem("id1"), document.links.item(1));
  const link = document.links[0];
  link.mine = 1;
  assert_equals(document.links[0].mine, 1);
}, "an object is always the same");
test(() => {
  class Mine extends Document {
    get URL() {
      return `mine ${super.URL}`;
    }
  }
  const document = new Mine("a:b");
  assert_equals(document.URL, "mine a:b");
  assert_equals(document.createElement("a").ownerDocument, document);
  assert_own_property(document, "location");
}, "a subclass");

// HTMLCollection: https://webidl.spec.whatwg.org/#js-legacy-platform-objects

test(() => {
  const { links } = pageWithLinks(3);
  assert_equals(links.length, 3);
  assert_equals(links[0].pathname, "/0");
  assert_equals(links["2"], links.item(2));
  for (const name of ["3", "-1", "00", "1.5", "4294967295", "1e0", " 0", ""]) {
    assert_equals(links[name], undefined, name);
    assert_false(name in links, name);
  }
  assert_true("0" in links);
  assert_true("length" in links);
  assert_equals(links.item(-1), null);
  assert_equals(links.item(4294967296), links[0]);
  assert_equals(links.item("1"), links[1]);
  assert_equals(links.item(NaN), links[0]);
  assert_equals(links.namedItem(""), null);
  assert_equals(links.id1, links[1]);
  assert_equals(links[Symbol.iterator], Array.prototype[Symbol.iterator]);
  assert_equals(String(links), "[object HTMLCollection]");
}, "indexed properties");
test(() => {
  const { links } = pageWithLinks(2);
  assert_array_equals(Object.keys(links), ["0", "1"]);
  assert_array_equals(Reflect.ownKeys(links), ["0", "1", "id0", "id1"]);
  assert_array_equals(Object.getOwnPropertyNames(links), ["0", "1", "id0", "id1"]);
  const { value, enumerable, configurable, writable } = Object.getOwnPropertyDescriptor(links, "id1");
  assert_equals(value, links[1]);
  assert_array_equals([enumerable, configurable, writable], [false, true, false]);
  const descriptor = Object.getOwnPropertyDescriptor(links, "1");
  assert_equals(descriptor.value, links[1]);
  assert_true(descriptor.enumerable);
  assert_true(descriptor.configurable);
  assert_false(descriptor.writable);
  assert_equals(Object.getOwnPropertyDescriptor(links, "2"), undefined);
  assert_true(Object.prototype.hasOwnProperty.call(links, 0));
  assert_array_equals(Array.from(links), [links[0], links[1]]);
  assert_array_equals([...links], [links[0], links[1]]);
  assert_equals(Array.prototype.map.call(links, (link) => link.pathname).join(), "/0,/1");
  const seen = [];
  for (const name in links) seen.push(name);
  assert_array_equals(seen, ["0", "1", "length", "item", "namedItem"]);
}, "own properties");
test(() => {
  const { links } = pageWithLinks(1);
  const first = links[0];
  assert_throws_js(TypeError, () => {
    links[0] = 1;
  });
  assert_throws_js(TypeError, () => {
    links[7] = 1;
  });
  assert_throws_js(TypeError, () => {
    delete links[0];
  });
  assert_true(delete links[1]);
  assert_throws_js(TypeError, () => Object.defineProperty(links, "0", { value: 1 }));
  assert_throws_js(TypeError, () => Object.defineProperty(links, "9", { value: 1 }));
  assert_throws_js(TypeError, () => Object.preventExtensions(links));
  assert_throws_js(TypeError, () => Object.freeze(links));
  assert_true(Object.isExtensible(links));
  assert_throws_js(TypeError, () => {
    links.length = 5;
  });
  assert_equals(links[0], first);
  assert_false(Reflect.set(links, "0", 1));
  assert_false(Reflect.defineProperty(links, "0", {}));
  assert_false(Reflect.deleteProperty(links, "0"));
}, "indexed properties cannot be changed");
test(() => {
  const { links } = pageWithLinks(1);
  links.mine = 1;
  links["-1"] = 2;
  links["4294967295"] = 3;
  Object.defineProperty(links, "hidden", { value: 4, configurable: true });
  assert_array_equals(Reflect.ownKeys(links), ["0", "id0", "mine", "-1", "4294967295", "hidden"]);
  assert_equals(links.mine + links["-1"] + links["4294967295"] + links.hidden, 10);
  delete links.mine;
  assert_equals(links.mine, undefined);
  const heir = Object.create(links);
  assert_equals(heir[0], links[0]);
  assert_throws_js(TypeError, () => heir.length);
  assert_throws_js(TypeError, () => {
    heir[0] = 1;
  });
  assert_equals(heir[0], links[0]);
}, "other properties, and inheriting");
test(() => {
  const document = pageWithLinks(4);
  const { links } = document;
  const seen = [];
  for (const link of links) {
    seen.push(link.pathname);
    if (seen.length === 1) links[2].remove();
    if (seen.length === 2) bodyOf(document).append(links[0]);
  }
  assert_array_equals(seen, ["/0", "/1", "/0"]);
  links[0].removeAttribute("href");
  assert_equals(links.length, 2);
}, "collections are live");
test(() => {
  const { links } = pageWithLinks(1);
  const length = Object.getOwnPropertyDescriptor(HTMLCollection.prototype, "length").get;
  assert_equals(length.call(links), 1);
  for (const receiver of [undefined, {}, [], HTMLCollection.prototype, Object.create(links)]) {
    assert_throws_js(TypeError, () => length.call(receiver));
    assert_throws_js(TypeError, () => HTMLCollection.prototype.item.call(receiver, 0));
  }
  assert_throws_js(TypeError, () => links.item());
  assert_throws_js(TypeError, () => new HTMLCollection());
  assert_throws_js(TypeError, () => links.item(Symbol()));
}, "receivers and arguments");

// Location

test(() => {
  const { location } = page();
  assert_equals(location.href, "https://u:p@example.org:8080/a/b?c#d");
  assert_equals(`${location}`, location.href);
  const { origin, protocol, host, hostname, port, pathname, search, hash } = location;
  assert_array_equals([origin, protocol, host, hostname], [
    "https://example.org:8080", "https:", "example.org:8080", "example.org",
  ]);
  assert_array_equals([port, pathname, search, hash], ["8080", "/a/b", "?c", "#d"]);
  assert_throws_js(TypeError, () => new Location());
}, "the parts of a location");
for (const [attribute, value, expected] of [
  ["href", "/x", "https://u:p@example.org:8080/x"],
  ["protocol", "http", "http://u:p@example.org:8080/a/b?c#d"],
  ["host", "h:1", "https://u:p@h:1/a/b?c#d"],
  ["hostname", "h", "https://u:p@h:8080/a/b?c#d"],
  ["port", "", "https://u:p@example.org/a/b?c#d"],
  ["pathname", "\u00e9", "https://u:p@example.org:8080/%C3%A9?c#d"],
  ["search", "x y", "https://u:p@example.org:8080/a/b?x%20y#d"],
  ["hash", "x y", "https://u:p@example.org:8080/a/b?c#x%20y"],
]) {
  test(() => {
    const document = page();
    document.location[attribute] = { toString: () => value };
    assert_equals(document.location.href, expected);
    assert_equals(document.URL, expected);
    const [{ url, navigationType, refused }] = document.location.navigations;
    assert_equals(url, expected);
    assert_equals(navigationType, "push");
    assert_false(refused);
  }, `setting location.${attribute}`);
}
test(() => {
  const document = page();
  const { location } = document;
  location.assign("/1");
  location.replace("2");
  location.reload();
  document.location = "3";
  location.href = "3";
  location.href = "javascript:1";
  assert_array_equals(
    location.navigations.map(({ navigationType, url }) => `${navigationType} ${url.slice(-2)}`),
    ["push /1", "replace /2", "reload /2", "push /3", "replace /3", "replace :1"],
  );
  assert_equals(location.pathname, "/3");
  assert_throws_dom("SyntaxError", () => location.assign("https://["));
  assert_throws_dom("SyntaxError", () => location.replace("https://["));
  assert_throws_dom("SyntaxError", () => {
    location.href = "https://[";
  });
  assert_throws_dom("SyntaxError", () => {
    location.protocol = "1";
  });
  assert_throws_dom("SyntaxError", () => {
    document.location = "https://[";
  });
  assert_throws_js(TypeError, () => location.assign());
}, "navigating");
test(() => {
  const { location } = page();
  const before = location.navigations;
  assert_equals(location.navigations, before);
  assert_array_equals(before, []);
  location.hash = "x";
  const after = location.navigations;
  assert_not_equals(after, before);
  assert_equals(location.navigations, after);
  assert_true(Object.isFrozen(after));
  assert_true(Array.isArray(after));
  assert_throws_js(TypeError, () => after.push(1));
  location.hash = "y";
  assert_equals(location.navigations[0], after[0]);
  assert_true(after[0] instanceof LocationNavigation);
}, "a frozen array");
test(() => {
  const document = page();
  const { location } = document;
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(location))) {
    assert_false(descriptor.configurable, name);
    assert_equals(descriptor.enumerable, name !== "valueOf", name);
    if ("value" in descriptor) assert_false(descriptor.writable, name);
    assert_throws_js(TypeError, () => Object.defineProperty(location, name, { value: 1 }));
    assert_throws_js(TypeError, () => {
      delete location[name];
    });
  }
  assert_array_equals(Object.keys(location).sort(), [
    "assign", "hash", "host", "hostname", "href", "origin", "pathname", "port", "protocol",
    "reload", "replace", "search", "toString",
  ]);
  const { get, set } = Object.getOwnPropertyDescriptor(location, "href");
  assert_equals(get, Object.getOwnPropertyDescriptor(page().location, "href").get);
  for (const receiver of [undefined, {}, document, Object.create(location), Location.prototype]) {
    assert_throws_js(TypeError, () => get.call(receiver));
    assert_throws_js(TypeError, () => set.call(receiver, "/x"));
    assert_throws_js(TypeError, () => location.reload.call(receiver));
    assert_throws_js(TypeError, () => location.toString.call(receiver));
  }
  assert_throws_js(TypeError, () => {
    location.origin = "x";
  });
  assert_false("onnavigate" in location);
}, "[LegacyUnforgeable] of Location");
test(() => {
  const document = page();
  const { get, set, enumerable, configurable } = Object.getOwnPropertyDescriptor(document, "location");
  assert_true(enumerable);
  assert_false(configurable);
  assert_false("location" in Document.prototype);
  assert_throws_js(TypeError, () => set.call({}, "x"));
  assert_throws_js(TypeError, () => set.call(document.createElement("a"), "x"));
  assert_throws_js(TypeError, () => get.call({}));
  set.call(document, "/y");
  assert_equals(document.URL, "https://u:p@example.org:8080/y");
  assert_throws_exactly(document, () => {
    document.location = { toString() { throw document; } };
  });
}, "[LegacyUnforgeable, PutForwards] of document.location");
test(() => {
  const worker = new WorkerLocation("https://example.org:81/a?b#c");
  assert_equals(String(worker), worker.href);
  assert_equals(worker.origin + worker.pathname + worker.search + worker.hash,
    "https://example.org:81/a?b#c");
  assert_throws_js(TypeError, () => new WorkerLocation());
  assert_throws_js(TypeError, () => new WorkerLocation("no url"));
  assert_throws_js(TypeError, () => {
    worker.href = "x";
  });
}, "WorkerLocation");
