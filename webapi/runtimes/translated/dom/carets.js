// Where a caret can be in an element that is edited, and the selection of its user.
//
// Nothing is rendered: white space between blocks is no place, and a line ends with its block.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const _BLOCKS = "address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul";
const _ATOMIC = "audio br button canvas embed hr iframe img input meter object progress select svg textarea video wbr";

// A boundary point: https://dom.spec.whatwg.org/#concept-range-bp
class Place {
  constructor(node, offset) {
    this.node = node;
    this.offset = offset;
  }
}
withoutParent(Place);

// Whether a node is an element that begins a line.
function isBlock(node) {
  if (node.nodeType !== ELEMENT_NODE) return false;
  return hasToken(_BLOCKS, node.localName);
}

// Whether a node is an element that no caret enters.
function isAtomic(node) {
  if (node.nodeType !== ELEMENT_NODE) return false;
  const element = node;
  const state = element.attributeValue("contenteditable");
  if (state !== undefined && asciiLowercase(state) === "false") return true;
  return hasToken(_ATOMIC, element.localName);
}

// Whether a node is a text that is shown, or atomic.
function _isLeaf(node) {
  if (!node.isText) return isAtomic(node);
  if (stripped(node.data) !== "") return true;
  const before = node.previousSibling;
  const after = node.nextSibling;
  const isBetween = before !== undefined && isBlock(before);
  return node.length > 0 && !isBetween && !(after !== undefined && isBlock(after));
}

// The nearest block around a node, or the host.
function blockOf(node, host) {
  let each = node;
  while (each !== host && !isBlock(each) && each.parent !== undefined) {
    each = each.parent;
  }
  return each;
}

// The first leaf of a host behind a place; behind a text if the place is in one.
function leafAfter(node, offset, host) {
  let each = node.isText ? undefined : childAt(node, offset);
  if (each === undefined) {
    each = nextNodeSkippingChildren(node, host);
  }
  while (each !== undefined && !_isLeaf(each)) {
    each = nextNode(each, host);
  }
  return each;
}

// The last leaf of a host before a place; before a text if the place is in one.
function leafBefore(node, offset, host) {
  const child = node.isText || offset === 0 ? undefined : childAt(node, offset - 1);
  let each = child === undefined ? previousNode(node, host) : lastInclusiveDescendant(child);
  while (each !== undefined && each !== host) {
    const island = _islandAround(each, host);
    if (island !== undefined) return island;
    if (_isLeaf(each)) return each;
    each = previousNode(each, host);
  }
  return undefined;
}

// The topmost element around a node that no caret enters.
function _islandAround(node, host) {
  let island = undefined;
  let each = node;
  while (each !== undefined && each !== host) {
    if (isAtomic(each)) {
      island = each;
    }
    each = each.parent;
  }
  return island;
}

// The place at the start of a leaf.
function startOf(leaf) {
  if (leaf.isText || leaf.parent === undefined) return new Place(leaf, 0);
  const index = indexOf(leaf);
  return new Place(leaf.parent, index);
}

// The place at the end of a leaf; what ends a line with nothing behind it is no place.
function endOf(leaf) {
  if (leaf.isText || leaf.parent === undefined) return new Place(leaf, leaf.length);
  const index = indexOf(leaf);
  const isLineEnd = isLineBreak(leaf) && leaf.nextSibling === undefined;
  return new Place(leaf.parent, isLineEnd ? index : index + 1);
}

// Whether a node is an element ``br``.
function isLineBreak(node) {
  return node.nodeType === ELEMENT_NODE && node.localName === "br";
}

// The first place of a host or a block.
function firstPlace(block) {
  const leaf = leafAfter(block, 0, block);
  return leaf === undefined ? new Place(block, 0) : startOf(leaf);
}

// The last place of a host or a block.
function lastPlace(block) {
  const leaf = leafBefore(block, block.length, block);
  return leaf === undefined ? new Place(block, 0) : endOf(leaf);
}

// Put the caret to a place, if the document has a selection.
function caretAt(host, place) {
  const selection = selectionOf(host.nodeDocument);
  if (selection !== undefined) {
    selection.collapse(place.node, place.offset);
  }
}

// The range of the selection, if it is in a host.
function selectedRange(host) {
  const selection = selectionOf(host.nodeDocument);
  if (selection === undefined || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const isInside = isInclusiveAncestor(host, range.startNode);
  return isInside && isInclusiveAncestor(host, range.endNode) ? range : undefined;
}

// The selected range of a host that has the focus.
//
// A selection elsewhere goes to its start, as in Chromium. Without a selection it is the end.
function editedRange(host) {
  const range = selectedRange(host);
  if (range !== undefined) return range;
  const selection = selectionOf(host.nodeDocument);
  const place = selection === undefined ? lastPlace(host) : firstPlace(host);
  if (selection !== undefined) {
    selection.collapse(place.node, place.offset);
    return selection.getRangeAt(0);
  }
  const made = new RangeImpl(host.nodeDocument);
  made.setStart(place.node, place.offset);
  made.setEnd(place.node, place.offset);
  return made;
}

// Put the caret to the start of a host, unless it is inside.
function putTheCaretInside(host) {
  if (selectedRange(host) === undefined) {
    const place = firstPlace(host);
    caretAt(host, place);
  }
}

// Select the children of an element; tell whether the document has a selection.
function selectContent(element) {
  const selection = selectionOf(element.nodeDocument);
  if (selection === undefined) return false;
  selection.selectAllChildren(element);
  return true;
}

// Select what a host has, from its first place to its last.
function selectAll(host) {
  const selection = selectionOf(host.nodeDocument);
  if (selection !== undefined) {
    const first = firstPlace(host);
    const last = lastPlace(host);
    selection.setBaseAndExtent(first.node, first.offset, last.node, last.offset);
  }
}
