// Ranges: https://dom.spec.whatwg.org/#ranges
//
// Offsets into text count UTF-16 code units.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const START_TO_START = 0;
const START_TO_END = 1;
const END_TO_END = 2;
const END_TO_START = 3;
const BEFORE = "before";
const EQUAL = "equal";
const AFTER = "after";

// https://dom.spec.whatwg.org/#concept-range-bp-position, in one tree
function positionOf(node, offset, other, otherOffset) {
  if (node === other) {
    if (offset === otherOffset) return EQUAL;
    return offset < otherOffset ? BEFORE : AFTER;
  }
  const ancestors = inclusiveAncestors(node);
  const others = inclusiveAncestors(other);
  let depth = ancestors.length - 1;
  let otherDepth = others.length - 1;
  while (depth >= 0 && otherDepth >= 0 && ancestors[depth] === others[otherDepth]) {
    depth -= 1;
    otherDepth -= 1;
  }
  if (depth < 0) return indexOf(others[otherDepth]) < offset ? AFTER : BEFORE;
  if (otherDepth < 0) return indexOf(ancestors[depth]) < otherOffset ? BEFORE : AFTER;
  return isBeforeSibling(ancestors[depth], others[otherDepth]) ? BEFORE : AFTER;
}

// https://dom.spec.whatwg.org/#interface-abstractrange
class AbstractRangeImpl {
  constructor(node) {
    this.platformObject = undefined;
    this.startNode = node;
    this.startOffset = 0;
    this.endNode = node;
    this.endOffset = 0;
  }

  // https://dom.spec.whatwg.org/#dom-range-startcontainer
  get startContainer() {
    return this.startNode;
  }

  // https://dom.spec.whatwg.org/#dom-range-endcontainer
  get endContainer() {
    return this.endNode;
  }

  // https://dom.spec.whatwg.org/#range-collapsed
  get collapsed() {
    return this.startNode === this.endNode && this.startOffset === this.endOffset;
  }
}
withoutParent(AbstractRangeImpl);

// https://dom.spec.whatwg.org/#interface-staticrange
class StaticRangeImpl extends AbstractRangeImpl {
  constructor(node) {
    super(node);
  }

  // https://dom.spec.whatwg.org/#dom-staticrange-staticrange
  constructorSteps(init) {
    const items = listOf([init.startContainer, init.endContainer]);
    for (let index = 0; index < items.length; index++) {
      const node = items[index];
      if (node.nodeType === DOCUMENT_TYPE_NODE || node.nodeType === ATTRIBUTE_NODE) {
        throw _invalidNodeType("Doctypes and attributes contain no boundary points.");
      }
    }
    this.startNode = init.startContainer;
    this.startOffset = init.startOffset;
    this.endNode = init.endContainer;
    this.endOffset = init.endOffset;
  }
}

function _invalidNodeType(message) {
  return new DOMException(message, "InvalidNodeTypeError");
}

// The checks of https://dom.spec.whatwg.org/#concept-range-bp-set
function checkBoundaryPoint(node, offset) {
  if (node.nodeType === DOCUMENT_TYPE_NODE) {
    throw _invalidNodeType("A doctype contains no boundary points.");
  }
  if (offset > node.length) {
    throw new DOMException("The offset is greater than the length of the node.", "IndexSizeError");
  }
}

function _parentOf(node) {
  if (node.parent === undefined) throw _invalidNodeType("The node has no parent.");
  return node.parent;
}

// https://dom.spec.whatwg.org/#interface-range
class RangeImpl extends AbstractRangeImpl {
  constructor(document) {
    super(document);
    // The selection that is associated with the range.
    this.selection = undefined;
    document.followWithARange(this);
  }

  // Set the start, whose order with the end is known.
  moveStart(node, offset) {
    const hasMoved = this.startNode !== node || this.startOffset !== offset;
    this.startNode = node;
    this.startOffset = offset;
    if (hasMoved && this.selection !== undefined) {
      this.selection.scheduleASelectionchangeEvent();
    }
  }

