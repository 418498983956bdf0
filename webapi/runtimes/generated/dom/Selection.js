// Interfaces, made by python -m idl from idl/selection.webidl: change that, not this.

const asRange = implementationValue(RangeBrand);
const asShadowRoot = implementationValue(ShadowRootBrand);
const as3 = sequenceValue(asShadowRoot);
const asGetComposedRangesOptions = dictionaryValue("GetComposedRangesOptions", [["shadowRoots", as3, anEmptyList]]);
const plain5 = arrayOf(objectOf);
const asNode = implementationValue(NodeBrand);
const as7 = nullableValue(asNode);

// Selection: https://w3c.github.io/selection-api/

class Selection {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Selection': Illegal constructor");
  }

  get anchorNode() {
    return objectOrNull(internals(SelectionBrand, this).anchorNode);
  }

  get anchorOffset() {
    return internals(SelectionBrand, this).anchorOffset;
  }

  get focusNode() {
    return objectOrNull(internals(SelectionBrand, this).focusNode);
  }

  get focusOffset() {
    return internals(SelectionBrand, this).focusOffset;
  }

  get isCollapsed() {
    return internals(SelectionBrand, this).isCollapsed;
  }

  get rangeCount() {
    return internals(SelectionBrand, this).rangeCount;
  }

  get type() {
    return internals(SelectionBrand, this).type;
  }

  get direction() {
    return internals(SelectionBrand, this).direction;
  }

  getRangeAt($index) {
    const inner = internals(SelectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getRangeAt' on 'Selection'", 1, arguments.length);
    return objectOf(inner.getRangeAt(unsignedLongValue($index, "Failed to execute 'getRangeAt' on 'Selection': parameter 1")));
  }

  addRange($range) {
    const inner = internals(SelectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'addRange' on 'Selection'", 1, arguments.length);
    inner.addRange(asRange($range, "Failed to execute 'addRange' on 'Selection': parameter 1"));
  }

  removeRange($range) {
    const inner = internals(SelectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeRange' on 'Selection'", 1, arguments.length);
    inner.removeRange(asRange($range, "Failed to execute 'removeRange' on 'Selection': parameter 1"));
  }

  removeAllRanges() {
    const inner = internals(SelectionBrand, this);
    inner.removeAllRanges();
  }

  empty() {
    const inner = internals(SelectionBrand, this);
    inner.empty();
  }

  getComposedRanges($options = undefined) {
    const inner = internals(SelectionBrand, this);
    return plain5(inner.getComposedRanges(asGetComposedRangesOptions($options, "Failed to execute 'getComposedRanges' on 'Selection': parameter 1")));
  }

  collapse($node, $offset = undefined) {
    const inner = internals(SelectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'collapse' on 'Selection'", 1, arguments.length);
    inner.collapse(as7($node, "Failed to execute 'collapse' on 'Selection': parameter 1"), $offset === undefined ? 0 : unsignedLongValue($offset, "Failed to execute 'collapse' on 'Selection': parameter 2"));
  }

  setPosition($node, $offset = undefined) {
    const inner = internals(SelectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setPosition' on 'Selection'", 1, arguments.length);
    inner.setPosition(as7($node, "Failed to execute 'setPosition' on 'Selection': parameter 1"), $offset === undefined ? 0 : unsignedLongValue($offset, "Failed to execute 'setPosition' on 'Selection': parameter 2"));
  }

  collapseToStart() {
    const inner = internals(SelectionBrand, this);
    inner.collapseToStart();
  }

  collapseToEnd() {
    const inner = internals(SelectionBrand, this);
    inner.collapseToEnd();
  }

  extend($node, $offset = undefined) {
    const inner = internals(SelectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'extend' on 'Selection'", 1, arguments.length);
    inner.extend(asNode($node, "Failed to execute 'extend' on 'Selection': parameter 1"), $offset === undefined ? 0 : unsignedLongValue($offset, "Failed to execute 'extend' on 'Selection': parameter 2"));
  }

  setBaseAndExtent($anchorNode, $anchorOffset, $focusNode, $focusOffset) {
    const inner = internals(SelectionBrand, this);
    if (arguments.length < 4) throw tooFew("Failed to execute 'setBaseAndExtent' on 'Selection'", 4, arguments.length);
    inner.setBaseAndExtent(asNode($anchorNode, "Failed to execute 'setBaseAndExtent' on 'Selection': parameter 1"), unsignedLongValue($anchorOffset, "Failed to execute 'setBaseAndExtent' on 'Selection': parameter 2"), asNode($focusNode, "Failed to execute 'setBaseAndExtent' on 'Selection': parameter 3"), unsignedLongValue($focusOffset, "Failed to execute 'setBaseAndExtent' on 'Selection': parameter 4"));
  }

  selectAllChildren($node) {
    const inner = internals(SelectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'selectAllChildren' on 'Selection'", 1, arguments.length);
    inner.selectAllChildren(asNode($node, "Failed to execute 'selectAllChildren' on 'Selection': parameter 1"));
  }

  deleteFromDocument() {
    const inner = internals(SelectionBrand, this);
    try {
      inner.deleteFromDocument();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  containsNode($node, $allowPartialContainment = undefined) {
    const inner = internals(SelectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'containsNode' on 'Selection'", 1, arguments.length);
    return inner.containsNode(asNode($node, "Failed to execute 'containsNode' on 'Selection': parameter 1"), !!$allowPartialContainment);
  }

  toString() {
    return internals(SelectionBrand, this).stringificationBehavior();
  }
}

expose(SelectionBrand, Selection, [],
  ["anchorNode", "anchorOffset", "focusNode", "focusOffset", "isCollapsed", "rangeCount", "type", "direction", "getRangeAt", "addRange", "removeRange", "removeAllRanges", "empty", "getComposedRanges", "collapse", "setPosition", "collapseToStart", "collapseToEnd", "extend", "setBaseAndExtent", "selectAllChildren", "deleteFromDocument", "containsNode", "toString"]);
