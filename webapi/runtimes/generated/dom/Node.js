// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const asGetRootNodeOptions = dictionaryValue("GetRootNodeOptions", [["composed", booleanValue, false]]);
const as2 = nullableValue(stringValue);
const asNode = implementationValue(NodeBrand);
const as4 = nullableValue(asNode);

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
    try {
      const inner = internals(NodeBrand, this);
      inner.nodeValue = as2($value, "Failed to set the 'nodeValue' property on 'Node': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get textContent() {
    return orNull(internals(NodeBrand, this).textContent);
  }

  set textContent($value) {
    try {
      const inner = internals(NodeBrand, this);
      inner.textContent = as2($value, "Failed to set the 'textContent' property on 'Node': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  normalize() {
    const inner = internals(NodeBrand, this);
    try {
      inner.normalize();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  cloneNode($subtree = undefined) {
    const inner = internals(NodeBrand, this);
    try {
      return objectOf(inner.cloneNode(!!$subtree));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
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
    try {
      return objectOf(inner.insertBefore(asNode($node, "Failed to execute 'insertBefore' on 'Node': parameter 1"), as4($child, "Failed to execute 'insertBefore' on 'Node': parameter 2")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  appendChild($node) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'appendChild' on 'Node'", 1, arguments.length);
    try {
      return objectOf(inner.appendChild(asNode($node, "Failed to execute 'appendChild' on 'Node': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  replaceChild($node, $child) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'replaceChild' on 'Node'", 2, arguments.length);
    try {
      return objectOf(inner.replaceChild(asNode($node, "Failed to execute 'replaceChild' on 'Node': parameter 1"), asNode($child, "Failed to execute 'replaceChild' on 'Node': parameter 2")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  removeChild($child) {
    const inner = internals(NodeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeChild' on 'Node'", 1, arguments.length);
    try {
      return objectOf(inner.removeChild(asNode($child, "Failed to execute 'removeChild' on 'Node': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(NodeBrand, Node, [],
  ["nodeType", "nodeName", "baseURI", "isConnected", "ownerDocument", "getRootNode", "parentNode", "parentElement", "hasChildNodes", "childNodes", "firstChild", "lastChild", "previousSibling", "nextSibling", "nodeValue", "textContent", "normalize", "cloneNode", "isEqualNode", "isSameNode", "compareDocumentPosition", "contains", "lookupPrefix", "lookupNamespaceURI", "isDefaultNamespace", "insertBefore", "appendChild", "replaceChild", "removeChild"]);
constants(Node, { __proto__: null, ELEMENT_NODE: 1, ATTRIBUTE_NODE: 2, TEXT_NODE: 3, CDATA_SECTION_NODE: 4, ENTITY_REFERENCE_NODE: 5, ENTITY_NODE: 6, PROCESSING_INSTRUCTION_NODE: 7, COMMENT_NODE: 8, DOCUMENT_NODE: 9, DOCUMENT_TYPE_NODE: 10, DOCUMENT_FRAGMENT_NODE: 11, NOTATION_NODE: 12, DOCUMENT_POSITION_DISCONNECTED: 1, DOCUMENT_POSITION_PRECEDING: 2, DOCUMENT_POSITION_FOLLOWING: 4, DOCUMENT_POSITION_CONTAINS: 8, DOCUMENT_POSITION_CONTAINED_BY: 16, DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: 32 });
