// The interfaces, made by python -m idl from idl/*.webidl: change those, not this.
// The numbers are places in CALLS of exposed.py.

const NodeBrand = newBrand("Node", null, 0);
const DocumentBrand = newBrand("Document", NodeBrand, 0);
const ElementBrand = newBrand("Element", NodeBrand, 0);
const HTMLCollectionBrand = newBrand("HTMLCollection", null, 0);
const BlobBrand = newBrand("Blob", null, 1);
const FileBrand = newBrand("File", BlobBrand, 2);
const HTMLElementBrand = newBrand("HTMLElement", ElementBrand, 0);
const HTMLBaseElementBrand = newBrand("HTMLBaseElement", HTMLElementBrand, 0);
const HTMLAnchorElementBrand = newBrand("HTMLAnchorElement", HTMLElementBrand, 0);
const HTMLAreaElementBrand = newBrand("HTMLAreaElement", HTMLElementBrand, 0);
const LocationBrand = newBrand("Location", null, 0);
const WorkerLocationBrand = newBrand("WorkerLocation", null, 3);
const LocationNavigationBrand = newBrand("LocationNavigation", null, 4);
const URLBrand = newBrand("URL", null, 5);
const URLSearchParamsBrand = newBrand("URLSearchParams", null, 6);
const brands = [
  NodeBrand,
  DocumentBrand,
  ElementBrand,
  HTMLCollectionBrand,
  BlobBrand,
  FileBrand,
  HTMLElementBrand,
  HTMLBaseElementBrand,
  HTMLAnchorElementBrand,
  HTMLAreaElementBrand,
  LocationBrand,
  WorkerLocationBrand,
  LocationNavigationBrand,
  URLBrand,
  URLSearchParamsBrand,
];

const convert1 = interfaceOf(ElementBrand);
const convert2 = sequenceOf(unionOf({ __proto__: null, interfaces: [BlobBrand], buffer: toBufferText, string: toStringText }));
const toEndingType = enumOf("EndingType", ["transparent", "native"]);
const toBlobPropertyBag = dictionaryOf("BlobPropertyBag", [["endings", toEndingType], ["type", toStringText]]);
const toFilePropertyBag = dictionaryOf("FilePropertyBag", [["endings", toEndingType], ["type", toStringText], ["lastModified", toIntegerText]]);
const convert6 = interfaceOf(BlobBrand);
const convert7 = unionOf({ __proto__: null, sequence: sequenceOf(toStringText), record: recordOf(toStringText, toStringText), string: toStringText });

// Node: https://dom.spec.whatwg.org/

class Node {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Node': Illegal constructor");
  }

  get baseURI() {
    return look(this, own(NodeBrand, this), 7, "");
  }

  get isConnected() {
    return look(this, own(NodeBrand, this), 8, "");
  }

  get ownerDocument() {
    return objectAttribute(this, own(NodeBrand, this), "$ownerDocument", 9);
  }
}

expose(NodeBrand, Node, [],
  ["baseURI", "isConnected", "ownerDocument"]);

// Document: https://dom.spec.whatwg.org/

class Document {
  constructor($url = undefined, $encoding = undefined) {
    constructed(DocumentBrand, this, "[10," + ($url === undefined ? "null" : toStringText($url)) + "," + ($encoding === undefined ? "null" : toStringText($encoding)) + "]");
  }

  get URL() {
    return look(this, own(DocumentBrand, this), 11, "");
  }

  get documentURI() {
    return look(this, own(DocumentBrand, this), 12, "");
  }

  get characterSet() {
    return look(this, own(DocumentBrand, this), 13, "");
  }

  get charset() {
    return look(this, own(DocumentBrand, this), 14, "");
  }

  get inputEncoding() {
    return look(this, own(DocumentBrand, this), 15, "");
  }