  // Set the end, whose order with the start is known.
  moveEnd(node, offset) {
    const hasMoved = this.endNode !== node || this.endOffset !== offset;
    this.endNode = node;
    this.endOffset = offset;
    if (hasMoved && this.selection !== undefined) {
      this.selection.scheduleASelectionchangeEvent();
    }
  }

  // Follow the mutations of the nodes, which may have another node document now.
  _follow() {
    this.startNode.nodeDocument.followWithARange(this);
  }

  _set(startNode, startOffset, endNode, endOffset) {
    this.moveStart(startNode, startOffset);
    this.moveEnd(endNode, endOffset);
    this._follow();
  }

  // https://dom.spec.whatwg.org/#get-the-common-ancestor
  get commonAncestorContainer() {
    const starts = inclusiveAncestors(this.startNode);
    const ends = inclusiveAncestors(this.endNode);
    let start = starts.length - 1;
    let end = ends.length - 1;
    while (start > 0 && end > 0 && starts[start - 1] === ends[end - 1]) {
      start -= 1;
      end -= 1;
    }
    return starts[start];
  }

  // https://dom.spec.whatwg.org/#concept-range-bp-set
  setStart(node, offset) {
    checkBoundaryPoint(node, offset);
    if (
      rootOf(this.startNode) !== rootOf(node) ||
        positionOf(node, offset, this.endNode, this.endOffset) === AFTER
    ) {
      this._set(node, offset, node, offset);
    } else {
      this._set(node, offset, this.endNode, this.endOffset);
    }
  }

  // https://dom.spec.whatwg.org/#concept-range-bp-set
  setEnd(node, offset) {
    checkBoundaryPoint(node, offset);
    if (
      rootOf(this.startNode) !== rootOf(node) ||
        positionOf(node, offset, this.startNode, this.startOffset) === BEFORE
    ) {
      this._set(node, offset, node, offset);
    } else {
      this._set(this.startNode, this.startOffset, node, offset);
    }
  }

  // https://dom.spec.whatwg.org/#dom-range-setstartbefore
  setStartBefore(node) {
    this.setStart(_parentOf(node), indexOf(node));
  }

  // https://dom.spec.whatwg.org/#dom-range-setstartafter
  setStartAfter(node) {
    this.setStart(_parentOf(node), indexOf(node) + 1);
  }

  // https://dom.spec.whatwg.org/#dom-range-setendbefore
  setEndBefore(node) {
    this.setEnd(_parentOf(node), indexOf(node));
  }

  // https://dom.spec.whatwg.org/#dom-range-setendafter
  setEndAfter(node) {
    this.setEnd(_parentOf(node), indexOf(node) + 1);
  }

  // https://dom.spec.whatwg.org/#dom-range-collapse
  collapse(toStart) {
    if (toStart) {
      this._set(this.startNode, this.startOffset, this.startNode, this.startOffset);
    } else {
      this._set(this.endNode, this.endOffset, this.endNode, this.endOffset);
    }
  }

  // https://dom.spec.whatwg.org/#concept-range-select
  selectNode(node) {
    const parent = _parentOf(node);
    const index = indexOf(node);
    this._set(parent, index, parent, index + 1);
  }

  // https://dom.spec.whatwg.org/#dom-range-selectnodecontents
  selectNodeContents(node) {
    checkBoundaryPoint(node, 0);
    this._set(node, 0, node, node.length);
  }

  // https://dom.spec.whatwg.org/#dom-range-compareboundarypoints
  compareBoundaryPoints(how, sourceRange) {
    if (how > END_TO_START) {
      throw new DOMException("There is no such comparison.", "NotSupportedError");
    }
    if (rootOf(this.startNode) !== rootOf(sourceRange.startNode)) {
      throw new DOMException("The ranges are in different trees.", "WrongDocumentError");
    }
    const isStart = how === START_TO_START || how === END_TO_START;
    const isSourceStart = how === START_TO_START || how === START_TO_END;
    const position = positionOf(
      isStart ? this.startNode : this.endNode,
      isStart ? this.startOffset : this.endOffset,
      isSourceStart ? sourceRange.startNode : sourceRange.endNode,
      isSourceStart ? sourceRange.startOffset : sourceRange.endOffset,
    );
    if (position === EQUAL) return 0;
    return position === BEFORE ? -1 : 1;
  }

