// Interfaces, made by python -m idl from idl/dom.webidl and idl/html.webidl and idl/html_elements.webidl: change those, not this.

const asGetRootNodeOptions = dictionaryValue("GetRootNodeOptions", [["composed", booleanValue, false]]);
const as2 = nullableValue(stringValue);
const asNode = implementationValue(NodeBrand);
const as4 = nullableValue(asNode);
const plain5 = arrayOf(objectOf);
const asMutationCallback = functionValue((callback) => (self, $mutations, $observer) => (self === theGiven ? callback : apply(callback, self, [plain5($mutations), objectOf($observer)])));
const as7 = sequenceValue(stringValue);
const asMutationObserverInit = dictionaryValue("MutationObserverInit", [["attributeFilter", as7, undefined], ["attributeOldValue", booleanValue, undefined], ["attributes", booleanValue, undefined], ["characterData", booleanValue, undefined], ["characterDataOldValue", booleanValue, undefined], ["childList", booleanValue, false], ["subtree", booleanValue, false]]);
const asImportNodeOptions = dictionaryValue("ImportNodeOptions", [["selfOnly", booleanValue, false]]);
const as10 = unionValue({ __proto__: null, boolean: booleanValue, dictionary: asImportNodeOptions });
const asNodeFilter = callbackInterfaceValue("NodeFilter", (callback) => (self, $node) => (self === theGiven ? callback : unsignedShortValue((typeof callback === "function" ? apply(callback, self, [objectOf($node)]) : callMethodOf(callback, "acceptNode", [objectOf($node)])), "The result of acceptNode")));
const as12 = nullableValue(asNodeFilter);
const asHTMLElement = implementationValue(HTMLElementBrand);
const as14 = nullableValue(asHTMLElement);
const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));
const as16 = unionValue({ __proto__: null, buffer: bufferValue("(BufferSource or DOMString)", ["DataView", "Int8Array", "Int16Array", "Int32Array", "Uint8Array", "Uint16Array", "Uint32Array", "Uint8ClampedArray", "BigInt64Array", "BigUint64Array", "Float16Array", "Float32Array", "Float64Array", "ArrayBuffer"], false), string: stringValue });
const as17 = unionValue({ __proto__: null, string: stringValue, interfaces: [[NodeBrand, asNode]] });
const asDocumentType = implementationValue(DocumentTypeBrand);
const as19 = nullableValue(asDocumentType);
const plain20 = arrayOf(anyValue);
const asAttr = implementationValue(AttrBrand);
const asElement = implementationValue(ElementBrand);
const asStaticRangeInit = dictionaryValue("StaticRangeInit", [["endContainer", asNode, isRequired], ["endOffset", unsignedLongValue, isRequired], ["startContainer", asNode, isRequired], ["startOffset", unsignedLongValue, isRequired]]);
const asRange = implementationValue(RangeBrand);
const keywords25 = tableOf({"ltr": "ltr", "rtl": "rtl", "auto": "auto"});
const keywords26 = tableOf({"enter": "enter", "done": "done", "go": "go", "next": "next", "previous": "previous", "search": "search", "send": "send"});
const keywords27 = tableOf({"none": "none", "text": "text", "tel": "tel", "url": "url", "email": "email", "numeric": "numeric", "decimal": "decimal", "search": "search"});
const asFocusOptions = dictionaryValue("FocusOptions", [["focusVisible", booleanValue, undefined], ["preventScroll", booleanValue, false]]);
const tokens29 = listOf(["noreferrer", "noopener", "opener"]);
const keywords30 = tableOf({"no-referrer": "no-referrer", "no-referrer-when-downgrade": "no-referrer-when-downgrade", "same-origin": "same-origin", "origin": "origin", "strict-origin": "strict-origin", "origin-when-cross-origin": "origin-when-cross-origin", "strict-origin-when-cross-origin": "strict-origin-when-cross-origin", "unsafe-url": "unsafe-url"});
const keywords31 = tableOf({"open": "open", "closed": "closed"});
const keywords32 = tableOf({"named": "named", "manual": "manual"});
const asDOMParserSupportedType = enumValue("DOMParserSupportedType", ["text/html", "text/xml", "application/xml", "application/xhtml+xml", "image/svg+xml"]);
const keywords34 = tableOf({"anonymous": "anonymous", "use-credentials": "use-credentials"});
const keywords35 = tableOf({"fetch": "fetch", "audio": "audio", "document": "document", "embed": "embed", "font": "font", "image": "image", "manifest": "manifest", "object": "object", "report": "report", "script": "script", "sharedworker": "sharedworker", "style": "style", "track": "track", "video": "video", "worker": "worker", "xslt": "xslt", "json": "json", "text": "text"});
const tokens36 = listOf(["alternate", "dns-prefetch", "expect", "icon", "manifest", "modulepreload", "next", "preconnect", "prefetch", "preload", "stylesheet"]);
const tokens37 = listOf(["render"]);
const keywords38 = tableOf({"high": "high", "low": "low", "auto": "auto"});
const keywords39 = tableOf({"sync": "sync", "async": "async", "auto": "auto"});
const keywords40 = tableOf({"lazy": "lazy", "eager": "eager"});
const tokens41 = listOf(["allow-downloads", "allow-forms", "allow-modals", "allow-orientation-lock", "allow-pointer-lock", "allow-popups", "allow-popups-to-escape-sandbox", "allow-presentation", "allow-same-origin", "allow-scripts", "allow-top-navigation", "allow-top-navigation-by-user-activation", "allow-top-navigation-to-custom-protocols"]);
const keywords42 = tableOf({"none": "none", "metadata": "metadata", "auto": "auto", "": "auto"});
const keywords43 = tableOf({"subtitles": "subtitles", "captions": "captions", "descriptions": "descriptions", "chapters": "chapters", "metadata": "metadata"});
const keywords44 = tableOf({"row": "row", "col": "col", "rowgroup": "rowgroup", "colgroup": "colgroup"});

// Node: https://dom.spec.whatwg.org/

class Node {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Node': Illegal constructor");
  }

  get nodeType() {
    return internals(NodeBrand, this).nodeType;
  }

  get nodeName() {
    return internals(NodeBrand, this).nodeName;
  }

  get baseURI() {
    return internals(NodeBrand, this).baseUri;
  }

  get isConnected() {
    return internals(NodeBrand, this).isConnected;
  }

  get ownerDocument() {
    return objectOrNull(internals(NodeBrand, this).ownerDocument);
  }

  getRootNode($options = undefined) {
    const inner = internals(NodeBrand, this);
    return objectOf(inner.getRootNode(asGetRootNodeOptions($options, "Failed to execute 'getRootNode' on 'Node': parameter 1")));
  }

  get parentNode() {
    return objectOrNull(internals(NodeBrand, this).parentNode);
  }

  get parentElement() {
    return objectOrNull(internals(NodeBrand, this).parentElement);
  }

  hasChildNodes() {
    const inner = internals(NodeBrand, this);
    return inner.hasChildNodes();
  }

  get childNodes() {
    return objectOf(internals(NodeBrand, this).childNodes);
  }

  get firstChild() {
    return objectOrNull(internals(NodeBrand, this).firstChild);
  }

  get lastChild() {
    return objectOrNull(internals(NodeBrand, this).lastChild);
  }

  get previousSibling() {
    return objectOrNull(internals(NodeBrand, this).previousSibling);
  }

  get nextSibling() {
    return objectOrNull(internals(NodeBrand, this).nextSibling);
  }

  get nodeValue() {
    return orNull(internals(NodeBrand, this).nodeValue);
  }

  set nodeValue($value) {
    const inner = internals(NodeBrand, this);
    inner.nodeValue = as2($value, "Failed to set the 'nodeValue' property on 'Node': The value");
  }

  get textContent() {
    return orNull(internals(NodeBrand, this).textContent);
  }

  set textContent($value) {
    const inner = internals(NodeBrand, this);
    inner.textContent = as2($value, "Failed to set the 'textContent' property on 'Node': The value");
  }

  normalize() {
    const inner = internals(NodeBrand, this);
    inner.normalize();
  }

  cloneNode($subtree = undefined) {
    const inner = internals(NodeBrand, this);
    return objectOf(inner.cloneNode(!!$subtree));
  }

  isEqualNode($otherNode) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isEqualNode' on 'Node'", 1, arguments.length);
    return inner.isEqualNode(as4($otherNode, "Failed to execute 'isEqualNode' on 'Node': parameter 1"));
  }

  isSameNode($otherNode) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isSameNode' on 'Node'", 1, arguments.length);
    return inner.isSameNode(as4($otherNode, "Failed to execute 'isSameNode' on 'Node': parameter 1"));
  }

  compareDocumentPosition($other) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'compareDocumentPosition' on 'Node'", 1, arguments.length);
    return inner.compareDocumentPosition(asNode($other, "Failed to execute 'compareDocumentPosition' on 'Node': parameter 1"));
  }

  contains($other) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'contains' on 'Node'", 1, arguments.length);
    return inner.contains(as4($other, "Failed to execute 'contains' on 'Node': parameter 1"));
  }

  lookupPrefix($namespace) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'lookupPrefix' on 'Node'", 1, arguments.length);
    return orNull(inner.lookupPrefix(as2($namespace, "Failed to execute 'lookupPrefix' on 'Node': parameter 1")));
  }

  lookupNamespaceURI($prefix) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'lookupNamespaceURI' on 'Node'", 1, arguments.length);
    return orNull(inner.lookupNamespaceUri(as2($prefix, "Failed to execute 'lookupNamespaceURI' on 'Node': parameter 1")));
  }

  isDefaultNamespace($namespace) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'isDefaultNamespace' on 'Node'", 1, arguments.length);
    return inner.isDefaultNamespace(as2($namespace, "Failed to execute 'isDefaultNamespace' on 'Node': parameter 1"));
  }

  insertBefore($node, $child) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'insertBefore' on 'Node'", 2, arguments.length);
    return objectOf(inner.insertBefore(asNode($node, "Failed to execute 'insertBefore' on 'Node': parameter 1"), as4($child, "Failed to execute 'insertBefore' on 'Node': parameter 2")));
  }

  appendChild($node) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'appendChild' on 'Node'", 1, arguments.length);
    return objectOf(inner.appendChild(asNode($node, "Failed to execute 'appendChild' on 'Node': parameter 1")));
  }

  replaceChild($node, $child) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'replaceChild' on 'Node'", 2, arguments.length);
    return objectOf(inner.replaceChild(asNode($node, "Failed to execute 'replaceChild' on 'Node': parameter 1"), asNode($child, "Failed to execute 'replaceChild' on 'Node': parameter 2")));
  }

  removeChild($child) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeChild' on 'Node'", 1, arguments.length);
    return objectOf(inner.removeChild(asNode($child, "Failed to execute 'removeChild' on 'Node': parameter 1")));
  }
}

expose(NodeBrand, Node, [],
  ["nodeType", "nodeName", "baseURI", "isConnected", "ownerDocument", "getRootNode", "parentNode", "parentElement", "hasChildNodes", "childNodes", "firstChild", "lastChild", "previousSibling", "nextSibling", "nodeValue", "textContent", "normalize", "cloneNode", "isEqualNode", "isSameNode", "compareDocumentPosition", "contains", "lookupPrefix", "lookupNamespaceURI", "isDefaultNamespace", "insertBefore", "appendChild", "replaceChild", "removeChild"]);
constants(Node, { __proto__: null, ELEMENT_NODE: 1, ATTRIBUTE_NODE: 2, TEXT_NODE: 3, CDATA_SECTION_NODE: 4, ENTITY_REFERENCE_NODE: 5, ENTITY_NODE: 6, PROCESSING_INSTRUCTION_NODE: 7, COMMENT_NODE: 8, DOCUMENT_NODE: 9, DOCUMENT_TYPE_NODE: 10, DOCUMENT_FRAGMENT_NODE: 11, NOTATION_NODE: 12, DOCUMENT_POSITION_DISCONNECTED: 1, DOCUMENT_POSITION_PRECEDING: 2, DOCUMENT_POSITION_FOLLOWING: 4, DOCUMENT_POSITION_CONTAINS: 8, DOCUMENT_POSITION_CONTAINED_BY: 16, DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: 32 });
implementation(NodeBrand, NodeImpl);

// NodeList: https://dom.spec.whatwg.org/

class NodeList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'NodeList': Illegal constructor");
  }

  item($index) {
    const inner = internals(NodeListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'NodeList'", 1, arguments.length);
    return objectOrNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'NodeList': parameter 1")));
  }

  get length() {
    return internals(NodeListBrand, this).length;
  }
}

iterableAsArray(NodeList);
expose(NodeListBrand, NodeList, [],
  ["item", "length"]);
indexed(NodeListBrand, NodeList, (inner) => inner.length, (inner, index) => objectOrNull(inner.item(index)));
implementation(NodeListBrand, NodeListImpl);

// HTMLCollection: https://dom.spec.whatwg.org/

class HTMLCollection {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLCollection': Illegal constructor");
  }

  get length() {
    return internals(HTMLCollectionBrand, this).length;
  }

  item($index) {
    const inner = internals(HTMLCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'HTMLCollection'", 1, arguments.length);
    return objectOrNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'HTMLCollection': parameter 1")));
  }

  namedItem($name) {
    const inner = internals(HTMLCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'namedItem' on 'HTMLCollection'", 1, arguments.length);
    return objectOrNull(inner.namedItem(stringValue($name, "Failed to execute 'namedItem' on 'HTMLCollection': parameter 1")));
  }
}

expose(HTMLCollectionBrand, HTMLCollection, [],
  ["length", "item", "namedItem"]);
indexed(HTMLCollectionBrand, HTMLCollection, (inner) => inner.length, (inner, index) => objectOrNull(inner.item(index)));
named(HTMLCollectionBrand, (inner, name) => objectOrNull(inner.namedItem(name)));
implementation(HTMLCollectionBrand, HTMLCollectionImpl);

// MutationObserver: https://dom.spec.whatwg.org/

class MutationObserver {
  constructor($callback) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'MutationObserver'", 1, arguments.length);
    adopt(this, new MutationObserverImpl()).constructorSteps(asMutationCallback($callback, "Failed to construct 'MutationObserver': parameter 1"));
  }

  observe($target, $options = undefined) {
    const inner = internals(MutationObserverBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'observe' on 'MutationObserver'", 1, arguments.length);
    inner.observe(asNode($target, "Failed to execute 'observe' on 'MutationObserver': parameter 1"), asMutationObserverInit($options, "Failed to execute 'observe' on 'MutationObserver': parameter 2"));
  }

  disconnect() {
    const inner = internals(MutationObserverBrand, this);
    inner.disconnect();
  }

  takeRecords() {
    const inner = internals(MutationObserverBrand, this);
    return plain5(inner.takeRecords());
  }
}

expose(MutationObserverBrand, MutationObserver, [],
  ["observe", "disconnect", "takeRecords"]);
implementation(MutationObserverBrand, MutationObserverImpl);

// MutationRecord: https://dom.spec.whatwg.org/

class MutationRecord {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'MutationRecord': Illegal constructor");
  }

  get type() {
    return internals(MutationRecordBrand, this).type;
  }

  get target() {
    return objectOf(internals(MutationRecordBrand, this).target);
  }

  get addedNodes() {
    return objectOf(internals(MutationRecordBrand, this).addedNodes);
  }

  get removedNodes() {
    return objectOf(internals(MutationRecordBrand, this).removedNodes);
  }

  get previousSibling() {
    return objectOrNull(internals(MutationRecordBrand, this).previousSibling);
  }

  get nextSibling() {
    return objectOrNull(internals(MutationRecordBrand, this).nextSibling);
  }

  get attributeName() {
    return orNull(internals(MutationRecordBrand, this).attributeName);
  }

  get attributeNamespace() {
    return orNull(internals(MutationRecordBrand, this).attributeNamespace);
  }

  get oldValue() {
    return orNull(internals(MutationRecordBrand, this).oldValue);
  }
}

expose(MutationRecordBrand, MutationRecord, [],
  ["type", "target", "addedNodes", "removedNodes", "previousSibling", "nextSibling", "attributeName", "attributeNamespace", "oldValue"]);
implementation(MutationRecordBrand, MutationRecordImpl);

// Document: https://dom.spec.whatwg.org/

class Document {
  constructor($url = undefined, $encoding = undefined) {
    adopt(this, new HTMLDocumentImpl()).constructorSteps($url === undefined ? undefined : scalarValueString($url, "Failed to construct 'Document': parameter 1"), $encoding === undefined ? "UTF-8" : stringValue($encoding, "Failed to construct 'Document': parameter 2"));
  }

  get implementation() {
    return objectOf(internals(DocumentBrand, this).implementation);
  }

  get URL() {
    return internals(DocumentBrand, this).url;
  }

  get documentURI() {
    return internals(DocumentBrand, this).documentUri;
  }

  get compatMode() {
    return internals(DocumentBrand, this).compatMode;
  }

  get characterSet() {
    return internals(DocumentBrand, this).characterSet;
  }

  get charset() {
    return internals(DocumentBrand, this).charset;
  }

  get inputEncoding() {
    return internals(DocumentBrand, this).inputEncoding;
  }

  get contentType() {
    return internals(DocumentBrand, this).contentType;
  }

  get doctype() {
    return objectOrNull(internals(DocumentBrand, this).doctype);
  }

  get documentElement() {
    return objectOrNull(internals(DocumentBrand, this).documentElement);
  }

  getElementsByTagName($qualifiedName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementsByTagName' on 'Document'", 1, arguments.length);
    return objectOf(inner.getElementsByTagName(stringValue($qualifiedName, "Failed to execute 'getElementsByTagName' on 'Document': parameter 1")));
  }

  getElementsByTagNameNS($namespace, $localName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'getElementsByTagNameNS' on 'Document'", 2, arguments.length);
    return objectOf(inner.getElementsByTagNameNs(as2($namespace, "Failed to execute 'getElementsByTagNameNS' on 'Document': parameter 1"), stringValue($localName, "Failed to execute 'getElementsByTagNameNS' on 'Document': parameter 2")));
  }

