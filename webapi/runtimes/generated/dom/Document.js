// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const as1 = nullableValue(stringValue);
const asNode = implementationValue(NodeBrand);
const asImportNodeOptions = dictionaryValue("ImportNodeOptions", [["selfOnly", booleanValue, false]]);
const as4 = unionValue({ __proto__: null, boolean: booleanValue, dictionary: asImportNodeOptions });
const asNodeFilter = callbackInterfaceValue("NodeFilter", (callback) => (self, $node) => (self === theGiven ? callback : unsignedShortValue((typeof callback === "function" ? apply(callback, self, [objectOf($node)]) : callMethodOf(callback, "acceptNode", [objectOf($node)])), "The result of acceptNode")));
const as6 = nullableValue(asNodeFilter);
const asHTMLElement = implementationValue(HTMLElementBrand);
const as8 = nullableValue(asHTMLElement);
const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));
const as10 = unionValue({ __proto__: null, buffer: bufferValue("(BufferSource or DOMString)", ["DataView", "Int8Array", "Int16Array", "Int32Array", "Uint8Array", "Uint16Array", "Uint32Array", "Uint8ClampedArray", "BigInt64Array", "BigUint64Array", "Float16Array", "Float32Array", "Float64Array", "ArrayBuffer"], false), string: stringValue });
const plain11 = arrayOf(objectOf);
const asViewTransitionUpdateCallback = functionValue((callback) => (self) => (self === theGiven ? callback : promiseOfCall(callback, self, [])));
const as13 = sequenceValue(stringValue);
const as14 = nullableValue(as13);
const as15 = nullableValue(asViewTransitionUpdateCallback);
const asStartViewTransitionOptions = dictionaryValue("StartViewTransitionOptions", [["types", as14, undefined], ["update", as15, undefined]]);
const as17 = unionValue({ __proto__: null, callback: asViewTransitionUpdateCallback, dictionary: asStartViewTransitionOptions });
const as18 = unionValue({ __proto__: null, string: stringValue, interfaces: [[NodeBrand, asNode]] });
const as19 = nullableValue(asNode);
const asCSSStyleSheet = implementationValue(CSSStyleSheetBrand);
const as21 = sequenceValue(asCSSStyleSheet);
const asXPathNSResolver = callbackInterfaceValue("XPathNSResolver", (callback) => (self, $prefix) => (self === theGiven ? callback : as1((typeof callback === "function" ? apply(callback, self, [orNull($prefix)]) : callMethodOf(callback, "lookupNamespaceURI", [orNull($prefix)])), "The result of lookupNamespaceURI")));
const as23 = nullableValue(asXPathNSResolver);
const asXPathResult = implementationValue(XPathResultBrand);
const as25 = nullableValue(asXPathResult);

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
    return objectOf(inner.getElementsByTagNameNs(as1($namespace, "Failed to execute 'getElementsByTagNameNS' on 'Document': parameter 1"), stringValue($localName, "Failed to execute 'getElementsByTagNameNS' on 'Document': parameter 2")));
  }

  getElementsByClassName($classNames) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementsByClassName' on 'Document'", 1, arguments.length);
    return objectOf(inner.getElementsByClassName(stringValue($classNames, "Failed to execute 'getElementsByClassName' on 'Document': parameter 1")));
  }

  createElement($localName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createElement' on 'Document'", 1, arguments.length);
    try {
      return objectOf(inner.createElement(stringValue($localName, "Failed to execute 'createElement' on 'Document': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  createElementNS($namespace, $qualifiedName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'createElementNS' on 'Document'", 2, arguments.length);
    try {
      return objectOf(inner.createElementNs(as1($namespace, "Failed to execute 'createElementNS' on 'Document': parameter 1"), stringValue($qualifiedName, "Failed to execute 'createElementNS' on 'Document': parameter 2")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
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
    try {
      return objectOf(inner.importNode(asNode($node, "Failed to execute 'importNode' on 'Document': parameter 1"), $options === undefined ? false : as4($options, "Failed to execute 'importNode' on 'Document': parameter 2")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  adoptNode($node) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'adoptNode' on 'Document'", 1, arguments.length);
    try {
      return objectOf(inner.adoptNode(asNode($node, "Failed to execute 'adoptNode' on 'Document': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  createAttribute($localName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createAttribute' on 'Document'", 1, arguments.length);
    return objectOf(inner.createAttribute(stringValue($localName, "Failed to execute 'createAttribute' on 'Document': parameter 1")));
  }

  createAttributeNS($namespace, $qualifiedName) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'createAttributeNS' on 'Document'", 2, arguments.length);
    return objectOf(inner.createAttributeNs(as1($namespace, "Failed to execute 'createAttributeNS' on 'Document': parameter 1"), stringValue($qualifiedName, "Failed to execute 'createAttributeNS' on 'Document': parameter 2")));
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
    return objectOf(inner.createNodeIterator(asNode($root, "Failed to execute 'createNodeIterator' on 'Document': parameter 1"), $whatToShow === undefined ? 4294967295 : unsignedLongValue($whatToShow, "Failed to execute 'createNodeIterator' on 'Document': parameter 2"), as6($filter, "Failed to execute 'createNodeIterator' on 'Document': parameter 3")));
  }

  createTreeWalker($root, $whatToShow = undefined, $filter = undefined) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createTreeWalker' on 'Document'", 1, arguments.length);
    return objectOf(inner.createTreeWalker(asNode($root, "Failed to execute 'createTreeWalker' on 'Document': parameter 1"), $whatToShow === undefined ? 4294967295 : unsignedLongValue($whatToShow, "Failed to execute 'createTreeWalker' on 'Document': parameter 2"), as6($filter, "Failed to execute 'createTreeWalker' on 'Document': parameter 3")));
  }

  get referrer() {
    return internals(DocumentBrand, this).referrer;
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
    try {
      const inner = internals(DocumentBrand, this);
      inner.title = stringValue($value, "Failed to set the 'title' property on 'Document': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get dir() {
    return internals(DocumentBrand, this).dir;
  }

  set dir($value) {
    try {
      const inner = internals(DocumentBrand, this);
      inner.dir = stringValue($value, "Failed to set the 'dir' property on 'Document': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get body() {
    return objectOrNull(internals(DocumentBrand, this).body);
  }

  set body($value) {
    try {
      const inner = internals(DocumentBrand, this);
      inner.body = as8($value, "Failed to set the 'body' property on 'Document': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
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

  get hidden() {
    return internals(DocumentBrand, this).hidden;
  }

  get visibilityState() {
    return internals(DocumentBrand, this).visibilityState;
  }

  get onvisibilitychange() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("visibilitychange"));
  }

  set onvisibilitychange($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("visibilitychange", asEventHandlerNonNull($value));
  }

  hasFocus() {
    const inner = internals(DocumentBrand, this);
    return inner.hasFocus();
  }

  open($unused1 = undefined, $unused2 = undefined) {
    const inner = internals(DocumentBrand, this);
    try {
      return objectOf(inner.open($unused1 === undefined ? undefined : stringValue($unused1, "Failed to execute 'open' on 'Document': parameter 1"), $unused2 === undefined ? undefined : stringValue($unused2, "Failed to execute 'open' on 'Document': parameter 2")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  close() {
    const inner = internals(DocumentBrand, this);
    try {
      inner.close();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  write(...$text) {
    const inner = internals(DocumentBrand, this);
    try {
      inner.write(listValue($text, stringValue, "Failed to execute 'write' on 'Document': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  writeln(...$text) {
    const inner = internals(DocumentBrand, this);
    try {
      inner.writeln(listValue($text, stringValue, "Failed to execute 'writeln' on 'Document': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get fgColor() {
    return internals(DocumentBrand, this).fgColor;
  }

  set fgColor($value) {
    try {
      const inner = internals(DocumentBrand, this);
      inner.fgColor = nullToEmptyStringValue($value, "Failed to set the 'fgColor' property on 'Document': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get linkColor() {
    return internals(DocumentBrand, this).linkColor;
  }

  set linkColor($value) {
    try {
      const inner = internals(DocumentBrand, this);
      inner.linkColor = nullToEmptyStringValue($value, "Failed to set the 'linkColor' property on 'Document': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get vlinkColor() {
    return internals(DocumentBrand, this).vlinkColor;
  }

  set vlinkColor($value) {
    try {
      const inner = internals(DocumentBrand, this);
      inner.vlinkColor = nullToEmptyStringValue($value, "Failed to set the 'vlinkColor' property on 'Document': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get alinkColor() {
    return internals(DocumentBrand, this).alinkColor;
  }

  set alinkColor($value) {
    try {
      const inner = internals(DocumentBrand, this);
      inner.alinkColor = nullToEmptyStringValue($value, "Failed to set the 'alinkColor' property on 'Document': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get bgColor() {
    return internals(DocumentBrand, this).bgColor;
  }

  set bgColor($value) {
    try {
      const inner = internals(DocumentBrand, this);
      inner.bgColor = nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'Document': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get anchors() {
    return objectOf(internals(DocumentBrand, this).anchors);
  }

  static fromHTML($html, $url, $contentType = undefined) {
    if (arguments.length < 2) throw tooFew("Failed to execute 'fromHTML' on 'Document'", 2, arguments.length);
    return objectOf(HTMLDocumentImpl.fromHtml(as10($html, "Failed to execute 'fromHTML' on 'Document': parameter 1"), scalarValueString($url, "Failed to execute 'fromHTML' on 'Document': parameter 2"), $contentType === undefined ? undefined : stringValue($contentType, "Failed to execute 'fromHTML' on 'Document': parameter 3")));
  }

  getSelection() {
    const inner = internals(DocumentBrand, this);
    return objectOrNull(inner.getSelection());
  }

  elementFromPoint($x, $y) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'elementFromPoint' on 'Document'", 2, arguments.length);
    return objectOrNull(elementFromPoint(inner, doubleValue($x, "Failed to execute 'elementFromPoint' on 'Document': parameter 1"), doubleValue($y, "Failed to execute 'elementFromPoint' on 'Document': parameter 2")));
  }

  elementsFromPoint($x, $y) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'elementsFromPoint' on 'Document'", 2, arguments.length);
    return plain11(elementsFromPoint(inner, doubleValue($x, "Failed to execute 'elementsFromPoint' on 'Document': parameter 1"), doubleValue($y, "Failed to execute 'elementsFromPoint' on 'Document': parameter 2")));
  }

  get scrollingElement() {
    return objectOrNull(getScrollingElement(internals(DocumentBrand, this)));
  }

  get defaultView() {
    return internals(DocumentBrand, this).defaultView;
  }

  startViewTransition($callbackOptions = undefined) {
    const inner = internals(DocumentBrand, this);
    return objectOf(startViewTransition(inner, as17($callbackOptions, "Failed to execute 'startViewTransition' on 'Document': parameter 1")));
  }

  get activeViewTransition() {
    return objectOrNull(getActiveViewTransition(internals(DocumentBrand, this)));
  }

  get timeline() {
    return objectOf(getTimeline(internals(DocumentBrand, this)));
  }

  getAnimations() {
    const inner = internals(DocumentBrand, this);
    return plain11(animationsInDocument(inner));
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
    try {
      inner.prepend(listValue($nodes, as18, "Failed to execute 'prepend' on 'Document': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  append(...$nodes) {
    const inner = internals(DocumentBrand, this);
    try {
      inner.append(listValue($nodes, as18, "Failed to execute 'append' on 'Document': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  replaceChildren(...$nodes) {
    const inner = internals(DocumentBrand, this);
    try {
      inner.replaceChildren(listValue($nodes, as18, "Failed to execute 'replaceChildren' on 'Document': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  moveBefore($node, $child) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'moveBefore' on 'Document'", 2, arguments.length);
    try {
      inner.moveBefore(asNode($node, "Failed to execute 'moveBefore' on 'Document': parameter 1"), as19($child, "Failed to execute 'moveBefore' on 'Document': parameter 2"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
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

  get onpointerover() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("pointerover"));
  }

  set onpointerover($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("pointerover", asEventHandlerNonNull($value));
  }

  get onpointerenter() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("pointerenter"));
  }

  set onpointerenter($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("pointerenter", asEventHandlerNonNull($value));
  }

  get onpointerdown() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("pointerdown"));
  }

  set onpointerdown($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("pointerdown", asEventHandlerNonNull($value));
  }

  get onpointermove() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("pointermove"));
  }

  set onpointermove($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("pointermove", asEventHandlerNonNull($value));
  }

  get onpointerup() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("pointerup"));
  }

  set onpointerup($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("pointerup", asEventHandlerNonNull($value));
  }

  get onpointercancel() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("pointercancel"));
  }

  set onpointercancel($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("pointercancel", asEventHandlerNonNull($value));
  }

  get onpointerout() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("pointerout"));
  }

  set onpointerout($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("pointerout", asEventHandlerNonNull($value));
  }

  get onpointerleave() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("pointerleave"));
  }

  set onpointerleave($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("pointerleave", asEventHandlerNonNull($value));
  }

  get ongotpointercapture() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("gotpointercapture"));
  }

  set ongotpointercapture($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("gotpointercapture", asEventHandlerNonNull($value));
  }

  get onlostpointercapture() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("lostpointercapture"));
  }

  set onlostpointercapture($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("lostpointercapture", asEventHandlerNonNull($value));
  }

  get ontransitionrun() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("transitionrun"));
  }

  set ontransitionrun($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("transitionrun", asEventHandlerNonNull($value));
  }

  get ontransitionstart() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("transitionstart"));
  }

  set ontransitionstart($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("transitionstart", asEventHandlerNonNull($value));
  }

  get ontransitionend() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("transitionend"));
  }

  set ontransitionend($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("transitionend", asEventHandlerNonNull($value));
  }

  get ontransitioncancel() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("transitioncancel"));
  }

  set ontransitioncancel($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("transitioncancel", asEventHandlerNonNull($value));
  }

  get onanimationstart() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("animationstart"));
  }

  set onanimationstart($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("animationstart", asEventHandlerNonNull($value));
  }

  get onanimationiteration() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("animationiteration"));
  }

  set onanimationiteration($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("animationiteration", asEventHandlerNonNull($value));
  }

  get onanimationend() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("animationend"));
  }

  set onanimationend($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("animationend", asEventHandlerNonNull($value));
  }

  get onanimationcancel() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("animationcancel"));
  }

  set onanimationcancel($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("animationcancel", asEventHandlerNonNull($value));
  }

  get onselectstart() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("selectstart"));
  }

  set onselectstart($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("selectstart", asEventHandlerNonNull($value));
  }

  get onselectionchange() {
    return givenOrNull(internals(DocumentBrand, this).getEventHandler("selectionchange"));
  }

  set onselectionchange($value) {
    const inner = internals(DocumentBrand, this);
    inner.setEventHandler("selectionchange", asEventHandlerNonNull($value));
  }

  get activeElement() {
    return objectOrNull(internals(DocumentBrand, this).activeElement);
  }

  get styleSheets() {
    return objectOf(getStyleSheets(internals(DocumentBrand, this)));
  }

  get adoptedStyleSheets() {
    return internals(DocumentBrand, this).adoptedStyleSheets;
  }

  set adoptedStyleSheets($value) {
    const inner = internals(DocumentBrand, this);
    inner.adoptedStyleSheets = as21($value, "Failed to set the 'adoptedStyleSheets' property on 'Document': The value");
  }

  get customElementRegistry() {
    return objectOrNull(internals(DocumentBrand, this).customElementRegistry);
  }

  createExpression($expression, $resolver = undefined) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createExpression' on 'Document'", 1, arguments.length);
    return objectOf(inner.createExpression(stringValue($expression, "Failed to execute 'createExpression' on 'Document': parameter 1"), as23($resolver, "Failed to execute 'createExpression' on 'Document': parameter 2")));
  }

  createNSResolver($nodeResolver) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'createNSResolver' on 'Document'", 1, arguments.length);
    return objectOf(inner.createNsResolver(asNode($nodeResolver, "Failed to execute 'createNSResolver' on 'Document': parameter 1")));
  }

  evaluate($expression, $contextNode, $resolver = undefined, $type = undefined, $result = undefined) {
    const inner = internals(DocumentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'evaluate' on 'Document'", 2, arguments.length);
    return objectOf(inner.evaluate(stringValue($expression, "Failed to execute 'evaluate' on 'Document': parameter 1"), asNode($contextNode, "Failed to execute 'evaluate' on 'Document': parameter 2"), as23($resolver, "Failed to execute 'evaluate' on 'Document': parameter 3"), $type === undefined ? 0 : unsignedShortValue($type, "Failed to execute 'evaluate' on 'Document': parameter 4"), as25($result, "Failed to execute 'evaluate' on 'Document': parameter 5")));
  }
}

expose(DocumentBrand, Document, ["fromHTML"],
  ["implementation", "URL", "documentURI", "compatMode", "characterSet", "charset", "inputEncoding", "contentType", "doctype", "documentElement", "getElementsByTagName", "getElementsByTagNameNS", "getElementsByClassName", "createElement", "createElementNS", "createDocumentFragment", "createTextNode", "createCDATASection", "createComment", "createProcessingInstruction", "importNode", "adoptNode", "createAttribute", "createAttributeNS", "createEvent", "createRange", "createNodeIterator", "createTreeWalker", "referrer", "cookie", "links", "lastModified", "readyState", "title", "dir", "body", "head", "images", "embeds", "plugins", "forms", "scripts", "getElementsByName", "currentScript", "onreadystatechange", "hidden", "visibilityState", "onvisibilitychange", "hasFocus", "open", "close", "write", "writeln", "fgColor", "linkColor", "vlinkColor", "alinkColor", "bgColor", "anchors", "getSelection", "elementFromPoint", "elementsFromPoint", "scrollingElement", "defaultView", "startViewTransition", "activeViewTransition", "timeline", "getAnimations", "getElementById", "children", "firstElementChild", "lastElementChild", "childElementCount", "prepend", "append", "replaceChildren", "moveBefore", "querySelector", "querySelectorAll", "onabort", "onauxclick", "onbeforeinput", "onbeforematch", "onbeforetoggle", "onblur", "oncancel", "oncanplay", "oncanplaythrough", "onchange", "onclick", "onclose", "oncommand", "oncontextlost", "oncontextmenu", "oncontextrestored", "oncopy", "oncuechange", "oncut", "ondblclick", "ondrag", "ondragend", "ondragenter", "ondragleave", "ondragover", "ondragstart", "ondrop", "ondurationchange", "onemptied", "onended", "onerror", "onfocus", "onformdata", "oninput", "oninvalid", "onkeydown", "onkeypress", "onkeyup", "onload", "onloadeddata", "onloadedmetadata", "onloadstart", "onmousedown", "onmouseenter", "onmouseleave", "onmousemove", "onmouseout", "onmouseover", "onmouseup", "onpaste", "onpause", "onplay", "onplaying", "onprogress", "onratechange", "onreset", "onresize", "onscroll", "onscrollend", "onsecuritypolicyviolation", "onseeked", "onseeking", "onselect", "onslotchange", "onstalled", "onsubmit", "onsuspend", "ontimeupdate", "ontoggle", "onvolumechange", "onwaiting", "onwebkitanimationend", "onwebkitanimationiteration", "onwebkitanimationstart", "onwebkittransitionend", "onwheel", "onpointerover", "onpointerenter", "onpointerdown", "onpointermove", "onpointerup", "onpointercancel", "onpointerout", "onpointerleave", "ongotpointercapture", "onlostpointercapture", "ontransitionrun", "ontransitionstart", "ontransitionend", "ontransitioncancel", "onanimationstart", "onanimationiteration", "onanimationend", "onanimationcancel", "onselectstart", "onselectionchange", "activeElement", "styleSheets", "adoptedStyleSheets", "customElementRegistry", "createExpression", "createNSResolver", "evaluate"]);
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
