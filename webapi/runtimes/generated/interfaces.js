// The interfaces, made by python -m idl from idl/*.webidl: change those, not this.
// The numbers are places in CALLS of exposed.py.

const NodeBrand = newBrand("Node", null, 0);
const DocumentBrand = newBrand("Document", NodeBrand, 0);
const ElementBrand = newBrand("Element", NodeBrand, 0);
const HTMLCollectionBrand = newBrand("HTMLCollection", null, 0);
const TextDecoderBrand = newBrand("TextDecoder", null, 0);
const BlobBrand = newBrand("Blob", null, 1, 2);
const FileBrand = newBrand("File", BlobBrand, 3, 4);
const HTMLElementBrand = newBrand("HTMLElement", ElementBrand, 0);
const HTMLBaseElementBrand = newBrand("HTMLBaseElement", HTMLElementBrand, 0);
const HTMLAnchorElementBrand = newBrand("HTMLAnchorElement", HTMLElementBrand, 0);
const HTMLAreaElementBrand = newBrand("HTMLAreaElement", HTMLElementBrand, 0);
const LocationBrand = newBrand("Location", null, 0);
const WorkerLocationBrand = newBrand("WorkerLocation", null, 5);
const OriginBrand = newBrand("Origin", null, 6);
const LocationNavigationBrand = newBrand("LocationNavigation", null, 7);
const URLBrand = newBrand("URL", null, 8);
const URLSearchParamsBrand = newBrand("URLSearchParams", null, 9);
const URLPatternBrand = newBrand("URLPattern", null, 0);
const FormDataBrand = newBrand("FormData", null, 0);
const brands = [
  NodeBrand,
  DocumentBrand,
  ElementBrand,
  HTMLCollectionBrand,
  TextDecoderBrand,
  BlobBrand,
  FileBrand,
  HTMLElementBrand,
  HTMLBaseElementBrand,
  HTMLAnchorElementBrand,
  HTMLAreaElementBrand,
  LocationBrand,
  WorkerLocationBrand,
  OriginBrand,
  LocationNavigationBrand,
  URLBrand,
  URLSearchParamsBrand,
  URLPatternBrand,
  FormDataBrand,
];

const convert1 = nullableOf(toStringText);
const convert2 = interfaceOf(ElementBrand);
const toTextDecoderOptions = dictionaryOf("TextDecoderOptions", [["fatal", toBooleanText], ["ignoreBOM", toBooleanText]]);
const toTextDecodeOptions = dictionaryOf("TextDecodeOptions", [["stream", toBooleanText]]);
const convert5 = sequenceOf(unionOf({ __proto__: null, buffer: toBufferText, string: toStringText, interfaces: [[BlobBrand, toHandleText]] }));
const toEndingType = enumOf("EndingType", ["transparent", "native"]);
const toBlobPropertyBag = dictionaryOf("BlobPropertyBag", [["endings", toEndingType], ["type", toStringText]]);
const toFilePropertyBag = dictionaryOf("FilePropertyBag", [["endings", toEndingType], ["type", toStringText], ["lastModified", toIntegerText]]);
const convert9 = interfaceOf(OriginBrand);
const convert10 = interfaceOf(BlobBrand);
const convert11 = unionOf({ __proto__: null, sequence: iteratedOf(sequenceOf(toStringText)), record: recordOf(toStringText, toStringText), string: toStringText });
const overloadsOfURLPatternConstructor = ([2, 2, { index: 1, choices: { __proto__: null, string: 1, undefined: 2, dictionary: 2 } }, 1]);
const toURLPatternInit = dictionaryOf("URLPatternInit", [["baseURL", toStringText], ["hash", toStringText], ["hostname", toStringText], ["password", toStringText], ["pathname", toStringText], ["port", toStringText], ["protocol", toStringText], ["search", toStringText], ["username", toStringText]]);
const convert13 = unionOf({ __proto__: null, string: toStringText, dictionary: toURLPatternInit });
const toURLPatternOptions = dictionaryOf("URLPatternOptions", [["ignoreCase", toBooleanText]]);
const fromURLPatternComponentResult = dictionaryFrom([["groups", recordFrom(undefinedFrom)]]);
const fromURLPatternResult = dictionaryFrom([["hash", fromURLPatternComponentResult], ["hostname", fromURLPatternComponentResult], ["password", fromURLPatternComponentResult], ["pathname", fromURLPatternComponentResult], ["port", fromURLPatternComponentResult], ["protocol", fromURLPatternComponentResult], ["search", fromURLPatternComponentResult], ["username", fromURLPatternComponentResult]]);
const from18 = nullableFrom(fromURLPatternResult);
const toURLPatternComponent = enumOf("URLPatternComponent", ["protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"]);
const convert20 = interfaceOf(URLPatternBrand);
const convert21 = recordOf(toStringText, toStringText);
const overloadsOfFormDataAppend = ([null, null, { index: 1, choices: { __proto__: null, string: 1, interfaces: [[BlobBrand, 2]] } }, 2]);
const from23 = listFrom(objectOrValue);

// Node: https://dom.spec.whatwg.org/