  createElement($localName) {
    const inner = own(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createElement' on 'Document'", 1, arguments.length);
    return platformObject(look(this, inner, 16, "," + toStringText($localName)));
  }

  get links() {
    return sameObject(this, own(DocumentBrand, this), "$links", 18);
  }

  static fromHTML($html, $url, $contentType = undefined) {
    if (arguments.length < 2) throw tooFew("Failed to execute 'fromHTML' on 'Document'", 2, arguments.length);
    return made(DocumentBrand, "[19," + toBufferText($html, "Failed to execute 'fromHTML' on 'Document': parameter 1") + "," + toStringText($url) + "," + ($contentType === undefined ? "null" : toStringText($contentType)) + "]");
  }

  append(...$nodes) {
    const inner = own(DocumentBrand, this);
    look(this, inner, 20, "," + listText($nodes, convert1, "Failed to execute 'append' on 'Document': parameter 1"));
  }
}

expose(DocumentBrand, Document, ["fromHTML"],
  ["URL", "documentURI", "characterSet", "charset", "inputEncoding", "createElement", "links", "append"]);
unforgeable(DocumentBrand, {
  get location() {
    return objectAttribute(this, own(DocumentBrand, this), "$location", 17);
  },

  set location($value) {
    own(DocumentBrand, this);
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
    return look(this, own(ElementBrand, this), 21, "");
  }

  get tagName() {
    return look(this, own(ElementBrand, this), 22, "");
  }

  getAttributeNames() {
    const inner = own(ElementBrand, this);
    return look(this, inner, 23, "");
  }

  getAttribute($qualifiedName) {
    const inner = own(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAttribute' on 'Element'", 1, arguments.length);
    return look(this, inner, 24, "," + toStringText($qualifiedName));
  }

  setAttribute($qualifiedName, $value) {
    const inner = own(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setAttribute' on 'Element'", 2, arguments.length);
    look(this, inner, 25, "," + toStringText($qualifiedName) + "," + toStringText($value));
  }

  removeAttribute($qualifiedName) {
    const inner = own(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeAttribute' on 'Element'", 1, arguments.length);
    look(this, inner, 26, "," + toStringText($qualifiedName));
  }

  hasAttribute($qualifiedName) {
    const inner = own(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'hasAttribute' on 'Element'", 1, arguments.length);
    return look(this, inner, 27, "," + toStringText($qualifiedName));
  }

  remove() {
    const inner = own(ElementBrand, this);
    look(this, inner, 28, "");
  }
}

expose(ElementBrand, Element, [],
  ["localName", "tagName", "getAttributeNames", "getAttribute", "setAttribute", "removeAttribute", "hasAttribute", "remove"]);
unscopable(Element, ["remove"]);

// HTMLCollection: https://dom.spec.whatwg.org/

class HTMLCollection {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLCollection': Illegal constructor");
  }

  get length() {
    return look(this, own(HTMLCollectionBrand, this), 29, "");
  }

  item($index) {
    const inner = own(HTMLCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'HTMLCollection'", 1, arguments.length);
    return platformObject(look(this, inner, 30, "," + toIntegerText($index)));
  }

  namedItem($name) {
    const inner = own(HTMLCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'namedItem' on 'HTMLCollection'", 1, arguments.length);
    return platformObject(look(this, inner, 31, "," + toStringText($name)));
  }
}

expose(HTMLCollectionBrand, HTMLCollection, [],
  ["length", "item", "namedItem"]);
indexed(HTMLCollectionBrand, HTMLCollection, 29, 30);

// Blob: https://w3c.github.io/FileAPI/

class Blob {
  constructor($blobParts = undefined, $options = undefined) {
    constructed(BlobBrand, this, "[32," + ($blobParts === undefined ? "null" : convert2($blobParts, "Failed to construct 'Blob': parameter 1")) + "," + toBlobPropertyBag($options, "Failed to construct 'Blob': parameter 2") + "]");
  }

  get size() {
    return value(BlobBrand, this, 1);
  }

  get type() {
    return value(BlobBrand, this, 2);
  }

  slice($start = undefined, $end = undefined, $contentType = undefined) {
    const inner = own(BlobBrand, this);
    return platformObject(look(this, inner, 33, "," + ($start === undefined ? "null" : toClampedText($start)) + "," + ($end === undefined ? "null" : toClampedText($end)) + "," + ($contentType === undefined ? "null" : toStringText($contentType))));
  }

  text() {
    return promised(() => {
      const inner = own(BlobBrand, this);
      return look(this, inner, 34, "");
    });
  }

  arrayBuffer() {
    return promised(() => {
      const inner = own(BlobBrand, this);
      return newBuffer(look(this, inner, 35, ""));
    });
  }

  bytes() {
    return promised(() => {
      const inner = own(BlobBrand, this);
      return newBytes(look(this, inner, 36, ""));
    });
  }
}

expose(BlobBrand, Blob, [],
  ["size", "type", "slice", "text", "arrayBuffer", "bytes"]);

// File: https://w3c.github.io/FileAPI/

class File {
  constructor($fileBits, $fileName, $options = undefined) {
    if (arguments.length < 2) throw tooFew("Failed to construct 'File'", 2, arguments.length);
    constructed(FileBrand, this, "[37," + convert2($fileBits, "Failed to construct 'File': parameter 1") + "," + toStringText($fileName) + "," + toFilePropertyBag($options, "Failed to construct 'File': parameter 3") + "]");
  }

  get name() {
    return value(FileBrand, this, 3);
  }

  get lastModified() {
    return value(FileBrand, this, 4);
  }
}

expose(FileBrand, File, [],
  ["name", "lastModified"]);

// HTMLElement: https://html.spec.whatwg.org/multipage/

class HTMLElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLElement': Illegal constructor");
  }
}

expose(HTMLElementBrand, HTMLElement, [],
  []);

// HTMLBaseElement: https://html.spec.whatwg.org/multipage/

class HTMLBaseElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLBaseElement': Illegal constructor");
  }

  get href() {
    return look(this, own(HTMLBaseElementBrand, this), 38, "");
  }

  set href($value) {
    assign(this, own(HTMLBaseElementBrand, this), 39, toStringText($value));
  }

  get target() {
    return look(this, own(HTMLBaseElementBrand, this), 40, "");
  }

  set target($value) {
    assign(this, own(HTMLBaseElementBrand, this), 41, toStringText($value));
  }
}

expose(HTMLBaseElementBrand, HTMLBaseElement, [],
  ["href", "target"]);

// HTMLAnchorElement: https://html.spec.whatwg.org/multipage/

class HTMLAnchorElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAnchorElement': Illegal constructor");
  }

  get download() {
    return look(this, own(HTMLAnchorElementBrand, this), 42, "");
  }

  set download($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 43, toStringText($value));
  }

