// Nothing is laid out. These are the answers to questions about it, which docs/reference/no-layout.md has as a table: each
// element that is shown is a box of 100 by 20 pixels in the corner of the window, the root is as large as the window.

const boxWidth = 100;
const boxHeight = 20;

// https://html.spec.whatwg.org/multipage/rendering.html#hidden-elements, and the elements of no use in a page
const notDisplayed = listed(
  "area audio base basefont datalist dialog head link meta noembed noframes param rp script style template title",
);

// https://html.spec.whatwg.org/multipage/rendering.html#flow-content-3 and the sections behind it
const displays = {
  __proto__: null,
  block: listed(
    "address article aside blockquote body center dd details dir div dl dt fieldset figcaption figure footer form " +
      "frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend listing main menu nav ol optgroup option p " +
      "plaintext pre search section summary ul xmp",
  ),
  "inline-block": listed("button input marquee meter progress select textarea"),
  "list-item": listed("li"),
  contents: listed("slot"),
  ruby: listed("ruby"),
  table: listed("table"),
  "table-caption": listed("caption"),
  "table-cell": listed("td th"),
  "table-column": listed("col"),
  "table-column-group": listed("colgroup"),
  "table-footer-group": listed("tfoot"),
  "table-header-group": listed("thead"),
  "table-row": listed("tr"),
  "table-row-group": listed("tbody"),
};
const displayNames = ownKeys(displays);

// The words of a text, as the names of an object.
function listed(text) {
  const words = { __proto__: null };
  let start = 0;
  while (start < text.length) {
    let end = findText(text, " ", start);
    if (end < 0) end = text.length;
    words[slice(text, start, end)] = true;
    start = end + 1;
  }
  return words;
}

const isOfHtml = (element) => element.namespace === HTML_NAMESPACE;
const isHiddenInput = (element) =>
  isHtmlElement(element, "input") && asciiLowercase(element.attributeValue("type") || "") === "hidden";

// The value of a declaration in the attribute style.
function inlineValue(element, name) {
  if (element.attributeValue("style") === undefined || element.style === undefined) return "";
  return element.style.getPropertyValue(name);
}

// The display that the standard's style sheet gives.
function defaultDisplay(element) {
  if (!isOfHtml(element)) return "inline";
  const hidden = element.attributeValue("hidden");
  if (hidden !== undefined && asciiLowercase(hidden) !== "until-found") return "none";
  if (element.attributeValue("popover") !== undefined && !isShowing(element)) return "none";
  const name = element.localName;
  if (name === "dialog") return element.attributeValue("open") === undefined ? "none" : "block";
  if (name === "audio") return element.attributeValue("controls") === undefined ? "none" : "inline";
  if (notDisplayed[name] === true) return "none";
  if (name === "summary" && isSummaryOfDetails(element)) return "list-item";
  for (let index = 0; index < displayNames.length; index++) {
    if (displays[displayNames[index]][name] === true) return displayNames[index];
  }
  return "inline";
}

function displayOf(element) {
  if (isHiddenInput(element)) return "none";
  const value = inlineValue(element, "display");
  if (value === "" || value === "revert" || value === "revert-layer") return defaultDisplay(element);
  return value === "initial" || value === "unset" ? "inline" : value;
}

function isSummaryOfDetails(element) {
  const details = parentElement(element);
  if (details === undefined || !isHtmlElement(details, "details")) return false;
  let each = element.previousElementSibling;
  while (each !== undefined && each.localName !== "summary") each = each.previousElementSibling;
  return each === undefined;
}

// Whether the children of an element are shown only if somebody opens it.
function isContentSkipped(element) {
  const parent = parentElement(element);
  if (parent === undefined || !isOfHtml(parent)) return false;
  const hidden = parent.attributeValue("hidden");
  if (hidden !== undefined && asciiLowercase(hidden) === "until-found") return true;
  const isClosed = parent.localName === "details" && parent.attributeValue("open") === undefined;
  return isClosed && !(isHtmlElement(element, "summary") && isSummaryOfDetails(element));
}

// The parent in the flat tree, but for slots: https://drafts.csswg.org/css-shadow-1/#flattening
function flatParent(element) {
  return element.parent instanceof ShadowRootImpl ? element.parent.shadowHost : parentElement(element);
}

const isInWindow = (node) =>
  page !== undefined && node.nodeDocument === documentImpl() && node.isConnected;

// https://html.spec.whatwg.org/multipage/rendering.html#being-rendered
function isRendered(element) {
  if (!isInWindow(element) || displayOf(element) === "contents") return false;
  for (let each = element; each !== undefined; each = flatParent(each)) {
    if (displayOf(each) === "none" || isContentSkipped(each)) return false;
  }
  return true;
}

