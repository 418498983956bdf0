// Nodes: https://dom.spec.whatwg.org/#interface-node
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const DOCUMENT_POSITION_DISCONNECTED = 1;
const DOCUMENT_POSITION_PRECEDING = 2;
const DOCUMENT_POSITION_FOLLOWING = 4;
const DOCUMENT_POSITION_CONTAINS = 8;
const DOCUMENT_POSITION_CONTAINED_BY = 16;
const DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC = 32;

// https://dom.spec.whatwg.org/#interface-node
class NodeImpl extends EventTargetImpl {
  constructor(nodeType, nodeDocument) {
    super();
    // https://dom.spec.whatwg.org/#dom-node-nodetype
    this.nodeType = nodeType;
    // https://dom.spec.whatwg.org/#concept-node-document
    this.nodeDocument = nodeDocument === undefined ? this : nodeDocument;
    this.parent = undefined;
    this.firstChild = undefined;
    this.lastChild = undefined;
    this.previousSibling = undefined;
    this.nextSibling = undefined;
    // https://dom.spec.whatwg.org/#connected
    this.isConnected = nodeDocument === undefined;
    this.knownExtras = undefined;
  }

  // What few nodes have.
  get extras() {
    if (this.knownExtras === undefined) {
      this.knownExtras = new NodeExtras();
    }
    return this.knownExtras;
  }

  // https://dom.spec.whatwg.org/#dom-node-baseuri
  get baseUri() {
    return this.nodeDocument.serializedBaseUrl();
  }

  // Whether it is a Document, DocumentFragment, or Element.
  get mayHaveChildren() {
    return false;
  }

  // Whether it is a DocumentFragment, DocumentType, Element, or CharacterData node.
  get mayHaveAParent() {
    return true;
  }

  // Whether a DocumentFragment may have it as its host.
  get mayBeAHost() {
    return false;
  }

  // Whether it is a node.
  get isNode() {
    return true;
  }

  // https://dom.spec.whatwg.org/#concept-slot
  get isSlot() {
    return false;
  }

  // https://dom.spec.whatwg.org/#concept-documentfragment-host
  get hostOfFragment() {
    return undefined;
  }

  // What it has as a popover, if it was one.
  get popoverParts() {
    return undefined;
  }

  // Whether it is an element of HTML.
  get mayBeAPopover() {
    return false;
  }

  // Whether a click on it can show or hide a popover.
  get isPopoverInvoker() {
    return false;
  }

  // Whether it is a CharacterData node.
  get isCharacterData() {
    return false;
  }

  // Whether it is a Text node, which may be a CDATA section.
  get isText() {
    return false;
  }

  // https://dom.spec.whatwg.org/#concept-node-length
  get length() {
    return this.childNodes.length;
  }

  // https://dom.spec.whatwg.org/#dom-node-nodename
  get nodeName() {
    return "";
  }

  // https://dom.spec.whatwg.org/#dom-node-nodevalue
  getNodeValue() {
    return undefined;
  }

  // https://dom.spec.whatwg.org/#get-text-content
  getTextContent() {
    return this.getNodeValue();
  }

  // https://dom.spec.whatwg.org/#set-text-content
  setTextContent(text) {}

  // https://dom.spec.whatwg.org/#clone-a-single-node
  cloneASingleNode(document) {
    return this;
  }

  // The step of https://dom.spec.whatwg.org/#concept-node-clone about shadow roots
  attachCopyOf(shadow) {
    return this;
  }

  // https://dom.spec.whatwg.org/#concept-node-equals, without the steps about children
  equalsWithoutChildren(other) {
    return true;
  }

  // The element from which a namespace is located.
  elementForNamespaces() {
    return parentElement(this);
  }

  // The step of https://dom.spec.whatwg.org/#concept-node-adopt about node documents
  setNodeDocument(document) {
    this.nodeDocument = document;
  }

  // https://dom.spec.whatwg.org/#concept-node-insert-ext, of a connected node
  insertionSteps() {}

  // Whether it has https://dom.spec.whatwg.org/#concept-node-post-connection-ext
  get hasPostConnectionSteps() {
    return false;
  }

  // https://dom.spec.whatwg.org/#concept-node-post-connection-ext
  postConnectionSteps() {}

  // https://dom.spec.whatwg.org/#concept-node-remove-ext, of a node that was connected
  removingSteps(oldAncestor) {}

  // https://dom.spec.whatwg.org/#concept-node-move-ext
  movingSteps(oldAncestor) {}