  get ping() {
    return look(this, own(HTMLAnchorElementBrand, this), 44, "");
  }

  set ping($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 45, toStringText($value));
  }

  get rel() {
    return look(this, own(HTMLAnchorElementBrand, this), 46, "");
  }

  set rel($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 47, toStringText($value));
  }

  get origin() {
    return look(this, own(HTMLAnchorElementBrand, this), 48, "");
  }

  get protocol() {
    return look(this, own(HTMLAnchorElementBrand, this), 49, "");
  }

  set protocol($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 50, toStringText($value));
  }

  get username() {
    return look(this, own(HTMLAnchorElementBrand, this), 51, "");
  }

  set username($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 52, toStringText($value));
  }

  get password() {
    return look(this, own(HTMLAnchorElementBrand, this), 53, "");
  }

  set password($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 54, toStringText($value));
  }

  get host() {
    return look(this, own(HTMLAnchorElementBrand, this), 55, "");
  }

  set host($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 56, toStringText($value));
  }

  get hostname() {
    return look(this, own(HTMLAnchorElementBrand, this), 57, "");
  }

  set hostname($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 58, toStringText($value));
  }

  get port() {
    return look(this, own(HTMLAnchorElementBrand, this), 59, "");
  }

  set port($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 60, toStringText($value));
  }

  get pathname() {
    return look(this, own(HTMLAnchorElementBrand, this), 61, "");
  }

  set pathname($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 62, toStringText($value));
  }

  get search() {
    return look(this, own(HTMLAnchorElementBrand, this), 63, "");
  }

  set search($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 64, toStringText($value));
  }

  get hash() {
    return look(this, own(HTMLAnchorElementBrand, this), 65, "");
  }

  set hash($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 66, toStringText($value));
  }

  get hreflang() {
    return look(this, own(HTMLAnchorElementBrand, this), 67, "");
  }

  set hreflang($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 68, toStringText($value));
  }

  get type() {
    return look(this, own(HTMLAnchorElementBrand, this), 69, "");
  }

  set type($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 70, toStringText($value));
  }

  get href() {
    return look(this, own(HTMLAnchorElementBrand, this), 71, "");
  }

  set href($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 72, toStringText($value));
  }

  toString() {
    return look(this, own(HTMLAnchorElementBrand, this), 71, "");
  }

  get target() {
    return look(this, own(HTMLAnchorElementBrand, this), 73, "");
  }

  set target($value) {
    assign(this, own(HTMLAnchorElementBrand, this), 74, toStringText($value));
  }
}