const isRoot = (element) => element === element.nodeDocument.documentElement;
const widthOf = (element) => (isRoot(element) ? page.sizes.innerWidth : boxWidth);
const heightOf = (element) => (isRoot(element) ? page.sizes.innerHeight : boxHeight);
const shownWidth = (element) => (isRendered(element) ? widthOf(element) : 0);
const shownHeight = (element) => (isRendered(element) ? heightOf(element) : 0);

// The element whose box a range or an element has.
function elementOfBox(object) {
  if (!(object instanceof RangeImpl)) return object;
  if (object.collapsed) return undefined;
  let node = object.commonAncestorContainer;
  while (node !== undefined && !(node instanceof ElementImpl)) node = node.parent;
  return node;
}

// https://drafts.csswg.org/cssom-view/#dom-element-getboundingclientrect
function getBoundingClientRect(object) {
  const element = elementOfBox(object);
  if (element === undefined || !isRendered(element)) return new DOMRectImpl();
  return new DOMRectImpl(0, 0, widthOf(element), heightOf(element));
}

// https://drafts.csswg.org/cssom-view/#dom-element-getclientrects
function getClientRects(object) {
  const list = new DOMRectListImpl();
  const element = elementOfBox(object);
  if (element !== undefined && isRendered(element)) list.rects[0] = getBoundingClientRect(element);
  return list;
}

// https://drafts.csswg.org/cssom-view/#dom-element-checkvisibility
function checkVisibility(element, options) {
  if (!isRendered(element)) return false;
  if (options.checkOpacity || options.opacityProperty) {
    for (let each = element; each !== undefined; each = flatParent(each)) {
      if (+inlineValue(each, "opacity") === 0 && inlineValue(each, "opacity") !== "") return false;
    }
  }
  if (!options.checkVisibilityCSS && !options.visibilityProperty) return true;
  return computedVisibility(element) === "visible";
}

// https://drafts.csswg.org/cssom-view/#dom-element-scroll: nothing scrolls
const scrolled = () => resolveWith(Later, undefined);
const scrolled_2 = scrolled;
const getScrollTop = () => 0;
const setScrollTop = () => {};
const getScrollLeft = () => 0;
const setScrollLeft = () => {};
const getScrollWidth = shownWidth;
const getScrollHeight = shownHeight;
const getClientTop = () => 0;
const getClientLeft = () => 0;
const getClientWidth = shownWidth;
const getClientHeight = shownHeight;
const getCurrentZoom = () => 1;
const getOffsetTop = () => 0;
const getOffsetLeft = () => 0;
const getOffsetWidth = shownWidth;
const getOffsetHeight = shownHeight;

// https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-width: an image is as large as its attributes say
const getImageWidth = (image) => reflectedInteger(image, "width", shownWidth(image), 0);
const getImageHeight = (image) => reflectedInteger(image, "height", shownHeight(image), 0);

// https://drafts.csswg.org/cssom-view/#dom-htmlelement-offsetparent
function getOffsetParent(element) {
  if (!isRendered(element) || isRoot(element) || isHtmlElement(element, "body")) return undefined;
  if (inlineValue(element, "position") === "fixed") return undefined;
  const isStatic = inlineValue(element, "position") === "";
  for (let each = parentElement(element); each !== undefined; each = parentElement(each)) {
    const position = inlineValue(each, "position");
    if ((position !== "" && position !== "static") || isHtmlElement(each, "body")) return each;
    const name = isOfHtml(each) ? each.localName : "";
    if (isStatic && (name === "td" || name === "th" || name === "table")) return each;
  }
  return undefined;
}

// https://drafts.csswg.org/cssom-view/#dom-document-scrollingelement
function getScrollingElement(document) {
  if (document.mode === "quirks") return document.body;
  return document.documentElement;
}

// https://drafts.csswg.org/cssom-view/#dom-document-elementsfrompoint
function elementsFromPoint(document, x, y) {
  const found = newList();
  const root = document.documentElement;
  if (root === undefined || !isRendered(root)) return found;
  if (x < 0 || y < 0 || x >= widthOf(root) || y >= heightOf(root)) return found;
  if (x < boxWidth && y < boxHeight) {
    const shown = newList();
    let node = nextNode(root, root);
    while (node !== undefined) {
      const display = node instanceof ElementImpl ? displayOf(node) : "contents";
      const isHidden = display === "none" || isContentSkipped(node);
      if (display !== "contents" && !isHidden) shown[shown.length] = node;
      node = isHidden ? nextNodeSkippingChildren(node, root) : nextNode(node, root);
    }
    for (let index = shown.length - 1; index >= 0; index--) found[found.length] = shown[index];
  }
  found[found.length] = root;
  return found;
}

// https://drafts.csswg.org/cssom-view/#dom-document-elementfrompoint
function elementFromPoint(document, x, y) {
  const found = elementsFromPoint(document, x, y);
  return found.length === 0 ? undefined : found[0];
}