  // https://dom.spec.whatwg.org/#concept-node-children-changed-ext
  childrenChangedSteps() {}

  // React to the removal of a child, before it happens.
  childLeaves() {}

  // https://html.spec.whatwg.org/multipage/scripting.html#template-contents
  get templateContents() {
    return undefined;
  }

  // https://dom.spec.whatwg.org/#get-the-parent
  getTheParent(event) {
    return this.parent;
  }

  // Whether this is a document, its document element or its body.
  get isOfViewport() {
    const document = this.nodeDocument;
    return this === document || this === document.documentElement || this === document.body;
  }

  // The path of an event, if the target may be in a shadow tree or have one.
  pathThroughShadowTrees(event) {
    return this.nodeDocument.hasShadowTrees ? eventPath(event, this) : undefined;
  }

  // https://dom.spec.whatwg.org/#registered-observer-list, which is not to be changed
  registeredObservers() {
    const known = this.knownExtras === undefined ? undefined : this.knownExtras.registeredObservers;
    return known === undefined ? newList() : known;
  }

  // Append to the registered observer list.
  registerAnObserver(registered) {
    const extras = this.extras;
    if (extras.registeredObservers === undefined) {
      extras.registeredObservers = listOf([registered]);
    } else {
      listAppend(extras.registeredObservers, registered);
    }
  }

  // Replace the registered observer list.
  setRegisteredObservers(registered) {
    this.extras.registeredObservers = registered.length === 0 ? undefined : registered;
  }

  // https://dom.spec.whatwg.org/#dom-node-ownerdocument
  get ownerDocument() {
    return this.nodeType === DOCUMENT_NODE ? undefined : this.nodeDocument;
  }

  // https://dom.spec.whatwg.org/#dom-node-getrootnode
  getRootNode(options) {
    return options.composed ? shadowIncludingRoot(this) : rootOf(this);
  }

  // https://dom.spec.whatwg.org/#dom-node-parentnode
  get parentNode() {
    return this.parent;
  }

  // https://dom.spec.whatwg.org/#dom-node-parentelement
  get parentElement() {
    return parentElement(this);
  }

  // https://dom.spec.whatwg.org/#dom-node-haschildnodes
  hasChildNodes() {
    return this.firstChild !== undefined;
  }

  // https://dom.spec.whatwg.org/#dom-node-childnodes
  get childNodes() {
    const extras = this.extras;
    if (extras.childList === undefined) {
      extras.childList = new ChildNodeList(this);
    }
    return extras.childList;
  }

  // https://dom.spec.whatwg.org/#dom-node-nodevalue
  get nodeValue() {
    return this.getNodeValue();
  }

  set nodeValue(value) {
    if (this.nodeType === ATTRIBUTE_NODE || this.isCharacterData) {
      this.setTextContent(value === undefined ? "" : value);
    }
  }

  // https://dom.spec.whatwg.org/#dom-node-textcontent
  get textContent() {
    return this.getTextContent();
  }

  set textContent(value) {
    this.setTextContent(value === undefined ? "" : value);
  }

  // https://dom.spec.whatwg.org/#dom-node-normalize
  normalize() {
    let node = nextNode(this, this);
    while (node !== undefined) {
      let following = nextNode(node, this);
      if (node.nodeType === TEXT_NODE) {
        following = _normalizeText(node, this);
      }
      node = following;
    }
  }

  // https://dom.spec.whatwg.org/#dom-node-clonenode
  cloneNode(subtree) {
    return cloneANode(this, this.nodeDocument, subtree);
  }

  // https://dom.spec.whatwg.org/#dom-node-isequalnode
  isEqualNode(other) {
    return other !== undefined && equals(this, other);
  }

  // https://dom.spec.whatwg.org/#dom-node-issamenode
  isSameNode(other) {
    return other === this;
  }