expose(HTMLAnchorElementBrand, HTMLAnchorElement, [],
  ["download", "ping", "rel", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);

// HTMLAreaElement: https://html.spec.whatwg.org/multipage/

class HTMLAreaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAreaElement': Illegal constructor");
  }

  get alt() {
    return look(this, own(HTMLAreaElementBrand, this), 75, "");
  }

  set alt($value) {
    assign(this, own(HTMLAreaElementBrand, this), 76, toStringText($value));
  }

  get coords() {
    return look(this, own(HTMLAreaElementBrand, this), 77, "");
  }

  set coords($value) {
    assign(this, own(HTMLAreaElementBrand, this), 78, toStringText($value));
  }

  get shape() {
    return look(this, own(HTMLAreaElementBrand, this), 79, "");
  }

  set shape($value) {
    assign(this, own(HTMLAreaElementBrand, this), 80, toStringText($value));
  }

  get download() {
    return look(this, own(HTMLAreaElementBrand, this), 81, "");
  }

  set download($value) {
    assign(this, own(HTMLAreaElementBrand, this), 82, toStringText($value));
  }

  get ping() {
    return look(this, own(HTMLAreaElementBrand, this), 83, "");
  }

  set ping($value) {
    assign(this, own(HTMLAreaElementBrand, this), 84, toStringText($value));
  }

  get rel() {
    return look(this, own(HTMLAreaElementBrand, this), 85, "");
  }

  set rel($value) {
    assign(this, own(HTMLAreaElementBrand, this), 86, toStringText($value));
  }

  get origin() {
    return look(this, own(HTMLAreaElementBrand, this), 87, "");
  }

  get protocol() {
    return look(this, own(HTMLAreaElementBrand, this), 88, "");
  }

  set protocol($value) {
    assign(this, own(HTMLAreaElementBrand, this), 89, toStringText($value));
  }

  get username() {
    return look(this, own(HTMLAreaElementBrand, this), 90, "");
  }

  set username($value) {
    assign(this, own(HTMLAreaElementBrand, this), 91, toStringText($value));
  }

  get password() {
    return look(this, own(HTMLAreaElementBrand, this), 92, "");
  }

  set password($value) {
    assign(this, own(HTMLAreaElementBrand, this), 93, toStringText($value));
  }

  get host() {
    return look(this, own(HTMLAreaElementBrand, this), 94, "");
  }

  set host($value) {
    assign(this, own(HTMLAreaElementBrand, this), 95, toStringText($value));
  }

  get hostname() {
    return look(this, own(HTMLAreaElementBrand, this), 96, "");
  }

  set hostname($value) {
    assign(this, own(HTMLAreaElementBrand, this), 97, toStringText($value));
  }

  get port() {
    return look(this, own(HTMLAreaElementBrand, this), 98, "");
  }

  set port($value) {
    assign(this, own(HTMLAreaElementBrand, this), 99, toStringText($value));
  }

  get pathname() {
    return look(this, own(HTMLAreaElementBrand, this), 100, "");
  }

  set pathname($value) {
    assign(this, own(HTMLAreaElementBrand, this), 101, toStringText($value));
  }

  get search() {
    return look(this, own(HTMLAreaElementBrand, this), 102, "");
  }

  set search($value) {
    assign(this, own(HTMLAreaElementBrand, this), 103, toStringText($value));
  }

  get hash() {
    return look(this, own(HTMLAreaElementBrand, this), 104, "");
  }

  set hash($value) {
    assign(this, own(HTMLAreaElementBrand, this), 105, toStringText($value));
  }

  get hreflang() {
    return look(this, own(HTMLAreaElementBrand, this), 106, "");
  }

  set hreflang($value) {
    assign(this, own(HTMLAreaElementBrand, this), 107, toStringText($value));
  }

  get type() {
    return look(this, own(HTMLAreaElementBrand, this), 108, "");
  }

  set type($value) {
    assign(this, own(HTMLAreaElementBrand, this), 109, toStringText($value));
  }

  get href() {
    return look(this, own(HTMLAreaElementBrand, this), 110, "");
  }

  set href($value) {
    assign(this, own(HTMLAreaElementBrand, this), 111, toStringText($value));
  }

  toString() {
    return look(this, own(HTMLAreaElementBrand, this), 110, "");
  }

  get target() {
    return look(this, own(HTMLAreaElementBrand, this), 112, "");
  }

  set target($value) {
    assign(this, own(HTMLAreaElementBrand, this), 113, toStringText($value));
  }
}

