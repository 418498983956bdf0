// Traversal: https://dom.spec.whatwg.org/#traversal
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const FILTER_ACCEPT = 1;
const FILTER_REJECT = 2;
const FILTER_SKIP = 3;

// What NodeIterator and TreeWalker objects share.
class Traverser {
  constructor(root, whatToShow, filter) {
    this.platformObject = undefined;
    this.root = root;
    this.whatToShow = whatToShow;
    this.filter = filter;
    this._isActive = false;
  }

  // https://dom.spec.whatwg.org/#concept-node-filter
  filterNode(node) {
    if (this._isActive) {
      throw new DOMException("The filter uses its own traverser.", "InvalidStateError");
    }
    if (!hasBit(this.whatToShow, node.nodeType - 1)) return FILTER_SKIP;
    if (this.filter === undefined) return FILTER_ACCEPT;
    this._isActive = true;
    try {
      return callNodeFilter(this.filter, node);
    } finally {
      this._isActive = false;
    }
  }
}
withoutParent(Traverser);

// https://dom.spec.whatwg.org/#interface-nodeiterator
class NodeIteratorImpl extends Traverser {
  constructor(root, whatToShow, filter) {
    super(root, whatToShow, filter);
    this.reference = root;
    this.pointerBeforeReference = true;
    // https://dom.spec.whatwg.org/#nodeiterator-candidate-reference
    this.candidate = undefined;
    this.candidateBefore = false;
  }

  // https://dom.spec.whatwg.org/#dom-nodeiterator-referencenode
  get referenceNode() {
    return this.reference;
  }

  // https://dom.spec.whatwg.org/#dom-nodeiterator-pointerbeforereferencenode
  get pointerBeforeReferenceNode() {
    return this.pointerBeforeReference;
  }

  // https://dom.spec.whatwg.org/#concept-nodeiterator-traverse
  _traverse(isNext) {
    this.candidate = this.reference;
    this.candidateBefore = this.pointerBeforeReference;
    try {
      for (;;) {
        // A filter may remove the candidate, and so change it.
        let node = this.candidate;
        if (this.candidateBefore === isNext) {
          this.candidateBefore = !isNext;
        } else {
          node = isNext ? nextNode(node, this.root) : previousNode(node, this.root);
          if (node === undefined) return undefined;
          this.candidate = node;
          this.candidateBefore = !isNext;
        }
        if (this.filterNode(node) === FILTER_ACCEPT) {
          if (this.candidate !== undefined) {
            this.reference = this.candidate;
          }
          this.pointerBeforeReference = this.candidateBefore;
          return node;
        }
      }
    } finally {
      this.candidate = undefined;
    }
  }

  // https://dom.spec.whatwg.org/#dom-nodeiterator-nextnode
  nextNode() {
    return this._traverse(true);
  }

  // https://dom.spec.whatwg.org/#dom-nodeiterator-previousnode
  previousNode() {
    return this._traverse(false);
  }

  // https://dom.spec.whatwg.org/#dom-nodeiterator-detach
  detach() {}
}

// https://dom.spec.whatwg.org/#interface-treewalker
class TreeWalkerImpl extends Traverser {
  constructor(root, whatToShow, filter) {
    super(root, whatToShow, filter);
    this.currentNode = root;
  }

  _accept(node) {
    this.currentNode = node;
    return node;
  }

  // https://dom.spec.whatwg.org/#dom-treewalker-parentnode
  parentNode() {
    let node = this.currentNode;
    while (node !== undefined && node !== this.root) {
      node = node.parent;
      if (node !== undefined && this.filterNode(node) === FILTER_ACCEPT) {
        return this._accept(node);
      }
    }
    return undefined;
  }

  // https://dom.spec.whatwg.org/#concept-traverse-children
  _traverseChildren(isFirst) {
    const current = this.currentNode;
    let node = isFirst ? current.firstChild : current.lastChild;
    while (node !== undefined) {
      const result = this.filterNode(node);
      if (result === FILTER_ACCEPT) return this._accept(node);
      if (result === FILTER_SKIP) {
        const child = isFirst ? node.firstChild : node.lastChild;
        if (child !== undefined) {
          node = child;
          continue;
        }
      }
      while (node !== undefined) {
        const sibling = isFirst ? node.nextSibling : node.previousSibling;
        if (sibling !== undefined) {
          node = sibling;
          break;
        }
        const parent = node.parent;
        if (parent === undefined || parent === this.root || parent === this.currentNode) {
          return undefined;
        }
        node = parent;
      }
    }
    return undefined;
  }

  // https://dom.spec.whatwg.org/#dom-treewalker-firstchild
  firstChild() {
    return this._traverseChildren(true);
  }

  // https://dom.spec.whatwg.org/#dom-treewalker-lastchild
  lastChild() {
    return this._traverseChildren(false);
  }

  // https://dom.spec.whatwg.org/#concept-traverse-siblings
  _traverseSiblings(isNext) {
    let node = this.currentNode;
    if (node === this.root) return undefined;
    for (;;) {
      let sibling = isNext ? node.nextSibling : node.previousSibling;
      while (sibling !== undefined) {
        node = sibling;
        const result = this.filterNode(node);
        if (result === FILTER_ACCEPT) return this._accept(node);
        sibling = isNext ? node.firstChild : node.lastChild;
        if (result === FILTER_REJECT || sibling === undefined) {
          sibling = isNext ? node.nextSibling : node.previousSibling;
        }
      }
      const parent = node.parent;
      if (parent === undefined || parent === this.root) return undefined;
      node = parent;
      if (this.filterNode(node) === FILTER_ACCEPT) return undefined;
    }
  }

  // https://dom.spec.whatwg.org/#dom-treewalker-nextsibling
  nextSibling() {
    return this._traverseSiblings(true);
  }

  // https://dom.spec.whatwg.org/#dom-treewalker-previoussibling
  previousSibling() {
    return this._traverseSiblings(false);
  }

  // https://dom.spec.whatwg.org/#dom-treewalker-previousnode
  previousNode() {
    let node = this.currentNode;
    while (node !== this.root) {
      let sibling = node.previousSibling;
      while (sibling !== undefined) {
        node = sibling;
        let result = this.filterNode(node);
        while (result !== FILTER_REJECT && node.lastChild !== undefined) {
          node = node.lastChild;
          result = this.filterNode(node);
        }
        if (result === FILTER_ACCEPT) return this._accept(node);
        sibling = node.previousSibling;
      }
      if (node === this.root || node.parent === undefined) return undefined;
      node = node.parent;
      if (this.filterNode(node) === FILTER_ACCEPT) return this._accept(node);
    }
    return undefined;
  }

  // https://dom.spec.whatwg.org/#dom-treewalker-nextnode
  nextNode() {
    let node = this.currentNode;
    let result = FILTER_ACCEPT;
    for (;;) {
      while (result !== FILTER_REJECT && node.firstChild !== undefined) {
        node = node.firstChild;
        result = this.filterNode(node);
        if (result === FILTER_ACCEPT) return this._accept(node);
      }
      let sibling = undefined;
      let temporary = node;
      while (temporary !== undefined) {
        if (temporary === this.root) return undefined;
        sibling = temporary.nextSibling;
        if (sibling !== undefined) break;
        temporary = temporary.parent;
      }
      if (sibling === undefined) return undefined;
      node = sibling;
      result = this.filterNode(node);
      if (result === FILTER_ACCEPT) return this._accept(node);
    }
  }
}