  // https://dom.spec.whatwg.org/#dom-range-deletecontents
  deleteContents() {
    if (this.collapsed) return;
    const startNode = this.startNode;
    const startOffset = this.startOffset;
    const endNode = this.endNode;
    const endOffset = this.endOffset;
    if (startNode === endNode && startNode instanceof CharacterDataImpl) {
      startNode.replaceData(startOffset, endOffset - startOffset, "");
      return;
    }
    const nodesToRemove = _topmostContainedNodes(this);
    this._collapseWhereContentsWere();
    if (startNode instanceof CharacterDataImpl) {
      startNode.deleteData(startOffset, startNode.length - startOffset);
    }
    for (let index = 0; index < nodesToRemove.length; index++) {
      const node = nodesToRemove[index];
      remove(node);
    }
    if (endNode instanceof CharacterDataImpl) {
      endNode.deleteData(0, endOffset);
    }
  }

  // The steps that deleting and extracting share about newNode and newOffset.
  _collapseWhereContentsWere() {
    const startNode = this.startNode;
    const endNode = this.endNode;
    if (isInclusiveAncestor(startNode, endNode)) {
      this._set(startNode, this.startOffset, startNode, this.startOffset);
      return;
    }
    const common = this.commonAncestorContainer;
    let referenceNode = startNode;
    while (referenceNode.parent !== undefined && referenceNode.parent !== common) {
      referenceNode = referenceNode.parent;
    }
    const offset = indexOf(referenceNode) + 1;
    this._set(common, offset, common, offset);
  }

  // https://dom.spec.whatwg.org/#concept-range-extract
  extractContents() {
    return _contents(this, true);
  }

  // https://dom.spec.whatwg.org/#concept-range-clone
  cloneContents() {
    return _contents(this, false);
  }

  // https://dom.spec.whatwg.org/#concept-range-insert
  insertNode(node) {
    const startNode = this.startNode;
    if (
      (startNode.nodeType === PROCESSING_INSTRUCTION_NODE || startNode.nodeType === COMMENT_NODE) ||
        startNode.isText && startNode.parent === undefined ||
        startNode === node
    ) {
      const message = "A node cannot be inserted where the range starts.";
      throw new DOMException(message, "HierarchyRequestError");
    }
    let referenceNode = childAt(startNode, this.startOffset);
    let parent = startNode;
    if (startNode.isText && startNode.parent !== undefined) {
      referenceNode = startNode;
      parent = startNode.parent;
    }
    ensurePreInsertValidity(node, parent, referenceNode);
    if (startNode.isText) {
      referenceNode = startNode.splitText(this.startOffset);
    }
    if (node === referenceNode) {
      referenceNode = node.nextSibling;
    }
    if (node.parent !== undefined) {
      remove(node);
    }
    let newOffset = referenceNode === undefined ? parent.length : indexOf(referenceNode);
    newOffset += node.nodeType === DOCUMENT_FRAGMENT_NODE ? node.length : 1;
    preInsert(node, parent, referenceNode);
    if (this.collapsed) {
      this._set(this.startNode, this.startOffset, parent, newOffset);
    }
  }

  // https://dom.spec.whatwg.org/#dom-range-surroundcontents
  surroundContents(newParent) {
    const common = this.commonAncestorContainer;
    const items = listOf([this.startNode, this.endNode]);
    for (let index = 0; index < items.length; index++) {
      const node = items[index];
      let each = node;
      while (each !== common && each.parent !== undefined) {
        if (!each.isText) {
          const message = "The range contains a part of a node that is not text.";
          throw new DOMException(message, "InvalidStateError");
        }
        each = each.parent;
      }
    }
    if (
      newParent.nodeType === DOCUMENT_NODE ||
        newParent.nodeType === DOCUMENT_TYPE_NODE ||
        newParent.nodeType === DOCUMENT_FRAGMENT_NODE
    ) {
      throw _invalidNodeType("Nodes of this type cannot surround the contents of a range.");
    }
    const fragment = this.extractContents();
    if (newParent.firstChild !== undefined) {
      replaceAllWithin(undefined, newParent);
    }
    this.insertNode(newParent);
    append(fragment, newParent);
    this.selectNode(newParent);
  }