class Node {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Node': Illegal constructor");
  }

  get baseURI() {
    return query(this, internals(NodeBrand, this), 10, "");
  }

  get isConnected() {
    return query(this, internals(NodeBrand, this), 11, "");
  }

  get ownerDocument() {
    return objectAttribute(this, internals(NodeBrand, this), "$ownerDocument", 12);
  }

  get textContent() {
    return query(this, internals(NodeBrand, this), 13, "");
  }

  set textContent($value) {
    assign(this, internals(NodeBrand, this), 14, convert1($value, "Failed to set the 'textContent' property on 'Node': The value"));
  }
}

expose(NodeBrand, Node, [],
  ["baseURI", "isConnected", "ownerDocument", "textContent"]);

// Document: https://dom.spec.whatwg.org/

class Document {
  constructor($url = undefined, $encoding = undefined) {
    constructed(DocumentBrand, this, "[15," + ($url === undefined ? "null" : toStringText($url, "Failed to construct 'Document': parameter 1")) + "," + ($encoding === undefined ? "null" : toStringText($encoding, "Failed to construct 'Document': parameter 2")) + "]");
  }

  get URL() {
    return query(this, internals(DocumentBrand, this), 16, "");
  }

  get documentURI() {
    return query(this, internals(DocumentBrand, this), 17, "");
  }

  get characterSet() {
    return query(this, internals(DocumentBrand, this), 18, "");
  }

  get charset() {
    return query(this, internals(DocumentBrand, this), 19, "");
  }

  get inputEncoding() {
    return query(this, internals(DocumentBrand, this), 20, "");
  }

  createElement($localName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createElement' on 'Document'", 1, arguments.length);
    return platformObject(query(this, inner, 21, "," + toStringText($localName, "Failed to execute 'createElement' on 'Document': parameter 1")));
  }

  get links() {
    return sameObject(this, internals(DocumentBrand, this), "$links", 23);
  }

  static fromHTML($html, $url, $contentType = undefined) {
    if (arguments.length < 2) throw tooFew("Failed to execute 'fromHTML' on 'Document'", 2, arguments.length);
    return made(DocumentBrand, "[24," + toBufferText($html, "Failed to execute 'fromHTML' on 'Document': parameter 1") + "," + toStringText($url, "Failed to execute 'fromHTML' on 'Document': parameter 2") + "," + ($contentType === undefined ? "null" : toStringText($contentType, "Failed to execute 'fromHTML' on 'Document': parameter 3")) + "]");
  }

  append(...$nodes) {
    const inner = internals(DocumentBrand, this);
    query(this, inner, 25, "," + listText($nodes, convert2, "Failed to execute 'append' on 'Document': parameter 1"));
  }
}

expose(DocumentBrand, Document, ["fromHTML"],
  ["URL", "documentURI", "characterSet", "charset", "inputEncoding", "createElement", "links", "append"]);