expose(HTMLAreaElementBrand, HTMLAreaElement, [],
  ["alt", "coords", "shape", "download", "ping", "rel", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);

// Location: https://html.spec.whatwg.org/multipage/

class Location {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Location': Illegal constructor");
  }

  get navigations() {
    return frozenArray(this, own(LocationBrand, this), "$navigations", 134);
  }
}

expose(LocationBrand, Location, [],
  ["navigations"]);
unforgeable(LocationBrand, {
  get href() {
    return look(this, own(LocationBrand, this), 114, "");
  },

  set href($value) {
    assign(this, own(LocationBrand, this), 115, toStringText($value));
  },

  toString() {
    return look(this, own(LocationBrand, this), 114, "");
  },

  get origin() {
    return look(this, own(LocationBrand, this), 116, "");
  },

  get protocol() {
    return look(this, own(LocationBrand, this), 117, "");
  },

  set protocol($value) {
    assign(this, own(LocationBrand, this), 118, toStringText($value));
  },

  get host() {
    return look(this, own(LocationBrand, this), 119, "");
  },

  set host($value) {
    assign(this, own(LocationBrand, this), 120, toStringText($value));
  },

  get hostname() {
    return look(this, own(LocationBrand, this), 121, "");
  },

  set hostname($value) {
    assign(this, own(LocationBrand, this), 122, toStringText($value));
  },

  get port() {
    return look(this, own(LocationBrand, this), 123, "");
  },

  set port($value) {
    assign(this, own(LocationBrand, this), 124, toStringText($value));
  },

  get pathname() {
    return look(this, own(LocationBrand, this), 125, "");
  },

  set pathname($value) {
    assign(this, own(LocationBrand, this), 126, toStringText($value));
  },

  get search() {
    return look(this, own(LocationBrand, this), 127, "");
  },

  set search($value) {
    assign(this, own(LocationBrand, this), 128, toStringText($value));
  },

  get hash() {
    return look(this, own(LocationBrand, this), 129, "");
  },

  set hash($value) {
    assign(this, own(LocationBrand, this), 130, toStringText($value));
  },

  assign($url) {
    const inner = own(LocationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'assign' on 'Location'", 1, arguments.length);
    look(this, inner, 131, "," + toStringText($url));
  },

  replace($url) {
    const inner = own(LocationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'replace' on 'Location'", 1, arguments.length);
    look(this, inner, 132, "," + toStringText($url));
  },

  reload() {
    const inner = own(LocationBrand, this);
    look(this, inner, 133, "");
  },
});

// WorkerLocation: https://html.spec.whatwg.org/multipage/

class WorkerLocation {
  constructor($url) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'WorkerLocation'", 1, arguments.length);
    constructed(WorkerLocationBrand, this, "[135," + toStringText($url) + "]");
  }

  get href() {
    return value(WorkerLocationBrand, this, 1);
  }

  toString() {
    return value(WorkerLocationBrand, this, 1);
  }

  get origin() {
    return value(WorkerLocationBrand, this, 2);
  }

  get protocol() {
    return value(WorkerLocationBrand, this, 3);
  }

  get host() {
    return value(WorkerLocationBrand, this, 4);
  }

  get hostname() {
    return value(WorkerLocationBrand, this, 5);
  }

  get port() {
    return value(WorkerLocationBrand, this, 6);
  }

  get pathname() {
    return value(WorkerLocationBrand, this, 7);
  }

  get search() {
    return value(WorkerLocationBrand, this, 8);
  }

  get hash() {
    return value(WorkerLocationBrand, this, 9);
  }
}

expose(WorkerLocationBrand, WorkerLocation, [],
  ["href", "origin", "protocol", "host", "hostname", "port", "pathname", "search", "hash", "toString"]);

// LocationNavigation

class LocationNavigation {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'LocationNavigation': Illegal constructor");
  }

  get url() {
    return value(LocationNavigationBrand, this, 1);
  }

  get navigationType() {
    return value(LocationNavigationBrand, this, 2);
  }

  get refused() {
    return value(LocationNavigationBrand, this, 3);
  }
}