  getElementsByClassName($classNames) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementsByClassName' on 'Document'", 1, arguments.length);
    return objectOf(inner.getElementsByClassName(stringValue($classNames, "Failed to execute 'getElementsByClassName' on 'Document': parameter 1")));
  }

  createElement($localName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createElement' on 'Document'", 1, arguments.length);
    return objectOf(inner.createElement(stringValue($localName, "Failed to execute 'createElement' on 'Document': parameter 1")));
  }

  createElementNS($namespace, $qualifiedName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'createElementNS' on 'Document'", 2, arguments.length);
    return objectOf(inner.createElementNs(as2($namespace, "Failed to execute 'createElementNS' on 'Document': parameter 1"), stringValue($qualifiedName, "Failed to execute 'createElementNS' on 'Document': parameter 2")));
  }

  createDocumentFragment() {
    const inner = internals(DocumentBrand, this);
    return objectOf(inner.createDocumentFragment());
  }

  createTextNode($data) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createTextNode' on 'Document'", 1, arguments.length);
    return objectOf(inner.createTextNode(stringValue($data, "Failed to execute 'createTextNode' on 'Document': parameter 1")));
  }

  createCDATASection($data) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createCDATASection' on 'Document'", 1, arguments.length);
    return objectOf(inner.createCdataSection(stringValue($data, "Failed to execute 'createCDATASection' on 'Document': parameter 1")));
  }

  createComment($data) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createComment' on 'Document'", 1, arguments.length);
    return objectOf(inner.createComment(stringValue($data, "Failed to execute 'createComment' on 'Document': parameter 1")));
  }

  createProcessingInstruction($target, $data) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'createProcessingInstruction' on 'Document'", 2, arguments.length);
    return objectOf(inner.createProcessingInstruction(stringValue($target, "Failed to execute 'createProcessingInstruction' on 'Document': parameter 1"), stringValue($data, "Failed to execute 'createProcessingInstruction' on 'Document': parameter 2")));
  }

  importNode($node, $options = undefined) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'importNode' on 'Document'", 1, arguments.length);
    return objectOf(inner.importNode(asNode($node, "Failed to execute 'importNode' on 'Document': parameter 1"), $options === undefined ? false : as10($options, "Failed to execute 'importNode' on 'Document': parameter 2")));
  }

  adoptNode($node) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'adoptNode' on 'Document'", 1, arguments.length);
    return objectOf(inner.adoptNode(asNode($node, "Failed to execute 'adoptNode' on 'Document': parameter 1")));
  }

  createAttribute($localName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createAttribute' on 'Document'", 1, arguments.length);
    return objectOf(inner.createAttribute(stringValue($localName, "Failed to execute 'createAttribute' on 'Document': parameter 1")));
  }

  createAttributeNS($namespace, $qualifiedName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'createAttributeNS' on 'Document'", 2, arguments.length);
    return objectOf(inner.createAttributeNs(as2($namespace, "Failed to execute 'createAttributeNS' on 'Document': parameter 1"), stringValue($qualifiedName, "Failed to execute 'createAttributeNS' on 'Document': parameter 2")));
  }

  createEvent($interface) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createEvent' on 'Document'", 1, arguments.length);
    return objectOf(inner.createEvent(stringValue($interface, "Failed to execute 'createEvent' on 'Document': parameter 1")));
  }

  createRange() {
    const inner = internals(DocumentBrand, this);
    return objectOf(inner.createRange());
  }

  createNodeIterator($root, $whatToShow = undefined, $filter = undefined) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createNodeIterator' on 'Document'", 1, arguments.length);
    return objectOf(inner.createNodeIterator(asNode($root, "Failed to execute 'createNodeIterator' on 'Document': parameter 1"), $whatToShow === undefined ? 4294967295 : unsignedLongValue($whatToShow, "Failed to execute 'createNodeIterator' on 'Document': parameter 2"), as12($filter, "Failed to execute 'createNodeIterator' on 'Document': parameter 3")));
  }

  createTreeWalker($root, $whatToShow = undefined, $filter = undefined) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createTreeWalker' on 'Document'", 1, arguments.length);
    return objectOf(inner.createTreeWalker(asNode($root, "Failed to execute 'createTreeWalker' on 'Document': parameter 1"), $whatToShow === undefined ? 4294967295 : unsignedLongValue($whatToShow, "Failed to execute 'createTreeWalker' on 'Document': parameter 2"), as12($filter, "Failed to execute 'createTreeWalker' on 'Document': parameter 3")));
  }

  get cookie() {
    return internals(DocumentBrand, this).cookie;
  }

  set cookie($value) {
    const inner = internals(DocumentBrand, this);
    inner.cookie = scalarValueString($value, "Failed to set the 'cookie' property on 'Document': The value");
  }

  get links() {
    return objectOf(internals(DocumentBrand, this).links);
  }

  get lastModified() {
    return internals(DocumentBrand, this).lastModified;
  }

  get readyState() {
    return internals(DocumentBrand, this).readyState;
  }

  get title() {
    return internals(DocumentBrand, this).title;
  }

  set title($value) {
    const inner = internals(DocumentBrand, this);
    inner.title = stringValue($value, "Failed to set the 'title' property on 'Document': The value");
  }

  get dir() {
    return internals(DocumentBrand, this).dir;
  }

  set dir($value) {
    const inner = internals(DocumentBrand, this);
    inner.dir = stringValue($value, "Failed to set the 'dir' property on 'Document': The value");
  }

  get body() {
    return objectOrNull(internals(DocumentBrand, this).body);
  }

  set body($value) {
    const inner = internals(DocumentBrand, this);
    inner.body = as14($value, "Failed to set the 'body' property on 'Document': The value");
  }

  get head() {
    return objectOrNull(internals(DocumentBrand, this).head);
  }

  get images() {
    return objectOf(internals(DocumentBrand, this).images);
  }

  get embeds() {
    return objectOf(internals(DocumentBrand, this).embeds);
  }

  get plugins() {
    return objectOf(internals(DocumentBrand, this).plugins);
  }

  get forms() {
    return objectOf(internals(DocumentBrand, this).forms);
  }

  get scripts() {
    return objectOf(internals(DocumentBrand, this).scripts);
  }

  getElementsByName($elementName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementsByName' on 'Document'", 1, arguments.length);
    return objectOf(inner.getElementsByName(stringValue($elementName, "Failed to execute 'getElementsByName' on 'Document': parameter 1")));
  }

  get currentScript() {
    return objectOrNull(internals(DocumentBrand, this).currentScript);
  }

  get onreadystatechange() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("readystatechange"));
  }

  set onreadystatechange($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("readystatechange", asEventHandlerNonNull($value));
  }

  hasFocus() {
    const inner = internals(DocumentBrand, this);
    return inner.hasFocus();
  }

  get anchors() {
    return objectOf(internals(DocumentBrand, this).anchors);
  }

  static fromHTML($html, $url, $contentType = undefined) {
    if (arguments.length < 2) throw tooFew("Failed to execute 'fromHTML' on 'Document'", 2, arguments.length);
    return objectOf(HTMLDocumentImpl.fromHtml(as16($html, "Failed to execute 'fromHTML' on 'Document': parameter 1"), scalarValueString($url, "Failed to execute 'fromHTML' on 'Document': parameter 2"), $contentType === undefined ? undefined : stringValue($contentType, "Failed to execute 'fromHTML' on 'Document': parameter 3")));
  }

  getElementById($elementId) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementById' on 'Document'", 1, arguments.length);
    return objectOrNull(inner.getElementById(stringValue($elementId, "Failed to execute 'getElementById' on 'Document': parameter 1")));
  }

  get children() {
    return objectOf(internals(DocumentBrand, this).children);
  }

  get firstElementChild() {
    return objectOrNull(internals(DocumentBrand, this).firstElementChild);
  }

  get lastElementChild() {
    return objectOrNull(internals(DocumentBrand, this).lastElementChild);
  }

  get childElementCount() {
    return internals(DocumentBrand, this).childElementCount;
  }

  prepend(...$nodes) {
    const inner = internals(DocumentBrand, this);
    inner.prepend(listValue($nodes, as17, "Failed to execute 'prepend' on 'Document': parameter 1"));
  }

  append(...$nodes) {
    const inner = internals(DocumentBrand, this);
    inner.append(listValue($nodes, as17, "Failed to execute 'append' on 'Document': parameter 1"));
  }

  replaceChildren(...$nodes) {
    const inner = internals(DocumentBrand, this);
    inner.replaceChildren(listValue($nodes, as17, "Failed to execute 'replaceChildren' on 'Document': parameter 1"));
  }

  moveBefore($node, $child) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'moveBefore' on 'Document'", 2, arguments.length);
    inner.moveBefore(asNode($node, "Failed to execute 'moveBefore' on 'Document': parameter 1"), as4($child, "Failed to execute 'moveBefore' on 'Document': parameter 2"));
  }

  querySelector($selectors) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'querySelector' on 'Document'", 1, arguments.length);
    return objectOrNull(inner.querySelector(stringValue($selectors, "Failed to execute 'querySelector' on 'Document': parameter 1")));
  }

  querySelectorAll($selectors) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'querySelectorAll' on 'Document'", 1, arguments.length);
    return objectOf(inner.querySelectorAll(stringValue($selectors, "Failed to execute 'querySelectorAll' on 'Document': parameter 1")));
  }

  get onabort() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("abort"));
  }

  set onabort($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("abort", asEventHandlerNonNull($value));
  }

  get onauxclick() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("auxclick"));
  }

  set onauxclick($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("auxclick", asEventHandlerNonNull($value));
  }

  get onbeforeinput() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("beforeinput"));
  }

  set onbeforeinput($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("beforeinput", asEventHandlerNonNull($value));
  }

  get onbeforematch() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("beforematch"));
  }

  set onbeforematch($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("beforematch", asEventHandlerNonNull($value));
  }

  get onbeforetoggle() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("beforetoggle"));
  }

  set onbeforetoggle($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("beforetoggle", asEventHandlerNonNull($value));
  }

  get onblur() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("blur"));
  }

  set onblur($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("blur", asEventHandlerNonNull($value));
  }

  get oncancel() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("cancel"));
  }

  set oncancel($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("cancel", asEventHandlerNonNull($value));
  }

  get oncanplay() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("canplay"));
  }

  set oncanplay($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("canplay", asEventHandlerNonNull($value));
  }

  get oncanplaythrough() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("canplaythrough"));
  }

  set oncanplaythrough($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("canplaythrough", asEventHandlerNonNull($value));
  }

  get onchange() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("change"));
  }

  set onchange($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("change", asEventHandlerNonNull($value));
  }

  get onclick() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("click"));
  }

  set onclick($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("click", asEventHandlerNonNull($value));
  }

  get onclose() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("close"));
  }

  set onclose($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("close", asEventHandlerNonNull($value));
  }

  get oncommand() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("command"));
  }

  set oncommand($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("command", asEventHandlerNonNull($value));
  }

  get oncontextlost() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("contextlost"));
  }

  set oncontextlost($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("contextlost", asEventHandlerNonNull($value));
  }

  get oncontextmenu() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("contextmenu"));
  }

  set oncontextmenu($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("contextmenu", asEventHandlerNonNull($value));
  }

  get oncontextrestored() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("contextrestored"));
  }

  set oncontextrestored($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("contextrestored", asEventHandlerNonNull($value));
  }

  get oncopy() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("copy"));
  }

  set oncopy($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("copy", asEventHandlerNonNull($value));
  }

  get oncuechange() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("cuechange"));
  }

  set oncuechange($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("cuechange", asEventHandlerNonNull($value));
  }

  get oncut() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("cut"));
  }

  set oncut($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("cut", asEventHandlerNonNull($value));
  }

  get ondblclick() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("dblclick"));
  }

  set ondblclick($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("dblclick", asEventHandlerNonNull($value));
  }

  get ondrag() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("drag"));
  }

  set ondrag($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("drag", asEventHandlerNonNull($value));
  }

  get ondragend() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("dragend"));
  }

  set ondragend($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("dragend", asEventHandlerNonNull($value));
  }

  get ondragenter() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("dragenter"));
  }

  set ondragenter($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("dragenter", asEventHandlerNonNull($value));
  }

  get ondragleave() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("dragleave"));
  }

  set ondragleave($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("dragleave", asEventHandlerNonNull($value));
  }

  get ondragover() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("dragover"));
  }

  set ondragover($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("dragover", asEventHandlerNonNull($value));
  }

  get ondragstart() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("dragstart"));
  }

  set ondragstart($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("dragstart", asEventHandlerNonNull($value));
  }

  get ondrop() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("drop"));
  }

  set ondrop($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("drop", asEventHandlerNonNull($value));
  }

  get ondurationchange() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("durationchange"));
  }

  set ondurationchange($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("durationchange", asEventHandlerNonNull($value));
  }

  get onemptied() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("emptied"));
  }

  set onemptied($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("emptied", asEventHandlerNonNull($value));
  }

  get onended() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("ended"));
  }

  set onended($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("ended", asEventHandlerNonNull($value));
  }

  get onerror() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("error"));
  }

  set onerror($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("error", asEventHandlerNonNull($value));
  }

  get onfocus() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("focus"));
  }

  set onfocus($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("focus", asEventHandlerNonNull($value));
  }

  get onformdata() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("formdata"));
  }

  set onformdata($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("formdata", asEventHandlerNonNull($value));
  }

  get oninput() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("input"));
  }

  set oninput($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("input", asEventHandlerNonNull($value));
  }

  get oninvalid() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("invalid"));
  }

  set oninvalid($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("invalid", asEventHandlerNonNull($value));
  }

  get onkeydown() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("keydown"));
  }

  set onkeydown($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("keydown", asEventHandlerNonNull($value));
  }

  get onkeypress() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("keypress"));
  }

  set onkeypress($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("keypress", asEventHandlerNonNull($value));
  }

  get onkeyup() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("keyup"));
  }

  set onkeyup($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("keyup", asEventHandlerNonNull($value));
  }

  get onload() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("load"));
  }

  set onload($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("load", asEventHandlerNonNull($value));
  }

  get onloadeddata() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("loadeddata"));
  }

  set onloadeddata($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("loadeddata", asEventHandlerNonNull($value));
  }

  get onloadedmetadata() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("loadedmetadata"));
  }

  set onloadedmetadata($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("loadedmetadata", asEventHandlerNonNull($value));
  }

  get onloadstart() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("loadstart"));
  }

  set onloadstart($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("loadstart", asEventHandlerNonNull($value));
  }

  get onmousedown() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("mousedown"));
  }

  set onmousedown($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("mousedown", asEventHandlerNonNull($value));
  }

  get onmouseenter() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("mouseenter"));
  }

  set onmouseenter($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("mouseenter", asEventHandlerNonNull($value));
  }

  get onmouseleave() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("mouseleave"));
  }

  set onmouseleave($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("mouseleave", asEventHandlerNonNull($value));
  }

  get onmousemove() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("mousemove"));
  }

  set onmousemove($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("mousemove", asEventHandlerNonNull($value));
  }

  get onmouseout() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("mouseout"));
  }

  set onmouseout($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("mouseout", asEventHandlerNonNull($value));
  }

  get onmouseover() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("mouseover"));
  }

  set onmouseover($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("mouseover", asEventHandlerNonNull($value));
  }

  get onmouseup() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("mouseup"));
  }

  set onmouseup($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("mouseup", asEventHandlerNonNull($value));
  }

  get onpaste() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("paste"));
  }

  set onpaste($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("paste", asEventHandlerNonNull($value));
  }

  get onpause() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("pause"));
  }

  set onpause($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("pause", asEventHandlerNonNull($value));
  }

  get onplay() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("play"));
  }

  set onplay($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("play", asEventHandlerNonNull($value));
  }

  get onplaying() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("playing"));
  }

  set onplaying($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("playing", asEventHandlerNonNull($value));
  }

  get onprogress() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("progress"));
  }

  set onprogress($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("progress", asEventHandlerNonNull($value));
  }

  get onratechange() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("ratechange"));
  }

  set onratechange($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("ratechange", asEventHandlerNonNull($value));
  }

  get onreset() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("reset"));
  }

  set onreset($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("reset", asEventHandlerNonNull($value));
  }

  get onresize() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("resize"));
  }

  set onresize($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("resize", asEventHandlerNonNull($value));
  }

  get onscroll() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("scroll"));
  }

  set onscroll($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("scroll", asEventHandlerNonNull($value));
  }

  get onscrollend() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("scrollend"));
  }

  set onscrollend($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("scrollend", asEventHandlerNonNull($value));
  }

  get onsecuritypolicyviolation() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("securitypolicyviolation"));
  }

  set onsecuritypolicyviolation($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("securitypolicyviolation", asEventHandlerNonNull($value));
  }

  get onseeked() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("seeked"));
  }

  set onseeked($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("seeked", asEventHandlerNonNull($value));
  }

  get onseeking() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("seeking"));
  }

  set onseeking($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("seeking", asEventHandlerNonNull($value));
  }

  get onselect() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("select"));
  }

  set onselect($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("select", asEventHandlerNonNull($value));
  }

  get onslotchange() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("slotchange"));
  }

  set onslotchange($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("slotchange", asEventHandlerNonNull($value));
  }

  get onstalled() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("stalled"));
  }

  set onstalled($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("stalled", asEventHandlerNonNull($value));
  }

  get onsubmit() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("submit"));
  }

  set onsubmit($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("submit", asEventHandlerNonNull($value));
  }

  get onsuspend() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("suspend"));
  }

  set onsuspend($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("suspend", asEventHandlerNonNull($value));
  }

  get ontimeupdate() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("timeupdate"));
  }

  set ontimeupdate($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("timeupdate", asEventHandlerNonNull($value));
  }

  get ontoggle() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("toggle"));
  }

  set ontoggle($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("toggle", asEventHandlerNonNull($value));
  }

  get onvolumechange() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("volumechange"));
  }

  set onvolumechange($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("volumechange", asEventHandlerNonNull($value));
  }

  get onwaiting() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("waiting"));
  }

  set onwaiting($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("waiting", asEventHandlerNonNull($value));
  }

  get onwebkitanimationend() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("webkitanimationend"));
  }

  set onwebkitanimationend($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("webkitanimationend", asEventHandlerNonNull($value));
  }

  get onwebkitanimationiteration() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("webkitanimationiteration"));
  }

  set onwebkitanimationiteration($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("webkitanimationiteration", asEventHandlerNonNull($value));
  }

  get onwebkitanimationstart() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("webkitanimationstart"));
  }

  set onwebkitanimationstart($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("webkitanimationstart", asEventHandlerNonNull($value));
  }

  get onwebkittransitionend() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("webkittransitionend"));
  }

  set onwebkittransitionend($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("webkittransitionend", asEventHandlerNonNull($value));
  }

  get onwheel() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("wheel"));
  }

  set onwheel($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("wheel", asEventHandlerNonNull($value));
  }

  get activeElement() {
    return objectOrNull(internals(DocumentBrand, this).activeElement);
  }
}

expose(DocumentBrand, Document, ["fromHTML"],
  ["implementation", "URL", "documentURI", "compatMode", "characterSet", "charset", "inputEncoding", "contentType", "doctype", "documentElement", "getElementsByTagName", "getElementsByTagNameNS", "getElementsByClassName", "createElement", "createElementNS", "createDocumentFragment", "createTextNode", "createCDATASection", "createComment", "createProcessingInstruction", "importNode", "adoptNode", "createAttribute", "createAttributeNS", "createEvent", "createRange", "createNodeIterator", "createTreeWalker", "cookie", "links", "lastModified", "readyState", "title", "dir", "body", "head", "images", "embeds", "plugins", "forms", "scripts", "getElementsByName", "currentScript", "onreadystatechange", "hasFocus", "anchors", "getElementById", "children", "firstElementChild", "lastElementChild", "childElementCount", "prepend", "append", "replaceChildren", "moveBefore", "querySelector", "querySelectorAll", "onabort", "onauxclick", "onbeforeinput", "onbeforematch", "onbeforetoggle", "onblur", "oncancel", "oncanplay", "oncanplaythrough", "onchange", "onclick", "onclose", "oncommand", "oncontextlost", "oncontextmenu", "oncontextrestored", "oncopy", "oncuechange", "oncut", "ondblclick", "ondrag", "ondragend", "ondragenter", "ondragleave", "ondragover", "ondragstart", "ondrop", "ondurationchange", "onemptied", "onended", "onerror", "onfocus", "onformdata", "oninput", "oninvalid", "onkeydown", "onkeypress", "onkeyup", "onload", "onloadeddata", "onloadedmetadata", "onloadstart", "onmousedown", "onmouseenter", "onmouseleave", "onmousemove", "onmouseout", "onmouseover", "onmouseup", "onpaste", "onpause", "onplay", "onplaying", "onprogress", "onratechange", "onreset", "onresize", "onscroll", "onscrollend", "onsecuritypolicyviolation", "onseeked", "onseeking", "onselect", "onslotchange", "onstalled", "onsubmit", "onsuspend", "ontimeupdate", "ontoggle", "onvolumechange", "onwaiting", "onwebkitanimationend", "onwebkitanimationiteration", "onwebkitanimationstart", "onwebkittransitionend", "onwheel", "activeElement"]);
unforgeable(DocumentBrand, {
  get location() {
    return orNull(internals(DocumentBrand, this).location);
  },

  set location($value) {
    internals(DocumentBrand, this);
    const target = this.location;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'location' property on 'Document': its value is not an object.");
    setProperty(target, "href", $value);
  },
});
unscopable(Document, ["prepend", "append", "replaceChildren"]);
implementation(DocumentBrand, HTMLDocumentImpl);

// DOMImplementation: https://dom.spec.whatwg.org/

class DOMImplementation {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'DOMImplementation': Illegal constructor");
  }

  createDocumentType($name, $publicId, $systemId) {
    const inner = internals(DOMImplementationBrand, this);
    if (arguments.length < 3) throw tooFew("Failed to execute 'createDocumentType' on 'DOMImplementation'", 3, arguments.length);
    return objectOf(inner.createDocumentType(stringValue($name, "Failed to execute 'createDocumentType' on 'DOMImplementation': parameter 1"), stringValue($publicId, "Failed to execute 'createDocumentType' on 'DOMImplementation': parameter 2"), stringValue($systemId, "Failed to execute 'createDocumentType' on 'DOMImplementation': parameter 3")));
  }

  createDocument($namespace, $qualifiedName, $doctype = undefined) {
    const inner = internals(DOMImplementationBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'createDocument' on 'DOMImplementation'", 2, arguments.length);
    return objectOf(inner.createDocument(as2($namespace, "Failed to execute 'createDocument' on 'DOMImplementation': parameter 1"), nullToEmptyStringValue($qualifiedName, "Failed to execute 'createDocument' on 'DOMImplementation': parameter 2"), as19($doctype, "Failed to execute 'createDocument' on 'DOMImplementation': parameter 3")));
  }

  createHTMLDocument($title = undefined) {
    const inner = internals(DOMImplementationBrand, this);
    return objectOf(inner.createHtmlDocument($title === undefined ? undefined : stringValue($title, "Failed to execute 'createHTMLDocument' on 'DOMImplementation': parameter 1")));
  }

  hasFeature() {
    const inner = internals(DOMImplementationBrand, this);
    return inner.hasFeature();
  }
}

expose(DOMImplementationBrand, DOMImplementation, [],
  ["createDocumentType", "createDocument", "createHTMLDocument", "hasFeature"]);
implementation(DOMImplementationBrand, DOMImplementationImpl);

// DocumentType: https://dom.spec.whatwg.org/

class DocumentType {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'DocumentType': Illegal constructor");
  }

  get name() {
    return internals(DocumentTypeBrand, this).name;
  }

  get publicId() {
    return internals(DocumentTypeBrand, this).publicId;
  }

  get systemId() {
    return internals(DocumentTypeBrand, this).systemId;
  }

  before(...$nodes) {
    const inner = internals(DocumentTypeBrand, this);
    inner.before(listValue($nodes, as17, "Failed to execute 'before' on 'DocumentType': parameter 1"));
  }

  after(...$nodes) {
    const inner = internals(DocumentTypeBrand, this);
    inner.after(listValue($nodes, as17, "Failed to execute 'after' on 'DocumentType': parameter 1"));
  }

  replaceWith(...$nodes) {
    const inner = internals(DocumentTypeBrand, this);
    inner.replaceWith(listValue($nodes, as17, "Failed to execute 'replaceWith' on 'DocumentType': parameter 1"));
  }

  remove() {
    const inner = internals(DocumentTypeBrand, this);
    inner.remove();
  }
}

expose(DocumentTypeBrand, DocumentType, [],
  ["name", "publicId", "systemId", "before", "after", "replaceWith", "remove"]);
unscopable(DocumentType, ["before", "after", "replaceWith", "remove"]);
implementation(DocumentTypeBrand, DocumentTypeImpl);

// DocumentFragment: https://dom.spec.whatwg.org/

class DocumentFragment {
  constructor() {
    adopt(this, new DocumentFragmentImpl(associatedDocument()));
  }

  getElementById($elementId) {
    const inner = internals(DocumentFragmentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementById' on 'DocumentFragment'", 1, arguments.length);
    return objectOrNull(inner.getElementById(stringValue($elementId, "Failed to execute 'getElementById' on 'DocumentFragment': parameter 1")));
  }

  get children() {
    return objectOf(internals(DocumentFragmentBrand, this).children);
  }

  get firstElementChild() {
    return objectOrNull(internals(DocumentFragmentBrand, this).firstElementChild);
  }

  get lastElementChild() {
    return objectOrNull(internals(DocumentFragmentBrand, this).lastElementChild);
  }

  get childElementCount() {
    return internals(DocumentFragmentBrand, this).childElementCount;
  }

  prepend(...$nodes) {
    const inner = internals(DocumentFragmentBrand, this);
    inner.prepend(listValue($nodes, as17, "Failed to execute 'prepend' on 'DocumentFragment': parameter 1"));
  }

  append(...$nodes) {
    const inner = internals(DocumentFragmentBrand, this);
    inner.append(listValue($nodes, as17, "Failed to execute 'append' on 'DocumentFragment': parameter 1"));
  }

  replaceChildren(...$nodes) {
    const inner = internals(DocumentFragmentBrand, this);
    inner.replaceChildren(listValue($nodes, as17, "Failed to execute 'replaceChildren' on 'DocumentFragment': parameter 1"));
  }

  moveBefore($node, $child) {
    const inner = internals(DocumentFragmentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'moveBefore' on 'DocumentFragment'", 2, arguments.length);
    inner.moveBefore(asNode($node, "Failed to execute 'moveBefore' on 'DocumentFragment': parameter 1"), as4($child, "Failed to execute 'moveBefore' on 'DocumentFragment': parameter 2"));
  }

  querySelector($selectors) {
    const inner = internals(DocumentFragmentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'querySelector' on 'DocumentFragment'", 1, arguments.length);
    return objectOrNull(inner.querySelector(stringValue($selectors, "Failed to execute 'querySelector' on 'DocumentFragment': parameter 1")));
  }

  querySelectorAll($selectors) {
    const inner = internals(DocumentFragmentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'querySelectorAll' on 'DocumentFragment'", 1, arguments.length);
    return objectOf(inner.querySelectorAll(stringValue($selectors, "Failed to execute 'querySelectorAll' on 'DocumentFragment': parameter 1")));
  }
}

expose(DocumentFragmentBrand, DocumentFragment, [],
  ["getElementById", "children", "firstElementChild", "lastElementChild", "childElementCount", "prepend", "append", "replaceChildren", "moveBefore", "querySelector", "querySelectorAll"]);
unscopable(DocumentFragment, ["prepend", "append", "replaceChildren"]);
implementation(DocumentFragmentBrand, DocumentFragmentImpl);

// Element: https://dom.spec.whatwg.org/

class Element {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Element': Illegal constructor");
  }

  get namespaceURI() {
    return orNull(internals(ElementBrand, this).namespaceUri);
  }

  get prefix() {
    return orNull(internals(ElementBrand, this).prefix);
  }

  get localName() {
    return internals(ElementBrand, this).localName;
  }

  get tagName() {
    return internals(ElementBrand, this).tagName;
  }

  get id() {
    return internals(ElementBrand, this).id;
  }

  set id($value) {
    const inner = internals(ElementBrand, this);
    inner.id = stringValue($value, "Failed to set the 'id' property on 'Element': The value");
  }

  get className() {
    return internals(ElementBrand, this).className;
  }

  set className($value) {
    const inner = internals(ElementBrand, this);
    inner.className = stringValue($value, "Failed to set the 'className' property on 'Element': The value");
  }

  get classList() {
    return objectOf(internals(ElementBrand, this).classList);
  }

  set classList($value) {
    internals(ElementBrand, this);
    const target = this.classList;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'classList' property on 'Element': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get slot() {
    return internals(ElementBrand, this).slot;
  }

  set slot($value) {
    const inner = internals(ElementBrand, this);
    inner.slot = stringValue($value, "Failed to set the 'slot' property on 'Element': The value");
  }

  hasAttributes() {
    const inner = internals(ElementBrand, this);
    return inner.hasAttributes();
  }

  get attributes() {
    return objectOf(internals(ElementBrand, this).attributes);
  }

  getAttributeNames() {
    const inner = internals(ElementBrand, this);
    return plain20(inner.getAttributeNames());
  }

  getAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAttribute' on 'Element'", 1, arguments.length);
    return orNull(inner.getAttribute(stringValue($qualifiedName, "Failed to execute 'getAttribute' on 'Element': parameter 1")));
  }

  getAttributeNS($namespace, $localName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'getAttributeNS' on 'Element'", 2, arguments.length);
    return orNull(inner.getAttributeNs(as2($namespace, "Failed to execute 'getAttributeNS' on 'Element': parameter 1"), stringValue($localName, "Failed to execute 'getAttributeNS' on 'Element': parameter 2")));
  }

  setAttribute($qualifiedName, $value) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setAttribute' on 'Element'", 2, arguments.length);
    inner.setAttribute(stringValue($qualifiedName, "Failed to execute 'setAttribute' on 'Element': parameter 1"), stringValue($value, "Failed to execute 'setAttribute' on 'Element': parameter 2"));
  }

  setAttributeNS($namespace, $qualifiedName, $value) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 3) throw tooFew("Failed to execute 'setAttributeNS' on 'Element'", 3, arguments.length);
    inner.setAttributeNs(as2($namespace, "Failed to execute 'setAttributeNS' on 'Element': parameter 1"), stringValue($qualifiedName, "Failed to execute 'setAttributeNS' on 'Element': parameter 2"), stringValue($value, "Failed to execute 'setAttributeNS' on 'Element': parameter 3"));
  }

  removeAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeAttribute' on 'Element'", 1, arguments.length);
    inner.removeAttribute(stringValue($qualifiedName, "Failed to execute 'removeAttribute' on 'Element': parameter 1"));
  }

  removeAttributeNS($namespace, $localName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'removeAttributeNS' on 'Element'", 2, arguments.length);
    inner.removeAttributeNs(as2($namespace, "Failed to execute 'removeAttributeNS' on 'Element': parameter 1"), stringValue($localName, "Failed to execute 'removeAttributeNS' on 'Element': parameter 2"));
  }

  toggleAttribute($qualifiedName, $force = undefined) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'toggleAttribute' on 'Element'", 1, arguments.length);
    return inner.toggleAttribute(stringValue($qualifiedName, "Failed to execute 'toggleAttribute' on 'Element': parameter 1"), $force === undefined ? undefined : !!$force);
  }

  hasAttribute($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'hasAttribute' on 'Element'", 1, arguments.length);
    return inner.hasAttribute(stringValue($qualifiedName, "Failed to execute 'hasAttribute' on 'Element': parameter 1"));
  }

  hasAttributeNS($namespace, $localName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'hasAttributeNS' on 'Element'", 2, arguments.length);
    return inner.hasAttributeNs(as2($namespace, "Failed to execute 'hasAttributeNS' on 'Element': parameter 1"), stringValue($localName, "Failed to execute 'hasAttributeNS' on 'Element': parameter 2"));
  }

  getAttributeNode($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getAttributeNode' on 'Element'", 1, arguments.length);
    return objectOrNull(inner.getAttributeNode(stringValue($qualifiedName, "Failed to execute 'getAttributeNode' on 'Element': parameter 1")));
  }

  getAttributeNodeNS($namespace, $localName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'getAttributeNodeNS' on 'Element'", 2, arguments.length);
    return objectOrNull(inner.getAttributeNodeNs(as2($namespace, "Failed to execute 'getAttributeNodeNS' on 'Element': parameter 1"), stringValue($localName, "Failed to execute 'getAttributeNodeNS' on 'Element': parameter 2")));
  }

  setAttributeNode($attr) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setAttributeNode' on 'Element'", 1, arguments.length);
    return objectOrNull(inner.setAttributeNode(asAttr($attr, "Failed to execute 'setAttributeNode' on 'Element': parameter 1")));
  }

  setAttributeNodeNS($attr) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setAttributeNodeNS' on 'Element'", 1, arguments.length);
    return objectOrNull(inner.setAttributeNodeNs(asAttr($attr, "Failed to execute 'setAttributeNodeNS' on 'Element': parameter 1")));
  }

  removeAttributeNode($attr) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeAttributeNode' on 'Element'", 1, arguments.length);
    return objectOf(inner.removeAttributeNode(asAttr($attr, "Failed to execute 'removeAttributeNode' on 'Element': parameter 1")));
  }

  closest($selectors) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'closest' on 'Element'", 1, arguments.length);
    return objectOrNull(inner.closest(stringValue($selectors, "Failed to execute 'closest' on 'Element': parameter 1")));
  }

  matches($selectors) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'matches' on 'Element'", 1, arguments.length);
    return inner.matches(stringValue($selectors, "Failed to execute 'matches' on 'Element': parameter 1"));
  }

  webkitMatchesSelector($selectors) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'webkitMatchesSelector' on 'Element'", 1, arguments.length);
    return inner.webkitMatchesSelector(stringValue($selectors, "Failed to execute 'webkitMatchesSelector' on 'Element': parameter 1"));
  }

  getElementsByTagName($qualifiedName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementsByTagName' on 'Element'", 1, arguments.length);
    return objectOf(inner.getElementsByTagName(stringValue($qualifiedName, "Failed to execute 'getElementsByTagName' on 'Element': parameter 1")));
  }

  getElementsByTagNameNS($namespace, $localName) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'getElementsByTagNameNS' on 'Element'", 2, arguments.length);
    return objectOf(inner.getElementsByTagNameNs(as2($namespace, "Failed to execute 'getElementsByTagNameNS' on 'Element': parameter 1"), stringValue($localName, "Failed to execute 'getElementsByTagNameNS' on 'Element': parameter 2")));
  }

  getElementsByClassName($classNames) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementsByClassName' on 'Element'", 1, arguments.length);
    return objectOf(inner.getElementsByClassName(stringValue($classNames, "Failed to execute 'getElementsByClassName' on 'Element': parameter 1")));
  }

  insertAdjacentElement($where, $element) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'insertAdjacentElement' on 'Element'", 2, arguments.length);
    return objectOrNull(inner.insertAdjacentElement(stringValue($where, "Failed to execute 'insertAdjacentElement' on 'Element': parameter 1"), asElement($element, "Failed to execute 'insertAdjacentElement' on 'Element': parameter 2")));
  }

  insertAdjacentText($where, $data) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'insertAdjacentText' on 'Element'", 2, arguments.length);
    inner.insertAdjacentText(stringValue($where, "Failed to execute 'insertAdjacentText' on 'Element': parameter 1"), stringValue($data, "Failed to execute 'insertAdjacentText' on 'Element': parameter 2"));
  }

  get innerHTML() {
    return getInnerHtml(internals(ElementBrand, this));
  }

  set innerHTML($value) {
    const inner = internals(ElementBrand, this);
    setInnerHtml(inner, nullToEmptyStringValue($value, "Failed to set the 'innerHtml' property on 'Element': The value"));
  }

  get outerHTML() {
    return getOuterHtml(internals(ElementBrand, this));
  }

  set outerHTML($value) {
    const inner = internals(ElementBrand, this);
    setOuterHtml(inner, nullToEmptyStringValue($value, "Failed to set the 'outerHtml' property on 'Element': The value"));
  }

  insertAdjacentHTML($position, $string) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'insertAdjacentHTML' on 'Element'", 2, arguments.length);
    insertAdjacentHtml(inner, stringValue($position, "Failed to execute 'insertAdjacentHTML' on 'Element': parameter 1"), stringValue($string, "Failed to execute 'insertAdjacentHTML' on 'Element': parameter 2"));
  }

  get children() {
    return objectOf(internals(ElementBrand, this).children);
  }

  get firstElementChild() {
    return objectOrNull(internals(ElementBrand, this).firstElementChild);
  }

  get lastElementChild() {
    return objectOrNull(internals(ElementBrand, this).lastElementChild);
  }

  get childElementCount() {
    return internals(ElementBrand, this).childElementCount;
  }

  prepend(...$nodes) {
    const inner = internals(ElementBrand, this);
    inner.prepend(listValue($nodes, as17, "Failed to execute 'prepend' on 'Element': parameter 1"));
  }

  append(...$nodes) {
    const inner = internals(ElementBrand, this);
    inner.append(listValue($nodes, as17, "Failed to execute 'append' on 'Element': parameter 1"));
  }

  replaceChildren(...$nodes) {
    const inner = internals(ElementBrand, this);
    inner.replaceChildren(listValue($nodes, as17, "Failed to execute 'replaceChildren' on 'Element': parameter 1"));
  }

  moveBefore($node, $child) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'moveBefore' on 'Element'", 2, arguments.length);
    inner.moveBefore(asNode($node, "Failed to execute 'moveBefore' on 'Element': parameter 1"), as4($child, "Failed to execute 'moveBefore' on 'Element': parameter 2"));
  }

  querySelector($selectors) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'querySelector' on 'Element'", 1, arguments.length);
    return objectOrNull(inner.querySelector(stringValue($selectors, "Failed to execute 'querySelector' on 'Element': parameter 1")));
  }

  querySelectorAll($selectors) {
    const inner = internals(ElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'querySelectorAll' on 'Element'", 1, arguments.length);
    return objectOf(inner.querySelectorAll(stringValue($selectors, "Failed to execute 'querySelectorAll' on 'Element': parameter 1")));
  }

  get previousElementSibling() {
    return objectOrNull(internals(ElementBrand, this).previousElementSibling);
  }

  get nextElementSibling() {
    return objectOrNull(internals(ElementBrand, this).nextElementSibling);
  }

  before(...$nodes) {
    const inner = internals(ElementBrand, this);
    inner.before(listValue($nodes, as17, "Failed to execute 'before' on 'Element': parameter 1"));
  }

  after(...$nodes) {
    const inner = internals(ElementBrand, this);
    inner.after(listValue($nodes, as17, "Failed to execute 'after' on 'Element': parameter 1"));
  }

  replaceWith(...$nodes) {
    const inner = internals(ElementBrand, this);
    inner.replaceWith(listValue($nodes, as17, "Failed to execute 'replaceWith' on 'Element': parameter 1"));
  }

  remove() {
    const inner = internals(ElementBrand, this);
    inner.remove();
  }
}

expose(ElementBrand, Element, [],
  ["namespaceURI", "prefix", "localName", "tagName", "id", "className", "classList", "slot", "hasAttributes", "attributes", "getAttributeNames", "getAttribute", "getAttributeNS", "setAttribute", "setAttributeNS", "removeAttribute", "removeAttributeNS", "toggleAttribute", "hasAttribute", "hasAttributeNS", "getAttributeNode", "getAttributeNodeNS", "setAttributeNode", "setAttributeNodeNS", "removeAttributeNode", "closest", "matches", "webkitMatchesSelector", "getElementsByTagName", "getElementsByTagNameNS", "getElementsByClassName", "insertAdjacentElement", "insertAdjacentText", "innerHTML", "outerHTML", "insertAdjacentHTML", "children", "firstElementChild", "lastElementChild", "childElementCount", "prepend", "append", "replaceChildren", "moveBefore", "querySelector", "querySelectorAll", "previousElementSibling", "nextElementSibling", "before", "after", "replaceWith", "remove"]);
unscopable(Element, ["slot", "prepend", "append", "replaceChildren", "before", "after", "replaceWith", "remove"]);
implementation(ElementBrand, ElementImpl);

// NamedNodeMap: https://dom.spec.whatwg.org/

class NamedNodeMap {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'NamedNodeMap': Illegal constructor");
  }

  get length() {
    return internals(NamedNodeMapBrand, this).length;
  }

  item($index) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'NamedNodeMap'", 1, arguments.length);
    return objectOrNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'NamedNodeMap': parameter 1")));
  }

  getNamedItem($qualifiedName) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getNamedItem' on 'NamedNodeMap'", 1, arguments.length);
    return objectOrNull(inner.getNamedItem(stringValue($qualifiedName, "Failed to execute 'getNamedItem' on 'NamedNodeMap': parameter 1")));
  }

  getNamedItemNS($namespace, $localName) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'getNamedItemNS' on 'NamedNodeMap'", 2, arguments.length);
    return objectOrNull(inner.getNamedItemNs(as2($namespace, "Failed to execute 'getNamedItemNS' on 'NamedNodeMap': parameter 1"), stringValue($localName, "Failed to execute 'getNamedItemNS' on 'NamedNodeMap': parameter 2")));
  }

  setNamedItem($attr) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setNamedItem' on 'NamedNodeMap'", 1, arguments.length);
    return objectOrNull(inner.setNamedItem(asAttr($attr, "Failed to execute 'setNamedItem' on 'NamedNodeMap': parameter 1")));
  }

  setNamedItemNS($attr) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setNamedItemNS' on 'NamedNodeMap'", 1, arguments.length);
    return objectOrNull(inner.setNamedItemNs(asAttr($attr, "Failed to execute 'setNamedItemNS' on 'NamedNodeMap': parameter 1")));
  }

  removeNamedItem($qualifiedName) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeNamedItem' on 'NamedNodeMap'", 1, arguments.length);
    return objectOf(inner.removeNamedItem(stringValue($qualifiedName, "Failed to execute 'removeNamedItem' on 'NamedNodeMap': parameter 1")));
  }

  removeNamedItemNS($namespace, $localName) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'removeNamedItemNS' on 'NamedNodeMap'", 2, arguments.length);
    return objectOf(inner.removeNamedItemNs(as2($namespace, "Failed to execute 'removeNamedItemNS' on 'NamedNodeMap': parameter 1"), stringValue($localName, "Failed to execute 'removeNamedItemNS' on 'NamedNodeMap': parameter 2")));
  }
}

expose(NamedNodeMapBrand, NamedNodeMap, [],
  ["length", "item", "getNamedItem", "getNamedItemNS", "setNamedItem", "setNamedItemNS", "removeNamedItem", "removeNamedItemNS"]);
indexed(NamedNodeMapBrand, NamedNodeMap, (inner) => inner.length, (inner, index) => objectOrNull(inner.item(index)));
named(NamedNodeMapBrand, (inner, name) => objectOrNull(inner.namedProperty(name)));
implementation(NamedNodeMapBrand, NamedNodeMapImpl);

// Attr: https://dom.spec.whatwg.org/

class Attr {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Attr': Illegal constructor");
  }

  get namespaceURI() {
    return orNull(internals(AttrBrand, this).namespaceUri);
  }

  get prefix() {
    return orNull(internals(AttrBrand, this).prefix);
  }

  get localName() {
    return internals(AttrBrand, this).localName;
  }

  get name() {
    return internals(AttrBrand, this).name;
  }

  get value() {
    return internals(AttrBrand, this).value;
  }

  set value($value) {
    const inner = internals(AttrBrand, this);
    inner.value = stringValue($value, "Failed to set the 'value' property on 'Attr': The value");
  }

  get ownerElement() {
    return objectOrNull(internals(AttrBrand, this).ownerElement);
  }

  get specified() {
    return internals(AttrBrand, this).specified;
  }
}

expose(AttrBrand, Attr, [],
  ["namespaceURI", "prefix", "localName", "name", "value", "ownerElement", "specified"]);
implementation(AttrBrand, AttrImpl);

// CharacterData: https://dom.spec.whatwg.org/

class CharacterData {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CharacterData': Illegal constructor");
  }

  get data() {
    return internals(CharacterDataBrand, this).data;
  }

  set data($value) {
    const inner = internals(CharacterDataBrand, this);
    inner.data = nullToEmptyStringValue($value, "Failed to set the 'data' property on 'CharacterData': The value");
  }

  get length() {
    return internals(CharacterDataBrand, this).length;
  }

  substringData($offset, $count) {
    const inner = internals(CharacterDataBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'substringData' on 'CharacterData'", 2, arguments.length);
    return inner.substringData(unsignedLongValue($offset, "Failed to execute 'substringData' on 'CharacterData': parameter 1"), unsignedLongValue($count, "Failed to execute 'substringData' on 'CharacterData': parameter 2"));
  }

  appendData($data) {
    const inner = internals(CharacterDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'appendData' on 'CharacterData'", 1, arguments.length);
    inner.appendData(stringValue($data, "Failed to execute 'appendData' on 'CharacterData': parameter 1"));
  }

  insertData($offset, $data) {
    const inner = internals(CharacterDataBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'insertData' on 'CharacterData'", 2, arguments.length);
    inner.insertData(unsignedLongValue($offset, "Failed to execute 'insertData' on 'CharacterData': parameter 1"), stringValue($data, "Failed to execute 'insertData' on 'CharacterData': parameter 2"));
  }

  deleteData($offset, $count) {
    const inner = internals(CharacterDataBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'deleteData' on 'CharacterData'", 2, arguments.length);
    inner.deleteData(unsignedLongValue($offset, "Failed to execute 'deleteData' on 'CharacterData': parameter 1"), unsignedLongValue($count, "Failed to execute 'deleteData' on 'CharacterData': parameter 2"));
  }

  replaceData($offset, $count, $data) {
    const inner = internals(CharacterDataBrand, this);
    if (arguments.length < 3) throw tooFew("Failed to execute 'replaceData' on 'CharacterData'", 3, arguments.length);
    inner.replaceData(unsignedLongValue($offset, "Failed to execute 'replaceData' on 'CharacterData': parameter 1"), unsignedLongValue($count, "Failed to execute 'replaceData' on 'CharacterData': parameter 2"), stringValue($data, "Failed to execute 'replaceData' on 'CharacterData': parameter 3"));
  }

  get previousElementSibling() {
    return objectOrNull(internals(CharacterDataBrand, this).previousElementSibling);
  }

  get nextElementSibling() {
    return objectOrNull(internals(CharacterDataBrand, this).nextElementSibling);
  }

  before(...$nodes) {
    const inner = internals(CharacterDataBrand, this);
    inner.before(listValue($nodes, as17, "Failed to execute 'before' on 'CharacterData': parameter 1"));
  }

  after(...$nodes) {
    const inner = internals(CharacterDataBrand, this);
    inner.after(listValue($nodes, as17, "Failed to execute 'after' on 'CharacterData': parameter 1"));
  }

  replaceWith(...$nodes) {
    const inner = internals(CharacterDataBrand, this);
    inner.replaceWith(listValue($nodes, as17, "Failed to execute 'replaceWith' on 'CharacterData': parameter 1"));
  }

  remove() {
    const inner = internals(CharacterDataBrand, this);
    inner.remove();
  }
}

expose(CharacterDataBrand, CharacterData, [],
  ["data", "length", "substringData", "appendData", "insertData", "deleteData", "replaceData", "previousElementSibling", "nextElementSibling", "before", "after", "replaceWith", "remove"]);
unscopable(CharacterData, ["before", "after", "replaceWith", "remove"]);
implementation(CharacterDataBrand, CharacterDataImpl);

// Text: https://dom.spec.whatwg.org/

class Text {
  constructor($data = undefined) {
    adopt(this, new TextImpl(associatedDocument(), $data === undefined ? "" : stringValue($data, "Failed to construct 'Text': parameter 1")));
  }

  splitText($offset) {
    const inner = internals(TextBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'splitText' on 'Text'", 1, arguments.length);
    return objectOf(inner.splitText(unsignedLongValue($offset, "Failed to execute 'splitText' on 'Text': parameter 1")));
  }

  get wholeText() {
    return internals(TextBrand, this).wholeText;
  }
}

expose(TextBrand, Text, [],
  ["splitText", "wholeText"]);
implementation(TextBrand, TextImpl);

// CDATASection: https://dom.spec.whatwg.org/

class CDATASection {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CDATASection': Illegal constructor");
  }
}

expose(CDATASectionBrand, CDATASection, [],
  []);
implementation(CDATASectionBrand, CDATASectionImpl);

// ProcessingInstruction: https://dom.spec.whatwg.org/

class ProcessingInstruction {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ProcessingInstruction': Illegal constructor");
  }

  get target() {
    return internals(ProcessingInstructionBrand, this).target;
  }
}

expose(ProcessingInstructionBrand, ProcessingInstruction, [],
  ["target"]);
implementation(ProcessingInstructionBrand, ProcessingInstructionImpl);

// Comment: https://dom.spec.whatwg.org/

class Comment {
  constructor($data = undefined) {
    adopt(this, new CommentImpl(associatedDocument(), $data === undefined ? "" : stringValue($data, "Failed to construct 'Comment': parameter 1")));
  }
}

expose(CommentBrand, Comment, [],
  []);
implementation(CommentBrand, CommentImpl);

// AbstractRange: https://dom.spec.whatwg.org/

class AbstractRange {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'AbstractRange': Illegal constructor");
  }

  get startContainer() {
    return objectOf(internals(AbstractRangeBrand, this).startContainer);
  }

  get startOffset() {
    return internals(AbstractRangeBrand, this).startOffset;
  }

  get endContainer() {
    return objectOf(internals(AbstractRangeBrand, this).endContainer);
  }

  get endOffset() {
    return internals(AbstractRangeBrand, this).endOffset;
  }

  get collapsed() {
    return internals(AbstractRangeBrand, this).collapsed;
  }
}

expose(AbstractRangeBrand, AbstractRange, [],
  ["startContainer", "startOffset", "endContainer", "endOffset", "collapsed"]);
implementation(AbstractRangeBrand, AbstractRangeImpl);

// StaticRange: https://dom.spec.whatwg.org/

class StaticRange {
  constructor($init) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'StaticRange'", 1, arguments.length);
    adopt(this, new StaticRangeImpl()).constructorSteps(asStaticRangeInit($init, "Failed to construct 'StaticRange': parameter 1"));
  }
}

expose(StaticRangeBrand, StaticRange, [],
  []);
implementation(StaticRangeBrand, StaticRangeImpl);

// Range: https://dom.spec.whatwg.org/

class Range {
  constructor() {
    adopt(this, new RangeImpl(associatedDocument()));
  }

  get commonAncestorContainer() {
    return objectOf(internals(RangeBrand, this).commonAncestorContainer);
  }

  setStart($node, $offset) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setStart' on 'Range'", 2, arguments.length);
    inner.setStart(asNode($node, "Failed to execute 'setStart' on 'Range': parameter 1"), unsignedLongValue($offset, "Failed to execute 'setStart' on 'Range': parameter 2"));
  }

  setEnd($node, $offset) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setEnd' on 'Range'", 2, arguments.length);
    inner.setEnd(asNode($node, "Failed to execute 'setEnd' on 'Range': parameter 1"), unsignedLongValue($offset, "Failed to execute 'setEnd' on 'Range': parameter 2"));
  }

  setStartBefore($node) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setStartBefore' on 'Range'", 1, arguments.length);
    inner.setStartBefore(asNode($node, "Failed to execute 'setStartBefore' on 'Range': parameter 1"));
  }

  setStartAfter($node) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setStartAfter' on 'Range'", 1, arguments.length);
    inner.setStartAfter(asNode($node, "Failed to execute 'setStartAfter' on 'Range': parameter 1"));
  }

  setEndBefore($node) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setEndBefore' on 'Range'", 1, arguments.length);
    inner.setEndBefore(asNode($node, "Failed to execute 'setEndBefore' on 'Range': parameter 1"));
  }

  setEndAfter($node) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setEndAfter' on 'Range'", 1, arguments.length);
    inner.setEndAfter(asNode($node, "Failed to execute 'setEndAfter' on 'Range': parameter 1"));
  }

  collapse($toStart = undefined) {
    const inner = internals(RangeBrand, this);
    inner.collapse(!!$toStart);
  }

  selectNode($node) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'selectNode' on 'Range'", 1, arguments.length);
    inner.selectNode(asNode($node, "Failed to execute 'selectNode' on 'Range': parameter 1"));
  }

  selectNodeContents($node) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'selectNodeContents' on 'Range'", 1, arguments.length);
    inner.selectNodeContents(asNode($node, "Failed to execute 'selectNodeContents' on 'Range': parameter 1"));
  }

  compareBoundaryPoints($how, $sourceRange) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'compareBoundaryPoints' on 'Range'", 2, arguments.length);
    return inner.compareBoundaryPoints(unsignedShortValue($how, "Failed to execute 'compareBoundaryPoints' on 'Range': parameter 1"), asRange($sourceRange, "Failed to execute 'compareBoundaryPoints' on 'Range': parameter 2"));
  }

  deleteContents() {
    const inner = internals(RangeBrand, this);
    inner.deleteContents();
  }

  extractContents() {
    const inner = internals(RangeBrand, this);
    return objectOf(inner.extractContents());
  }

  cloneContents() {
    const inner = internals(RangeBrand, this);
    return objectOf(inner.cloneContents());
  }

  insertNode($node) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'insertNode' on 'Range'", 1, arguments.length);
    inner.insertNode(asNode($node, "Failed to execute 'insertNode' on 'Range': parameter 1"));
  }

  surroundContents($newParent) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'surroundContents' on 'Range'", 1, arguments.length);
    inner.surroundContents(asNode($newParent, "Failed to execute 'surroundContents' on 'Range': parameter 1"));
  }

  cloneRange() {
    const inner = internals(RangeBrand, this);
    return objectOf(inner.cloneRange());
  }

  detach() {
    const inner = internals(RangeBrand, this);
    inner.detach();
  }

  isPointInRange($node, $offset) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'isPointInRange' on 'Range'", 2, arguments.length);
    return inner.isPointInRange(asNode($node, "Failed to execute 'isPointInRange' on 'Range': parameter 1"), unsignedLongValue($offset, "Failed to execute 'isPointInRange' on 'Range': parameter 2"));
  }

  comparePoint($node, $offset) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'comparePoint' on 'Range'", 2, arguments.length);
    return inner.comparePoint(asNode($node, "Failed to execute 'comparePoint' on 'Range': parameter 1"), unsignedLongValue($offset, "Failed to execute 'comparePoint' on 'Range': parameter 2"));
  }

  intersectsNode($node) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'intersectsNode' on 'Range'", 1, arguments.length);
    return inner.intersectsNode(asNode($node, "Failed to execute 'intersectsNode' on 'Range': parameter 1"));
  }

  toString() {
    return internals(RangeBrand, this).stringificationBehavior();
  }

  createContextualFragment($string) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createContextualFragment' on 'Range'", 1, arguments.length);
    return objectOf(createContextualFragment(inner, stringValue($string, "Failed to execute 'createContextualFragment' on 'Range': parameter 1")));
  }
}

