// The selection of a document: https://w3c.github.io/selection-api/
//
// Nothing is rendered: no two boundary points are visually equivalent, and ``modify`` is not there.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://w3c.github.io/selection-api/#dom-document-getselection
function selectionOf(document) {
  if (document.selection === undefined && document.hasBrowsingContext) {
    document.selection = new SelectionImpl(document);
  }
  return document.selection;
}

// https://w3c.github.io/selection-api/#selection-interface
class SelectionImpl {
  constructor(document) {
    this.platformObject = undefined;
    this._document = document;
    this._range = undefined;
    // Whether the direction is backwards: https://w3c.github.io/selection-api/#dfn-direction
    this._isBackwards = false;
    // https://w3c.github.io/selection-api/#dfn-has-scheduled-selectionchange-event
    this._hasScheduledEvent = false;
  }

  // The range, unless the anchor and the focus, which have one root, are in another tree.
  _rangeInTheDocument() {
    const range = this._range;
    if (range === undefined || rootOf(range.startNode) !== this._document) return undefined;
    return range;
  }

  // Associate another range, or none.
  _associate(range, isBackwards) {
    const old = this._range;
    if (old !== undefined) {
      old.selection = undefined;
    }
    let hasChanged = old !== range;
    if (old !== undefined && range !== undefined) {
      hasChanged = old.startNode !== range.startNode ||
        old.startOffset !== range.startOffset ||
        old.endNode !== range.endNode ||
        old.endOffset !== range.endOffset ||
        isBackwards !== this._isBackwards && !range.collapsed;
    }
    this._range = range;
    this._isBackwards = isBackwards;
    if (range !== undefined) {
      range.selection = this;
    }
    if (hasChanged) {
      this.scheduleASelectionchangeEvent();
    }
  }

  // Associate a new range.
  _associateNew(startNode, startOffset, endNode, endOffset, isBackwards) {
    const range = new RangeImpl(this._document);
    range.setStart(startNode, startOffset);
    range.setEnd(endNode, endOffset);
    this._associate(range, isBackwards);
  }

  // https://w3c.github.io/selection-api/#dfn-schedule-a-selectionchange-event
  //
  // As in browsers, this happens if the anchor or the focus has changed.
  scheduleASelectionchangeEvent() {
    if (this._hasScheduledEvent) return;
    this._hasScheduledEvent = true;
    queueATask(() => this._fireASelectionchangeEvent());
  }

  // https://w3c.github.io/selection-api/#dfn-fire-a-selectionchange-event
  _fireASelectionchangeEvent() {
    this._hasScheduledEvent = false;
    fireAnEvent("selectionchange", this._document);
  }

  // Whether the document is a shadow-including inclusive ancestor of a node.
  _contains(node) {
    return shadowIncludingRoot(node) === this._document;
  }

  // https://w3c.github.io/selection-api/#dom-selection-anchornode
  get anchorNode() {
    const range = this._rangeInTheDocument();
    if (range === undefined) return undefined;
    return this._isBackwards ? range.endNode : range.startNode;
  }

  // https://w3c.github.io/selection-api/#dom-selection-anchoroffset
  get anchorOffset() {
    const range = this._rangeInTheDocument();
    if (range === undefined) return 0;
    return this._isBackwards ? range.endOffset : range.startOffset;
  }

  // https://w3c.github.io/selection-api/#dom-selection-focusnode
  get focusNode() {
    const range = this._rangeInTheDocument();
    if (range === undefined) return undefined;
    return this._isBackwards ? range.startNode : range.endNode;
  }

  // https://w3c.github.io/selection-api/#dom-selection-focusoffset
  get focusOffset() {
    const range = this._rangeInTheDocument();
    if (range === undefined) return 0;
    return this._isBackwards ? range.startOffset : range.endOffset;
  }

  // https://w3c.github.io/selection-api/#dom-selection-iscollapsed
  get isCollapsed() {
    return this._range === undefined || this._range.collapsed;
  }