expose(LocationNavigationBrand, LocationNavigation, [],
  ["url", "navigationType", "refused"]);

// URL: https://url.spec.whatwg.org/

class URL {
  constructor($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'URL'", 1, arguments.length);
    constructed(URLBrand, this, "[136," + toStringText($url) + "," + ($base === undefined ? "null" : toStringText($base)) + "]");
  }

  static parse($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'parse' on 'URL'", 1, arguments.length);
    return made(URLBrand, "[137," + toStringText($url) + "," + ($base === undefined ? "null" : toStringText($base)) + "]");
  }

  static canParse($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'canParse' on 'URL'", 1, arguments.length);
    return ask("[138," + toStringText($url) + "," + ($base === undefined ? "null" : toStringText($base)) + "]")[1];
  }

  get href() {
    return value(URLBrand, this, 1);
  }

  set href($value) {
    assign(this, own(URLBrand, this), 139, toStringText($value));
  }

  toString() {
    return value(URLBrand, this, 1);
  }

  get origin() {
    return value(URLBrand, this, 2);
  }

  get protocol() {
    return value(URLBrand, this, 3);
  }

  set protocol($value) {
    assign(this, own(URLBrand, this), 140, toStringText($value));
  }

  get username() {
    return value(URLBrand, this, 4);
  }

  set username($value) {
    assign(this, own(URLBrand, this), 141, toStringText($value));
  }

  get password() {
    return value(URLBrand, this, 5);
  }

  set password($value) {
    assign(this, own(URLBrand, this), 142, toStringText($value));
  }

  get host() {
    return value(URLBrand, this, 6);
  }

  set host($value) {
    assign(this, own(URLBrand, this), 143, toStringText($value));
  }

  get hostname() {
    return value(URLBrand, this, 7);
  }

  set hostname($value) {
    assign(this, own(URLBrand, this), 144, toStringText($value));
  }

  get port() {
    return value(URLBrand, this, 8);
  }

  set port($value) {
    assign(this, own(URLBrand, this), 145, toStringText($value));
  }

