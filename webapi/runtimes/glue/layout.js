// Nothing is laid out. These are the answers to questions about it, which docs/reference/no-layout.md has as a table: each
// element that is shown is a box of 100 by 20 pixels in the corner of the window, the root is as large as the window.

const boxWidth = 100;
const boxHeight = 20;

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
  while (node !== undefined && isInWindow(node) && displayOf(node) === "contents") node = flatParent(node);
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

// https://drafts.csswg.org/cssom-view/#dom-element-scroll: nothing scrolls
const scrolled = () => resolveWith(Later, undefined);
const scrolled_2 = scrolled;
function atTheCorner(element) {
  flushStyles(element);
  return 0;
}

const getScrollTop = atTheCorner;
const setScrollTop = () => {};
const getScrollLeft = atTheCorner;
const setScrollLeft = () => {};
const getScrollWidth = shownWidth;
const getScrollHeight = shownHeight;
const getClientTop = atTheCorner;
const getClientLeft = atTheCorner;
const getClientWidth = shownWidth;
const getClientHeight = shownHeight;
const getCurrentZoom = () => 1;
const getOffsetTop = atTheCorner;
const getOffsetLeft = atTheCorner;
const getOffsetWidth = shownWidth;
const getOffsetHeight = shownHeight;

// https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-width: an image is as large as its attributes say
const getImageWidth = (image) => reflectedInteger(image, "width", shownWidth(image), 0);
const getImageHeight = (image) => reflectedInteger(image, "height", shownHeight(image), 0);

// https://drafts.csswg.org/cssom-view/#dom-htmlelement-offsetparent
function getOffsetParent(element) {
  if (!isRendered(element) || isRoot(element) || isHtmlElement(element, "body")) return undefined;
  const own = keywordOf(element, "position", "static");
  if (own === "fixed") return undefined;
  for (let each = parentElement(element); each !== undefined; each = parentElement(each)) {
    if (keywordOf(each, "position", "static") !== "static" || isHtmlElement(each, "body")) return each;
    const name = isOfHtml(each) ? each.localName : "";
    if (own === "static" && (name === "td" || name === "th" || name === "table")) return each;
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