expose(RangeBrand, Range, [],
  ["commonAncestorContainer", "setStart", "setEnd", "setStartBefore", "setStartAfter", "setEndBefore", "setEndAfter", "collapse", "selectNode", "selectNodeContents", "compareBoundaryPoints", "deleteContents", "extractContents", "cloneContents", "insertNode", "surroundContents", "cloneRange", "detach", "isPointInRange", "comparePoint", "intersectsNode", "createContextualFragment", "toString"]);
constants(Range, { __proto__: null, START_TO_START: 0, START_TO_END: 1, END_TO_END: 2, END_TO_START: 3 });
implementation(RangeBrand, RangeImpl);

// NodeIterator: https://dom.spec.whatwg.org/

class NodeIterator {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'NodeIterator': Illegal constructor");
  }

  get root() {
    return objectOf(internals(NodeIteratorBrand, this).root);
  }

  get referenceNode() {
    return objectOf(internals(NodeIteratorBrand, this).referenceNode);
  }

  get pointerBeforeReferenceNode() {
    return internals(NodeIteratorBrand, this).pointerBeforeReferenceNode;
  }

  get whatToShow() {
    return internals(NodeIteratorBrand, this).whatToShow;
  }

  get filter() {
    return givenOrNull(internals(NodeIteratorBrand, this).filter);
  }

  nextNode() {
    const inner = internals(NodeIteratorBrand, this);
    return objectOrNull(inner.nextNode());
  }

  previousNode() {
    const inner = internals(NodeIteratorBrand, this);
    return objectOrNull(inner.previousNode());
  }

  detach() {
    const inner = internals(NodeIteratorBrand, this);
    inner.detach();
  }
}

expose(NodeIteratorBrand, NodeIterator, [],
  ["root", "referenceNode", "pointerBeforeReferenceNode", "whatToShow", "filter", "nextNode", "previousNode", "detach"]);
implementation(NodeIteratorBrand, NodeIteratorImpl);

// TreeWalker: https://dom.spec.whatwg.org/

class TreeWalker {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'TreeWalker': Illegal constructor");
  }

  get root() {
    return objectOf(internals(TreeWalkerBrand, this).root);
  }

  get whatToShow() {
    return internals(TreeWalkerBrand, this).whatToShow;
  }

  get filter() {
    return givenOrNull(internals(TreeWalkerBrand, this).filter);
  }

  get currentNode() {
    return objectOf(internals(TreeWalkerBrand, this).currentNode);
  }

  set currentNode($value) {
    const inner = internals(TreeWalkerBrand, this);
    inner.currentNode = asNode($value, "Failed to set the 'currentNode' property on 'TreeWalker': The value");
  }

  parentNode() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.parentNode());
  }

  firstChild() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.firstChild());
  }

  lastChild() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.lastChild());
  }

  previousSibling() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.previousSibling());
  }

  nextSibling() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.nextSibling());
  }

  previousNode() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.previousNode());
  }

  nextNode() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.nextNode());
  }
}

expose(TreeWalkerBrand, TreeWalker, [],
  ["root", "whatToShow", "filter", "currentNode", "parentNode", "firstChild", "lastChild", "previousSibling", "nextSibling", "previousNode", "nextNode"]);
implementation(TreeWalkerBrand, TreeWalkerImpl);

// DOMTokenList: https://dom.spec.whatwg.org/

class DOMTokenList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'DOMTokenList': Illegal constructor");
  }

  get length() {
    return internals(DOMTokenListBrand, this).length;
  }

  item($index) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'DOMTokenList'", 1, arguments.length);
    return orNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'DOMTokenList': parameter 1")));
  }

  contains($token) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'contains' on 'DOMTokenList'", 1, arguments.length);
    return inner.contains(stringValue($token, "Failed to execute 'contains' on 'DOMTokenList': parameter 1"));
  }

  add(...$tokens) {
    const inner = internals(DOMTokenListBrand, this);
    inner.add(listValue($tokens, stringValue, "Failed to execute 'add' on 'DOMTokenList': parameter 1"));
  }

  remove(...$tokens) {
    const inner = internals(DOMTokenListBrand, this);
    inner.remove(listValue($tokens, stringValue, "Failed to execute 'remove' on 'DOMTokenList': parameter 1"));
  }

  toggle($token, $force = undefined) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'toggle' on 'DOMTokenList'", 1, arguments.length);
    return inner.toggle(stringValue($token, "Failed to execute 'toggle' on 'DOMTokenList': parameter 1"), $force === undefined ? undefined : !!$force);
  }

  replace($token, $newToken) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'replace' on 'DOMTokenList'", 2, arguments.length);
    return inner.replace(stringValue($token, "Failed to execute 'replace' on 'DOMTokenList': parameter 1"), stringValue($newToken, "Failed to execute 'replace' on 'DOMTokenList': parameter 2"));
  }

  supports($token) {
    const inner = internals(DOMTokenListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'supports' on 'DOMTokenList'", 1, arguments.length);
    return inner.supports(stringValue($token, "Failed to execute 'supports' on 'DOMTokenList': parameter 1"));
  }

  get value() {
    return internals(DOMTokenListBrand, this).value;
  }

  set value($value) {
    const inner = internals(DOMTokenListBrand, this);
    inner.value = stringValue($value, "Failed to set the 'value' property on 'DOMTokenList': The value");
  }

  toString() {
    return internals(DOMTokenListBrand, this).value;
  }
}

iterableAsArray(DOMTokenList);
expose(DOMTokenListBrand, DOMTokenList, [],
  ["length", "item", "contains", "add", "remove", "toggle", "replace", "supports", "value", "toString"]);
indexed(DOMTokenListBrand, DOMTokenList, (inner) => inner.length, (inner, index) => orNull(inner.item(index)));
implementation(DOMTokenListBrand, DOMTokenListImpl);

// HTMLElement: https://html.spec.whatwg.org/multipage/

class HTMLElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLElement': Illegal constructor");
  }

  get title() {
    return reflectedDomstring(internals(HTMLElementBrand, this), "title");
  }

  set title($value) {
    setReflectedDomstring(internals(HTMLElementBrand, this), "title", stringValue($value, "Failed to set the 'title' property on 'HTMLElement': The value"));
  }

  get lang() {
    return reflectedDomstring(internals(HTMLElementBrand, this), "lang");
  }

  set lang($value) {
    setReflectedDomstring(internals(HTMLElementBrand, this), "lang", stringValue($value, "Failed to set the 'lang' property on 'HTMLElement': The value"));
  }

  get translate() {
    return internals(HTMLElementBrand, this).translate;
  }

  set translate($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.translate = !!$value;
  }

  get dir() {
    return reflectedKeyword(internals(HTMLElementBrand, this), "dir", keywords25, "", "");
  }

  set dir($value) {
    setReflectedDomstring(internals(HTMLElementBrand, this), "dir", stringValue($value, "Failed to set the 'dir' property on 'HTMLElement': The value"));
  }

  get inert() {
    return reflectedBoolean(internals(HTMLElementBrand, this), "inert");
  }

  set inert($value) {
    setReflectedBoolean(internals(HTMLElementBrand, this), "inert", !!$value);
  }

  click() {
    const inner = internals(HTMLElementBrand, this);
    inner.click();
  }

  get accessKey() {
    return reflectedDomstring(internals(HTMLElementBrand, this), "accesskey");
  }

  set accessKey($value) {
    setReflectedDomstring(internals(HTMLElementBrand, this), "accesskey", stringValue($value, "Failed to set the 'accessKey' property on 'HTMLElement': The value"));
  }

  get draggable() {
    return internals(HTMLElementBrand, this).draggable;
  }

  set draggable($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.draggable = !!$value;
  }

  get spellcheck() {
    return internals(HTMLElementBrand, this).spellcheck;
  }

  set spellcheck($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.spellcheck = !!$value;
  }

  get innerText() {
    return internals(HTMLElementBrand, this).innerText;
  }

  set innerText($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.innerText = nullToEmptyStringValue($value, "Failed to set the 'innerText' property on 'HTMLElement': The value");
  }

  get outerText() {
    return internals(HTMLElementBrand, this).outerText;
  }

  set outerText($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.outerText = nullToEmptyStringValue($value, "Failed to set the 'outerText' property on 'HTMLElement': The value");
  }

  get hidden() {
    return reflectedBoolean(internals(HTMLElementBrand, this), "hidden");
  }

  set hidden($value) {
    setReflectedBoolean(internals(HTMLElementBrand, this), "hidden", !!$value);
  }

  get onabort() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("abort"));
  }

  set onabort($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("abort", asEventHandlerNonNull($value));
  }

  get onauxclick() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("auxclick"));
  }

  set onauxclick($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("auxclick", asEventHandlerNonNull($value));
  }

  get onbeforeinput() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("beforeinput"));
  }

  set onbeforeinput($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("beforeinput", asEventHandlerNonNull($value));
  }

  get onbeforematch() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("beforematch"));
  }

  set onbeforematch($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("beforematch", asEventHandlerNonNull($value));
  }

  get onbeforetoggle() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("beforetoggle"));
  }

  set onbeforetoggle($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("beforetoggle", asEventHandlerNonNull($value));
  }

  get onblur() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("blur"));
  }

  set onblur($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("blur", asEventHandlerNonNull($value));
  }

  get oncancel() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("cancel"));
  }

  set oncancel($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("cancel", asEventHandlerNonNull($value));
  }

  get oncanplay() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("canplay"));
  }

  set oncanplay($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("canplay", asEventHandlerNonNull($value));
  }

  get oncanplaythrough() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("canplaythrough"));
  }

  set oncanplaythrough($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("canplaythrough", asEventHandlerNonNull($value));
  }

  get onchange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("change"));
  }

  set onchange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("change", asEventHandlerNonNull($value));
  }

  get onclick() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("click"));
  }

  set onclick($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("click", asEventHandlerNonNull($value));
  }

  get onclose() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("close"));
  }

  set onclose($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("close", asEventHandlerNonNull($value));
  }

  get oncommand() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("command"));
  }

  set oncommand($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("command", asEventHandlerNonNull($value));
  }

  get oncontextlost() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("contextlost"));
  }

  set oncontextlost($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("contextlost", asEventHandlerNonNull($value));
  }

  get oncontextmenu() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("contextmenu"));
  }

  set oncontextmenu($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("contextmenu", asEventHandlerNonNull($value));
  }

  get oncontextrestored() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("contextrestored"));
  }

  set oncontextrestored($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("contextrestored", asEventHandlerNonNull($value));
  }

  get oncopy() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("copy"));
  }

  set oncopy($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("copy", asEventHandlerNonNull($value));
  }

  get oncuechange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("cuechange"));
  }

  set oncuechange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("cuechange", asEventHandlerNonNull($value));
  }

  get oncut() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("cut"));
  }

  set oncut($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("cut", asEventHandlerNonNull($value));
  }

  get ondblclick() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dblclick"));
  }

  set ondblclick($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dblclick", asEventHandlerNonNull($value));
  }

  get ondrag() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("drag"));
  }

  set ondrag($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("drag", asEventHandlerNonNull($value));
  }

  get ondragend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dragend"));
  }

  set ondragend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dragend", asEventHandlerNonNull($value));
  }

  get ondragenter() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dragenter"));
  }

  set ondragenter($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dragenter", asEventHandlerNonNull($value));
  }

  get ondragleave() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dragleave"));
  }

  set ondragleave($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dragleave", asEventHandlerNonNull($value));
  }

  get ondragover() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dragover"));
  }

  set ondragover($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dragover", asEventHandlerNonNull($value));
  }

  get ondragstart() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("dragstart"));
  }

  set ondragstart($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("dragstart", asEventHandlerNonNull($value));
  }

  get ondrop() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("drop"));
  }

  set ondrop($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("drop", asEventHandlerNonNull($value));
  }

  get ondurationchange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("durationchange"));
  }

  set ondurationchange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("durationchange", asEventHandlerNonNull($value));
  }

  get onemptied() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("emptied"));
  }

  set onemptied($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("emptied", asEventHandlerNonNull($value));
  }

  get onended() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("ended"));
  }

  set onended($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("ended", asEventHandlerNonNull($value));
  }

  get onerror() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("error"));
  }

  set onerror($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("error", asEventHandlerNonNull($value));
  }

  get onfocus() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("focus"));
  }

  set onfocus($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("focus", asEventHandlerNonNull($value));
  }

  get onformdata() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("formdata"));
  }

  set onformdata($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("formdata", asEventHandlerNonNull($value));
  }

  get oninput() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("input"));
  }

  set oninput($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("input", asEventHandlerNonNull($value));
  }

  get oninvalid() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("invalid"));
  }

  set oninvalid($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("invalid", asEventHandlerNonNull($value));
  }

  get onkeydown() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("keydown"));
  }

  set onkeydown($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("keydown", asEventHandlerNonNull($value));
  }

  get onkeypress() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("keypress"));
  }

  set onkeypress($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("keypress", asEventHandlerNonNull($value));
  }

  get onkeyup() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("keyup"));
  }

  set onkeyup($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("keyup", asEventHandlerNonNull($value));
  }

  get onload() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("load"));
  }

  set onload($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("load", asEventHandlerNonNull($value));
  }

  get onloadeddata() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("loadeddata"));
  }

  set onloadeddata($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("loadeddata", asEventHandlerNonNull($value));
  }

  get onloadedmetadata() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("loadedmetadata"));
  }

  set onloadedmetadata($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("loadedmetadata", asEventHandlerNonNull($value));
  }

  get onloadstart() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("loadstart"));
  }

  set onloadstart($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("loadstart", asEventHandlerNonNull($value));
  }

  get onmousedown() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mousedown"));
  }

  set onmousedown($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mousedown", asEventHandlerNonNull($value));
  }

  get onmouseenter() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mouseenter"));
  }

  set onmouseenter($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mouseenter", asEventHandlerNonNull($value));
  }

  get onmouseleave() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mouseleave"));
  }

  set onmouseleave($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mouseleave", asEventHandlerNonNull($value));
  }

  get onmousemove() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mousemove"));
  }

  set onmousemove($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mousemove", asEventHandlerNonNull($value));
  }

  get onmouseout() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mouseout"));
  }

  set onmouseout($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mouseout", asEventHandlerNonNull($value));
  }

  get onmouseover() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mouseover"));
  }

  set onmouseover($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mouseover", asEventHandlerNonNull($value));
  }

  get onmouseup() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("mouseup"));
  }

  set onmouseup($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("mouseup", asEventHandlerNonNull($value));
  }

  get onpaste() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("paste"));
  }

  set onpaste($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("paste", asEventHandlerNonNull($value));
  }

  get onpause() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("pause"));
  }

  set onpause($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("pause", asEventHandlerNonNull($value));
  }

  get onplay() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("play"));
  }

  set onplay($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("play", asEventHandlerNonNull($value));
  }

  get onplaying() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("playing"));
  }

  set onplaying($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("playing", asEventHandlerNonNull($value));
  }

  get onprogress() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("progress"));
  }

  set onprogress($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("progress", asEventHandlerNonNull($value));
  }

  get onratechange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("ratechange"));
  }

  set onratechange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("ratechange", asEventHandlerNonNull($value));
  }

  get onreset() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("reset"));
  }

  set onreset($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("reset", asEventHandlerNonNull($value));
  }

  get onresize() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("resize"));
  }

  set onresize($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("resize", asEventHandlerNonNull($value));
  }

  get onscroll() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("scroll"));
  }

  set onscroll($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("scroll", asEventHandlerNonNull($value));
  }

  get onscrollend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("scrollend"));
  }

  set onscrollend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("scrollend", asEventHandlerNonNull($value));
  }

  get onsecuritypolicyviolation() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("securitypolicyviolation"));
  }

  set onsecuritypolicyviolation($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("securitypolicyviolation", asEventHandlerNonNull($value));
  }

  get onseeked() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("seeked"));
  }

  set onseeked($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("seeked", asEventHandlerNonNull($value));
  }

  get onseeking() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("seeking"));
  }

  set onseeking($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("seeking", asEventHandlerNonNull($value));
  }

  get onselect() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("select"));
  }

  set onselect($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("select", asEventHandlerNonNull($value));
  }

  get onslotchange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("slotchange"));
  }

  set onslotchange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("slotchange", asEventHandlerNonNull($value));
  }

  get onstalled() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("stalled"));
  }

  set onstalled($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("stalled", asEventHandlerNonNull($value));
  }

  get onsubmit() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("submit"));
  }

  set onsubmit($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("submit", asEventHandlerNonNull($value));
  }

  get onsuspend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("suspend"));
  }

  set onsuspend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("suspend", asEventHandlerNonNull($value));
  }

  get ontimeupdate() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("timeupdate"));
  }

  set ontimeupdate($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("timeupdate", asEventHandlerNonNull($value));
  }

  get ontoggle() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("toggle"));
  }

  set ontoggle($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("toggle", asEventHandlerNonNull($value));
  }

  get onvolumechange() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("volumechange"));
  }

  set onvolumechange($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("volumechange", asEventHandlerNonNull($value));
  }

  get onwaiting() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("waiting"));
  }

  set onwaiting($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("waiting", asEventHandlerNonNull($value));
  }

  get onwebkitanimationend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("webkitanimationend"));
  }

  set onwebkitanimationend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("webkitanimationend", asEventHandlerNonNull($value));
  }

  get onwebkitanimationiteration() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("webkitanimationiteration"));
  }

  set onwebkitanimationiteration($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("webkitanimationiteration", asEventHandlerNonNull($value));
  }

  get onwebkitanimationstart() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("webkitanimationstart"));
  }

  set onwebkitanimationstart($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("webkitanimationstart", asEventHandlerNonNull($value));
  }

  get onwebkittransitionend() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("webkittransitionend"));
  }

  set onwebkittransitionend($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("webkittransitionend", asEventHandlerNonNull($value));
  }

  get onwheel() {
    return givenOrNull(internals(HTMLElementBrand, this).getEventHandler("wheel"));
  }

  set onwheel($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.setEventHandler("wheel", asEventHandlerNonNull($value));
  }

  get contentEditable() {
    return internals(HTMLElementBrand, this).contentEditable;
  }

  set contentEditable($value) {
    const inner = internals(HTMLElementBrand, this);
    inner.contentEditable = stringValue($value, "Failed to set the 'contentEditable' property on 'HTMLElement': The value");
  }

  get enterKeyHint() {
    return reflectedKeyword(internals(HTMLElementBrand, this), "enterkeyhint", keywords26, "", "");
  }

  set enterKeyHint($value) {
    setReflectedDomstring(internals(HTMLElementBrand, this), "enterkeyhint", stringValue($value, "Failed to set the 'enterKeyHint' property on 'HTMLElement': The value"));
  }

  get isContentEditable() {
    return internals(HTMLElementBrand, this).isContentEditable;
  }

  get inputMode() {
    return reflectedKeyword(internals(HTMLElementBrand, this), "inputmode", keywords27, "", "");
  }

  set inputMode($value) {
    setReflectedDomstring(internals(HTMLElementBrand, this), "inputmode", stringValue($value, "Failed to set the 'inputMode' property on 'HTMLElement': The value"));
  }

  get autofocus() {
    return reflectedBoolean(internals(HTMLElementBrand, this), "autofocus");
  }

  set autofocus($value) {
    setReflectedBoolean(internals(HTMLElementBrand, this), "autofocus", !!$value);
  }

  get tabIndex() {
    return internals(HTMLElementBrand, this).tabIndex;
  }

  set tabIndex($value) {
    setReflectedInteger(internals(HTMLElementBrand, this), "tabindex", longValue($value, "Failed to set the 'tabIndex' property on 'HTMLElement': The value"));
  }

  focus($options = undefined) {
    const inner = internals(HTMLElementBrand, this);
    inner.focus(asFocusOptions($options, "Failed to execute 'focus' on 'HTMLElement': parameter 1"));
  }

  blur() {
    const inner = internals(HTMLElementBrand, this);
    inner.blur();
  }
}

expose(HTMLElementBrand, HTMLElement, [],
  ["title", "lang", "translate", "dir", "inert", "click", "accessKey", "draggable", "spellcheck", "innerText", "outerText", "hidden", "onabort", "onauxclick", "onbeforeinput", "onbeforematch", "onbeforetoggle", "onblur", "oncancel", "oncanplay", "oncanplaythrough", "onchange", "onclick", "onclose", "oncommand", "oncontextlost", "oncontextmenu", "oncontextrestored", "oncopy", "oncuechange", "oncut", "ondblclick", "ondrag", "ondragend", "ondragenter", "ondragleave", "ondragover", "ondragstart", "ondrop", "ondurationchange", "onemptied", "onended", "onerror", "onfocus", "onformdata", "oninput", "oninvalid", "onkeydown", "onkeypress", "onkeyup", "onload", "onloadeddata", "onloadedmetadata", "onloadstart", "onmousedown", "onmouseenter", "onmouseleave", "onmousemove", "onmouseout", "onmouseover", "onmouseup", "onpaste", "onpause", "onplay", "onplaying", "onprogress", "onratechange", "onreset", "onresize", "onscroll", "onscrollend", "onsecuritypolicyviolation", "onseeked", "onseeking", "onselect", "onslotchange", "onstalled", "onsubmit", "onsuspend", "ontimeupdate", "ontoggle", "onvolumechange", "onwaiting", "onwebkitanimationend", "onwebkitanimationiteration", "onwebkitanimationstart", "onwebkittransitionend", "onwheel", "contentEditable", "enterKeyHint", "isContentEditable", "inputMode", "autofocus", "tabIndex", "focus", "blur"]);
implementation(HTMLElementBrand, HTMLElementImpl);

// HTMLBaseElement: https://html.spec.whatwg.org/multipage/

class HTMLBaseElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLBaseElement': Illegal constructor");
  }

  get href() {
    return internals(HTMLBaseElementBrand, this).href;
  }

  set href($value) {
    setReflectedDomstring(internals(HTMLBaseElementBrand, this), "href", scalarValueString($value, "Failed to set the 'href' property on 'HTMLBaseElement': The value"));
  }

  get target() {
    return reflectedDomstring(internals(HTMLBaseElementBrand, this), "target");
  }

  set target($value) {
    setReflectedDomstring(internals(HTMLBaseElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLBaseElement': The value"));
  }
}

expose(HTMLBaseElementBrand, HTMLBaseElement, [],
  ["href", "target"]);
implementation(HTMLBaseElementBrand, HTMLBaseElementImpl);

// HTMLAnchorElement: https://html.spec.whatwg.org/multipage/

class HTMLAnchorElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAnchorElement': Illegal constructor");
  }

  get download() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "download");
  }

  set download($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "download", stringValue($value, "Failed to set the 'download' property on 'HTMLAnchorElement': The value"));
  }

  get ping() {
    return scalarValueString(reflectedDomstring(internals(HTMLAnchorElementBrand, this), "ping"), "");
  }

  set ping($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "ping", scalarValueString($value, "Failed to set the 'ping' property on 'HTMLAnchorElement': The value"));
  }

  get rel() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "rel");
  }

  set rel($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLAnchorElement': The value"));
  }

  get text() {
    return internals(HTMLAnchorElementBrand, this).text;
  }

  set text($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.text = stringValue($value, "Failed to set the 'text' property on 'HTMLAnchorElement': The value");
  }

  get relList() {
    return objectOf(reflectedTokens(internals(HTMLAnchorElementBrand, this), "rel", tokens29));
  }

  set relList($value) {
    internals(HTMLAnchorElementBrand, this);
    const target = this.relList;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'relList' property on 'HTMLAnchorElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLAnchorElementBrand, this), "referrerpolicy", keywords30, "", "");
  }

  set referrerPolicy($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLAnchorElement': The value"));
  }

  get charset() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "charset");
  }

  set charset($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "charset", stringValue($value, "Failed to set the 'charset' property on 'HTMLAnchorElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLAnchorElement': The value"));
  }

  get rev() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "rev");
  }

  set rev($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "rev", stringValue($value, "Failed to set the 'rev' property on 'HTMLAnchorElement': The value"));
  }

  get shape() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "shape");
  }

  set shape($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "shape", stringValue($value, "Failed to set the 'shape' property on 'HTMLAnchorElement': The value"));
  }

  get origin() {
    return internals(HTMLAnchorElementBrand, this).origin;
  }

  get protocol() {
    return internals(HTMLAnchorElementBrand, this).protocol;
  }

  set protocol($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.protocol = scalarValueString($value, "Failed to set the 'protocol' property on 'HTMLAnchorElement': The value");
  }

  get username() {
    return internals(HTMLAnchorElementBrand, this).username;
  }

  set username($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.username = scalarValueString($value, "Failed to set the 'username' property on 'HTMLAnchorElement': The value");
  }

  get password() {
    return internals(HTMLAnchorElementBrand, this).password;
  }

  set password($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.password = scalarValueString($value, "Failed to set the 'password' property on 'HTMLAnchorElement': The value");
  }

  get host() {
    return internals(HTMLAnchorElementBrand, this).host;
  }

  set host($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.host = scalarValueString($value, "Failed to set the 'host' property on 'HTMLAnchorElement': The value");
  }

  get hostname() {
    return internals(HTMLAnchorElementBrand, this).hostname;
  }

  set hostname($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.hostname = scalarValueString($value, "Failed to set the 'hostname' property on 'HTMLAnchorElement': The value");
  }

  get port() {
    return internals(HTMLAnchorElementBrand, this).port;
  }

  set port($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.port = scalarValueString($value, "Failed to set the 'port' property on 'HTMLAnchorElement': The value");
  }

  get pathname() {
    return internals(HTMLAnchorElementBrand, this).pathname;
  }

  set pathname($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.pathname = scalarValueString($value, "Failed to set the 'pathname' property on 'HTMLAnchorElement': The value");
  }

  get search() {
    return internals(HTMLAnchorElementBrand, this).search;
  }

  set search($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.search = scalarValueString($value, "Failed to set the 'search' property on 'HTMLAnchorElement': The value");
  }

  get hash() {
    return internals(HTMLAnchorElementBrand, this).hash;
  }

  set hash($value) {
    const inner = internals(HTMLAnchorElementBrand, this);
    inner.hash = scalarValueString($value, "Failed to set the 'hash' property on 'HTMLAnchorElement': The value");
  }

  get hreflang() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "hreflang");
  }

  set hreflang($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "hreflang", stringValue($value, "Failed to set the 'hreflang' property on 'HTMLAnchorElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLAnchorElement': The value"));
  }

  get href() {
    return internals(HTMLAnchorElementBrand, this).href;
  }

  set href($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "href", scalarValueString($value, "Failed to set the 'href' property on 'HTMLAnchorElement': The value"));
  }

  toString() {
    return internals(HTMLAnchorElementBrand, this).href;
  }

  get target() {
    return reflectedDomstring(internals(HTMLAnchorElementBrand, this), "target");
  }

  set target($value) {
    setReflectedDomstring(internals(HTMLAnchorElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLAnchorElement': The value"));
  }
}

expose(HTMLAnchorElementBrand, HTMLAnchorElement, [],
  ["download", "ping", "rel", "text", "relList", "referrerPolicy", "charset", "name", "rev", "shape", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);
implementation(HTMLAnchorElementBrand, HTMLAnchorElementImpl);

// HTMLAreaElement: https://html.spec.whatwg.org/multipage/

class HTMLAreaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAreaElement': Illegal constructor");
  }

  get alt() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "alt");
  }

  set alt($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "alt", stringValue($value, "Failed to set the 'alt' property on 'HTMLAreaElement': The value"));
  }

  get coords() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "coords");
  }

  set coords($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "coords", stringValue($value, "Failed to set the 'coords' property on 'HTMLAreaElement': The value"));
  }

  get shape() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "shape");
  }

  set shape($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "shape", stringValue($value, "Failed to set the 'shape' property on 'HTMLAreaElement': The value"));
  }

  get download() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "download");
  }

  set download($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "download", stringValue($value, "Failed to set the 'download' property on 'HTMLAreaElement': The value"));
  }

  get ping() {
    return scalarValueString(reflectedDomstring(internals(HTMLAreaElementBrand, this), "ping"), "");
  }

  set ping($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "ping", scalarValueString($value, "Failed to set the 'ping' property on 'HTMLAreaElement': The value"));
  }

  get rel() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "rel");
  }

  set rel($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLAreaElement': The value"));
  }

  get relList() {
    return objectOf(reflectedTokens(internals(HTMLAreaElementBrand, this), "rel", tokens29));
  }

  set relList($value) {
    internals(HTMLAreaElementBrand, this);
    const target = this.relList;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'relList' property on 'HTMLAreaElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLAreaElementBrand, this), "referrerpolicy", keywords30, "", "");
  }

  set referrerPolicy($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLAreaElement': The value"));
  }

  get noHref() {
    return reflectedBoolean(internals(HTMLAreaElementBrand, this), "nohref");
  }

  set noHref($value) {
    setReflectedBoolean(internals(HTMLAreaElementBrand, this), "nohref", !!$value);
  }

  get origin() {
    return internals(HTMLAreaElementBrand, this).origin;
  }

  get protocol() {
    return internals(HTMLAreaElementBrand, this).protocol;
  }

  set protocol($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.protocol = scalarValueString($value, "Failed to set the 'protocol' property on 'HTMLAreaElement': The value");
  }

  get username() {
    return internals(HTMLAreaElementBrand, this).username;
  }

  set username($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.username = scalarValueString($value, "Failed to set the 'username' property on 'HTMLAreaElement': The value");
  }

  get password() {
    return internals(HTMLAreaElementBrand, this).password;
  }

  set password($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.password = scalarValueString($value, "Failed to set the 'password' property on 'HTMLAreaElement': The value");
  }

  get host() {
    return internals(HTMLAreaElementBrand, this).host;
  }

  set host($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.host = scalarValueString($value, "Failed to set the 'host' property on 'HTMLAreaElement': The value");
  }

  get hostname() {
    return internals(HTMLAreaElementBrand, this).hostname;
  }

  set hostname($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.hostname = scalarValueString($value, "Failed to set the 'hostname' property on 'HTMLAreaElement': The value");
  }

  get port() {
    return internals(HTMLAreaElementBrand, this).port;
  }

  set port($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.port = scalarValueString($value, "Failed to set the 'port' property on 'HTMLAreaElement': The value");
  }

  get pathname() {
    return internals(HTMLAreaElementBrand, this).pathname;
  }

  set pathname($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.pathname = scalarValueString($value, "Failed to set the 'pathname' property on 'HTMLAreaElement': The value");
  }

  get search() {
    return internals(HTMLAreaElementBrand, this).search;
  }

  set search($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.search = scalarValueString($value, "Failed to set the 'search' property on 'HTMLAreaElement': The value");
  }

  get hash() {
    return internals(HTMLAreaElementBrand, this).hash;
  }

  set hash($value) {
    const inner = internals(HTMLAreaElementBrand, this);
    inner.hash = scalarValueString($value, "Failed to set the 'hash' property on 'HTMLAreaElement': The value");
  }

  get hreflang() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "hreflang");
  }

  set hreflang($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "hreflang", stringValue($value, "Failed to set the 'hreflang' property on 'HTMLAreaElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLAreaElement': The value"));
  }

  get href() {
    return internals(HTMLAreaElementBrand, this).href;
  }

  set href($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "href", scalarValueString($value, "Failed to set the 'href' property on 'HTMLAreaElement': The value"));
  }

  toString() {
    return internals(HTMLAreaElementBrand, this).href;
  }

  get target() {
    return reflectedDomstring(internals(HTMLAreaElementBrand, this), "target");
  }

  set target($value) {
    setReflectedDomstring(internals(HTMLAreaElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLAreaElement': The value"));
  }
}

expose(HTMLAreaElementBrand, HTMLAreaElement, [],
  ["alt", "coords", "shape", "download", "ping", "rel", "relList", "referrerPolicy", "noHref", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "hreflang", "type", "href", "target", "toString"]);
implementation(HTMLAreaElementBrand, HTMLAreaElementImpl);

// HTMLTemplateElement: https://html.spec.whatwg.org/multipage/

class HTMLTemplateElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTemplateElement': Illegal constructor");
  }

  get content() {
    return objectOf(internals(HTMLTemplateElementBrand, this).content);
  }

  get htmlFor() {
    return reflectedDomstring(internals(HTMLTemplateElementBrand, this), "for");
  }

  set htmlFor($value) {
    setReflectedDomstring(internals(HTMLTemplateElementBrand, this), "for", stringValue($value, "Failed to set the 'htmlFor' property on 'HTMLTemplateElement': The value"));
  }

  get shadowRootMode() {
    return reflectedKeyword(internals(HTMLTemplateElementBrand, this), "shadowrootmode", keywords31, "", "");
  }

  set shadowRootMode($value) {
    setReflectedDomstring(internals(HTMLTemplateElementBrand, this), "shadowrootmode", stringValue($value, "Failed to set the 'shadowRootMode' property on 'HTMLTemplateElement': The value"));
  }

  get shadowRootDelegatesFocus() {
    return reflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootdelegatesfocus");
  }

  set shadowRootDelegatesFocus($value) {
    setReflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootdelegatesfocus", !!$value);
  }

  get shadowRootSerializable() {
    return reflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootserializable");
  }

  set shadowRootSerializable($value) {
    setReflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootserializable", !!$value);
  }

  get shadowRootSlotAssignment() {
    return reflectedKeyword(internals(HTMLTemplateElementBrand, this), "shadowrootslotassignment", keywords32, "named", "named");
  }

  set shadowRootSlotAssignment($value) {
    setReflectedDomstring(internals(HTMLTemplateElementBrand, this), "shadowrootslotassignment", stringValue($value, "Failed to set the 'shadowRootSlotAssignment' property on 'HTMLTemplateElement': The value"));
  }

  get shadowRootClonable() {
    return reflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootclonable");
  }

  set shadowRootClonable($value) {
    setReflectedBoolean(internals(HTMLTemplateElementBrand, this), "shadowrootclonable", !!$value);
  }

  get shadowRootCustomElementRegistry() {
    return reflectedDomstring(internals(HTMLTemplateElementBrand, this), "shadowrootcustomelementregistry");
  }

  set shadowRootCustomElementRegistry($value) {
    setReflectedDomstring(internals(HTMLTemplateElementBrand, this), "shadowrootcustomelementregistry", stringValue($value, "Failed to set the 'shadowRootCustomElementRegistry' property on 'HTMLTemplateElement': The value"));
  }
}

expose(HTMLTemplateElementBrand, HTMLTemplateElement, [],
  ["content", "htmlFor", "shadowRootMode", "shadowRootDelegatesFocus", "shadowRootSerializable", "shadowRootSlotAssignment", "shadowRootClonable", "shadowRootCustomElementRegistry"]);
implementation(HTMLTemplateElementBrand, HTMLTemplateElementImpl);

// DOMParser: https://html.spec.whatwg.org/multipage/

class DOMParser {
  constructor() {
    adopt(this, new DOMParserImpl());
  }

  parseFromString($string, $type) {
    const inner = internals(DOMParserBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'parseFromString' on 'DOMParser'", 2, arguments.length);
    return objectOf(inner.parseFromString(stringValue($string, "Failed to execute 'parseFromString' on 'DOMParser': parameter 1"), asDOMParserSupportedType($type, "Failed to execute 'parseFromString' on 'DOMParser': parameter 2")));
  }
}

expose(DOMParserBrand, DOMParser, [],
  ["parseFromString"]);
implementation(DOMParserBrand, DOMParserImpl);

// XMLSerializer: https://html.spec.whatwg.org/multipage/

class XMLSerializer {
  constructor() {
    adopt(this, new XMLSerializerImpl());
  }

  serializeToString($root) {
    const inner = internals(XMLSerializerBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'serializeToString' on 'XMLSerializer'", 1, arguments.length);
    return inner.serializeToString(asNode($root, "Failed to execute 'serializeToString' on 'XMLSerializer': parameter 1"));
  }
}

expose(XMLSerializerBrand, XMLSerializer, [],
  ["serializeToString"]);
implementation(XMLSerializerBrand, XMLSerializerImpl);

// HTMLUnknownElement: https://html.spec.whatwg.org/multipage/

class HTMLUnknownElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLUnknownElement': Illegal constructor");
  }
}

expose(HTMLUnknownElementBrand, HTMLUnknownElement, [],
  []);
implementation(HTMLUnknownElementBrand, HTMLUnknownElementImpl);

// HTMLHtmlElement: https://html.spec.whatwg.org/multipage/

class HTMLHtmlElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLHtmlElement': Illegal constructor");
  }

  get version() {
    return reflectedDomstring(internals(HTMLHtmlElementBrand, this), "version");
  }

  set version($value) {
    setReflectedDomstring(internals(HTMLHtmlElementBrand, this), "version", stringValue($value, "Failed to set the 'version' property on 'HTMLHtmlElement': The value"));
  }
}

expose(HTMLHtmlElementBrand, HTMLHtmlElement, [],
  ["version"]);
implementation(HTMLHtmlElementBrand, HTMLHtmlElementImpl);

// HTMLHeadElement: https://html.spec.whatwg.org/multipage/

class HTMLHeadElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLHeadElement': Illegal constructor");
  }
}

expose(HTMLHeadElementBrand, HTMLHeadElement, [],
  []);
implementation(HTMLHeadElementBrand, HTMLHeadElementImpl);

// HTMLTitleElement: https://html.spec.whatwg.org/multipage/

class HTMLTitleElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTitleElement': Illegal constructor");
  }
}

expose(HTMLTitleElementBrand, HTMLTitleElement, [],
  []);
implementation(HTMLTitleElementBrand, HTMLTitleElementImpl);

// HTMLLinkElement: https://html.spec.whatwg.org/multipage/

class HTMLLinkElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLLinkElement': Illegal constructor");
  }

  get href() {
    return scalarValueString(reflectedUrl(internals(HTMLLinkElementBrand, this), "href"), "");
  }

  set href($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "href", scalarValueString($value, "Failed to set the 'href' property on 'HTMLLinkElement': The value"));
  }

  get crossOrigin() {
    return orNull(reflectedKeyword(internals(HTMLLinkElementBrand, this), "crossorigin", keywords34, undefined, "anonymous"));
  }

  set crossOrigin($value) {
    setReflectedNullable(internals(HTMLLinkElementBrand, this), "crossorigin", as2($value, "Failed to set the 'crossOrigin' property on 'HTMLLinkElement': The value"));
  }

  get rel() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "rel");
  }

  set rel($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLLinkElement': The value"));
  }

  get as() {
    return reflectedKeyword(internals(HTMLLinkElementBrand, this), "as", keywords35, "", "");
  }

  set as($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "as", stringValue($value, "Failed to set the 'as_' property on 'HTMLLinkElement': The value"));
  }

  get relList() {
    return objectOf(reflectedTokens(internals(HTMLLinkElementBrand, this), "rel", tokens36));
  }

  set relList($value) {
    internals(HTMLLinkElementBrand, this);
    const target = this.relList;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'relList' property on 'HTMLLinkElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get media() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "media");
  }

  set media($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "media", stringValue($value, "Failed to set the 'media' property on 'HTMLLinkElement': The value"));
  }

  get integrity() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "integrity");
  }

  set integrity($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "integrity", stringValue($value, "Failed to set the 'integrity' property on 'HTMLLinkElement': The value"));
  }

  get hreflang() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "hreflang");
  }

  set hreflang($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "hreflang", stringValue($value, "Failed to set the 'hreflang' property on 'HTMLLinkElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLLinkElement': The value"));
  }

  get sizes() {
    return objectOf(reflectedTokens(internals(HTMLLinkElementBrand, this), "sizes", undefined));
  }

  set sizes($value) {
    internals(HTMLLinkElementBrand, this);
    const target = this.sizes;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'sizes' property on 'HTMLLinkElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get imageSrcset() {
    return scalarValueString(reflectedDomstring(internals(HTMLLinkElementBrand, this), "imagesrcset"), "");
  }

  set imageSrcset($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "imagesrcset", scalarValueString($value, "Failed to set the 'imageSrcset' property on 'HTMLLinkElement': The value"));
  }

  get imageSizes() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "imagesizes");
  }

  set imageSizes($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "imagesizes", stringValue($value, "Failed to set the 'imageSizes' property on 'HTMLLinkElement': The value"));
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLLinkElementBrand, this), "referrerpolicy", keywords30, "", "");
  }

  set referrerPolicy($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLLinkElement': The value"));
  }

  get blocking() {
    return objectOf(reflectedTokens(internals(HTMLLinkElementBrand, this), "blocking", tokens37));
  }

  set blocking($value) {
    internals(HTMLLinkElementBrand, this);
    const target = this.blocking;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'blocking' property on 'HTMLLinkElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLLinkElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLLinkElementBrand, this), "disabled", !!$value);
  }

  get fetchPriority() {
    return reflectedKeyword(internals(HTMLLinkElementBrand, this), "fetchpriority", keywords38, "auto", "auto");
  }

  set fetchPriority($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "fetchpriority", stringValue($value, "Failed to set the 'fetchPriority' property on 'HTMLLinkElement': The value"));
  }

  get charset() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "charset");
  }

  set charset($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "charset", stringValue($value, "Failed to set the 'charset' property on 'HTMLLinkElement': The value"));
  }

  get rev() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "rev");
  }

  set rev($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "rev", stringValue($value, "Failed to set the 'rev' property on 'HTMLLinkElement': The value"));
  }

  get target() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "target");
  }

  set target($value) {
    setReflectedDomstring(internals(HTMLLinkElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLLinkElement': The value"));
  }
}

expose(HTMLLinkElementBrand, HTMLLinkElement, [],
  ["href", "crossOrigin", "rel", "as", "relList", "media", "integrity", "hreflang", "type", "sizes", "imageSrcset", "imageSizes", "referrerPolicy", "blocking", "disabled", "fetchPriority", "charset", "rev", "target"]);
implementation(HTMLLinkElementBrand, HTMLLinkElementImpl);

// HTMLMetaElement: https://html.spec.whatwg.org/multipage/

class HTMLMetaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMetaElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLMetaElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLMetaElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLMetaElement': The value"));
  }

  get httpEquiv() {
    return reflectedDomstring(internals(HTMLMetaElementBrand, this), "http-equiv");
  }

  set httpEquiv($value) {
    setReflectedDomstring(internals(HTMLMetaElementBrand, this), "http-equiv", stringValue($value, "Failed to set the 'httpEquiv' property on 'HTMLMetaElement': The value"));
  }

  get content() {
    return reflectedDomstring(internals(HTMLMetaElementBrand, this), "content");
  }

  set content($value) {
    setReflectedDomstring(internals(HTMLMetaElementBrand, this), "content", stringValue($value, "Failed to set the 'content' property on 'HTMLMetaElement': The value"));
  }

  get media() {
    return reflectedDomstring(internals(HTMLMetaElementBrand, this), "media");
  }

  set media($value) {
    setReflectedDomstring(internals(HTMLMetaElementBrand, this), "media", stringValue($value, "Failed to set the 'media' property on 'HTMLMetaElement': The value"));
  }

  get scheme() {
    return reflectedDomstring(internals(HTMLMetaElementBrand, this), "scheme");
  }

  set scheme($value) {
    setReflectedDomstring(internals(HTMLMetaElementBrand, this), "scheme", stringValue($value, "Failed to set the 'scheme' property on 'HTMLMetaElement': The value"));
  }
}

expose(HTMLMetaElementBrand, HTMLMetaElement, [],
  ["name", "httpEquiv", "content", "media", "scheme"]);
implementation(HTMLMetaElementBrand, HTMLMetaElementImpl);

// HTMLStyleElement: https://html.spec.whatwg.org/multipage/

class HTMLStyleElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLStyleElement': Illegal constructor");
  }

  get media() {
    return reflectedDomstring(internals(HTMLStyleElementBrand, this), "media");
  }

  set media($value) {
    setReflectedDomstring(internals(HTMLStyleElementBrand, this), "media", stringValue($value, "Failed to set the 'media' property on 'HTMLStyleElement': The value"));
  }

  get blocking() {
    return objectOf(reflectedTokens(internals(HTMLStyleElementBrand, this), "blocking", tokens37));
  }

  set blocking($value) {
    internals(HTMLStyleElementBrand, this);
    const target = this.blocking;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'blocking' property on 'HTMLStyleElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get type() {
    return reflectedDomstring(internals(HTMLStyleElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLStyleElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLStyleElement': The value"));
  }
}

expose(HTMLStyleElementBrand, HTMLStyleElement, [],
  ["media", "blocking", "type"]);
implementation(HTMLStyleElementBrand, HTMLStyleElementImpl);

// HTMLBodyElement: https://html.spec.whatwg.org/multipage/

class HTMLBodyElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLBodyElement': Illegal constructor");
  }

  get text() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "text");
  }

  set text($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "text", nullToEmptyStringValue($value, "Failed to set the 'text' property on 'HTMLBodyElement': The value"));
  }

  get link() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "link");
  }

  set link($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "link", nullToEmptyStringValue($value, "Failed to set the 'link' property on 'HTMLBodyElement': The value"));
  }

  get vLink() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "vlink");
  }

  set vLink($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "vlink", nullToEmptyStringValue($value, "Failed to set the 'vLink' property on 'HTMLBodyElement': The value"));
  }

  get aLink() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "alink");
  }

  set aLink($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "alink", nullToEmptyStringValue($value, "Failed to set the 'aLink' property on 'HTMLBodyElement': The value"));
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "bgcolor", nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'HTMLBodyElement': The value"));
  }

  get background() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "background");
  }

  set background($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "background", stringValue($value, "Failed to set the 'background' property on 'HTMLBodyElement': The value"));
  }
}

expose(HTMLBodyElementBrand, HTMLBodyElement, [],
  ["text", "link", "vLink", "aLink", "bgColor", "background"]);
implementation(HTMLBodyElementBrand, HTMLBodyElementImpl);

// HTMLHeadingElement: https://html.spec.whatwg.org/multipage/

class HTMLHeadingElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLHeadingElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLHeadingElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLHeadingElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLHeadingElement': The value"));
  }
}

expose(HTMLHeadingElementBrand, HTMLHeadingElement, [],
  ["align"]);
implementation(HTMLHeadingElementBrand, HTMLHeadingElementImpl);

// HTMLParagraphElement: https://html.spec.whatwg.org/multipage/

class HTMLParagraphElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLParagraphElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLParagraphElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLParagraphElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLParagraphElement': The value"));
  }
}

expose(HTMLParagraphElementBrand, HTMLParagraphElement, [],
  ["align"]);