unforgeable(DocumentBrand, {
  get location() {
    return objectAttribute(this, internals(DocumentBrand, this), "$location", 22);
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
    return query(this, internals(ElementBrand, this), 26, "");
  }

  get tagName() {
    return query(this, internals(ElementBrand, this), 27, "");
  }

  getAttributeNames() {
    const inner = internals(ElementBrand, this);
    return query(this, inner, 28, "");
  }

  getAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAttribute' on 'Element'", 1, arguments.length);
    return query(this, inner, 29, "," + toStringText($qualifiedName, "Failed to execute 'getAttribute' on 'Element': parameter 1"));
  }

  setAttribute($qualifiedName, $value) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setAttribute' on 'Element'", 2, arguments.length);
    query(this, inner, 30, "," + toStringText($qualifiedName, "Failed to execute 'setAttribute' on 'Element': parameter 1") + "," + toStringText($value, "Failed to execute 'setAttribute' on 'Element': parameter 2"));
  }

  removeAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeAttribute' on 'Element'", 1, arguments.length);
    query(this, inner, 31, "," + toStringText($qualifiedName, "Failed to execute 'removeAttribute' on 'Element': parameter 1"));
  }

  hasAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'hasAttribute' on 'Element'", 1, arguments.length);
    return query(this, inner, 32, "," + toStringText($qualifiedName, "Failed to execute 'hasAttribute' on 'Element': parameter 1"));
  }

  remove() {
    const inner = internals(ElementBrand, this);
    query(this, inner, 33, "");
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
    return query(this, internals(HTMLCollectionBrand, this), 34, "");
  }

  item($index) {
    const inner = internals(HTMLCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'HTMLCollection'", 1, arguments.length);
    return platformObject(query(this, inner, 35, "," + toIntegerText($index, "Failed to execute 'item' on 'HTMLCollection': parameter 1")));
  }

  namedItem($name) {
    const inner = internals(HTMLCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'namedItem' on 'HTMLCollection'", 1, arguments.length);
    return platformObject(query(this, inner, 36, "," + toStringText($name, "Failed to execute 'namedItem' on 'HTMLCollection': parameter 1")));
  }
}

expose(HTMLCollectionBrand, HTMLCollection, [],
  ["length", "item", "namedItem"]);
indexed(HTMLCollectionBrand, HTMLCollection, 34, 35);

// TextDecoder: https://encoding.spec.whatwg.org/

class TextDecoder {
  constructor($label = undefined, $options = undefined) {
    constructed(TextDecoderBrand, this, "[37," + ($label === undefined ? "null" : toStringText($label, "Failed to construct 'TextDecoder': parameter 1")) + "," + toTextDecoderOptions($options, "Failed to construct 'TextDecoder': parameter 2") + "]");
  }

  decode($input = undefined, $options = undefined) {
    const inner = internals(TextDecoderBrand, this);
    return query(this, inner, 38, "," + ($input === undefined ? "null" : toSharedBufferText($input, "Failed to execute 'decode' on 'TextDecoder': parameter 1")) + "," + toTextDecodeOptions($options, "Failed to execute 'decode' on 'TextDecoder': parameter 2"));
  }

  get encoding() {
    return query(this, internals(TextDecoderBrand, this), 39, "");
  }

  get fatal() {
    return query(this, internals(TextDecoderBrand, this), 40, "");
  }

  get ignoreBOM() {
    return query(this, internals(TextDecoderBrand, this), 41, "");
  }
}

expose(TextDecoderBrand, TextDecoder, [],
  ["decode", "encoding", "fatal", "ignoreBOM"]);

// Blob: https://w3c.github.io/FileAPI/

class Blob {
  constructor($blobParts = undefined, $options = undefined) {
    constructed(BlobBrand, this, "[42," + ($blobParts === undefined ? "null" : convert5($blobParts, "Failed to construct 'Blob': parameter 1")) + "," + toBlobPropertyBag($options, "Failed to construct 'Blob': parameter 2") + "]");
  }

  get size() {
    return value(BlobBrand, this, 1);
  }

  get type() {
    return value(BlobBrand, this, 2);
  }

  slice($start = undefined, $end = undefined, $contentType = undefined) {
    const inner = internals(BlobBrand, this);
    return platformObject(query(this, inner, 43, "," + ($start === undefined ? "null" : toClampedText($start, "Failed to execute 'slice' on 'Blob': parameter 1")) + "," + ($end === undefined ? "null" : toClampedText($end, "Failed to execute 'slice' on 'Blob': parameter 2")) + "," + ($contentType === undefined ? "null" : toStringText($contentType, "Failed to execute 'slice' on 'Blob': parameter 3"))));
  }

  text() {
    return promised(() => {
      const inner = internals(BlobBrand, this);
      return query(this, inner, 44, "");
    });
  }

  arrayBuffer() {
    return promised(() => {
      const inner = internals(BlobBrand, this);
      return newBuffer(query(this, inner, 45, ""));
    });
  }

  bytes() {
    return promised(() => {
      const inner = internals(BlobBrand, this);
      return newBytes(query(this, inner, 46, ""));
    });
  }
}

expose(BlobBrand, Blob, [],
  ["size", "type", "slice", "text", "arrayBuffer", "bytes"]);

// File: https://w3c.github.io/FileAPI/

class File {
  constructor($fileBits, $fileName, $options = undefined) {
    if (arguments.length < 2) throw tooFew("Failed to construct 'File'", 2, arguments.length);
    constructed(FileBrand, this, "[47," + convert5($fileBits, "Failed to construct 'File': parameter 1") + "," + toStringText($fileName, "Failed to construct 'File': parameter 2") + "," + toFilePropertyBag($options, "Failed to construct 'File': parameter 3") + "]");
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
    return query(this, internals(HTMLBaseElementBrand, this), 48, "");
  }

  set href($value) {
    assign(this, internals(HTMLBaseElementBrand, this), 49, toStringText($value, "Failed to set the 'href' property on 'HTMLBaseElement': The value"));
  }

  get target() {
    return query(this, internals(HTMLBaseElementBrand, this), 50, "");
  }

  set target($value) {
    assign(this, internals(HTMLBaseElementBrand, this), 51, toStringText($value, "Failed to set the 'target' property on 'HTMLBaseElement': The value"));
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
    return query(this, internals(HTMLAnchorElementBrand, this), 52, "");
  }

  set download($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 53, toStringText($value, "Failed to set the 'download' property on 'HTMLAnchorElement': The value"));
  }

  get ping() {
    return query(this, internals(HTMLAnchorElementBrand, this), 54, "");
  }

  set ping($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 55, toStringText($value, "Failed to set the 'ping' property on 'HTMLAnchorElement': The value"));
  }

  get rel() {
    return query(this, internals(HTMLAnchorElementBrand, this), 56, "");
  }

  set rel($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 57, toStringText($value, "Failed to set the 'rel' property on 'HTMLAnchorElement': The value"));
  }

  get text() {
    return query(this, internals(HTMLAnchorElementBrand, this), 58, "");
  }

  set text($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 59, toStringText($value, "Failed to set the 'text' property on 'HTMLAnchorElement': The value"));
  }

  get origin() {
    return query(this, internals(HTMLAnchorElementBrand, this), 60, "");
  }

  get protocol() {
    return query(this, internals(HTMLAnchorElementBrand, this), 61, "");
  }

  set protocol($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 62, toStringText($value, "Failed to set the 'protocol' property on 'HTMLAnchorElement': The value"));
  }

  get username() {
    return query(this, internals(HTMLAnchorElementBrand, this), 63, "");
  }

  set username($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 64, toStringText($value, "Failed to set the 'username' property on 'HTMLAnchorElement': The value"));
  }

  get password() {
    return query(this, internals(HTMLAnchorElementBrand, this), 65, "");
  }

  set password($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 66, toStringText($value, "Failed to set the 'password' property on 'HTMLAnchorElement': The value"));
  }

  get host() {
    return query(this, internals(HTMLAnchorElementBrand, this), 67, "");
  }

  set host($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 68, toStringText($value, "Failed to set the 'host' property on 'HTMLAnchorElement': The value"));
  }

  get hostname() {
    return query(this, internals(HTMLAnchorElementBrand, this), 69, "");
  }

  set hostname($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 70, toStringText($value, "Failed to set the 'hostname' property on 'HTMLAnchorElement': The value"));
  }

  get port() {
    return query(this, internals(HTMLAnchorElementBrand, this), 71, "");
  }

  set port($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 72, toStringText($value, "Failed to set the 'port' property on 'HTMLAnchorElement': The value"));
  }

  get pathname() {
    return query(this, internals(HTMLAnchorElementBrand, this), 73, "");
  }

  set pathname($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 74, toStringText($value, "Failed to set the 'pathname' property on 'HTMLAnchorElement': The value"));
  }

  get search() {
    return query(this, internals(HTMLAnchorElementBrand, this), 75, "");
  }

  set search($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 76, toStringText($value, "Failed to set the 'search' property on 'HTMLAnchorElement': The value"));
  }

  get hash() {
    return query(this, internals(HTMLAnchorElementBrand, this), 77, "");
  }

  set hash($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 78, toStringText($value, "Failed to set the 'hash' property on 'HTMLAnchorElement': The value"));
  }

  get hreflang() {
    return query(this, internals(HTMLAnchorElementBrand, this), 79, "");
  }

  set hreflang($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 80, toStringText($value, "Failed to set the 'hreflang' property on 'HTMLAnchorElement': The value"));
  }

  get type() {
    return query(this, internals(HTMLAnchorElementBrand, this), 81, "");
  }

  set type($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 82, toStringText($value, "Failed to set the 'type' property on 'HTMLAnchorElement': The value"));
  }

  get href() {
    return query(this, internals(HTMLAnchorElementBrand, this), 83, "");
  }

  set href($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 84, toStringText($value, "Failed to set the 'href' property on 'HTMLAnchorElement': The value"));
  }

  toString() {
    return query(this, internals(HTMLAnchorElementBrand, this), 83, "");
  }

  get target() {
    return query(this, internals(HTMLAnchorElementBrand, this), 85, "");
  }

  set target($value) {
    assign(this, internals(HTMLAnchorElementBrand, this), 86, toStringText($value, "Failed to set the 'target' property on 'HTMLAnchorElement': The value"));
  }
}