  // https://w3c.github.io/selection-api/#dom-selection-rangecount
  get rangeCount() {
    return this._rangeInTheDocument() === undefined ? 0 : 1;
  }

  // https://w3c.github.io/selection-api/#dom-selection-type
  get type() {
    const range = this._rangeInTheDocument();
    if (range === undefined) return "None";
    return range.collapsed ? "Caret" : "Range";
  }

  // https://w3c.github.io/selection-api/#dom-selection-direction
  //
  // A caret is directionless, as in Chromium.
  get direction() {
    if (this.isCollapsed) return "none";
    return this._isBackwards ? "backward" : "forward";
  }

  // https://w3c.github.io/selection-api/#dom-selection-getrangeat
  getRangeAt(index) {
    const range = this._rangeInTheDocument();
    if (index !== 0 || range === undefined) {
      throw new DOMException("The selection has no range of this index.", "IndexSizeError");
    }
    return range;
  }

  // https://w3c.github.io/selection-api/#dom-selection-addrange
  addRange(range) {
    if (rootOf(range.startNode) === this._document && this.rangeCount === 0) {
      this._associate(range, false);
    }
  }

  // https://w3c.github.io/selection-api/#dom-selection-removerange
  removeRange(range) {
    if (this._range !== range) {
      throw new DOMException("The range is not that of the selection.", "NotFoundError");
    }
    this.removeAllRanges();
  }

  // https://w3c.github.io/selection-api/#dom-selection-removeallranges
  removeAllRanges() {
    this._associate(undefined, false);
  }

  // https://w3c.github.io/selection-api/#dom-selection-empty
  empty() {
    this.removeAllRanges();
  }

  // https://w3c.github.io/selection-api/#dom-selection-getcomposedranges
  //
  // There is none if the range is in a shadow tree whose host has no parent.
  getComposedRanges(options) {
    const ranges = newList();
    const range = this._range;
    if (range === undefined) return ranges;
    const shown = _rootsToShow(options.shadowRoots);
    const composed = new StaticRangeImpl(this._document);
    const start = _shown(range.startNode, shown);
    if (start === range.startNode) {
      composed.startNode = start;
      composed.startOffset = range.startOffset;
    } else if (start.parent === undefined) {
      return ranges;
    } else {
      composed.startNode = start.parent;
      composed.startOffset = indexOf(start);
    }
    const end = _shown(range.endNode, shown);
    if (end === range.endNode) {
      composed.endNode = end;
      composed.endOffset = range.endOffset;
    } else if (end.parent === undefined) {
      return ranges;
    } else {
      composed.endNode = end.parent;
      composed.endOffset = indexOf(end) + 1;
    }
    ranges[ranges.length] = composed;
    return ranges;
  }

  // https://w3c.github.io/selection-api/#dom-selection-collapse
  collapse(node, offset) {
    if (node === undefined) {
      this.removeAllRanges();
      return;
    }
    checkBoundaryPoint(node, offset);
    if (this._contains(node)) {
      this._associateNew(node, offset, node, offset, false);
    }
  }

  // https://w3c.github.io/selection-api/#dom-selection-setposition
  setPosition(node, offset) {
    this.collapse(node, offset);
  }

  // The range of a selection that is not empty.
  _rangeOrThrow() {
    if (this._range === undefined) {
      throw new DOMException("The selection is empty.", "InvalidStateError");
    }
    return this._range;
  }

  // https://w3c.github.io/selection-api/#dom-selection-collapsetostart
  collapseToStart() {
    const old = this._rangeOrThrow();
    const node = old.startNode;
    const offset = old.startOffset;
    this._associateNew(node, offset, node, offset, false);
  }

  // https://w3c.github.io/selection-api/#dom-selection-collapsetoend
  collapseToEnd() {
    const old = this._rangeOrThrow();
    const node = old.endNode;
    const offset = old.endOffset;
    this._associateNew(node, offset, node, offset, false);
  }

