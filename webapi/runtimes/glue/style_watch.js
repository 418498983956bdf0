// Whether styles of the page have transitions or animations. Pages without them pay for this question only.
// webapi/dom/host.py is the counterpart in Python.

let isWatchingStyles = false;

const mentionsMotion = (text) =>
  findText(text, "transition", 0) >= 0 || findText(text, "animation", 0) >= 0 || findText(text, "keyframes", 0) >= 0;

function watchStyles(document) {
  if (isWatchingStyles || page === undefined || document !== documentImpl()) return;
  isWatchingStyles = true;
  queueAMicrotask(() => watchStylesNow());
}

function watchStylesNow() {
  if (!isWatchingStyles) return;
  isWatchingStyles = false;
  const document = documentImpl();
  if (document.motion === undefined && doSheetsMove(document)) startMotion(document, document.readyState === "complete");
}

// Let computed styles follow animations that fill.
function watchMotion(document) {
  if (document.motion === undefined && page !== undefined && document === documentImpl()) startMotion(document, true);
}

function watchStyleAttribute(document, value) {
  if (page !== undefined && document === documentImpl() && mentionsMotion(value)) startMotion(document, true);
}

function doSheetsMove(root) {
  const adopted = root._adoptedStyleSheets;
  const count = adopted === undefined ? 0 : adopted.length;
  for (let index = 0; index < count; index++) if (doesSheetMove(implemented(CSSStyleSheetBrand, adopted[index]))) return true;
  for (let each = nextNode(root, root); each !== undefined; each = nextNode(each, root)) {
    const isLink = each instanceof HTMLLinkElementImpl && each.sheetNumber !== undefined;
    if (isLink && each.madeSheet === undefined && askWindow('"may move",[' + each.sheetNumber + "]")) return true;
    if (each.madeSheet !== undefined && doesSheetMove(each.madeSheet)) return true;
    if (each instanceof HTMLStyleElementImpl && each.hasCss && mentionsMotion(childTextContent(each))) return true;
    const shadow = root.nodeDocument.hasShadowTrees && each instanceof ElementImpl ? shadowRootOf(each) : undefined;
    if (shadow !== undefined && doSheetsMove(shadow)) return true;
  }
  return false;
}

const doesSheetMove = (sheet) => mentionsMotion(sheet.text);

// Scripts ask for styles: https://drafts.csswg.org/css-transitions-1/#style-change-event
function flushStyles(node) {
  if (isWatchingStyles) watchStylesNow();
  const motion = node.nodeDocument.motion;
  if (motion !== undefined) motion.flush();
}