  get pathname() {
    return value(URLBrand, this, 9);
  }

  set pathname($value) {
    assign(this, own(URLBrand, this), 146, toStringText($value));
  }

  get search() {
    return value(URLBrand, this, 10);
  }

  set search($value) {
    assign(this, own(URLBrand, this), 147, toStringText($value));
  }

  get searchParams() {
    return sameObject(this, own(URLBrand, this), "$searchParams", 148);
  }

  get hash() {
    return value(URLBrand, this, 11);
  }

  set hash($value) {
    assign(this, own(URLBrand, this), 149, toStringText($value));
  }

  toJSON() {
    return value(URLBrand, this, 12);
  }

  static createObjectURL($obj) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'createObjectURL' on 'URL'", 1, arguments.length);
    return ask("[150," + convert6($obj, "Failed to execute 'createObjectURL' on 'URL': parameter 1") + "]")[1];
  }

  static revokeObjectURL($url) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'revokeObjectURL' on 'URL'", 1, arguments.length);
    ask("[151," + toStringText($url) + "]");
  }
}

expose(URLBrand, URL, ["parse", "canParse", "createObjectURL", "revokeObjectURL"],
  ["href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "searchParams", "hash", "toJSON", "toString"]);

// URLSearchParams: https://url.spec.whatwg.org/

class URLSearchParams {
  constructor($init = undefined) {
    constructed(URLSearchParamsBrand, this, "[152," + ($init === undefined ? "null" : convert7($init, "Failed to construct 'URLSearchParams': parameter 1")) + "]");
  }

  get size() {
    return value(URLSearchParamsBrand, this, 1);
  }

  append($name, $value) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'append' on 'URLSearchParams'", 2, arguments.length);
    call(this, inner, 153, "," + toStringText($name) + "," + toStringText($value));
  }

  delete($name, $value = undefined) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'delete' on 'URLSearchParams'", 1, arguments.length);
    call(this, inner, 154, "," + toStringText($name) + "," + ($value === undefined ? "null" : toStringText($value)));
  }

  get($name) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'get' on 'URLSearchParams'", 1, arguments.length);
    return look(this, inner, 155, "," + toStringText($name));
  }

  getAll($name) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAll' on 'URLSearchParams'", 1, arguments.length);
    return look(this, inner, 156, "," + toStringText($name));
  }

  has($name, $value = undefined) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'has' on 'URLSearchParams'", 1, arguments.length);
    return look(this, inner, 157, "," + toStringText($name) + "," + ($value === undefined ? "null" : toStringText($value)));
  }

  set($name, $value) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'set' on 'URLSearchParams'", 2, arguments.length);
    call(this, inner, 158, "," + toStringText($name) + "," + toStringText($value));
  }

  sort() {
    const inner = own(URLSearchParamsBrand, this);
    call(this, inner, 159, "");
  }

  entries() {
    return iterateURLSearchParams(own(URLSearchParamsBrand, this), 2);
  }

  keys() {
    return iterateURLSearchParams(own(URLSearchParamsBrand, this), 0);
  }

  values() {
    return iterateURLSearchParams(own(URLSearchParamsBrand, this), 1);
  }

  forEach($callback, $this = undefined) {
    const inner = own(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'forEach' on 'URLSearchParams'", 1, arguments.length);
    if (typeof $callback !== "function") throw new Errors.TypeError("Failed to execute 'forEach' on 'URLSearchParams': parameter 1 is not of type 'Function'.");
    forEachPair(this, inner, 160, $callback, $this);
  }

  toString() {
    return look(this, own(URLSearchParamsBrand, this), 161, "");
  }
}

const iterateURLSearchParams = pairIterators("URLSearchParams", 160);
defineProperty(URLSearchParams.prototype, iteratorSymbol, property(URLSearchParams.prototype.entries, false));
expose(URLSearchParamsBrand, URLSearchParams, [],
  ["size", "append", "delete", "get", "getAll", "has", "set", "sort", "entries", "keys", "values", "forEach", "toString"]);