expose(HTMLAnchorElementBrand, HTMLAnchorElement, [],
  ["download", "ping", "rel", "text", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);

// HTMLAreaElement: https://html.spec.whatwg.org/multipage/

class HTMLAreaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAreaElement': Illegal constructor");
  }

  get alt() {
    return query(this, internals(HTMLAreaElementBrand, this), 87, "");
  }

  set alt($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 88, toStringText($value, "Failed to set the 'alt' property on 'HTMLAreaElement': The value"));
  }

  get coords() {
    return query(this, internals(HTMLAreaElementBrand, this), 89, "");
  }

  set coords($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 90, toStringText($value, "Failed to set the 'coords' property on 'HTMLAreaElement': The value"));
  }

  get shape() {
    return query(this, internals(HTMLAreaElementBrand, this), 91, "");
  }

  set shape($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 92, toStringText($value, "Failed to set the 'shape' property on 'HTMLAreaElement': The value"));
  }

  get download() {
    return query(this, internals(HTMLAreaElementBrand, this), 93, "");
  }

  set download($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 94, toStringText($value, "Failed to set the 'download' property on 'HTMLAreaElement': The value"));
  }

  get ping() {
    return query(this, internals(HTMLAreaElementBrand, this), 95, "");
  }

  set ping($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 96, toStringText($value, "Failed to set the 'ping' property on 'HTMLAreaElement': The value"));
  }

  get rel() {
    return query(this, internals(HTMLAreaElementBrand, this), 97, "");
  }

  set rel($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 98, toStringText($value, "Failed to set the 'rel' property on 'HTMLAreaElement': The value"));
  }

  get origin() {
    return query(this, internals(HTMLAreaElementBrand, this), 99, "");
  }

  get protocol() {
    return query(this, internals(HTMLAreaElementBrand, this), 100, "");
  }

  set protocol($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 101, toStringText($value, "Failed to set the 'protocol' property on 'HTMLAreaElement': The value"));
  }

  get username() {
    return query(this, internals(HTMLAreaElementBrand, this), 102, "");
  }

  set username($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 103, toStringText($value, "Failed to set the 'username' property on 'HTMLAreaElement': The value"));
  }

  get password() {
    return query(this, internals(HTMLAreaElementBrand, this), 104, "");
  }

  set password($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 105, toStringText($value, "Failed to set the 'password' property on 'HTMLAreaElement': The value"));
  }

  get host() {
    return query(this, internals(HTMLAreaElementBrand, this), 106, "");
  }

  set host($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 107, toStringText($value, "Failed to set the 'host' property on 'HTMLAreaElement': The value"));
  }

  get hostname() {
    return query(this, internals(HTMLAreaElementBrand, this), 108, "");
  }

  set hostname($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 109, toStringText($value, "Failed to set the 'hostname' property on 'HTMLAreaElement': The value"));
  }

  get port() {
    return query(this, internals(HTMLAreaElementBrand, this), 110, "");
  }

  set port($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 111, toStringText($value, "Failed to set the 'port' property on 'HTMLAreaElement': The value"));
  }

  get pathname() {
    return query(this, internals(HTMLAreaElementBrand, this), 112, "");
  }

  set pathname($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 113, toStringText($value, "Failed to set the 'pathname' property on 'HTMLAreaElement': The value"));
  }

  get search() {
    return query(this, internals(HTMLAreaElementBrand, this), 114, "");
  }

  set search($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 115, toStringText($value, "Failed to set the 'search' property on 'HTMLAreaElement': The value"));
  }

  get hash() {
    return query(this, internals(HTMLAreaElementBrand, this), 116, "");
  }

  set hash($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 117, toStringText($value, "Failed to set the 'hash' property on 'HTMLAreaElement': The value"));
  }

  get hreflang() {
    return query(this, internals(HTMLAreaElementBrand, this), 118, "");
  }

  set hreflang($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 119, toStringText($value, "Failed to set the 'hreflang' property on 'HTMLAreaElement': The value"));
  }

  get type() {
    return query(this, internals(HTMLAreaElementBrand, this), 120, "");
  }

  set type($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 121, toStringText($value, "Failed to set the 'type' property on 'HTMLAreaElement': The value"));
  }

  get href() {
    return query(this, internals(HTMLAreaElementBrand, this), 122, "");
  }

  set href($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 123, toStringText($value, "Failed to set the 'href' property on 'HTMLAreaElement': The value"));
  }

  toString() {
    return query(this, internals(HTMLAreaElementBrand, this), 122, "");
  }

  get target() {
    return query(this, internals(HTMLAreaElementBrand, this), 124, "");
  }

  set target($value) {
    assign(this, internals(HTMLAreaElementBrand, this), 125, toStringText($value, "Failed to set the 'target' property on 'HTMLAreaElement': The value"));
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
    return frozenArray(this, internals(LocationBrand, this), "$navigations", 146, platformObject);
  }
}