  // https://dom.spec.whatwg.org/#dom-range-clonerange
  cloneRange() {
    const range = new RangeImpl(this.startNode.nodeDocument);
    range._set(this.startNode, this.startOffset, this.endNode, this.endOffset);
    return range;
  }

  // https://dom.spec.whatwg.org/#dom-range-detach
  detach() {}

  // https://dom.spec.whatwg.org/#dom-range-ispointinrange
  isPointInRange(node, offset) {
    if (rootOf(node) !== rootOf(this.startNode)) return false;
    return this.comparePoint(node, offset) === 0;
  }

  // https://dom.spec.whatwg.org/#dom-range-comparepoint
  comparePoint(node, offset) {
    if (rootOf(node) !== rootOf(this.startNode)) {
      throw new DOMException("The node is in another tree than the range.", "WrongDocumentError");
    }
    checkBoundaryPoint(node, offset);
    if (positionOf(node, offset, this.startNode, this.startOffset) === BEFORE) return -1;
    if (positionOf(node, offset, this.endNode, this.endOffset) === AFTER) return 1;
    return 0;
  }

  // https://dom.spec.whatwg.org/#dom-range-intersectsnode
  intersectsNode(node) {
    if (rootOf(node) !== rootOf(this.startNode)) return false;
    const parent = node.parent;
    if (parent === undefined) return true;
    const offset = indexOf(node);
    return (
      positionOf(parent, offset, this.endNode, this.endOffset) === BEFORE &&
        positionOf(parent, offset + 1, this.startNode, this.startOffset) === AFTER
    );
  }

  // https://dom.spec.whatwg.org/#dom-range-stringifier
  stringificationBehavior() {
    const startNode = this.startNode;
    const endNode = this.endNode;
    if (startNode === endNode && startNode instanceof TextImpl) {
      return startNode.substringData(this.startOffset, this.endOffset - this.startOffset);
    }
    const parts = newList();
    if (this.collapsed || startNode === endNode && startNode instanceof CharacterDataImpl) {
      return "";
    }
    if (startNode instanceof TextImpl) {
      listAppend(parts, startNode.substringData(this.startOffset, startNode.length));
    }
    const root = rootOf(startNode);
    const stop = _nodeBehind(this);
    let node = _firstNodeInside(this);
    while (node !== undefined && node !== stop) {
      if (node instanceof TextImpl) {
        listAppend(parts, node.data);
      }
      node = nextNode(node, root);
    }
    if (endNode instanceof TextImpl) {
      listAppend(parts, endNode.substringData(0, this.endOffset));
    }
    return joinedTexts(parts);
  }
}

// The first node that begins behind the start of a range.
function _firstNodeInside(range) {
  const child = childAt(range.startNode, range.startOffset);
  if (child !== undefined) return child;
  return nextNodeSkippingChildren(range.startNode, rootOf(range.startNode));
}

// The first node behind the end of a range, or its end node if it has no children.
function _nodeBehind(range) {
  if (range.endNode.firstChild === undefined) return range.endNode;
  const child = childAt(range.endNode, range.endOffset);
  if (child !== undefined) return child;
  return nextNodeSkippingChildren(range.endNode, rootOf(range.endNode));
}

// The nodes that are contained in a range, but for those whose parent is contained.
function _topmostContainedNodes(range) {
  const partial = new Table();
  const items = inclusiveAncestors(range.endNode);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    tableSet(partial, each, true);
  }
  const root = rootOf(range.startNode);
  const stop = _nodeBehind(range);
  const nodes = newList();
  let node = _firstNodeInside(range);
  while (node !== undefined && node !== stop) {
    if (tableHas(partial, node)) {
      node = nextNode(node, root);
    } else {
      nodes[nodes.length] = node;
      node = nextNodeSkippingChildren(node, root);
    }
  }
  return nodes;
}