  // https://w3c.github.io/selection-api/#dom-selection-extend
  extend(node, offset) {
    if (!this._contains(node)) return;
    const old = this._rangeOrThrow();
    checkBoundaryPoint(node, offset);
    if (this._isBackwards) {
      this._select(old.endNode, old.endOffset, node, offset);
    } else {
      this._select(old.startNode, old.startOffset, node, offset);
    }
  }

  // Select from an anchor to a focus; a focus in another tree is selected alone.
  _select(anchorNode, anchorOffset, focusNode, focusOffset) {
    if (rootOf(anchorNode) !== rootOf(focusNode)) {
      this._associateNew(focusNode, focusOffset, focusNode, focusOffset, false);
    } else if (positionOf(focusNode, focusOffset, anchorNode, anchorOffset) === BEFORE) {
      this._associateNew(focusNode, focusOffset, anchorNode, anchorOffset, true);
    } else {
      this._associateNew(anchorNode, anchorOffset, focusNode, focusOffset, false);
    }
  }

  // https://w3c.github.io/selection-api/#dom-selection-setbaseandextent
  setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset) {
    checkBoundaryPoint(anchorNode, anchorOffset);
    checkBoundaryPoint(focusNode, focusOffset);
    if (this._contains(anchorNode) && this._contains(focusNode)) {
      this._select(anchorNode, anchorOffset, focusNode, focusOffset);
    }
  }

  // https://w3c.github.io/selection-api/#dom-selection-selectallchildren
  selectAllChildren(node) {
    checkBoundaryPoint(node, 0);
    if (rootOf(node) === this._document) {
      const count = node.firstChild === undefined ? 0 : node.length;
      this._associateNew(node, 0, node, count, false);
    }
  }

  // https://w3c.github.io/selection-api/#dom-selection-deletefromdocument
  deleteFromDocument() {
    const range = this._rangeInTheDocument();
    if (range !== undefined) {
      range.deleteContents();
    }
  }

  // https://w3c.github.io/selection-api/#dom-selection-containsnode
  containsNode(node, allowPartialContainment) {
    const range = this._rangeInTheDocument();
    if (range === undefined || rootOf(node) !== this._document) return false;
    const length = node.length;
    const first = allowPartialContainment ? length : 0;
    const last = allowPartialContainment ? 0 : length;
    return (
      positionOf(node, first, range.startNode, range.startOffset) !== BEFORE &&
        positionOf(range.endNode, range.endOffset, node, last) !== BEFORE
    );
  }

  // https://w3c.github.io/selection-api/#dom-selection-stringifier, not being rendered
  //
  // As in Chromium, it is the text that is selected in the control that has the focus, unless a
  // script has selected other text.
  stringificationBehavior() {
    if (this._range !== undefined && !this._range.collapsed) {
      return this._range.stringificationBehavior();
    }
    const focused = this._document.focused;
    const text = focused === undefined ? undefined : focused.selectedText;
    return text === undefined ? "" : text;
  }
}
withoutParent(SelectionImpl);

// The shadow roots that are shadow-including inclusive ancestors of one of these.
function _rootsToShow(roots) {
  const shown = new Table();
  for (let index = 0; index < roots.length; index++) {
    const root = roots[index];
    let each = root;
    while (each !== undefined && !tableHas(shown, each)) {
      tableSet(shown, each, true);
      each = rootAsShadowRoot(each.shadowHost);
    }
  }
  return shown;
}

// A node, or else the host of the outermost shadow tree around it that is not to be shown.
function _shown(node, roots) {
  let found = node;
  let shadow = rootAsShadowRoot(found);
  while (shadow !== undefined && !tableHas(roots, shadow)) {
    found = shadow.shadowHost;
    shadow = rootAsShadowRoot(found);
  }
  return found;
}