expose(LocationBrand, Location, [],
  ["navigations"]);
unforgeable(LocationBrand, {
  get href() {
    return query(this, internals(LocationBrand, this), 126, "");
  },

  set href($value) {
    assign(this, internals(LocationBrand, this), 127, toStringText($value, "Failed to set the 'href' property on 'Location': The value"));
  },

  toString() {
    return query(this, internals(LocationBrand, this), 126, "");
  },

  get origin() {
    return query(this, internals(LocationBrand, this), 128, "");
  },

  get protocol() {
    return query(this, internals(LocationBrand, this), 129, "");
  },

  set protocol($value) {
    assign(this, internals(LocationBrand, this), 130, toStringText($value, "Failed to set the 'protocol' property on 'Location': The value"));
  },

  get host() {
    return query(this, internals(LocationBrand, this), 131, "");
  },

  set host($value) {
    assign(this, internals(LocationBrand, this), 132, toStringText($value, "Failed to set the 'host' property on 'Location': The value"));
  },

  get hostname() {
    return query(this, internals(LocationBrand, this), 133, "");
  },

  set hostname($value) {
    assign(this, internals(LocationBrand, this), 134, toStringText($value, "Failed to set the 'hostname' property on 'Location': The value"));
  },

  get port() {
    return query(this, internals(LocationBrand, this), 135, "");
  },

  set port($value) {
    assign(this, internals(LocationBrand, this), 136, toStringText($value, "Failed to set the 'port' property on 'Location': The value"));
  },

  get pathname() {
    return query(this, internals(LocationBrand, this), 137, "");
  },

  set pathname($value) {
    assign(this, internals(LocationBrand, this), 138, toStringText($value, "Failed to set the 'pathname' property on 'Location': The value"));
  },

  get search() {
    return query(this, internals(LocationBrand, this), 139, "");
  },

  set search($value) {
    assign(this, internals(LocationBrand, this), 140, toStringText($value, "Failed to set the 'search' property on 'Location': The value"));
  },

  get hash() {
    return query(this, internals(LocationBrand, this), 141, "");
  },

  set hash($value) {
    assign(this, internals(LocationBrand, this), 142, toStringText($value, "Failed to set the 'hash' property on 'Location': The value"));
  },

  assign($url) {
    const inner = internals(LocationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'assign' on 'Location'", 1, arguments.length);
    query(this, inner, 143, "," + toStringText($url, "Failed to execute 'assign' on 'Location': parameter 1"));
  },

  replace($url) {
    const inner = internals(LocationBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'replace' on 'Location'", 1, arguments.length);
    query(this, inner, 144, "," + toStringText($url, "Failed to execute 'replace' on 'Location': parameter 1"));
  },

  reload() {
    const inner = internals(LocationBrand, this);
    query(this, inner, 145, "");
  },
});

// WorkerLocation: https://html.spec.whatwg.org/multipage/

class WorkerLocation {
  constructor($url) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'WorkerLocation'", 1, arguments.length);
    constructed(WorkerLocationBrand, this, "[147," + toStringText($url, "Failed to construct 'WorkerLocation': parameter 1") + "]");
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

// Origin: https://html.spec.whatwg.org/multipage/

class Origin {
  constructor() {
    constructed(OriginBrand, this, "[148]");
  }

  static from($value) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'from' on 'Origin'", 1, arguments.length);
    return made(OriginBrand, "[149," + toAnyText($value) + "]");
  }

  get opaque() {
    return value(OriginBrand, this, 1);
  }

  isSameOrigin($other) {
    const inner = internals(OriginBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isSameOrigin' on 'Origin'", 1, arguments.length);
    return query(this, inner, 150, "," + convert9($other, "Failed to execute 'isSameOrigin' on 'Origin': parameter 1"));
  }

  isSameSite($other) {
    const inner = internals(OriginBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isSameSite' on 'Origin'", 1, arguments.length);
    return query(this, inner, 151, "," + convert9($other, "Failed to execute 'isSameSite' on 'Origin': parameter 1"));
  }
}

expose(OriginBrand, Origin, ["from"],
  ["opaque", "isSameOrigin", "isSameSite"]);

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
    constructed(URLBrand, this, "[152," + toStringText($url, "Failed to construct 'URL': parameter 1") + "," + ($base === undefined ? "null" : toStringText($base, "Failed to construct 'URL': parameter 2")) + "]");
  }

  static parse($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'parse' on 'URL'", 1, arguments.length);
    return made(URLBrand, "[153," + toStringText($url, "Failed to execute 'parse' on 'URL': parameter 1") + "," + ($base === undefined ? "null" : toStringText($base, "Failed to execute 'parse' on 'URL': parameter 2")) + "]");
  }

  static canParse($url, $base = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'canParse' on 'URL'", 1, arguments.length);
    return ask("[154," + toStringText($url, "Failed to execute 'canParse' on 'URL': parameter 1") + "," + ($base === undefined ? "null" : toStringText($base, "Failed to execute 'canParse' on 'URL': parameter 2")) + "]")[1];
  }

  get href() {
    return value(URLBrand, this, 1);
  }

  set href($value) {
    assign(this, internals(URLBrand, this), 155, toStringText($value, "Failed to set the 'href' property on 'URL': The value"));
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
    assign(this, internals(URLBrand, this), 156, toStringText($value, "Failed to set the 'protocol' property on 'URL': The value"));
  }

  get username() {
    return value(URLBrand, this, 4);
  }

  set username($value) {
    assign(this, internals(URLBrand, this), 157, toStringText($value, "Failed to set the 'username' property on 'URL': The value"));
  }

  get password() {
    return value(URLBrand, this, 5);
  }

  set password($value) {
    assign(this, internals(URLBrand, this), 158, toStringText($value, "Failed to set the 'password' property on 'URL': The value"));
  }

  get host() {
    return value(URLBrand, this, 6);
  }

  set host($value) {
    assign(this, internals(URLBrand, this), 159, toStringText($value, "Failed to set the 'host' property on 'URL': The value"));
  }

  get hostname() {
    return value(URLBrand, this, 7);
  }

  set hostname($value) {
    assign(this, internals(URLBrand, this), 160, toStringText($value, "Failed to set the 'hostname' property on 'URL': The value"));
  }

  get port() {
    return value(URLBrand, this, 8);
  }

  set port($value) {
    assign(this, internals(URLBrand, this), 161, toStringText($value, "Failed to set the 'port' property on 'URL': The value"));
  }

  get pathname() {
    return value(URLBrand, this, 9);
  }

  set pathname($value) {
    assign(this, internals(URLBrand, this), 162, toStringText($value, "Failed to set the 'pathname' property on 'URL': The value"));
  }

  get search() {
    return value(URLBrand, this, 10);
  }

  set search($value) {
    assign(this, internals(URLBrand, this), 163, toStringText($value, "Failed to set the 'search' property on 'URL': The value"));
  }

  get searchParams() {
    return sameObject(this, internals(URLBrand, this), "$searchParams", 164);
  }

  get hash() {
    return value(URLBrand, this, 11);
  }

  set hash($value) {
    assign(this, internals(URLBrand, this), 165, toStringText($value, "Failed to set the 'hash' property on 'URL': The value"));
  }

  toJSON() {
    return value(URLBrand, this, 12);
  }

  static createObjectURL($obj) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'createObjectURL' on 'URL'", 1, arguments.length);
    return ask("[166," + convert10($obj, "Failed to execute 'createObjectURL' on 'URL': parameter 1") + "]")[1];
  }

  static revokeObjectURL($url) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'revokeObjectURL' on 'URL'", 1, arguments.length);
    ask("[167," + toStringText($url, "Failed to execute 'revokeObjectURL' on 'URL': parameter 1") + "]");
  }
}

