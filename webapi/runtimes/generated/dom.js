// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const convert1 = nullableOf(toStringText);
const convert2 = unionOf({ __proto__: null, buffer: toBufferText, string: toStringText });
const convert3 = unionOf({ __proto__: null, string: toStringText, interfaces: [[NodeBrand, toHandleText]] });

// Node: https://dom.spec.whatwg.org/

class Node {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Node': Illegal constructor");
  }

  get baseURI() {
    return query(this, internals(NodeBrand, this), 22, "");
  }

  get isConnected() {
    return query(this, internals(NodeBrand, this), 23, "");
  }

  get ownerDocument() {
    return objectAttribute(this, internals(NodeBrand, this), "$ownerDocument", 24);
  }

  get textContent() {
    return query(this, internals(NodeBrand, this), 25, "");
  }

  set textContent($value) {
    assign(this, internals(NodeBrand, this), 26, convert1($value, "Failed to set the 'textContent' property on 'Node': The value"));
  }
}

expose(NodeBrand, Node, [],
  ["baseURI", "isConnected", "ownerDocument", "textContent"]);

// HTMLCollection: https://dom.spec.whatwg.org/

class HTMLCollection {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLCollection': Illegal constructor");
  }

  get length() {
    return query(this, internals(HTMLCollectionBrand, this), 27, "");
  }

  item($index) {
    const inner = internals(HTMLCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'HTMLCollection'", 1, arguments.length);
    return platformObject(query(this, inner, 28, "," + toIntegerText($index, "Failed to execute 'item' on 'HTMLCollection': parameter 1")));
  }

  namedItem($name) {
    const inner = internals(HTMLCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'namedItem' on 'HTMLCollection'", 1, arguments.length);
    return platformObject(query(this, inner, 29, "," + toStringText($name, "Failed to execute 'namedItem' on 'HTMLCollection': parameter 1")));
  }
}

expose(HTMLCollectionBrand, HTMLCollection, [],
  ["length", "item", "namedItem"]);
indexed(HTMLCollectionBrand, HTMLCollection, (inner) => query(null, inner, 27, ""),
  (inner, index) => platformObject(query(null, inner, 28, "," + index)));

// Document: https://dom.spec.whatwg.org/

class Document {
  constructor($url = undefined, $encoding = undefined) {
    constructed(DocumentBrand, this, "[30," + ($url === undefined ? "null" : toStringText($url, "Failed to construct 'Document': parameter 1")) + "," + ($encoding === undefined ? "null" : toStringText($encoding, "Failed to construct 'Document': parameter 2")) + "]");
  }

  get URL() {
    return query(this, internals(DocumentBrand, this), 31, "");
  }

  get documentURI() {
    return query(this, internals(DocumentBrand, this), 32, "");
  }

  get characterSet() {
    return query(this, internals(DocumentBrand, this), 33, "");
  }

  get charset() {
    return query(this, internals(DocumentBrand, this), 34, "");
  }

  get inputEncoding() {
    return query(this, internals(DocumentBrand, this), 35, "");
  }

  createElement($localName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createElement' on 'Document'", 1, arguments.length);
    return platformObject(query(this, inner, 36, "," + toStringText($localName, "Failed to execute 'createElement' on 'Document': parameter 1")));
  }

  get cookie() {
    return query(this, internals(DocumentBrand, this), 38, "");
  }

  set cookie($value) {
    assign(this, internals(DocumentBrand, this), 39, toStringText($value, "Failed to set the 'cookie' property on 'Document': The value"));
  }

  get links() {
    return sameObject(this, internals(DocumentBrand, this), "$links", 40);
  }

  static fromHTML($html, $url, $contentType = undefined) {
    if (arguments.length < 2) throw tooFew("Failed to execute 'fromHTML' on 'Document'", 2, arguments.length);
    return made(DocumentBrand, "[41," + convert2($html, "Failed to execute 'fromHTML' on 'Document': parameter 1") + "," + toStringText($url, "Failed to execute 'fromHTML' on 'Document': parameter 2") + "," + ($contentType === undefined ? "null" : toStringText($contentType, "Failed to execute 'fromHTML' on 'Document': parameter 3")) + "]");
  }

  append(...$nodes) {
    const inner = internals(DocumentBrand, this);
    query(this, inner, 42, "," + listText($nodes, convert3, "Failed to execute 'append' on 'Document': parameter 1"));
  }
}

expose(DocumentBrand, Document, ["fromHTML"],
  ["URL", "documentURI", "characterSet", "charset", "inputEncoding", "createElement", "cookie", "links", "append"]);
unforgeable(DocumentBrand, {
  get location() {
    return objectAttribute(this, internals(DocumentBrand, this), "$location", 37);
  },

  set location($value) {
    internals(DocumentBrand, this);
    const target = this.location;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'location' property on 'Document': its value is not an object.");
    setProperty(target, "href", $value);
  },
});
unscopable(Document, ["append"]);

// Element: https://dom.spec.whatwg.org/

class Element {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Element': Illegal constructor");
  }

  get localName() {
    return query(this, internals(ElementBrand, this), 43, "");
  }

  get tagName() {
    return query(this, internals(ElementBrand, this), 44, "");
  }

  getAttributeNames() {
    const inner = internals(ElementBrand, this);
    return query(this, inner, 45, "");
  }

  getAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAttribute' on 'Element'", 1, arguments.length);
    return query(this, inner, 46, "," + toStringText($qualifiedName, "Failed to execute 'getAttribute' on 'Element': parameter 1"));
  }

  setAttribute($qualifiedName, $value) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setAttribute' on 'Element'", 2, arguments.length);
    query(this, inner, 47, "," + toStringText($qualifiedName, "Failed to execute 'setAttribute' on 'Element': parameter 1") + "," + toStringText($value, "Failed to execute 'setAttribute' on 'Element': parameter 2"));
  }

  removeAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeAttribute' on 'Element'", 1, arguments.length);
    query(this, inner, 48, "," + toStringText($qualifiedName, "Failed to execute 'removeAttribute' on 'Element': parameter 1"));
  }

  hasAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'hasAttribute' on 'Element'", 1, arguments.length);
    return query(this, inner, 49, "," + toStringText($qualifiedName, "Failed to execute 'hasAttribute' on 'Element': parameter 1"));
  }

  append(...$nodes) {
    const inner = internals(ElementBrand, this);
    query(this, inner, 50, "," + listText($nodes, convert3, "Failed to execute 'append' on 'Element': parameter 1"));
  }

  remove() {
    const inner = internals(ElementBrand, this);
    query(this, inner, 51, "");
  }
}

expose(ElementBrand, Element, [],
  ["localName", "tagName", "getAttributeNames", "getAttribute", "setAttribute", "removeAttribute", "hasAttribute", "append", "remove"]);
unscopable(Element, ["append", "remove"]);