  // https://dom.spec.whatwg.org/#dom-node-comparedocumentposition
  compareDocumentPosition(other) {
    if (this === other) return 0;
    let node1 = other;
    let node2 = this;
    let attr1 = undefined;
    let attr2 = undefined;
    if (other.nodeType === ATTRIBUTE_NODE) {
      attr1 = other;
      node1 = attr1.element;
    }
    if (this.nodeType === ATTRIBUTE_NODE) {
      attr2 = this;
      node2 = attr2.element;
      if (attr1 !== undefined && node1 !== undefined && node2 === node1) {
        return (
          DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC +
            (attr1.precedes(attr2) ? DOCUMENT_POSITION_PRECEDING : DOCUMENT_POSITION_FOLLOWING)
        );
      }
    }
    // Nodes of two trees: any order will do that stays the same.
    if (node1 === undefined || node2 === undefined) return _disconnected(other, this);
    const ancestors1 = inclusiveAncestors(node1);
    const ancestors2 = inclusiveAncestors(node2);
    let depth1 = ancestors1.length - 1;
    let depth2 = ancestors2.length - 1;
    if (ancestors1[depth1] !== ancestors2[depth2]) return _disconnected(other, this);
    while (depth1 >= 0 && depth2 >= 0 && ancestors1[depth1] === ancestors2[depth2]) {
      depth1 -= 1;
      depth2 -= 1;
    }
    if (depth1 < 0 && (depth2 >= 0 || attr2 !== undefined)) {
      if (attr1 === undefined) return DOCUMENT_POSITION_CONTAINS + DOCUMENT_POSITION_PRECEDING;
      return DOCUMENT_POSITION_PRECEDING;
    }
    if (depth2 < 0) {
      if (attr2 === undefined) {
        return DOCUMENT_POSITION_CONTAINED_BY + DOCUMENT_POSITION_FOLLOWING;
      }
      return DOCUMENT_POSITION_FOLLOWING;
    }
    if (isBeforeSibling(ancestors1[depth1], ancestors2[depth2])) {
      return DOCUMENT_POSITION_PRECEDING;
    }
    return DOCUMENT_POSITION_FOLLOWING;
  }

  // https://dom.spec.whatwg.org/#dom-node-contains
  contains(other) {
    return other !== undefined && isInclusiveAncestor(this, other);
  }

  // https://dom.spec.whatwg.org/#dom-node-lookupprefix
  lookupPrefix(namespace) {
    if (namespace === undefined || namespace === "") return undefined;
    return locateANamespacePrefix(this.elementForNamespaces(), namespace);
  }

  // https://dom.spec.whatwg.org/#dom-node-lookupnamespaceuri
  lookupNamespaceUri(prefix) {
    return locateANamespace(this.elementForNamespaces(), prefix === "" ? undefined : prefix);
  }

  // https://dom.spec.whatwg.org/#dom-node-isdefaultnamespace
  isDefaultNamespace(namespace) {
    const defaultNamespace = locateANamespace(this.elementForNamespaces());
    return defaultNamespace === (namespace === "" ? undefined : namespace);
  }

  // https://dom.spec.whatwg.org/#dom-node-insertbefore
  insertBefore(node, child) {
    return preInsert(node, this, child);
  }

  // https://dom.spec.whatwg.org/#dom-node-appendchild
  appendChild(node) {
    return append(node, this);
  }

  // https://dom.spec.whatwg.org/#dom-node-replacechild
  replaceChild(node, child) {
    return replaceWithin(child, node, this);
  }

  // https://dom.spec.whatwg.org/#dom-node-removechild
  removeChild(child) {
    return preRemove(child, this);
  }
}

// The order of nodes of two trees stays the same while both have their roots.
function _disconnected(node1, node2) {
  let order = DOCUMENT_POSITION_FOLLOWING;
  if (creationOrder(rootOf(node1)) < creationOrder(rootOf(node2))) {
    order = DOCUMENT_POSITION_PRECEDING;
  }
  return DOCUMENT_POSITION_DISCONNECTED + DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC + order;
}

// The steps of `normalize` for an exclusive Text node; return the node that follows.
function _normalizeText(node, root) {
  let length = node.length;
  if (length === 0) {
    const following = nextNode(node, root);
    remove(node);
    return following;
  }
  const parts = newList();
  let currentNode = node.nextSibling;
  while (currentNode !== undefined && currentNode.nodeType === TEXT_NODE) {
    listAppend(parts, currentNode.data);
    currentNode = currentNode.nextSibling;
  }
  if (parts.length > 0) {
    node.replaceData(length, 0, joinedTexts(parts));
    currentNode = node.nextSibling;
    while (currentNode !== undefined && currentNode.nodeType === TEXT_NODE) {
      textMerged(node, currentNode, length);
      length += currentNode.length;
      currentNode = currentNode.nextSibling;
    }
    currentNode = node.nextSibling;
    while (currentNode !== undefined && currentNode.nodeType === TEXT_NODE) {
      remove(currentNode);
      currentNode = node.nextSibling;
    }
  }
  return nextNode(node, root);
}