expose(URLBrand, URL, ["parse", "canParse", "createObjectURL", "revokeObjectURL"],
  ["href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "searchParams", "hash", "toJSON", "toString"]);

// URLSearchParams: https://url.spec.whatwg.org/

class URLSearchParams {
  constructor($init = undefined) {
    constructed(URLSearchParamsBrand, this, "[168," + ($init === undefined ? "null" : convert11($init, "Failed to construct 'URLSearchParams': parameter 1")) + "]");
  }

  get size() {
    return value(URLSearchParamsBrand, this, 1);
  }

  append($name, $value) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'append' on 'URLSearchParams'", 2, arguments.length);
    call(this, inner, 169, "," + toStringText($name, "Failed to execute 'append' on 'URLSearchParams': parameter 1") + "," + toStringText($value, "Failed to execute 'append' on 'URLSearchParams': parameter 2"));
  }

  delete($name, $value = undefined) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'delete' on 'URLSearchParams'", 1, arguments.length);
    call(this, inner, 170, "," + toStringText($name, "Failed to execute 'delete' on 'URLSearchParams': parameter 1") + "," + ($value === undefined ? "null" : toStringText($value, "Failed to execute 'delete' on 'URLSearchParams': parameter 2")));
  }

  get($name) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'get' on 'URLSearchParams'", 1, arguments.length);
    return query(this, inner, 171, "," + toStringText($name, "Failed to execute 'get' on 'URLSearchParams': parameter 1"));
  }

  getAll($name) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAll' on 'URLSearchParams'", 1, arguments.length);
    return query(this, inner, 172, "," + toStringText($name, "Failed to execute 'getAll' on 'URLSearchParams': parameter 1"));
  }

  has($name, $value = undefined) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'has' on 'URLSearchParams'", 1, arguments.length);
    return query(this, inner, 173, "," + toStringText($name, "Failed to execute 'has' on 'URLSearchParams': parameter 1") + "," + ($value === undefined ? "null" : toStringText($value, "Failed to execute 'has' on 'URLSearchParams': parameter 2")));
  }

  set($name, $value) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'set' on 'URLSearchParams'", 2, arguments.length);
    call(this, inner, 174, "," + toStringText($name, "Failed to execute 'set' on 'URLSearchParams': parameter 1") + "," + toStringText($value, "Failed to execute 'set' on 'URLSearchParams': parameter 2"));
  }

  sort() {
    const inner = internals(URLSearchParamsBrand, this);
    call(this, inner, 175, "");
  }

  entries() {
    return iterateURLSearchParams(internals(URLSearchParamsBrand, this), 2);
  }

  keys() {
    return iterateURLSearchParams(internals(URLSearchParamsBrand, this), 0);
  }

  values() {
    return iterateURLSearchParams(internals(URLSearchParamsBrand, this), 1);
  }

  forEach($callback, $this = undefined) {
    const inner = internals(URLSearchParamsBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'forEach' on 'URLSearchParams'", 1, arguments.length);
    if (typeof $callback !== "function") throw new Errors.TypeError("Failed to execute 'forEach' on 'URLSearchParams': parameter 1 is not of type 'Function'.");
    forEachPair(this, cursor(inner, 176, identity), $callback, $this);
  }

  toString() {
    return query(this, internals(URLSearchParamsBrand, this), 177, "");
  }
}

