// Nodes that have a parent: https://dom.spec.whatwg.org/#interface-childnode
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The steps of the mixins ChildNode and NonDocumentTypeChildNode
//
// https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode
class ChildNode extends NodeImpl {
  constructor(nodeType, nodeDocument) {
    super(nodeType, nodeDocument);
  }

  // https://dom.spec.whatwg.org/#dom-childnode-before
  before(nodes) {
    const parent = this.parent;
    if (parent === undefined) return;
    let viablePreviousSibling = this.previousSibling;
    while (viablePreviousSibling !== undefined && _isAmong(viablePreviousSibling, nodes)) {
      viablePreviousSibling = viablePreviousSibling.previousSibling;
    }
    const node = convertNodesIntoANode(nodes, this.nodeDocument);
    if (viablePreviousSibling === undefined) {
      preInsert(node, parent, parent.firstChild);
    } else {
      preInsert(node, parent, viablePreviousSibling.nextSibling);
    }
  }

  // https://dom.spec.whatwg.org/#dom-childnode-after
  after(nodes) {
    const parent = this.parent;
    if (parent === undefined) return;
    const viableNextSibling = this._viableNextSibling(nodes);
    const node = convertNodesIntoANode(nodes, this.nodeDocument);
    preInsert(node, parent, viableNextSibling);
  }

  // https://dom.spec.whatwg.org/#dom-childnode-replacewith
  replaceWith(nodes) {
    const parent = this.parent;
    if (parent === undefined) return;
    const viableNextSibling = this._viableNextSibling(nodes);
    const node = convertNodesIntoANode(nodes, this.nodeDocument);
    if (this.parent === parent) {
      replaceWithin(this, node, parent);
    } else {
      preInsert(node, parent, viableNextSibling);
    }
  }

  _viableNextSibling(nodes) {
    let sibling = this.nextSibling;
    while (sibling !== undefined && _isAmong(sibling, nodes)) {
      sibling = sibling.nextSibling;
    }
    return sibling;
  }

  // https://dom.spec.whatwg.org/#dom-childnode-remove
  remove() {
    unfocusBeforeRemoval(this);
    if (this.parent !== undefined) {
      remove(this);
    }
  }

  // https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-previouselementsibling
  get previousElementSibling() {
    return precedingElement(this.previousSibling);
  }

  // https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-nextelementsibling
  get nextElementSibling() {
    return followingElement(this.nextSibling);
  }
}

function _isAmong(node, nodes) {
  for (let index = 0; index < nodes.length; index++) {
    const each = nodes[index];
    if (each === node) return true;
  }
  return false;
}

// https://dom.spec.whatwg.org/#converting-nodes-into-a-node
function convertNodesIntoANode(nodes, document) {
  const converted = newList();
  for (let index = 0; index < nodes.length; index++) {
    const each = nodes[index];
    if (typeof each === "string") {
      listAppend(converted, document.createTextNode(each));
    } else {
      converted[converted.length] = each;
    }
  }
  if (converted.length === 1) return converted[0];
  const fragment = document.createDocumentFragment();
  for (let index = 0; index < converted.length; index++) {
    const node = converted[index];
    append(node, fragment);
  }
  return fragment;
}