// https://dom.spec.whatwg.org/#concept-node-clone
function cloneANode(node, document, subtree = false) {
  const copy = node.cloneASingleNode(document);
  const sources = newList();
  const copies = newList();
  const shadowRoots = newList();
  _cloneShadowRoot(node, copy, sources, copies, shadowRoots);
  if (subtree) {
    _cloneContents(node, copy, sources, copies);
    sources[sources.length] = node;
    copies[copies.length] = copy;
  }
  // The contents of templates and shadow roots are trees of their own.
  while (sources.length > 0) {
    const source = listPop(sources);
    let target = listPop(copies);
    let each = source.firstChild;
    while (each !== undefined) {
      const copied = each.cloneASingleNode(target.nodeDocument);
      link(copied, target);
      connect(copied);
      _cloneContents(each, copied, sources, copies);
      _cloneShadowRoot(each, copied, sources, copies, shadowRoots);
      if (each.firstChild !== undefined) {
        each = each.firstChild;
        target = copied;
        continue;
      }
      while (each.nextSibling === undefined && each.parent !== source) {
        each = each.parent;
        target = target.parent;
      }
      each = each.nextSibling;
    }
  }
  for (let index = 0; index < shadowRoots.length; index++) {
    const root = shadowRoots[index];
    let each = root.firstChild;
    while (each !== undefined) {
      slotsAfterInsertion(each, root);
      each = each.nextSibling;
    }
  }
  return copy;
}

// The step of https://dom.spec.whatwg.org/#concept-node-clone about shadow roots
function _cloneShadowRoot(node, copy, sources, copies, shadowRoots) {
  const shadow = shadowRootOf(node);
  if (shadow !== undefined && shadow.clonable) {
    const copyOfRoot = copy.attachCopyOf(shadow);
    sources[sources.length] = shadow;
    copies[copies.length] = copyOfRoot;
    shadowRoots[shadowRoots.length] = copyOfRoot;
  }
}

// The cloning steps of https://html.spec.whatwg.org/multipage/scripting.html#the-template-element
//
// The contents are to be cloned into the copy's contents.
function _cloneContents(node, copy, sources, copies) {
  if (node.templateContents !== undefined && copy.templateContents !== undefined) {
    listAppend(sources, node.templateContents);
    listAppend(copies, copy.templateContents);
  }
}

// https://dom.spec.whatwg.org/#concept-node-equals
function equals(node, other) {
  let one = node;
  let two = other;
  for (;;) {
    if (one.nodeType !== two.nodeType || !one.equalsWithoutChildren(two)) return false;
    if (one.firstChild !== undefined || two.firstChild !== undefined) {
      if (one.firstChild === undefined || two.firstChild === undefined) return false;
      one = one.firstChild;
      two = two.firstChild;
      continue;
    }
    while (one !== node && one.nextSibling === undefined && two.nextSibling === undefined) {
      one = one.parent;
      two = two.parent;
    }
    if (one === node) return true;
    if (one.nextSibling === undefined || two.nextSibling === undefined) return false;
    one = one.nextSibling;
    two = two.nextSibling;
  }
}

// https://dom.spec.whatwg.org/#locate-a-namespace-prefix
function locateANamespacePrefix(element, namespace) {
  let each = element;
  while (each !== undefined) {
    if (each.namespace === namespace && each.prefix !== undefined) return each.prefix;
    const items = each.attributeList;
    for (let index = 0; index < items.length; index++) {
      const attribute = items[index];
      if (attribute.prefix === "xmlns" && attribute.value === namespace) {
        return attribute.localName;
      }
    }
    each = parentElement(each);
  }
  return undefined;
}

// https://dom.spec.whatwg.org/#locate-a-namespace
function locateANamespace(element, prefix) {
  let each = element;
  while (each !== undefined) {
    if (prefix === "xml") return XML_NAMESPACE;
    if (prefix === "xmlns") return XMLNS_NAMESPACE;
    if (each.namespace !== undefined && each.prefix === prefix) return each.namespace;
    const items = each.attributeList;
    for (let index = 0; index < items.length; index++) {
      const attribute = items[index];
      if (
        attribute.namespace === XMLNS_NAMESPACE &&
          (attribute.prefix === "xmlns" && attribute.localName === prefix ||
            prefix === undefined &&
              attribute.prefix === undefined &&
              attribute.localName === "xmlns")
      ) {
        return attribute.value === "" ? undefined : attribute.value;
      }
    }
    each = parentElement(each);
  }
  return undefined;
}