const iterateURLSearchParams = pairIterators("URLSearchParams", 176, identity);
defineProperty(URLSearchParams.prototype, iteratorSymbol, property(URLSearchParams.prototype.entries, false));
expose(URLSearchParamsBrand, URLSearchParams, [],
  ["size", "append", "delete", "get", "getAll", "has", "set", "sort", "entries", "keys", "values", "forEach", "toString"]);

// URLPattern: https://urlpattern.spec.whatwg.org/

class URLPattern {
  constructor($1 = undefined, $2 = undefined, $3 = undefined) {
    switch (overload(overloadsOfURLPatternConstructor, arguments.length, [$1, $2, $3], "Failed to construct 'URLPattern'")) {
      case 1: {
        constructed(URLPatternBrand, this, "[178," + convert13($1, "Failed to construct 'URLPattern': parameter 1") + "," + toStringText($2, "Failed to construct 'URLPattern': parameter 2") + "," + toURLPatternOptions($3, "Failed to construct 'URLPattern': parameter 3") + "]");
        return;
      }
      case 2: {
        constructed(URLPatternBrand, this, "[178," + convert13($1, "Failed to construct 'URLPattern': parameter 1") + "," + toURLPatternOptions($2, "Failed to construct 'URLPattern': parameter 2") + "]");
        return;
      }
    }
  }

  test($input = undefined, $baseURL = undefined) {
    const inner = internals(URLPatternBrand, this);
    return query(this, inner, 179, "," + convert13($input, "Failed to execute 'test' on 'URLPattern': parameter 1") + "," + ($baseURL === undefined ? "null" : toStringText($baseURL, "Failed to execute 'test' on 'URLPattern': parameter 2")));
  }

  exec($input = undefined, $baseURL = undefined) {
    const inner = internals(URLPatternBrand, this);
    return from18(query(this, inner, 180, "," + convert13($input, "Failed to execute 'exec' on 'URLPattern': parameter 1") + "," + ($baseURL === undefined ? "null" : toStringText($baseURL, "Failed to execute 'exec' on 'URLPattern': parameter 2"))));
  }

  get protocol() {
    return query(this, internals(URLPatternBrand, this), 181, "");
  }

  get username() {
    return query(this, internals(URLPatternBrand, this), 182, "");
  }

  get password() {
    return query(this, internals(URLPatternBrand, this), 183, "");
  }

  get hostname() {
    return query(this, internals(URLPatternBrand, this), 184, "");
  }

  get port() {
    return query(this, internals(URLPatternBrand, this), 185, "");
  }

  get pathname() {
    return query(this, internals(URLPatternBrand, this), 186, "");
  }

  get search() {
    return query(this, internals(URLPatternBrand, this), 187, "");
  }

  get hash() {
    return query(this, internals(URLPatternBrand, this), 188, "");
  }

  get hasRegExpGroups() {
    return query(this, internals(URLPatternBrand, this), 189, "");
  }

