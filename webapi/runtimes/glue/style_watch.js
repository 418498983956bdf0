// Whether styles of the page have transitions or animations. Pages without them pay for this question only.
// webapi/dom/host.py is the counterpart in Python.
// By hand, because only pages in engines have a clock that moves styles.

let isWatchingStyles = false;
let firstFrame; // in which styles may have been seen

// 2 for a text that may have animations, 1 for one that may have transitions only, 0 for others
function motionOfText(text) {
  const isStarting = findText(text, "starting-style", 0) >= 0;
  if (isStarting || findText(text, "animation", 0) >= 0 || findText(text, "keyframes", 0) >= 0) return 2;
  return findText(text, "transition", 0) >= 0 ? 1 : 0;
}

// Waits for the first change of a document whose styles have transitions and no animations.
class WaitingMotion extends Motion {
  constructor(document, isShown) {
    super();
    this.document = document;
    this.isShown = isShown;
    if (firstFrame === undefined) firstFrame = nextFrame(now());
  }

  begin() {
    startMotion(this.document, this.isShown || now() > firstFrame);
    return this.document.motion;
  }

  attributeWillChange(element, localName, value) {
    if (element.isConnected) this.begin().attributeWillChange(element, localName, value);
  }

  stateWillChange(states, old, current) {
    this.begin().stateWillChange(states, old, current);
  }

  sheetsChange() {
    this.document.motion = undefined;
    watchStyles(this.document);
  }

  treeChanged(node, isInserted) {
    this.begin().treeChanged(node, isInserted);
  }

  flush() {}

  get isFilling() {
    return false;
  }

  filledValue() {
    return undefined;
  }
}

function watchStyles(document) {
  if (isWatchingStyles || hasALoop || page === undefined || document !== documentImpl()) return;
  isWatchingStyles = true;
  queueAMicrotask(() => watchStylesNow());
}

function watchStylesNow() {
  if (!isWatchingStyles) return;
  isWatchingStyles = false;
  const document = documentImpl();
  const motion = document.motion === undefined ? motionOfSheets(document) : 0;
  const isShown = document.readyState === "complete";
  if (motion === 2) startMotion(document, isShown);
  else if (motion === 1) document.motion = new WaitingMotion(document, isShown);
}

// Let computed styles follow animations that fill.
function watchMotion(document) {
  const isWaiting = document.motion === undefined || document.motion instanceof WaitingMotion;
  if (isWaiting && page !== undefined && document === documentImpl()) startMotion(document, true);
}

function watchStyleAttribute(document, value) {
  if (page !== undefined && document === documentImpl() && motionOfText(value) !== 0) startMotion(document, true);
}

function motionOfSheets(root) {
  let found = 0;
  const adopted = root._adoptedStyleSheets;
  const count = adopted === undefined ? 0 : adopted.length;
  for (let index = 0; index < count; index++) {
    found = max(found, motionOfText(implemented(CSSStyleSheetBrand, adopted[index]).text));
  }
  for (let each = nextNode(root, root); each !== undefined && found < 2; each = nextNode(each, root)) {
    if (each.madeSheet !== undefined) found = max(found, motionOfText(each.madeSheet.text));
    else if (each instanceof HTMLLinkElementImpl && each.sheetNumber !== undefined) {
      found = max(found, askWindow('"motion",[' + each.sheetNumber + "]"));
    } else if (each instanceof HTMLStyleElementImpl && each.hasCss) {
      found = max(found, motionOfText(childTextContent(each)));
    }
    const shadow = root.nodeDocument.hasShadowTrees && each instanceof ElementImpl ? shadowRootOf(each) : undefined;
    if (shadow !== undefined) found = max(found, motionOfSheets(shadow));
  }
  return found;
}

// https://drafts.csswg.org/web-animations-1/#relevant-animations-section
const relevantAnimations = newList(); // in the order of their creation

// Scripts ask for styles: https://drafts.csswg.org/css-transitions-1/#style-change-event
function flushStyles(node) {
  if (isWatchingStyles) watchStylesNow();
  const motion = node.nodeDocument.motion;
  if (motion !== undefined) motion.flush();
}