// Extract or clone the contents of a range.
//
// The standard's steps recur for partially contained children. The loops here do the same level
// by level, because a tree may be 100,000 nodes deep.
function _contents(range, extracts) {
  const startNode = range.startNode;
  const startOffset = range.startOffset;
  const endNode = range.endNode;
  const endOffset = range.endOffset;
  const fragment = startNode.nodeDocument.createDocumentFragment();
  if (range.collapsed) return fragment;
  if (startNode === endNode && startNode instanceof CharacterDataImpl) {
    _takeData(startNode, startOffset, endOffset - startOffset, fragment, extracts);
    return fragment;
  }
  const common = range.commonAncestorContainer;
  const firstPath = _path(startNode, common);
  const lastPath = _path(endNode, common);
  let first = common.firstChild;
  if (firstPath.length > 0) {
    first = firstPath[0].nextSibling;
  } else if (startNode === common) {
    first = childAt(common, startOffset);
  }
  let behind = undefined;
  if (lastPath.length > 0) {
    behind = lastPath[0];
  } else if (endNode === common) {
    behind = childAt(common, endOffset);
  }
  const containedChildren = _siblings(first, behind);
  for (let index = 0; index < containedChildren.length; index++) {
    const child = containedChildren[index];
    if (child.nodeType === DOCUMENT_TYPE_NODE) {
      const message = "The range contains a doctype.";
      throw new DOMException(message, "HierarchyRequestError");
    }
  }
  if (extracts) {
    range._collapseWhereContentsWere();
  }
  _takeFirst(firstPath, startOffset, fragment, extracts);
  _takeAll(containedChildren, fragment, extracts);
  _takeLast(lastPath, endOffset, fragment, extracts);
  return fragment;
}

// The inclusive ancestors of a boundary point's node below the common ancestor, from above.
function _path(node, common) {
  const upwards = newList();
  let each = node;
  while (each !== common && each.parent !== undefined) {
    upwards[upwards.length] = each;
    each = each.parent;
  }
  const path = newList();
  for (let index = upwards.length - 1; index >= 0; index--) {
    each = upwards[index];
    path[path.length] = each;
  }
  return path;
}

// The siblings from one to before another.
function _siblings(first, behind) {
  const nodes = newList();
  let each = first;
  while (each !== undefined && each !== behind) {
    nodes[nodes.length] = each;
    each = each.nextSibling;
  }
  return nodes;
}

// Append a clone with a part of the data, which extracting removes from the node.
function _takeData(node, offset, count, target, extracts) {
  const copy = cloneANode(node, node.nodeDocument);
  copy.setTextContent(node.substringData(offset, count));
  append(copy, target);
  if (extracts) {
    node.replaceData(offset, count, "");
  }
}

function _takeAll(nodes, target, extracts) {
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    append(extracts ? node : cloneANode(node, node.nodeDocument, true), target);
  }
}

// The steps about the first partially contained child, from its lowest node upwards.
function _takeFirst(path, offset, fragment, extracts) {
  const targets = newList();
  let target = fragment;
  for (let index = 0; index < path.length; index++) {
    const node = path[index];
    if (node instanceof CharacterDataImpl) {
      _takeData(node, offset, node.length - offset, target, extracts);
    } else {
      const copy = cloneANode(node, node.nodeDocument);
      append(copy, target);
      target = copy;
      targets[targets.length] = copy;
    }
  }
  let level = targets.length - 1;
  while (level >= 0) {
    const node = path[level];
    if (level + 1 < path.length) {
      _takeAll(_siblings(path[level + 1].nextSibling), targets[level], extracts);
    } else {
      _takeAll(_siblings(childAt(node, offset)), targets[level], extracts);
    }
    level -= 1;
  }
}

// The steps about the last partially contained child, downwards.
function _takeLast(path, offset, fragment, extracts) {
  let target = fragment;
  for (let level = 0; level < path.length; level++) {
    const node = path[level];
    if (node instanceof CharacterDataImpl) {
      _takeData(node, 0, offset, target, extracts);
    } else {
      const copy = cloneANode(node, node.nodeDocument);
      append(copy, target);
      target = copy;
      const behind = level + 1 < path.length ? path[level + 1] : childAt(node, offset);
      _takeAll(_siblings(node.firstChild, behind), target, extracts);
    }
  }
}
