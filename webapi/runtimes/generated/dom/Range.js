// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const asNode = implementationValue(NodeBrand);
const asRange = implementationValue(RangeBrand);

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
    try {
      inner.deleteContents();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  extractContents() {
    const inner = internals(RangeBrand, this);
    try {
      return objectOf(inner.extractContents());
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  cloneContents() {
    const inner = internals(RangeBrand, this);
    try {
      return objectOf(inner.cloneContents());
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  insertNode($node) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'insertNode' on 'Range'", 1, arguments.length);
    try {
      inner.insertNode(asNode($node, "Failed to execute 'insertNode' on 'Range': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  surroundContents($newParent) {
    const inner = internals(RangeBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'surroundContents' on 'Range'", 1, arguments.length);
    try {
      inner.surroundContents(asNode($newParent, "Failed to execute 'surroundContents' on 'Range': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
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
    try {
      return objectOf(createContextualFragment(inner, stringValue($string, "Failed to execute 'createContextualFragment' on 'Range': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  getClientRects() {
    const inner = internals(RangeBrand, this);
    return objectOf(getClientRects(inner));
  }

  getBoundingClientRect() {
    const inner = internals(RangeBrand, this);
    return objectOf(getBoundingClientRect(inner));
  }
}

expose(RangeBrand, Range, [],
  ["commonAncestorContainer", "setStart", "setEnd", "setStartBefore", "setStartAfter", "setEndBefore", "setEndAfter", "collapse", "selectNode", "selectNodeContents", "compareBoundaryPoints", "deleteContents", "extractContents", "cloneContents", "insertNode", "surroundContents", "cloneRange", "detach", "isPointInRange", "comparePoint", "intersectsNode", "createContextualFragment", "getClientRects", "getBoundingClientRect", "toString"]);
constants(Range, { __proto__: null, START_TO_START: 0, START_TO_END: 1, END_TO_END: 2, END_TO_START: 3 });
