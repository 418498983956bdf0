// Runs axe-core on the document. axe asks where elements are: which background is behind a text, and what is off the
// screen. Nothing is laid out, so the document gets a coarse layout while axe runs: one column in the order of the tree,
// where each text and each replaced element has a row of its own, and an element has the rows of its content.
(function (given) {
  "use strict";

  const { source, context, options } = given;
  const rowHeight = 20;
  const replaced = new Set(
    "audio button canvas embed iframe img input meter object progress select svg textarea video".split(" "),
  );
  const leaves = new Set("audio canvas embed iframe img input meter object progress select svg textarea video".split(" "));
  const own = { getBoundingClientRect: Element.prototype.getBoundingClientRect, getClientRects: Element.prototype.getClientRects };
  const root = document.documentElement;
  const boxes = new Map();
  const width = innerWidth;
  let bottom = 0;

  // The children in the flat tree.
  function childrenOf(node) {
    if (node.shadowRoot) return node.shadowRoot.childNodes;
    if (node.localName !== "slot") return node.childNodes;
    const assigned = node.assignedNodes({ flatten: true });
    return assigned.length ? assigned : node.childNodes;
  }

  function place(node, x, y) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim() === "") return y;
      boxes.set(node, new DOMRect(x, y, width, rowHeight));
      return y + rowHeight;
    }
    if (node.nodeType !== Node.ELEMENT_NODE) return y;
    const style = getComputedStyle(node);
    if (style.display === "none") return y;
    let [left, top] = [x, y];
    if (style.position === "absolute" || style.position === "fixed") {
      // Only what hides an element is known: a place left of the screen or above it.
      if (parseFloat(style.left) < 0) left = parseFloat(style.left) - (parseFloat(style.left) < -width ? width : 0);
      if (parseFloat(style.top) < 0) top = parseFloat(style.top);
    }
    let end = top;
    if (leaves.has(node.localName)) end += rowHeight;
    else {
      for (const each of childrenOf(node)) end = place(each, left, end);
      if (end === top && replaced.has(node.localName)) end += rowHeight;
    }
    if (own.getClientRects.call(node).length) {
      const isTiny = [style.width, style.height].some((each) => parseFloat(each) <= 1 && each.endsWith("px"));
      boxes.set(node, isTiny ? new DOMRect(left, top, 1, 1) : new DOMRect(left, top, width, end - top));
    }
    return top === y ? end : y;
  }

  const rectOf = (object) => {
    const found = object instanceof Range ? (object.collapsed ? undefined : object.startContainer) : object;
    return boxes.get(found);
  };
  const bounding = { value() { return rectOf(this) ?? new DOMRect(); } };
  const listed = { value() { return rectOf(this) ? [rectOf(this)] : []; } };
  // axe draws the letters of a text to find fonts of icons. Here all letters look alike, and stand side by side.
  const drawing = {
    canvas: {},
    clearRect() {},
    fillText() {},
    getImageData: () => ({ data: new Uint8ClampedArray([255, 255, 255, 255]) }),
    measureText: (text) => ({ width: 15 * text.length }),
  };
  const point = function (x, y) {
    return { x, y };
  };
  /** @type {[any, string, PropertyDescriptor][]} */
  const patches = [
    [globalThis, "DOMPoint", { value: globalThis.DOMPoint ?? point }],
    [Element.prototype, "getBoundingClientRect", bounding],
    [Element.prototype, "getClientRects", listed],
    [Range.prototype, "getBoundingClientRect", bounding],
    [Range.prototype, "getClientRects", listed],
    [HTMLCanvasElement.prototype, "getContext", { value: () => drawing }],
    [root, "scrollHeight", { get: () => bottom }],
  ];
  const replacements = patches.map(([object, name, replacement]) => {
    const before = Object.getOwnPropertyDescriptor(object, name);
    return { object, name, before, replacement: { ...replacement, configurable: true } };
  });

  if (typeof globalThis.axe?.run !== "function") (0, eval)(source);
  bottom = Math.max(place(root, 0, 0), innerHeight);
  boxes.set(root, new DOMRect(0, 0, width, bottom));
  for (const { object, name, replacement } of replacements) Object.defineProperty(object, name, replacement);
  return globalThis.axe.run(context ?? document, options).finally(() => {
    for (const { object, name, before } of replacements) {
      if (before === undefined) delete object[name];
      else Object.defineProperty(object, name, before);
    }
  });
});
