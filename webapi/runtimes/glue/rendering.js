// Which elements are rendered, as the cascade and the tree say. layout.js has the answers about boxes.

const isOfHtml = (element) => element.namespace === HTML_NAMESPACE;

function isSummaryOfDetails(element) {
  const details = parentElement(element);
  if (details === undefined || !isHtmlElement(details, "details")) return false;
  let each = element.previousElementSibling;
  while (each !== undefined && each.localName !== "summary") each = each.previousElementSibling;
  return each === undefined;
}

// https://drafts.csswg.org/css-contain-2/#skips-its-contents, what a closed details has in its slot, and the
// options of a drop-down box
function isContentSkipped(element) {
  const parent = flatParent(element);
  if (parent === undefined) return false;
  if (isHtmlElement(parent, "details") && parent.attributeValue("open") === undefined) {
    return !(isHtmlElement(element, "summary") && isSummaryOfDetails(element));
  }
  if (isHtmlElement(parent, "select") && parent.showsOne) return true;
  return keywordOf(parent, "content-visibility", "visible") === "hidden";
}

// A pseudo-element whose styles are asked for: https://drafts.csswg.org/css-pseudo-4/
class PseudoElement {
  constructor(origin, name) {
    this.origin = origin;
    this.pseudoElement = name;
    this.nodeDocument = origin.nodeDocument;
  }

  // Whether its originating element can have it.
  get isPossible() {
    const { origin, pseudoElement } = this;
    if (pseudoElement === "placeholder") return isHtmlElement(origin, "input") || isHtmlElement(origin, "textarea");
    if (pseudoElement === "details-content") return isHtmlElement(origin, "details");
    return pseudoElement !== "file-selector-button" || (isHtmlElement(origin, "input") && origin.type === "file");
  }
}
withoutParent(PseudoElement);
const pseudoElementOf = (origin, name) => new PseudoElement(origin, name);

// What a pseudo-element belongs to; an element is its own.
const originatingElement = (element) => (element.pseudoElement === undefined ? element : element.origin);

// The parent in the flat tree: https://drafts.csswg.org/css-shadow-1/#flattening
function flatParent(element) {
  if (element.pseudoElement !== undefined) return element.origin;
  return element.nodeDocument.hasShadowTrees ? parentInTheFlatTree(element) : parentElement(element);
}

// Whether an element is not in the flat tree: no slot takes it, or it is in a slot that has other contents.
function isUnslotted(element) {
  const parent = element.nodeDocument.hasShadowTrees ? element.parent : undefined;
  if (parent === undefined) return false;
  if (parent.isSlot && findSlottables(parent).length !== 0) return true;
  return shadowRootOf(parent) !== undefined && assignedSlot(element) === undefined;
}

const isInWindow = (node) => page !== undefined && node.isConnected && isShownDocument(node.nodeDocument);

// Whether it is the page's, or that of a frame whose element is rendered.
function isShownDocument(document) {
  if (document === documentImpl()) return true;
  return document.window !== undefined && isRendered(document.window.navigable.element);
}

// Whether an element is in the flat tree of the window.
function isInFlatTree(element) {
  if (!isInWindow(element)) return false;
  if (!element.nodeDocument.hasShadowTrees) return true;
  for (let each = element; each !== undefined; each = flatParent(each)) {
    if (isUnslotted(each)) return false;
  }
  return true;
}

// Whether an element has no box, but what is in it may have.
const isContents = (element) => keywordOf(element, "display", "inline") === "contents" && !isRoot(element);

// https://html.spec.whatwg.org/multipage/rendering.html#being-rendered
function isRendered(element) {
  flushStyles(element);
  if (!isInWindow(element) || isContents(element)) return false;
  for (let each = element; each !== undefined; each = flatParent(each)) {
    if (isUnslotted(each) || isWithoutBoxes(each) || isContentSkipped(each)) return false;
  }
  return true;
}

const isRoot = (element) => element === element.nodeDocument.documentElement;

// https://drafts.csswg.org/cssom-view/#dom-element-checkvisibility
function checkVisibility(element, options) {
  if (!isRendered(element)) return false;
  if (options.checkOpacity || options.opacityProperty) {
    for (let each = element; each !== undefined; each = flatParent(each)) {
      if (computedValue(each, "opacity") === "0") return false;
    }
  }
  if (!options.checkVisibilityCSS && !options.visibilityProperty) return true;
  return keywordOf(element, "visibility", "visible", true) === "visible";
}