  static compareComponent($component, $left, $right) {
    if (arguments.length < 3) throw tooFew("Failed to execute 'compareComponent' on 'URLPattern'", 3, arguments.length);
    return ask("[190," + toURLPatternComponent($component, "Failed to execute 'compareComponent' on 'URLPattern': parameter 1") + "," + convert20($left, "Failed to execute 'compareComponent' on 'URLPattern': parameter 2") + "," + convert20($right, "Failed to execute 'compareComponent' on 'URLPattern': parameter 3") + "]")[1];
  }

  generate($component, $groups) {
    const inner = internals(URLPatternBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'generate' on 'URLPattern'", 2, arguments.length);
    return query(this, inner, 191, "," + toURLPatternComponent($component, "Failed to execute 'generate' on 'URLPattern': parameter 1") + "," + convert21($groups, "Failed to execute 'generate' on 'URLPattern': parameter 2"));
  }
}

expose(URLPatternBrand, URLPattern, ["compareComponent"],
  ["test", "exec", "protocol", "username", "password", "hostname", "port", "pathname", "search", "hash", "hasRegExpGroups", "generate"]);

// FormData: https://xhr.spec.whatwg.org/

class FormData {
  constructor() {
    constructed(FormDataBrand, this, "[192]");
  }

  append($1, $2, $3 = undefined) {
    const inner = internals(FormDataBrand, this);
    switch (overload(overloadsOfFormDataAppend, arguments.length, [$1, $2, $3], "Failed to execute 'append' on 'FormData'")) {
      case 1: {
        call(this, inner, 193, "," + toStringText($1, "Failed to execute 'append' on 'FormData': parameter 1") + "," + toStringText($2, "Failed to execute 'append' on 'FormData': parameter 2"));
        return;
      }
      case 2: {
        call(this, inner, 194, "," + toStringText($1, "Failed to execute 'append' on 'FormData': parameter 1") + "," + convert10($2, "Failed to execute 'append' on 'FormData': parameter 2") + "," + ($3 === undefined ? "null" : toStringText($3, "Failed to execute 'append' on 'FormData': parameter 3")));
        return;
      }
    }
  }

  delete($name) {
    const inner = internals(FormDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'delete' on 'FormData'", 1, arguments.length);
    call(this, inner, 195, "," + toStringText($name, "Failed to execute 'delete' on 'FormData': parameter 1"));
  }

  get($name) {
    const inner = internals(FormDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'get' on 'FormData'", 1, arguments.length);
    return objectOrValue(call(this, inner, 196, "," + toStringText($name, "Failed to execute 'get' on 'FormData': parameter 1")));
  }

  getAll($name) {
    const inner = internals(FormDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAll' on 'FormData'", 1, arguments.length);
    return from23(call(this, inner, 197, "," + toStringText($name, "Failed to execute 'getAll' on 'FormData': parameter 1")));
  }

  has($name) {
    const inner = internals(FormDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'has' on 'FormData'", 1, arguments.length);
    return call(this, inner, 198, "," + toStringText($name, "Failed to execute 'has' on 'FormData': parameter 1"));
  }

  set($1, $2, $3 = undefined) {
    const inner = internals(FormDataBrand, this);
    switch (overload(overloadsOfFormDataAppend, arguments.length, [$1, $2, $3], "Failed to execute 'set' on 'FormData'")) {
      case 1: {
        call(this, inner, 199, "," + toStringText($1, "Failed to execute 'set' on 'FormData': parameter 1") + "," + toStringText($2, "Failed to execute 'set' on 'FormData': parameter 2"));
        return;
      }
      case 2: {
        call(this, inner, 200, "," + toStringText($1, "Failed to execute 'set' on 'FormData': parameter 1") + "," + convert10($2, "Failed to execute 'set' on 'FormData': parameter 2") + "," + ($3 === undefined ? "null" : toStringText($3, "Failed to execute 'set' on 'FormData': parameter 3")));
        return;
      }
    }
  }

  entries() {
    return iterateFormData(internals(FormDataBrand, this), 2);
  }

  keys() {
    return iterateFormData(internals(FormDataBrand, this), 0);
  }

  values() {
    return iterateFormData(internals(FormDataBrand, this), 1);
  }

  forEach($callback, $this = undefined) {
    const inner = internals(FormDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'forEach' on 'FormData'", 1, arguments.length);
    if (typeof $callback !== "function") throw new Errors.TypeError("Failed to execute 'forEach' on 'FormData': parameter 1 is not of type 'Function'.");
    forEachPair(this, cursor(inner, 201, objectOrValue), $callback, $this);
  }
}

const iterateFormData = pairIterators("FormData", 201, objectOrValue);
defineProperty(FormData.prototype, iteratorSymbol, property(FormData.prototype.entries, false));
expose(FormDataBrand, FormData, [],
  ["append", "delete", "get", "getAll", "has", "set", "entries", "keys", "values", "forEach"]);

// WindowOrWorkerGlobalScope: https://html.spec.whatwg.org/multipage/

exposeGlobals({
  btoa($data) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'btoa'", 1, arguments.length);
    return ask("[202," + toStringText($data, "Failed to execute 'btoa': parameter 1") + "]")[1];
  },

  atob($data) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'atob'", 1, arguments.length);
    return ask("[203," + toStringText($data, "Failed to execute 'atob': parameter 1") + "]")[1];
  },
});