implementation(HTMLParagraphElementBrand, HTMLParagraphElementImpl);

// HTMLHRElement: https://html.spec.whatwg.org/multipage/

class HTMLHRElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLHRElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLHRElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLHRElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLHRElement': The value"));
  }

  get color() {
    return reflectedDomstring(internals(HTMLHRElementBrand, this), "color");
  }

  set color($value) {
    setReflectedDomstring(internals(HTMLHRElementBrand, this), "color", stringValue($value, "Failed to set the 'color' property on 'HTMLHRElement': The value"));
  }

  get noShade() {
    return reflectedBoolean(internals(HTMLHRElementBrand, this), "noshade");
  }

  set noShade($value) {
    setReflectedBoolean(internals(HTMLHRElementBrand, this), "noshade", !!$value);
  }

  get size() {
    return reflectedDomstring(internals(HTMLHRElementBrand, this), "size");
  }

  set size($value) {
    setReflectedDomstring(internals(HTMLHRElementBrand, this), "size", stringValue($value, "Failed to set the 'size' property on 'HTMLHRElement': The value"));
  }

  get width() {
    return reflectedDomstring(internals(HTMLHRElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLHRElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLHRElement': The value"));
  }
}

expose(HTMLHRElementBrand, HTMLHRElement, [],
  ["align", "color", "noShade", "size", "width"]);
implementation(HTMLHRElementBrand, HTMLHRElementImpl);

// HTMLPreElement: https://html.spec.whatwg.org/multipage/

class HTMLPreElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLPreElement': Illegal constructor");
  }

  get width() {
    return reflectedInteger(internals(HTMLPreElementBrand, this), "width", 0, -2147483648);
  }

  set width($value) {
    setReflectedInteger(internals(HTMLPreElementBrand, this), "width", longValue($value, "Failed to set the 'width' property on 'HTMLPreElement': The value"));
  }
}

expose(HTMLPreElementBrand, HTMLPreElement, [],
  ["width"]);
implementation(HTMLPreElementBrand, HTMLPreElementImpl);

// HTMLQuoteElement: https://html.spec.whatwg.org/multipage/

class HTMLQuoteElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLQuoteElement': Illegal constructor");
  }

  get cite() {
    return scalarValueString(reflectedUrl(internals(HTMLQuoteElementBrand, this), "cite"), "");
  }

  set cite($value) {
    setReflectedDomstring(internals(HTMLQuoteElementBrand, this), "cite", scalarValueString($value, "Failed to set the 'cite' property on 'HTMLQuoteElement': The value"));
  }
}

expose(HTMLQuoteElementBrand, HTMLQuoteElement, [],
  ["cite"]);
implementation(HTMLQuoteElementBrand, HTMLQuoteElementImpl);

// HTMLOListElement: https://html.spec.whatwg.org/multipage/

class HTMLOListElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOListElement': Illegal constructor");
  }

  get reversed() {
    return reflectedBoolean(internals(HTMLOListElementBrand, this), "reversed");
  }

  set reversed($value) {
    setReflectedBoolean(internals(HTMLOListElementBrand, this), "reversed", !!$value);
  }

  get start() {
    return reflectedInteger(internals(HTMLOListElementBrand, this), "start", 1, -2147483648);
  }

  set start($value) {
    setReflectedInteger(internals(HTMLOListElementBrand, this), "start", longValue($value, "Failed to set the 'start' property on 'HTMLOListElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLOListElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLOListElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLOListElement': The value"));
  }

  get compact() {
    return reflectedBoolean(internals(HTMLOListElementBrand, this), "compact");
  }

  set compact($value) {
    setReflectedBoolean(internals(HTMLOListElementBrand, this), "compact", !!$value);
  }
}

expose(HTMLOListElementBrand, HTMLOListElement, [],
  ["reversed", "start", "type", "compact"]);
implementation(HTMLOListElementBrand, HTMLOListElementImpl);

// HTMLUListElement: https://html.spec.whatwg.org/multipage/

class HTMLUListElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLUListElement': Illegal constructor");
  }

  get compact() {
    return reflectedBoolean(internals(HTMLUListElementBrand, this), "compact");
  }

  set compact($value) {
    setReflectedBoolean(internals(HTMLUListElementBrand, this), "compact", !!$value);
  }

  get type() {
    return reflectedDomstring(internals(HTMLUListElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLUListElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLUListElement': The value"));
  }
}

expose(HTMLUListElementBrand, HTMLUListElement, [],
  ["compact", "type"]);
implementation(HTMLUListElementBrand, HTMLUListElementImpl);

// HTMLMenuElement: https://html.spec.whatwg.org/multipage/

class HTMLMenuElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMenuElement': Illegal constructor");
  }

  get compact() {
    return reflectedBoolean(internals(HTMLMenuElementBrand, this), "compact");
  }

  set compact($value) {
    setReflectedBoolean(internals(HTMLMenuElementBrand, this), "compact", !!$value);
  }
}

expose(HTMLMenuElementBrand, HTMLMenuElement, [],
  ["compact"]);
implementation(HTMLMenuElementBrand, HTMLMenuElementImpl);

// HTMLLIElement: https://html.spec.whatwg.org/multipage/

class HTMLLIElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLLIElement': Illegal constructor");
  }

  get value() {
    return reflectedInteger(internals(HTMLLIElementBrand, this), "value", 0, -2147483648);
  }

  set value($value) {
    setReflectedInteger(internals(HTMLLIElementBrand, this), "value", longValue($value, "Failed to set the 'value' property on 'HTMLLIElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLLIElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLLIElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLLIElement': The value"));
  }
}

expose(HTMLLIElementBrand, HTMLLIElement, [],
  ["value", "type"]);
implementation(HTMLLIElementBrand, HTMLLIElementImpl);

// HTMLDListElement: https://html.spec.whatwg.org/multipage/

class HTMLDListElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDListElement': Illegal constructor");
  }

  get compact() {
    return reflectedBoolean(internals(HTMLDListElementBrand, this), "compact");
  }

  set compact($value) {
    setReflectedBoolean(internals(HTMLDListElementBrand, this), "compact", !!$value);
  }
}

expose(HTMLDListElementBrand, HTMLDListElement, [],
  ["compact"]);
implementation(HTMLDListElementBrand, HTMLDListElementImpl);

// HTMLDivElement: https://html.spec.whatwg.org/multipage/

class HTMLDivElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDivElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLDivElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLDivElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLDivElement': The value"));
  }
}

expose(HTMLDivElementBrand, HTMLDivElement, [],
  ["align"]);
implementation(HTMLDivElementBrand, HTMLDivElementImpl);

// HTMLDataElement: https://html.spec.whatwg.org/multipage/

class HTMLDataElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDataElement': Illegal constructor");
  }

  get value() {
    return reflectedDomstring(internals(HTMLDataElementBrand, this), "value");
  }

  set value($value) {
    setReflectedDomstring(internals(HTMLDataElementBrand, this), "value", stringValue($value, "Failed to set the 'value' property on 'HTMLDataElement': The value"));
  }
}

expose(HTMLDataElementBrand, HTMLDataElement, [],
  ["value"]);
implementation(HTMLDataElementBrand, HTMLDataElementImpl);

// HTMLTimeElement: https://html.spec.whatwg.org/multipage/

class HTMLTimeElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTimeElement': Illegal constructor");
  }

  get dateTime() {
    return reflectedDomstring(internals(HTMLTimeElementBrand, this), "datetime");
  }

  set dateTime($value) {
    setReflectedDomstring(internals(HTMLTimeElementBrand, this), "datetime", stringValue($value, "Failed to set the 'dateTime' property on 'HTMLTimeElement': The value"));
  }
}

expose(HTMLTimeElementBrand, HTMLTimeElement, [],
  ["dateTime"]);
implementation(HTMLTimeElementBrand, HTMLTimeElementImpl);

// HTMLSpanElement: https://html.spec.whatwg.org/multipage/

class HTMLSpanElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSpanElement': Illegal constructor");
  }
}

expose(HTMLSpanElementBrand, HTMLSpanElement, [],
  []);
implementation(HTMLSpanElementBrand, HTMLSpanElementImpl);

// HTMLBRElement: https://html.spec.whatwg.org/multipage/

class HTMLBRElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLBRElement': Illegal constructor");
  }

  get clear() {
    return reflectedDomstring(internals(HTMLBRElementBrand, this), "clear");
  }

  set clear($value) {
    setReflectedDomstring(internals(HTMLBRElementBrand, this), "clear", stringValue($value, "Failed to set the 'clear' property on 'HTMLBRElement': The value"));
  }
}

expose(HTMLBRElementBrand, HTMLBRElement, [],
  ["clear"]);
implementation(HTMLBRElementBrand, HTMLBRElementImpl);

// HTMLModElement: https://html.spec.whatwg.org/multipage/

class HTMLModElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLModElement': Illegal constructor");
  }

  get cite() {
    return scalarValueString(reflectedUrl(internals(HTMLModElementBrand, this), "cite"), "");
  }

  set cite($value) {
    setReflectedDomstring(internals(HTMLModElementBrand, this), "cite", scalarValueString($value, "Failed to set the 'cite' property on 'HTMLModElement': The value"));
  }

  get dateTime() {
    return reflectedDomstring(internals(HTMLModElementBrand, this), "datetime");
  }

  set dateTime($value) {
    setReflectedDomstring(internals(HTMLModElementBrand, this), "datetime", stringValue($value, "Failed to set the 'dateTime' property on 'HTMLModElement': The value"));
  }
}

expose(HTMLModElementBrand, HTMLModElement, [],
  ["cite", "dateTime"]);
implementation(HTMLModElementBrand, HTMLModElementImpl);

// HTMLPictureElement: https://html.spec.whatwg.org/multipage/

class HTMLPictureElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLPictureElement': Illegal constructor");
  }
}

expose(HTMLPictureElementBrand, HTMLPictureElement, [],
  []);
implementation(HTMLPictureElementBrand, HTMLPictureElementImpl);

// HTMLSourceElement: https://html.spec.whatwg.org/multipage/

class HTMLSourceElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSourceElement': Illegal constructor");
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLSourceElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLSourceElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLSourceElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLSourceElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLSourceElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLSourceElement': The value"));
  }

  get srcset() {
    return scalarValueString(reflectedDomstring(internals(HTMLSourceElementBrand, this), "srcset"), "");
  }

  set srcset($value) {
    setReflectedDomstring(internals(HTMLSourceElementBrand, this), "srcset", scalarValueString($value, "Failed to set the 'srcset' property on 'HTMLSourceElement': The value"));
  }

  get sizes() {
    return reflectedDomstring(internals(HTMLSourceElementBrand, this), "sizes");
  }

  set sizes($value) {
    setReflectedDomstring(internals(HTMLSourceElementBrand, this), "sizes", stringValue($value, "Failed to set the 'sizes' property on 'HTMLSourceElement': The value"));
  }

  get media() {
    return reflectedDomstring(internals(HTMLSourceElementBrand, this), "media");
  }

  set media($value) {
    setReflectedDomstring(internals(HTMLSourceElementBrand, this), "media", stringValue($value, "Failed to set the 'media' property on 'HTMLSourceElement': The value"));
  }

  get width() {
    return reflectedInteger(internals(HTMLSourceElementBrand, this), "width", 0, 0);
  }

  set width($value) {
    setReflectedUnsigned(internals(HTMLSourceElementBrand, this), "width", unsignedLongValue($value, "Failed to set the 'width' property on 'HTMLSourceElement': The value"), 0);
  }

  get height() {
    return reflectedInteger(internals(HTMLSourceElementBrand, this), "height", 0, 0);
  }

  set height($value) {
    setReflectedUnsigned(internals(HTMLSourceElementBrand, this), "height", unsignedLongValue($value, "Failed to set the 'height' property on 'HTMLSourceElement': The value"), 0);
  }
}

expose(HTMLSourceElementBrand, HTMLSourceElement, [],
  ["src", "type", "srcset", "sizes", "media", "width", "height"]);
implementation(HTMLSourceElementBrand, HTMLSourceElementImpl);

// HTMLImageElement: https://html.spec.whatwg.org/multipage/

class HTMLImageElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLImageElement': Illegal constructor");
  }

  get alt() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "alt");
  }

  set alt($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "alt", stringValue($value, "Failed to set the 'alt' property on 'HTMLImageElement': The value"));
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLImageElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLImageElement': The value"));
  }

  get srcset() {
    return scalarValueString(reflectedDomstring(internals(HTMLImageElementBrand, this), "srcset"), "");
  }

  set srcset($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "srcset", scalarValueString($value, "Failed to set the 'srcset' property on 'HTMLImageElement': The value"));
  }

  get sizes() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "sizes");
  }

  set sizes($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "sizes", stringValue($value, "Failed to set the 'sizes' property on 'HTMLImageElement': The value"));
  }

  get crossOrigin() {
    return orNull(reflectedKeyword(internals(HTMLImageElementBrand, this), "crossorigin", keywords34, undefined, "anonymous"));
  }

  set crossOrigin($value) {
    setReflectedNullable(internals(HTMLImageElementBrand, this), "crossorigin", as2($value, "Failed to set the 'crossOrigin' property on 'HTMLImageElement': The value"));
  }

  get useMap() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "usemap");
  }

  set useMap($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "usemap", stringValue($value, "Failed to set the 'useMap' property on 'HTMLImageElement': The value"));
  }

  get isMap() {
    return reflectedBoolean(internals(HTMLImageElementBrand, this), "ismap");
  }

  set isMap($value) {
    setReflectedBoolean(internals(HTMLImageElementBrand, this), "ismap", !!$value);
  }

  get controls() {
    return reflectedBoolean(internals(HTMLImageElementBrand, this), "controls");
  }

  set controls($value) {
    setReflectedBoolean(internals(HTMLImageElementBrand, this), "controls", !!$value);
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLImageElementBrand, this), "referrerpolicy", keywords30, "", "");
  }

  set referrerPolicy($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLImageElement': The value"));
  }

  get decoding() {
    return reflectedKeyword(internals(HTMLImageElementBrand, this), "decoding", keywords39, "auto", "auto");
  }

  set decoding($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "decoding", stringValue($value, "Failed to set the 'decoding' property on 'HTMLImageElement': The value"));
  }

  get loading() {
    return reflectedKeyword(internals(HTMLImageElementBrand, this), "loading", keywords40, "eager", "eager");
  }

  set loading($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "loading", stringValue($value, "Failed to set the 'loading' property on 'HTMLImageElement': The value"));
  }

  get fetchPriority() {
    return reflectedKeyword(internals(HTMLImageElementBrand, this), "fetchpriority", keywords38, "auto", "auto");
  }

  set fetchPriority($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "fetchpriority", stringValue($value, "Failed to set the 'fetchPriority' property on 'HTMLImageElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLImageElement': The value"));
  }

  get lowsrc() {
    return scalarValueString(reflectedUrl(internals(HTMLImageElementBrand, this), "lowsrc"), "");
  }

  set lowsrc($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "lowsrc", scalarValueString($value, "Failed to set the 'lowsrc' property on 'HTMLImageElement': The value"));
  }

  get align() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLImageElement': The value"));
  }

  get hspace() {
    return reflectedInteger(internals(HTMLImageElementBrand, this), "hspace", 0, 0);
  }

  set hspace($value) {
    setReflectedUnsigned(internals(HTMLImageElementBrand, this), "hspace", unsignedLongValue($value, "Failed to set the 'hspace' property on 'HTMLImageElement': The value"), 0);
  }

  get vspace() {
    return reflectedInteger(internals(HTMLImageElementBrand, this), "vspace", 0, 0);
  }

  set vspace($value) {
    setReflectedUnsigned(internals(HTMLImageElementBrand, this), "vspace", unsignedLongValue($value, "Failed to set the 'vspace' property on 'HTMLImageElement': The value"), 0);
  }

  get longDesc() {
    return scalarValueString(reflectedUrl(internals(HTMLImageElementBrand, this), "longdesc"), "");
  }

  set longDesc($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "longdesc", scalarValueString($value, "Failed to set the 'longDesc' property on 'HTMLImageElement': The value"));
  }

  get border() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "border");
  }

  set border($value) {
    setReflectedDomstring(internals(HTMLImageElementBrand, this), "border", nullToEmptyStringValue($value, "Failed to set the 'border' property on 'HTMLImageElement': The value"));
  }
}

expose(HTMLImageElementBrand, HTMLImageElement, [],
  ["alt", "src", "srcset", "sizes", "crossOrigin", "useMap", "isMap", "controls", "referrerPolicy", "decoding", "loading", "fetchPriority", "name", "lowsrc", "align", "hspace", "vspace", "longDesc", "border"]);
implementation(HTMLImageElementBrand, HTMLImageElementImpl);

// HTMLIFrameElement: https://html.spec.whatwg.org/multipage/

class HTMLIFrameElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLIFrameElement': Illegal constructor");
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLIFrameElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLIFrameElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLIFrameElement': The value"));
  }

  get sandbox() {
    return objectOf(reflectedTokens(internals(HTMLIFrameElementBrand, this), "sandbox", tokens41));
  }

  set sandbox($value) {
    internals(HTMLIFrameElementBrand, this);
    const target = this.sandbox;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'sandbox' property on 'HTMLIFrameElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get allow() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "allow");
  }

  set allow($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "allow", stringValue($value, "Failed to set the 'allow' property on 'HTMLIFrameElement': The value"));
  }

  get allowFullscreen() {
    return reflectedBoolean(internals(HTMLIFrameElementBrand, this), "allowfullscreen");
  }

  set allowFullscreen($value) {
    setReflectedBoolean(internals(HTMLIFrameElementBrand, this), "allowfullscreen", !!$value);
  }

  get width() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLIFrameElement': The value"));
  }

  get height() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "height");
  }

  set height($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLIFrameElement': The value"));
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLIFrameElementBrand, this), "referrerpolicy", keywords30, "", "");
  }

  set referrerPolicy($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLIFrameElement': The value"));
  }

  get loading() {
    return reflectedKeyword(internals(HTMLIFrameElementBrand, this), "loading", keywords40, "eager", "eager");
  }

  set loading($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "loading", stringValue($value, "Failed to set the 'loading' property on 'HTMLIFrameElement': The value"));
  }

  get align() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLIFrameElement': The value"));
  }

  get scrolling() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "scrolling");
  }

  set scrolling($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "scrolling", stringValue($value, "Failed to set the 'scrolling' property on 'HTMLIFrameElement': The value"));
  }

  get frameBorder() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "frameborder");
  }

  set frameBorder($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "frameborder", stringValue($value, "Failed to set the 'frameBorder' property on 'HTMLIFrameElement': The value"));
  }

  get longDesc() {
    return scalarValueString(reflectedUrl(internals(HTMLIFrameElementBrand, this), "longdesc"), "");
  }

  set longDesc($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "longdesc", scalarValueString($value, "Failed to set the 'longDesc' property on 'HTMLIFrameElement': The value"));
  }

  get marginHeight() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginheight");
  }

  set marginHeight($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginheight", nullToEmptyStringValue($value, "Failed to set the 'marginHeight' property on 'HTMLIFrameElement': The value"));
  }

  get marginWidth() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginwidth");
  }

  set marginWidth($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginwidth", nullToEmptyStringValue($value, "Failed to set the 'marginWidth' property on 'HTMLIFrameElement': The value"));
  }
}

expose(HTMLIFrameElementBrand, HTMLIFrameElement, [],
  ["src", "name", "sandbox", "allow", "allowFullscreen", "width", "height", "referrerPolicy", "loading", "align", "scrolling", "frameBorder", "longDesc", "marginHeight", "marginWidth"]);
implementation(HTMLIFrameElementBrand, HTMLIFrameElementImpl);

// HTMLEmbedElement: https://html.spec.whatwg.org/multipage/

class HTMLEmbedElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLEmbedElement': Illegal constructor");
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLEmbedElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLEmbedElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLEmbedElement': The value"));
  }

  get width() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLEmbedElement': The value"));
  }

  get height() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "height");
  }

  set height($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLEmbedElement': The value"));
  }

  get align() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLEmbedElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLEmbedElement': The value"));
  }
}

expose(HTMLEmbedElementBrand, HTMLEmbedElement, [],
  ["src", "type", "width", "height", "align", "name"]);
implementation(HTMLEmbedElementBrand, HTMLEmbedElementImpl);

// HTMLObjectElement: https://html.spec.whatwg.org/multipage/

class HTMLObjectElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLObjectElement': Illegal constructor");
  }

  get data() {
    return scalarValueString(reflectedUrl(internals(HTMLObjectElementBrand, this), "data"), "");
  }

  set data($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "data", scalarValueString($value, "Failed to set the 'data' property on 'HTMLObjectElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLObjectElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLObjectElement': The value"));
  }

  get width() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLObjectElement': The value"));
  }

  get height() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "height");
  }

  set height($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLObjectElement': The value"));
  }

  get align() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLObjectElement': The value"));
  }

  get archive() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "archive");
  }

  set archive($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "archive", stringValue($value, "Failed to set the 'archive' property on 'HTMLObjectElement': The value"));
  }

  get code() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "code");
  }

  set code($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "code", stringValue($value, "Failed to set the 'code' property on 'HTMLObjectElement': The value"));
  }

  get declare() {
    return reflectedBoolean(internals(HTMLObjectElementBrand, this), "declare");
  }

  set declare($value) {
    setReflectedBoolean(internals(HTMLObjectElementBrand, this), "declare", !!$value);
  }

  get hspace() {
    return reflectedInteger(internals(HTMLObjectElementBrand, this), "hspace", 0, 0);
  }

  set hspace($value) {
    setReflectedUnsigned(internals(HTMLObjectElementBrand, this), "hspace", unsignedLongValue($value, "Failed to set the 'hspace' property on 'HTMLObjectElement': The value"), 0);
  }

  get standby() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "standby");
  }

  set standby($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "standby", stringValue($value, "Failed to set the 'standby' property on 'HTMLObjectElement': The value"));
  }

  get vspace() {
    return reflectedInteger(internals(HTMLObjectElementBrand, this), "vspace", 0, 0);
  }

  set vspace($value) {
    setReflectedUnsigned(internals(HTMLObjectElementBrand, this), "vspace", unsignedLongValue($value, "Failed to set the 'vspace' property on 'HTMLObjectElement': The value"), 0);
  }

  get codeBase() {
    return reflectedUrl(internals(HTMLObjectElementBrand, this), "codebase");
  }

  set codeBase($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "codebase", stringValue($value, "Failed to set the 'codeBase' property on 'HTMLObjectElement': The value"));
  }

  get codeType() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "codetype");
  }

  set codeType($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "codetype", stringValue($value, "Failed to set the 'codeType' property on 'HTMLObjectElement': The value"));
  }

  get useMap() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "usemap");
  }

  set useMap($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "usemap", stringValue($value, "Failed to set the 'useMap' property on 'HTMLObjectElement': The value"));
  }

  get border() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "border");
  }

  set border($value) {
    setReflectedDomstring(internals(HTMLObjectElementBrand, this), "border", nullToEmptyStringValue($value, "Failed to set the 'border' property on 'HTMLObjectElement': The value"));
  }
}

expose(HTMLObjectElementBrand, HTMLObjectElement, [],
  ["data", "type", "name", "width", "height", "align", "archive", "code", "declare", "hspace", "standby", "vspace", "codeBase", "codeType", "useMap", "border"]);
implementation(HTMLObjectElementBrand, HTMLObjectElementImpl);

// HTMLMediaElement: https://html.spec.whatwg.org/multipage/

class HTMLMediaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMediaElement': Illegal constructor");
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLMediaElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLMediaElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLMediaElement': The value"));
  }

  get crossOrigin() {
    return orNull(reflectedKeyword(internals(HTMLMediaElementBrand, this), "crossorigin", keywords34, undefined, "anonymous"));
  }

  set crossOrigin($value) {
    setReflectedNullable(internals(HTMLMediaElementBrand, this), "crossorigin", as2($value, "Failed to set the 'crossOrigin' property on 'HTMLMediaElement': The value"));
  }

  get preload() {
    return reflectedKeyword(internals(HTMLMediaElementBrand, this), "preload", keywords42, "metadata", "metadata");
  }

  set preload($value) {
    setReflectedDomstring(internals(HTMLMediaElementBrand, this), "preload", stringValue($value, "Failed to set the 'preload' property on 'HTMLMediaElement': The value"));
  }

  get autoplay() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "autoplay");
  }

  set autoplay($value) {
    setReflectedBoolean(internals(HTMLMediaElementBrand, this), "autoplay", !!$value);
  }

  get loop() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "loop");
  }

  set loop($value) {
    setReflectedBoolean(internals(HTMLMediaElementBrand, this), "loop", !!$value);
  }

  get controls() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "controls");
  }

  set controls($value) {
    setReflectedBoolean(internals(HTMLMediaElementBrand, this), "controls", !!$value);
  }

  get defaultMuted() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "muted");
  }

  set defaultMuted($value) {
    setReflectedBoolean(internals(HTMLMediaElementBrand, this), "muted", !!$value);
  }

  get loading() {
    return reflectedKeyword(internals(HTMLMediaElementBrand, this), "loading", keywords40, "eager", "eager");
  }

  set loading($value) {
    setReflectedDomstring(internals(HTMLMediaElementBrand, this), "loading", stringValue($value, "Failed to set the 'loading' property on 'HTMLMediaElement': The value"));
  }
}

expose(HTMLMediaElementBrand, HTMLMediaElement, [],
  ["src", "crossOrigin", "preload", "autoplay", "loop", "controls", "defaultMuted", "loading"]);
implementation(HTMLMediaElementBrand, HTMLMediaElementImpl);

// HTMLVideoElement: https://html.spec.whatwg.org/multipage/

class HTMLVideoElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLVideoElement': Illegal constructor");
  }

  get width() {
    return reflectedInteger(internals(HTMLVideoElementBrand, this), "width", 0, 0);
  }

  set width($value) {
    setReflectedUnsigned(internals(HTMLVideoElementBrand, this), "width", unsignedLongValue($value, "Failed to set the 'width' property on 'HTMLVideoElement': The value"), 0);
  }

  get height() {
    return reflectedInteger(internals(HTMLVideoElementBrand, this), "height", 0, 0);
  }

  set height($value) {
    setReflectedUnsigned(internals(HTMLVideoElementBrand, this), "height", unsignedLongValue($value, "Failed to set the 'height' property on 'HTMLVideoElement': The value"), 0);
  }

  get poster() {
    return scalarValueString(reflectedUrl(internals(HTMLVideoElementBrand, this), "poster"), "");
  }

  set poster($value) {
    setReflectedDomstring(internals(HTMLVideoElementBrand, this), "poster", scalarValueString($value, "Failed to set the 'poster' property on 'HTMLVideoElement': The value"));
  }

  get playsInline() {
    return reflectedBoolean(internals(HTMLVideoElementBrand, this), "playsinline");
  }

  set playsInline($value) {
    setReflectedBoolean(internals(HTMLVideoElementBrand, this), "playsinline", !!$value);
  }
}

expose(HTMLVideoElementBrand, HTMLVideoElement, [],
  ["width", "height", "poster", "playsInline"]);
implementation(HTMLVideoElementBrand, HTMLVideoElementImpl);

// HTMLAudioElement: https://html.spec.whatwg.org/multipage/

class HTMLAudioElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLAudioElement': Illegal constructor");
  }
}

expose(HTMLAudioElementBrand, HTMLAudioElement, [],
  []);
implementation(HTMLAudioElementBrand, HTMLAudioElementImpl);

// HTMLTrackElement: https://html.spec.whatwg.org/multipage/

class HTMLTrackElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTrackElement': Illegal constructor");
  }

  get kind() {
    return reflectedKeyword(internals(HTMLTrackElementBrand, this), "kind", keywords43, "subtitles", "metadata");
  }

  set kind($value) {
    setReflectedDomstring(internals(HTMLTrackElementBrand, this), "kind", stringValue($value, "Failed to set the 'kind' property on 'HTMLTrackElement': The value"));
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLTrackElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLTrackElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLTrackElement': The value"));
  }

  get srclang() {
    return reflectedDomstring(internals(HTMLTrackElementBrand, this), "srclang");
  }

  set srclang($value) {
    setReflectedDomstring(internals(HTMLTrackElementBrand, this), "srclang", stringValue($value, "Failed to set the 'srclang' property on 'HTMLTrackElement': The value"));
  }

  get label() {
    return reflectedDomstring(internals(HTMLTrackElementBrand, this), "label");
  }

  set label($value) {
    setReflectedDomstring(internals(HTMLTrackElementBrand, this), "label", stringValue($value, "Failed to set the 'label' property on 'HTMLTrackElement': The value"));
  }

  get default() {
    return reflectedBoolean(internals(HTMLTrackElementBrand, this), "default");
  }

  set default($value) {
    setReflectedBoolean(internals(HTMLTrackElementBrand, this), "default", !!$value);
  }
}

expose(HTMLTrackElementBrand, HTMLTrackElement, [],
  ["kind", "src", "srclang", "label", "default"]);
implementation(HTMLTrackElementBrand, HTMLTrackElementImpl);

// HTMLMapElement: https://html.spec.whatwg.org/multipage/

class HTMLMapElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMapElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLMapElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLMapElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLMapElement': The value"));
  }
}

expose(HTMLMapElementBrand, HTMLMapElement, [],
  ["name"]);
implementation(HTMLMapElementBrand, HTMLMapElementImpl);

// HTMLTableElement: https://html.spec.whatwg.org/multipage/

class HTMLTableElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLTableElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableElement': The value"));
  }

  get border() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "border");
  }

  set border($value) {
    setReflectedDomstring(internals(HTMLTableElementBrand, this), "border", stringValue($value, "Failed to set the 'border' property on 'HTMLTableElement': The value"));
  }

  get frame() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "frame");
  }

  set frame($value) {
    setReflectedDomstring(internals(HTMLTableElementBrand, this), "frame", stringValue($value, "Failed to set the 'frame' property on 'HTMLTableElement': The value"));
  }

  get rules() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "rules");
  }

  set rules($value) {
    setReflectedDomstring(internals(HTMLTableElementBrand, this), "rules", stringValue($value, "Failed to set the 'rules' property on 'HTMLTableElement': The value"));
  }

  get summary() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "summary");
  }

  set summary($value) {
    setReflectedDomstring(internals(HTMLTableElementBrand, this), "summary", stringValue($value, "Failed to set the 'summary' property on 'HTMLTableElement': The value"));
  }

  get width() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLTableElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLTableElement': The value"));
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    setReflectedDomstring(internals(HTMLTableElementBrand, this), "bgcolor", nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'HTMLTableElement': The value"));
  }

  get cellPadding() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "cellpadding");
  }

  set cellPadding($value) {
    setReflectedDomstring(internals(HTMLTableElementBrand, this), "cellpadding", nullToEmptyStringValue($value, "Failed to set the 'cellPadding' property on 'HTMLTableElement': The value"));
  }

  get cellSpacing() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "cellspacing");
  }

  set cellSpacing($value) {
    setReflectedDomstring(internals(HTMLTableElementBrand, this), "cellspacing", nullToEmptyStringValue($value, "Failed to set the 'cellSpacing' property on 'HTMLTableElement': The value"));
  }
}

expose(HTMLTableElementBrand, HTMLTableElement, [],
  ["align", "border", "frame", "rules", "summary", "width", "bgColor", "cellPadding", "cellSpacing"]);
implementation(HTMLTableElementBrand, HTMLTableElementImpl);

// HTMLTableCaptionElement: https://html.spec.whatwg.org/multipage/

class HTMLTableCaptionElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableCaptionElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableCaptionElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLTableCaptionElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableCaptionElement': The value"));
  }
}

expose(HTMLTableCaptionElementBrand, HTMLTableCaptionElement, [],
  ["align"]);
implementation(HTMLTableCaptionElementBrand, HTMLTableCaptionElementImpl);

// HTMLTableColElement: https://html.spec.whatwg.org/multipage/

class HTMLTableColElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableColElement': Illegal constructor");
  }

  get span() {
    return reflectedClampedInteger(internals(HTMLTableColElementBrand, this), "span", 1, 1, 1000);
  }

  set span($value) {
    setReflectedUnsigned(internals(HTMLTableColElementBrand, this), "span", unsignedLongValue($value, "Failed to set the 'span' property on 'HTMLTableColElement': The value"), 1);
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableColElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLTableColElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableColElement': The value"));
  }

  get ch() {
    return reflectedDomstring(internals(HTMLTableColElementBrand, this), "char");
  }

  set ch($value) {
    setReflectedDomstring(internals(HTMLTableColElementBrand, this), "char", stringValue($value, "Failed to set the 'ch' property on 'HTMLTableColElement': The value"));
  }

  get chOff() {
    return reflectedDomstring(internals(HTMLTableColElementBrand, this), "charoff");
  }

  set chOff($value) {
    setReflectedDomstring(internals(HTMLTableColElementBrand, this), "charoff", stringValue($value, "Failed to set the 'chOff' property on 'HTMLTableColElement': The value"));
  }

  get vAlign() {
    return reflectedDomstring(internals(HTMLTableColElementBrand, this), "valign");
  }

  set vAlign($value) {
    setReflectedDomstring(internals(HTMLTableColElementBrand, this), "valign", stringValue($value, "Failed to set the 'vAlign' property on 'HTMLTableColElement': The value"));
  }

  get width() {
    return reflectedDomstring(internals(HTMLTableColElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLTableColElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLTableColElement': The value"));
  }
}

expose(HTMLTableColElementBrand, HTMLTableColElement, [],
  ["span", "align", "ch", "chOff", "vAlign", "width"]);
implementation(HTMLTableColElementBrand, HTMLTableColElementImpl);

// HTMLTableSectionElement: https://html.spec.whatwg.org/multipage/

class HTMLTableSectionElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableSectionElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableSectionElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLTableSectionElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableSectionElement': The value"));
  }

  get ch() {
    return reflectedDomstring(internals(HTMLTableSectionElementBrand, this), "char");
  }

  set ch($value) {
    setReflectedDomstring(internals(HTMLTableSectionElementBrand, this), "char", stringValue($value, "Failed to set the 'ch' property on 'HTMLTableSectionElement': The value"));
  }

  get chOff() {
    return reflectedDomstring(internals(HTMLTableSectionElementBrand, this), "charoff");
  }

  set chOff($value) {
    setReflectedDomstring(internals(HTMLTableSectionElementBrand, this), "charoff", stringValue($value, "Failed to set the 'chOff' property on 'HTMLTableSectionElement': The value"));
  }

  get vAlign() {
    return reflectedDomstring(internals(HTMLTableSectionElementBrand, this), "valign");
  }

  set vAlign($value) {
    setReflectedDomstring(internals(HTMLTableSectionElementBrand, this), "valign", stringValue($value, "Failed to set the 'vAlign' property on 'HTMLTableSectionElement': The value"));
  }
}

expose(HTMLTableSectionElementBrand, HTMLTableSectionElement, [],
  ["align", "ch", "chOff", "vAlign"]);
implementation(HTMLTableSectionElementBrand, HTMLTableSectionElementImpl);

// HTMLTableRowElement: https://html.spec.whatwg.org/multipage/

class HTMLTableRowElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableRowElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableRowElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLTableRowElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableRowElement': The value"));
  }

  get ch() {
    return reflectedDomstring(internals(HTMLTableRowElementBrand, this), "char");
  }

  set ch($value) {
    setReflectedDomstring(internals(HTMLTableRowElementBrand, this), "char", stringValue($value, "Failed to set the 'ch' property on 'HTMLTableRowElement': The value"));
  }

  get chOff() {
    return reflectedDomstring(internals(HTMLTableRowElementBrand, this), "charoff");
  }

  set chOff($value) {
    setReflectedDomstring(internals(HTMLTableRowElementBrand, this), "charoff", stringValue($value, "Failed to set the 'chOff' property on 'HTMLTableRowElement': The value"));
  }

  get vAlign() {
    return reflectedDomstring(internals(HTMLTableRowElementBrand, this), "valign");
  }

  set vAlign($value) {
    setReflectedDomstring(internals(HTMLTableRowElementBrand, this), "valign", stringValue($value, "Failed to set the 'vAlign' property on 'HTMLTableRowElement': The value"));
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLTableRowElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    setReflectedDomstring(internals(HTMLTableRowElementBrand, this), "bgcolor", nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'HTMLTableRowElement': The value"));
  }
}

expose(HTMLTableRowElementBrand, HTMLTableRowElement, [],
  ["align", "ch", "chOff", "vAlign", "bgColor"]);
implementation(HTMLTableRowElementBrand, HTMLTableRowElementImpl);

// HTMLTableCellElement: https://html.spec.whatwg.org/multipage/

class HTMLTableCellElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableCellElement': Illegal constructor");
  }

  get colSpan() {
    return reflectedClampedInteger(internals(HTMLTableCellElementBrand, this), "colspan", 1, 1, 1000);
  }

  set colSpan($value) {
    setReflectedUnsigned(internals(HTMLTableCellElementBrand, this), "colspan", unsignedLongValue($value, "Failed to set the 'colSpan' property on 'HTMLTableCellElement': The value"), 1);
  }

  get rowSpan() {
    return reflectedClampedInteger(internals(HTMLTableCellElementBrand, this), "rowspan", 1, 0, 65534);
  }

  set rowSpan($value) {
    setReflectedUnsigned(internals(HTMLTableCellElementBrand, this), "rowspan", unsignedLongValue($value, "Failed to set the 'rowSpan' property on 'HTMLTableCellElement': The value"), 1);
  }

  get headers() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "headers");
  }

  set headers($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "headers", stringValue($value, "Failed to set the 'headers' property on 'HTMLTableCellElement': The value"));
  }

  get scope() {
    return reflectedKeyword(internals(HTMLTableCellElementBrand, this), "scope", keywords44, "", "");
  }

  set scope($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "scope", stringValue($value, "Failed to set the 'scope' property on 'HTMLTableCellElement': The value"));
  }

  get abbr() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "abbr");
  }

  set abbr($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "abbr", stringValue($value, "Failed to set the 'abbr' property on 'HTMLTableCellElement': The value"));
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableCellElement': The value"));
  }

  get axis() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "axis");
  }

  set axis($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "axis", stringValue($value, "Failed to set the 'axis' property on 'HTMLTableCellElement': The value"));
  }

  get height() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "height");
  }

  set height($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLTableCellElement': The value"));
  }

  get width() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLTableCellElement': The value"));
  }

  get ch() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "char");
  }

  set ch($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "char", stringValue($value, "Failed to set the 'ch' property on 'HTMLTableCellElement': The value"));
  }

  get chOff() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "charoff");
  }

  set chOff($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "charoff", stringValue($value, "Failed to set the 'chOff' property on 'HTMLTableCellElement': The value"));
  }

  get noWrap() {
    return reflectedBoolean(internals(HTMLTableCellElementBrand, this), "nowrap");
  }

  set noWrap($value) {
    setReflectedBoolean(internals(HTMLTableCellElementBrand, this), "nowrap", !!$value);
  }

  get vAlign() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "valign");
  }

  set vAlign($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "valign", stringValue($value, "Failed to set the 'vAlign' property on 'HTMLTableCellElement': The value"));
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "bgcolor", nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'HTMLTableCellElement': The value"));
  }
}

expose(HTMLTableCellElementBrand, HTMLTableCellElement, [],
  ["colSpan", "rowSpan", "headers", "scope", "abbr", "align", "axis", "height", "width", "ch", "chOff", "noWrap", "vAlign", "bgColor"]);
implementation(HTMLTableCellElementBrand, HTMLTableCellElementImpl);

// HTMLFormElement: https://html.spec.whatwg.org/multipage/

class HTMLFormElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFormElement': Illegal constructor");
  }

  get acceptCharset() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "accept-charset");
  }

  set acceptCharset($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "accept-charset", stringValue($value, "Failed to set the 'acceptCharset' property on 'HTMLFormElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLFormElement': The value"));
  }

  get noValidate() {
    return reflectedBoolean(internals(HTMLFormElementBrand, this), "novalidate");
  }

  set noValidate($value) {
    setReflectedBoolean(internals(HTMLFormElementBrand, this), "novalidate", !!$value);
  }

  get target() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "target");
  }

  set target($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLFormElement': The value"));
  }

  get rel() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "rel");
  }

  set rel($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLFormElement': The value"));
  }

  get relList() {
    return objectOf(reflectedTokens(internals(HTMLFormElementBrand, this), "rel", tokens29));
  }

  set relList($value) {
    internals(HTMLFormElementBrand, this);
    const target = this.relList;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'relList' property on 'HTMLFormElement': its value is not an object.");
    setProperty(target, "value", $value);
  }
}

expose(HTMLFormElementBrand, HTMLFormElement, [],
  ["acceptCharset", "name", "noValidate", "target", "rel", "relList"]);
implementation(HTMLFormElementBrand, HTMLFormElementImpl);

// HTMLLabelElement: https://html.spec.whatwg.org/multipage/

class HTMLLabelElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLLabelElement': Illegal constructor");
  }

  get htmlFor() {
    return reflectedDomstring(internals(HTMLLabelElementBrand, this), "for");
  }

  set htmlFor($value) {
    setReflectedDomstring(internals(HTMLLabelElementBrand, this), "for", stringValue($value, "Failed to set the 'htmlFor' property on 'HTMLLabelElement': The value"));
  }
}

expose(HTMLLabelElementBrand, HTMLLabelElement, [],
  ["htmlFor"]);
implementation(HTMLLabelElementBrand, HTMLLabelElementImpl);

// HTMLInputElement: https://html.spec.whatwg.org/multipage/

class HTMLInputElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLInputElement': Illegal constructor");
  }

  get accept() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "accept");
  }

  set accept($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "accept", stringValue($value, "Failed to set the 'accept' property on 'HTMLInputElement': The value"));
  }

  get alpha() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "alpha");
  }

  set alpha($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "alpha", !!$value);
  }

  get alt() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "alt");
  }

  set alt($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "alt", stringValue($value, "Failed to set the 'alt' property on 'HTMLInputElement': The value"));
  }

  get defaultChecked() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "checked");
  }

  set defaultChecked($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "checked", !!$value);
  }

  get dirName() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "dirname");
  }

  set dirName($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "dirname", stringValue($value, "Failed to set the 'dirName' property on 'HTMLInputElement': The value"));
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "disabled", !!$value);
  }

  get formNoValidate() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "formnovalidate");
  }

  set formNoValidate($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "formnovalidate", !!$value);
  }

  get formTarget() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "formtarget");
  }

  set formTarget($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "formtarget", stringValue($value, "Failed to set the 'formTarget' property on 'HTMLInputElement': The value"));
  }

  get max() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "max");
  }

  set max($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "max", stringValue($value, "Failed to set the 'max' property on 'HTMLInputElement': The value"));
  }

  get maxLength() {
    return reflectedInteger(internals(HTMLInputElementBrand, this), "maxlength", -1, 0);
  }

  set maxLength($value) {
    setReflectedNonNegative(internals(HTMLInputElementBrand, this), "maxlength", longValue($value, "Failed to set the 'maxLength' property on 'HTMLInputElement': The value"));
  }

  get min() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "min");
  }

  set min($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "min", stringValue($value, "Failed to set the 'min' property on 'HTMLInputElement': The value"));
  }

  get minLength() {
    return reflectedInteger(internals(HTMLInputElementBrand, this), "minlength", -1, 0);
  }

  set minLength($value) {
    setReflectedNonNegative(internals(HTMLInputElementBrand, this), "minlength", longValue($value, "Failed to set the 'minLength' property on 'HTMLInputElement': The value"));
  }

  get multiple() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "multiple");
  }

  set multiple($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "multiple", !!$value);
  }

  get name() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLInputElement': The value"));
  }

  get pattern() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "pattern");
  }

  set pattern($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "pattern", stringValue($value, "Failed to set the 'pattern' property on 'HTMLInputElement': The value"));
  }

  get placeholder() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "placeholder");
  }

  set placeholder($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "placeholder", stringValue($value, "Failed to set the 'placeholder' property on 'HTMLInputElement': The value"));
  }

  get readOnly() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "readonly");
  }

  set readOnly($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "readonly", !!$value);
  }

  get required() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "required");
  }

  set required($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "required", !!$value);
  }

  get size() {
    return reflectedInteger(internals(HTMLInputElementBrand, this), "size", 20, 1);
  }

  set size($value) {
    setReflectedPositive(internals(HTMLInputElementBrand, this), "size", unsignedLongValue($value, "Failed to set the 'size' property on 'HTMLInputElement': The value"), 20);
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLInputElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLInputElement': The value"));
  }

  get step() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "step");
  }

  set step($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "step", stringValue($value, "Failed to set the 'step' property on 'HTMLInputElement': The value"));
  }

  get defaultValue() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "value");
  }

  set defaultValue($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "value", stringValue($value, "Failed to set the 'defaultValue' property on 'HTMLInputElement': The value"));
  }

  get align() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLInputElement': The value"));
  }

  get useMap() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "usemap");
  }

  set useMap($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "usemap", stringValue($value, "Failed to set the 'useMap' property on 'HTMLInputElement': The value"));
  }
}

expose(HTMLInputElementBrand, HTMLInputElement, [],
  ["accept", "alpha", "alt", "defaultChecked", "dirName", "disabled", "formNoValidate", "formTarget", "max", "maxLength", "min", "minLength", "multiple", "name", "pattern", "placeholder", "readOnly", "required", "size", "src", "step", "defaultValue", "align", "useMap"]);
implementation(HTMLInputElementBrand, HTMLInputElementImpl);

// HTMLButtonElement: https://html.spec.whatwg.org/multipage/

class HTMLButtonElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLButtonElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLButtonElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLButtonElementBrand, this), "disabled", !!$value);
  }

  get formNoValidate() {
    return reflectedBoolean(internals(HTMLButtonElementBrand, this), "formnovalidate");
  }

  set formNoValidate($value) {
    setReflectedBoolean(internals(HTMLButtonElementBrand, this), "formnovalidate", !!$value);
  }

  get formTarget() {
    return reflectedDomstring(internals(HTMLButtonElementBrand, this), "formtarget");
  }

  set formTarget($value) {
    setReflectedDomstring(internals(HTMLButtonElementBrand, this), "formtarget", stringValue($value, "Failed to set the 'formTarget' property on 'HTMLButtonElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLButtonElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLButtonElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLButtonElement': The value"));
  }

  get value() {
    return reflectedDomstring(internals(HTMLButtonElementBrand, this), "value");
  }

  set value($value) {
    setReflectedDomstring(internals(HTMLButtonElementBrand, this), "value", stringValue($value, "Failed to set the 'value' property on 'HTMLButtonElement': The value"));
  }
}

expose(HTMLButtonElementBrand, HTMLButtonElement, [],
  ["disabled", "formNoValidate", "formTarget", "name", "value"]);
implementation(HTMLButtonElementBrand, HTMLButtonElementImpl);

// HTMLSelectElement: https://html.spec.whatwg.org/multipage/

class HTMLSelectElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSelectElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLSelectElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLSelectElementBrand, this), "disabled", !!$value);
  }

  get multiple() {
    return reflectedBoolean(internals(HTMLSelectElementBrand, this), "multiple");
  }

  set multiple($value) {
    setReflectedBoolean(internals(HTMLSelectElementBrand, this), "multiple", !!$value);
  }

  get name() {
    return reflectedDomstring(internals(HTMLSelectElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLSelectElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLSelectElement': The value"));
  }

  get required() {
    return reflectedBoolean(internals(HTMLSelectElementBrand, this), "required");
  }

  set required($value) {
    setReflectedBoolean(internals(HTMLSelectElementBrand, this), "required", !!$value);
  }

  get size() {
    return reflectedInteger(internals(HTMLSelectElementBrand, this), "size", 0, 0);
  }

  set size($value) {
    setReflectedUnsigned(internals(HTMLSelectElementBrand, this), "size", unsignedLongValue($value, "Failed to set the 'size' property on 'HTMLSelectElement': The value"), 0);
  }
}

expose(HTMLSelectElementBrand, HTMLSelectElement, [],
  ["disabled", "multiple", "name", "required", "size"]);
implementation(HTMLSelectElementBrand, HTMLSelectElementImpl);

// HTMLDataListElement: https://html.spec.whatwg.org/multipage/

class HTMLDataListElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDataListElement': Illegal constructor");
  }
}

expose(HTMLDataListElementBrand, HTMLDataListElement, [],
  []);
implementation(HTMLDataListElementBrand, HTMLDataListElementImpl);

// HTMLOptGroupElement: https://html.spec.whatwg.org/multipage/

class HTMLOptGroupElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOptGroupElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLOptGroupElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLOptGroupElementBrand, this), "disabled", !!$value);
  }

  get label() {
    return reflectedDomstring(internals(HTMLOptGroupElementBrand, this), "label");
  }

  set label($value) {
    setReflectedDomstring(internals(HTMLOptGroupElementBrand, this), "label", stringValue($value, "Failed to set the 'label' property on 'HTMLOptGroupElement': The value"));
  }
}

expose(HTMLOptGroupElementBrand, HTMLOptGroupElement, [],
  ["disabled", "label"]);
implementation(HTMLOptGroupElementBrand, HTMLOptGroupElementImpl);

// HTMLOptionElement: https://html.spec.whatwg.org/multipage/

class HTMLOptionElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOptionElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLOptionElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLOptionElementBrand, this), "disabled", !!$value);
  }

  get defaultSelected() {
    return reflectedBoolean(internals(HTMLOptionElementBrand, this), "selected");
  }

  set defaultSelected($value) {
    setReflectedBoolean(internals(HTMLOptionElementBrand, this), "selected", !!$value);
  }
}

expose(HTMLOptionElementBrand, HTMLOptionElement, [],
  ["disabled", "defaultSelected"]);
implementation(HTMLOptionElementBrand, HTMLOptionElementImpl);

// HTMLTextAreaElement: https://html.spec.whatwg.org/multipage/

class HTMLTextAreaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTextAreaElement': Illegal constructor");
  }

  get cols() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "cols", 20, 1);
  }

  set cols($value) {
    setReflectedUnsigned(internals(HTMLTextAreaElementBrand, this), "cols", unsignedLongValue($value, "Failed to set the 'cols' property on 'HTMLTextAreaElement': The value"), 20, 1);
  }

  get dirName() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "dirname");
  }

  set dirName($value) {
    setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "dirname", stringValue($value, "Failed to set the 'dirName' property on 'HTMLTextAreaElement': The value"));
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLTextAreaElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLTextAreaElementBrand, this), "disabled", !!$value);
  }

  get maxLength() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "maxlength", -1, 0);
  }

  set maxLength($value) {
    setReflectedNonNegative(internals(HTMLTextAreaElementBrand, this), "maxlength", longValue($value, "Failed to set the 'maxLength' property on 'HTMLTextAreaElement': The value"));
  }

  get minLength() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "minlength", -1, 0);
  }

  set minLength($value) {
    setReflectedNonNegative(internals(HTMLTextAreaElementBrand, this), "minlength", longValue($value, "Failed to set the 'minLength' property on 'HTMLTextAreaElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLTextAreaElement': The value"));
  }

  get placeholder() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "placeholder");
  }

  set placeholder($value) {
    setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "placeholder", stringValue($value, "Failed to set the 'placeholder' property on 'HTMLTextAreaElement': The value"));
  }

  get readOnly() {
    return reflectedBoolean(internals(HTMLTextAreaElementBrand, this), "readonly");
  }

  set readOnly($value) {
    setReflectedBoolean(internals(HTMLTextAreaElementBrand, this), "readonly", !!$value);
  }

  get required() {
    return reflectedBoolean(internals(HTMLTextAreaElementBrand, this), "required");
  }

  set required($value) {
    setReflectedBoolean(internals(HTMLTextAreaElementBrand, this), "required", !!$value);
  }

  get rows() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "rows", 2, 1);
  }

  set rows($value) {
    setReflectedUnsigned(internals(HTMLTextAreaElementBrand, this), "rows", unsignedLongValue($value, "Failed to set the 'rows' property on 'HTMLTextAreaElement': The value"), 2, 1);
  }

  get wrap() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "wrap");
  }

  set wrap($value) {
    setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "wrap", stringValue($value, "Failed to set the 'wrap' property on 'HTMLTextAreaElement': The value"));
  }
}

expose(HTMLTextAreaElementBrand, HTMLTextAreaElement, [],
  ["cols", "dirName", "disabled", "maxLength", "minLength", "name", "placeholder", "readOnly", "required", "rows", "wrap"]);
implementation(HTMLTextAreaElementBrand, HTMLTextAreaElementImpl);

// HTMLOutputElement: https://html.spec.whatwg.org/multipage/

class HTMLOutputElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOutputElement': Illegal constructor");
  }

  get htmlFor() {
    return objectOf(reflectedTokens(internals(HTMLOutputElementBrand, this), "for", undefined));
  }

  set htmlFor($value) {
    internals(HTMLOutputElementBrand, this);
    const target = this.htmlFor;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'htmlFor' property on 'HTMLOutputElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get name() {
    return reflectedDomstring(internals(HTMLOutputElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLOutputElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLOutputElement': The value"));
  }
}

expose(HTMLOutputElementBrand, HTMLOutputElement, [],
  ["htmlFor", "name"]);
implementation(HTMLOutputElementBrand, HTMLOutputElementImpl);

// HTMLProgressElement: https://html.spec.whatwg.org/multipage/

class HTMLProgressElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLProgressElement': Illegal constructor");
  }

  get max() {
    return reflectedPositiveDouble(internals(HTMLProgressElementBrand, this), "max", 1.0);
  }

  set max($value) {
    setReflectedPositiveDouble(internals(HTMLProgressElementBrand, this), "max", doubleValue($value, "Failed to set the 'max' property on 'HTMLProgressElement': The value"));
  }
}

expose(HTMLProgressElementBrand, HTMLProgressElement, [],
  ["max"]);
implementation(HTMLProgressElementBrand, HTMLProgressElementImpl);

// HTMLMeterElement: https://html.spec.whatwg.org/multipage/

class HTMLMeterElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMeterElement': Illegal constructor");
  }
}

expose(HTMLMeterElementBrand, HTMLMeterElement, [],
  []);
implementation(HTMLMeterElementBrand, HTMLMeterElementImpl);

// HTMLFieldSetElement: https://html.spec.whatwg.org/multipage/

class HTMLFieldSetElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFieldSetElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLFieldSetElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLFieldSetElementBrand, this), "disabled", !!$value);
  }

  get name() {
    return reflectedDomstring(internals(HTMLFieldSetElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLFieldSetElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLFieldSetElement': The value"));
  }
}

expose(HTMLFieldSetElementBrand, HTMLFieldSetElement, [],
  ["disabled", "name"]);
implementation(HTMLFieldSetElementBrand, HTMLFieldSetElementImpl);

// HTMLLegendElement: https://html.spec.whatwg.org/multipage/

class HTMLLegendElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLLegendElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLLegendElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLLegendElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLLegendElement': The value"));
  }
}

expose(HTMLLegendElementBrand, HTMLLegendElement, [],
  ["align"]);
implementation(HTMLLegendElementBrand, HTMLLegendElementImpl);

// HTMLSelectedContentElement: https://html.spec.whatwg.org/multipage/

class HTMLSelectedContentElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSelectedContentElement': Illegal constructor");
  }
}

expose(HTMLSelectedContentElementBrand, HTMLSelectedContentElement, [],
  []);
implementation(HTMLSelectedContentElementBrand, HTMLSelectedContentElementImpl);

// HTMLDetailsElement: https://html.spec.whatwg.org/multipage/

class HTMLDetailsElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDetailsElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLDetailsElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLDetailsElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLDetailsElement': The value"));
  }

  get open() {
    return reflectedBoolean(internals(HTMLDetailsElementBrand, this), "open");
  }

  set open($value) {
    setReflectedBoolean(internals(HTMLDetailsElementBrand, this), "open", !!$value);
  }
}

expose(HTMLDetailsElementBrand, HTMLDetailsElement, [],
  ["name", "open"]);
implementation(HTMLDetailsElementBrand, HTMLDetailsElementImpl);

// HTMLDialogElement: https://html.spec.whatwg.org/multipage/

class HTMLDialogElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDialogElement': Illegal constructor");
  }

  get open() {
    return reflectedBoolean(internals(HTMLDialogElementBrand, this), "open");
  }

  set open($value) {
    setReflectedBoolean(internals(HTMLDialogElementBrand, this), "open", !!$value);
  }
}

expose(HTMLDialogElementBrand, HTMLDialogElement, [],
  ["open"]);
implementation(HTMLDialogElementBrand, HTMLDialogElementImpl);

// HTMLScriptElement: https://html.spec.whatwg.org/multipage/

class HTMLScriptElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLScriptElement': Illegal constructor");
  }

  get type() {
    return reflectedDomstring(internals(HTMLScriptElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLScriptElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLScriptElement': The value"));
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLScriptElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLScriptElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLScriptElement': The value"));
  }

  get noModule() {
    return reflectedBoolean(internals(HTMLScriptElementBrand, this), "nomodule");
  }

  set noModule($value) {
    setReflectedBoolean(internals(HTMLScriptElementBrand, this), "nomodule", !!$value);
  }

  get async() {
    return internals(HTMLScriptElementBrand, this).async_;
  }

  set async($value) {
    const inner = internals(HTMLScriptElementBrand, this);
    inner.async_ = !!$value;
  }

  get defer() {
    return reflectedBoolean(internals(HTMLScriptElementBrand, this), "defer");
  }

  set defer($value) {
    setReflectedBoolean(internals(HTMLScriptElementBrand, this), "defer", !!$value);
  }

  get blocking() {
    return objectOf(reflectedTokens(internals(HTMLScriptElementBrand, this), "blocking", tokens37));
  }

  set blocking($value) {
    internals(HTMLScriptElementBrand, this);
    const target = this.blocking;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'blocking' property on 'HTMLScriptElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get crossOrigin() {
    return orNull(reflectedKeyword(internals(HTMLScriptElementBrand, this), "crossorigin", keywords34, undefined, "anonymous"));
  }

  set crossOrigin($value) {
    setReflectedNullable(internals(HTMLScriptElementBrand, this), "crossorigin", as2($value, "Failed to set the 'crossOrigin' property on 'HTMLScriptElement': The value"));
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLScriptElementBrand, this), "referrerpolicy", keywords30, "", "");
  }

  set referrerPolicy($value) {
    setReflectedDomstring(internals(HTMLScriptElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLScriptElement': The value"));
  }

  get text() {
    return internals(HTMLScriptElementBrand, this).text;
  }

  set text($value) {
    const inner = internals(HTMLScriptElementBrand, this);
    inner.text = stringValue($value, "Failed to set the 'text' property on 'HTMLScriptElement': The value");
  }

  get integrity() {
    return reflectedDomstring(internals(HTMLScriptElementBrand, this), "integrity");
  }

  set integrity($value) {
    setReflectedDomstring(internals(HTMLScriptElementBrand, this), "integrity", stringValue($value, "Failed to set the 'integrity' property on 'HTMLScriptElement': The value"));
  }

  get fetchPriority() {
    return reflectedKeyword(internals(HTMLScriptElementBrand, this), "fetchpriority", keywords38, "auto", "auto");
  }

  set fetchPriority($value) {
    setReflectedDomstring(internals(HTMLScriptElementBrand, this), "fetchpriority", stringValue($value, "Failed to set the 'fetchPriority' property on 'HTMLScriptElement': The value"));
  }

  static supports($type) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'supports' on 'HTMLScriptElement'", 1, arguments.length);
    return HTMLScriptElementImpl.supports(stringValue($type, "Failed to execute 'supports' on 'HTMLScriptElement': parameter 1"));
  }

  get charset() {
    return reflectedDomstring(internals(HTMLScriptElementBrand, this), "charset");
  }

  set charset($value) {
    setReflectedDomstring(internals(HTMLScriptElementBrand, this), "charset", stringValue($value, "Failed to set the 'charset' property on 'HTMLScriptElement': The value"));
  }

  get event() {
    return reflectedDomstring(internals(HTMLScriptElementBrand, this), "event");
  }

  set event($value) {
    setReflectedDomstring(internals(HTMLScriptElementBrand, this), "event", stringValue($value, "Failed to set the 'event' property on 'HTMLScriptElement': The value"));
  }

  get htmlFor() {
    return reflectedDomstring(internals(HTMLScriptElementBrand, this), "for");
  }

  set htmlFor($value) {
    setReflectedDomstring(internals(HTMLScriptElementBrand, this), "for", stringValue($value, "Failed to set the 'htmlFor' property on 'HTMLScriptElement': The value"));
  }
}

expose(HTMLScriptElementBrand, HTMLScriptElement, ["supports"],
  ["type", "src", "noModule", "async", "defer", "blocking", "crossOrigin", "referrerPolicy", "text", "integrity", "fetchPriority", "charset", "event", "htmlFor"]);
implementation(HTMLScriptElementBrand, HTMLScriptElementImpl);

// HTMLSlotElement: https://html.spec.whatwg.org/multipage/

class HTMLSlotElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSlotElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLSlotElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLSlotElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLSlotElement': The value"));
  }
}

expose(HTMLSlotElementBrand, HTMLSlotElement, [],
  ["name"]);
implementation(HTMLSlotElementBrand, HTMLSlotElementImpl);

// HTMLCanvasElement: https://html.spec.whatwg.org/multipage/

class HTMLCanvasElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLCanvasElement': Illegal constructor");
  }
}

expose(HTMLCanvasElementBrand, HTMLCanvasElement, [],
  []);
implementation(HTMLCanvasElementBrand, HTMLCanvasElementImpl);

// HTMLMarqueeElement: https://html.spec.whatwg.org/multipage/

class HTMLMarqueeElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMarqueeElement': Illegal constructor");
  }

  get behavior() {
    return reflectedDomstring(internals(HTMLMarqueeElementBrand, this), "behavior");
  }

  set behavior($value) {
    setReflectedDomstring(internals(HTMLMarqueeElementBrand, this), "behavior", stringValue($value, "Failed to set the 'behavior' property on 'HTMLMarqueeElement': The value"));
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLMarqueeElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    setReflectedDomstring(internals(HTMLMarqueeElementBrand, this), "bgcolor", stringValue($value, "Failed to set the 'bgColor' property on 'HTMLMarqueeElement': The value"));
  }

  get direction() {
    return reflectedDomstring(internals(HTMLMarqueeElementBrand, this), "direction");
  }

  set direction($value) {
    setReflectedDomstring(internals(HTMLMarqueeElementBrand, this), "direction", stringValue($value, "Failed to set the 'direction' property on 'HTMLMarqueeElement': The value"));
  }

  get height() {
    return reflectedDomstring(internals(HTMLMarqueeElementBrand, this), "height");
  }

  set height($value) {
    setReflectedDomstring(internals(HTMLMarqueeElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLMarqueeElement': The value"));
  }

  get hspace() {
    return reflectedInteger(internals(HTMLMarqueeElementBrand, this), "hspace", 0, 0);
  }

  set hspace($value) {
    setReflectedUnsigned(internals(HTMLMarqueeElementBrand, this), "hspace", unsignedLongValue($value, "Failed to set the 'hspace' property on 'HTMLMarqueeElement': The value"), 0);
  }

  get scrollAmount() {
    return reflectedInteger(internals(HTMLMarqueeElementBrand, this), "scrollamount", 6, 0);
  }

  set scrollAmount($value) {
    setReflectedUnsigned(internals(HTMLMarqueeElementBrand, this), "scrollamount", unsignedLongValue($value, "Failed to set the 'scrollAmount' property on 'HTMLMarqueeElement': The value"), 6);
  }

  get scrollDelay() {
    return reflectedInteger(internals(HTMLMarqueeElementBrand, this), "scrolldelay", 85, 0);
  }

  set scrollDelay($value) {
    setReflectedUnsigned(internals(HTMLMarqueeElementBrand, this), "scrolldelay", unsignedLongValue($value, "Failed to set the 'scrollDelay' property on 'HTMLMarqueeElement': The value"), 85);
  }

  get trueSpeed() {
    return reflectedBoolean(internals(HTMLMarqueeElementBrand, this), "truespeed");
  }

  set trueSpeed($value) {
    setReflectedBoolean(internals(HTMLMarqueeElementBrand, this), "truespeed", !!$value);
  }

  get vspace() {
    return reflectedInteger(internals(HTMLMarqueeElementBrand, this), "vspace", 0, 0);
  }

  set vspace($value) {
    setReflectedUnsigned(internals(HTMLMarqueeElementBrand, this), "vspace", unsignedLongValue($value, "Failed to set the 'vspace' property on 'HTMLMarqueeElement': The value"), 0);
  }

  get width() {
    return reflectedDomstring(internals(HTMLMarqueeElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLMarqueeElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLMarqueeElement': The value"));
  }
}

expose(HTMLMarqueeElementBrand, HTMLMarqueeElement, [],
  ["behavior", "bgColor", "direction", "height", "hspace", "scrollAmount", "scrollDelay", "trueSpeed", "vspace", "width"]);
implementation(HTMLMarqueeElementBrand, HTMLMarqueeElementImpl);

// HTMLFrameSetElement: https://html.spec.whatwg.org/multipage/

class HTMLFrameSetElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFrameSetElement': Illegal constructor");
  }

  get cols() {
    return reflectedDomstring(internals(HTMLFrameSetElementBrand, this), "cols");
  }

  set cols($value) {
    setReflectedDomstring(internals(HTMLFrameSetElementBrand, this), "cols", stringValue($value, "Failed to set the 'cols' property on 'HTMLFrameSetElement': The value"));
  }

  get rows() {
    return reflectedDomstring(internals(HTMLFrameSetElementBrand, this), "rows");
  }

  set rows($value) {
    setReflectedDomstring(internals(HTMLFrameSetElementBrand, this), "rows", stringValue($value, "Failed to set the 'rows' property on 'HTMLFrameSetElement': The value"));
  }
}

expose(HTMLFrameSetElementBrand, HTMLFrameSetElement, [],
  ["cols", "rows"]);
implementation(HTMLFrameSetElementBrand, HTMLFrameSetElementImpl);

// HTMLFrameElement: https://html.spec.whatwg.org/multipage/

class HTMLFrameElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFrameElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLFrameElement': The value"));
  }

  get scrolling() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "scrolling");
  }

  set scrolling($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "scrolling", stringValue($value, "Failed to set the 'scrolling' property on 'HTMLFrameElement': The value"));
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLFrameElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLFrameElement': The value"));
  }

  get frameBorder() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "frameborder");
  }

  set frameBorder($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "frameborder", stringValue($value, "Failed to set the 'frameBorder' property on 'HTMLFrameElement': The value"));
  }

  get longDesc() {
    return scalarValueString(reflectedUrl(internals(HTMLFrameElementBrand, this), "longdesc"), "");
  }

  set longDesc($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "longdesc", scalarValueString($value, "Failed to set the 'longDesc' property on 'HTMLFrameElement': The value"));
  }

  get noResize() {
    return reflectedBoolean(internals(HTMLFrameElementBrand, this), "noresize");
  }

  set noResize($value) {
    setReflectedBoolean(internals(HTMLFrameElementBrand, this), "noresize", !!$value);
  }

  get marginHeight() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "marginheight");
  }

  set marginHeight($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "marginheight", nullToEmptyStringValue($value, "Failed to set the 'marginHeight' property on 'HTMLFrameElement': The value"));
  }

  get marginWidth() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "marginwidth");
  }

  set marginWidth($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "marginwidth", nullToEmptyStringValue($value, "Failed to set the 'marginWidth' property on 'HTMLFrameElement': The value"));
  }
}

expose(HTMLFrameElementBrand, HTMLFrameElement, [],
  ["name", "scrolling", "src", "frameBorder", "longDesc", "noResize", "marginHeight", "marginWidth"]);
implementation(HTMLFrameElementBrand, HTMLFrameElementImpl);

// HTMLDirectoryElement: https://html.spec.whatwg.org/multipage/

class HTMLDirectoryElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDirectoryElement': Illegal constructor");
  }

  get compact() {
    return reflectedBoolean(internals(HTMLDirectoryElementBrand, this), "compact");
  }

  set compact($value) {
    setReflectedBoolean(internals(HTMLDirectoryElementBrand, this), "compact", !!$value);
  }
}

expose(HTMLDirectoryElementBrand, HTMLDirectoryElement, [],
  ["compact"]);
implementation(HTMLDirectoryElementBrand, HTMLDirectoryElementImpl);

// HTMLFontElement: https://html.spec.whatwg.org/multipage/

class HTMLFontElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFontElement': Illegal constructor");
  }

  get color() {
    return reflectedDomstring(internals(HTMLFontElementBrand, this), "color");
  }

  set color($value) {
    setReflectedDomstring(internals(HTMLFontElementBrand, this), "color", nullToEmptyStringValue($value, "Failed to set the 'color' property on 'HTMLFontElement': The value"));
  }

  get face() {
    return reflectedDomstring(internals(HTMLFontElementBrand, this), "face");
  }

  set face($value) {
    setReflectedDomstring(internals(HTMLFontElementBrand, this), "face", stringValue($value, "Failed to set the 'face' property on 'HTMLFontElement': The value"));
  }

  get size() {
    return reflectedDomstring(internals(HTMLFontElementBrand, this), "size");
  }

  set size($value) {
    setReflectedDomstring(internals(HTMLFontElementBrand, this), "size", stringValue($value, "Failed to set the 'size' property on 'HTMLFontElement': The value"));
  }
}

expose(HTMLFontElementBrand, HTMLFontElement, [],
  ["color", "face", "size"]);
implementation(HTMLFontElementBrand, HTMLFontElementImpl);

// HTMLParamElement: https://html.spec.whatwg.org/multipage/

class HTMLParamElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLParamElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLParamElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLParamElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLParamElement': The value"));
  }

  get value() {
    return reflectedDomstring(internals(HTMLParamElementBrand, this), "value");
  }

  set value($value) {
    setReflectedDomstring(internals(HTMLParamElementBrand, this), "value", stringValue($value, "Failed to set the 'value' property on 'HTMLParamElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLParamElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLParamElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLParamElement': The value"));
  }

  get valueType() {
    return reflectedDomstring(internals(HTMLParamElementBrand, this), "valuetype");
  }

  set valueType($value) {
    setReflectedDomstring(internals(HTMLParamElementBrand, this), "valuetype", stringValue($value, "Failed to set the 'valueType' property on 'HTMLParamElement': The value"));
  }
}

expose(HTMLParamElementBrand, HTMLParamElement, [],
  ["name", "value", "type", "valueType"]);
implementation(HTMLParamElementBrand, HTMLParamElementImpl);

callbackInterfaceObject("NodeFilter", { __proto__: null, FILTER_ACCEPT: 1, FILTER_REJECT: 2, FILTER_SKIP: 3, SHOW_ALL: 4294967295, SHOW_ELEMENT: 1, SHOW_ATTRIBUTE: 2, SHOW_TEXT: 4, SHOW_CDATA_SECTION: 8, SHOW_ENTITY_REFERENCE: 16, SHOW_ENTITY: 32, SHOW_PROCESSING_INSTRUCTION: 64, SHOW_COMMENT: 128, SHOW_DOCUMENT: 256, SHOW_DOCUMENT_TYPE: 512, SHOW_DOCUMENT_FRAGMENT: 1024, SHOW_NOTATION: 2048 });
