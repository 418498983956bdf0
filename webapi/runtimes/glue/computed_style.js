// Computed styles without layout: https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle
//
// A property has the value that wins the cascade. Else it has an inherited value, the size of the box, or the
// initial value, as Chromium 156 gives it. Colors, lengths, times, opacities and the weight and size of the font are computed; other values stay as they are declared.

const initialValues = {
  __proto__: null,
  auto:
    "-webkit-font-smoothing accent-color align-self alignment-baseline animation-timeline aspect-ratio " +
      "background-size bottom break-after break-before break-inside clip column-count column-width cursor " +
      "dominant-baseline flex-basis font-kerning font-optical-sizing font-synthesis-small-caps " +
      "font-synthesis-style font-synthesis-weight forced-color-adjust grid-auto-columns grid-auto-rows " +
      "grid-column-end grid-column-start grid-row-end grid-row-start hyphenate-character hyphenate-limit-chars " +
      "image-rendering inset-block-end inset-block-start inset-inline-end inset-inline-start isolation " +
      "justify-self left line-break mask-size offset-anchor overflow-anchor overscroll-behavior-block " +
      "overscroll-behavior-inline overscroll-behavior-x overscroll-behavior-y pointer-events quotes right rx ry " +
      "scroll-behavior scroll-padding-block-end scroll-padding-block-start scroll-padding-bottom " +
      "scroll-padding-inline-end scroll-padding-inline-start scroll-padding-left scroll-padding-right " +
      "scroll-padding-top scrollbar-color scrollbar-gutter scrollbar-width shape-rendering table-layout " +
      "text-align-last text-decoration-skip-ink text-decoration-thickness text-justify text-rendering " +
      "text-size-adjust text-underline-offset text-underline-position text-wrap-style top touch-action " +
      "user-select will-change z-index",
  none:
    "-webkit-line-clamp animation-fill-mode animation-name appearance backdrop-filter background-image " +
      "border-block-end-style border-block-start-style border-bottom-style border-image-source " +
      "border-inline-end-style border-inline-start-style border-left-style border-right-style border-top-style " +
      "box-shadow clear clip-path column-rule-style column-span contain contain-intrinsic-block-size " +
      "contain-intrinsic-height contain-intrinsic-inline-size contain-intrinsic-width container-name " +
      "counter-increment counter-reset counter-set d filter float font-size-adjust grid-template-areas " +
      "grid-template-columns grid-template-rows list-style-image marker-end marker-mid marker-start mask-image " +
      "max-block-size max-height max-inline-size max-width offset-path outline-style perspective resize rotate " +
      "scale scroll-snap-align scroll-snap-type shape-outside stroke stroke-dasharray text-combine-upright " +
      "text-decoration-line text-emphasis-style text-shadow text-transform transform translate vector-effect " +
      "view-transition-name",
  "0px":
    "-webkit-text-stroke-width baseline-shift border-block-end-width border-block-start-width " +
      "border-bottom-left-radius border-bottom-right-radius border-bottom-width border-end-end-radius " +
      "border-end-start-radius border-inline-end-width border-inline-start-width border-left-width " +
      "border-right-width border-spacing border-start-end-radius border-start-start-radius " +
      "border-top-left-radius border-top-right-radius border-top-width cx cy margin-block-end " +
      "margin-block-start margin-bottom margin-inline-end margin-inline-start margin-left margin-right " +
      "margin-top min-block-size min-height min-inline-size min-width offset-distance outline-offset " +
      "padding-block-end padding-block-start padding-bottom padding-inline-end " +
      "padding-inline-start padding-left padding-right padding-top r scroll-margin-block-end " +
      "scroll-margin-block-start scroll-margin-bottom scroll-margin-inline-end scroll-margin-inline-start " +
      "scroll-margin-left scroll-margin-right scroll-margin-top shape-margin stroke-dashoffset text-indent " +
      "word-spacing x y",
  normal:
    "align-content align-items animation-direction background-blend-mode color-scheme column-gap " +
      "container-type content font-feature-settings font-language-override font-style font-variant " +
      "font-variant-caps font-variant-east-asian font-variant-emoji font-variant-ligatures font-variant-numeric " +
      "font-variant-position font-variation-settings justify-content justify-items letter-spacing line-height " +
      "mix-blend-mode offset-position overflow-wrap paint-order row-gap scroll-snap-stop transition-behavior " +
      "unicode-bidi white-space word-break",
  currentcolor:
    "-webkit-text-fill-color -webkit-text-stroke-color border-block-end-color border-block-start-color " +
      "border-bottom-color border-inline-end-color border-inline-start-color border-left-color " +
      "border-right-color border-top-color caret-color column-rule-color outline-color text-decoration-color " +
      "text-emphasis-color",
  "rgb(0, 0, 0)": "color fill flood-color stop-color",
  "1":
    "animation-iteration-count border-image-width fill-opacity flex-shrink flood-opacity opacity stop-opacity " +
      "stroke-opacity zoom",
  visible: "backface-visibility content-visibility overflow-block overflow-inline overflow-x overflow-y visibility",
  "0": "border-image-outset flex-grow order shape-image-threshold",
  "0s": "animation-delay animation-duration transition-delay transition-duration",
  "border-box": "background-clip mask-clip mask-origin",
  "0% 0%": "background-position mask-position",
  "100%": "border-image-slice font-stretch",
  "2": "orphans widows",
  ease: "animation-timing-function transition-timing-function",
  nonzero: "clip-rule fill-rule",
  over: "ruby-position text-emphasis-position",
  repeat: "background-repeat mask-repeat",
  row: "flex-direction grid-auto-flow",
  start: "text-align text-anchor",
  wrap: "text-wrap text-wrap-mode",
  "\"Times New Roman\"": "font-family",
  "16px": "font-size",
  "1px": "stroke-width",
  "3px": "column-rule-width outline-width",
  "4": "stroke-miterlimit",
  "400": "font-weight",
  "50% 50%": "object-position",
  "8": "tab-size",
  add: "mask-composite",
  all: "transition-property",
  "auto 0deg": "offset-rotate",
  balance: "column-fill",
  baseline: "vertical-align",
  butt: "stroke-linecap",
  clip: "text-overflow",
  collapse: "white-space-collapse",
  "content-box": "box-sizing",
  disc: "list-style-type",
  economy: "print-color-adjust",
  fill: "object-fit",
  fixed: "field-sizing",
  flat: "transform-style",
  "from-image": "image-orientation",
  "horizontal-tb": "writing-mode",
  linearrgb: "color-interpolation-filters",
  ltr: "direction",
  luminance: "mask-type",
  manual: "hyphens",
  "match-source": "mask-mode",
  miter: "stroke-linejoin",
  mixed: "text-orientation",
  nowrap: "flex-wrap",
  outside: "list-style-position",
  "padding-box": "background-origin",
  replace: "animation-composition",
  "rgb(255, 255, 255)": "lighting-color",
  "rgba(0, 0, 0, 0)": "background-color",
  "rgba(0, 0, 0, 0.18)": "-webkit-tap-highlight-color",
  running: "animation-play-state",
  scroll: "background-attachment",
  separate: "border-collapse",
  show: "empty-cells",
  slice: "box-decoration-break",
  solid: "text-decoration-style",
  "space-around": "ruby-align",
  static: "position",
  stretch: "border-image-repeat",
  top: "caption-side",
  "view-box": "transform-box",
};

// Their values come from the parent.
const inheritedNames = listed(
  "-webkit-font-smoothing accent-color border-collapse border-spacing caption-side caret-color clip-rule color " +
    "color-interpolation-filters color-scheme cursor direction dominant-baseline empty-cells fill " +
    "fill-opacity fill-rule font-family font-feature-settings font-kerning font-language-override " +
    "font-optical-sizing font-size font-size-adjust font-stretch font-style font-synthesis-small-caps " +
    "font-synthesis-style font-synthesis-weight font-variant-caps font-variant-east-asian font-variant-emoji " +
    "font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings font-weight " +
    "hyphenate-character hyphenate-limit-chars hyphens image-orientation image-rendering letter-spacing " +
    "line-break line-height list-style-image list-style-position list-style-type marker-end marker-mid " +
    "marker-start orphans overflow-wrap paint-order pointer-events print-color-adjust quotes ruby-align " +
    "ruby-position shape-rendering stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin " +
    "stroke-miterlimit stroke-opacity stroke-width tab-size text-align text-align-last text-anchor " +
    "text-combine-upright text-decoration-skip-ink text-emphasis-color text-emphasis-position " +
    "text-emphasis-style text-indent text-justify text-orientation text-rendering text-shadow " +
    "text-size-adjust text-transform text-underline-offset text-underline-position text-wrap text-wrap-mode " +
    "text-wrap-style visibility white-space white-space-collapse widows word-break word-spacing writing-mode",
);

const isInheritedName = (name) => inheritedNames[name] === true;

let initialOf; // by the name of a property
let computedNames;

function readInitialValues() {
  initialOf = createObject(null);
  const values = ownKeys(initialValues);
  for (let index = 0; index < values.length; index++) {
    if (values[index] === "__proto__") continue;
    const names = ownKeys(listed(initialValues[values[index]]));
    for (let place = 0; place < names.length; place++) initialOf[names[place]] = values[index];
  }
  initialOf.display = "inline";
  initialOf.height = initialOf.width = "auto";
  computedNames = sortList(ownKeys(initialOf), (one, other) => {
    const isPrefixed = textStarts(one, "-");
    return isPrefixed !== textStarts(other, "-") ? (isPrefixed ? 1 : -1) : one < other ? -1 : 1;
  });
}

// The properties that follow the color where nothing else is declared.
const namesOfCurrentColor = () => ownKeys(listed(initialValues.currentcolor));

function initialValue(name) {
  if (initialOf === undefined) readInitialValues();
  const value = initialOf[name];
  return value === undefined ? "" : value;
}

const rgbOfNames = { __proto__: null, transparent: "rgba(0, 0, 0, 0)", black: "rgb(0, 0, 0)" };

// https://drafts.csswg.org/css-color-4/#named-colors
// The host has their table, and says black for what is no color.
function rgbOfName(name) {
  if (rgbOfNames[name] === undefined && execute(/^[a-z]+$/, name) !== null) {
    const digits = parsedColor(name);
    if (digits === "#000000") return undefined;
    rgbOfNames[name] = colorOfDigits(slice(digits, 1));
  }
  return rgbOfNames[name];
}

// https://drafts.csswg.org/css-color-4/#resolving-color-values
function resolvedColor(element, name, value) {
  const isCurrent = value === "currentcolor" || (name === "caret-color" && value === "auto");
  return isCurrent ? computedValue(element, "color") : value;
}

const pixelsOfUnits = { __proto__: null, px: 1, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54, q: 2.4 / 2.54, pt: 4 / 3, pc: 16 };
const dimension = /^(-?[0-9.]+)([a-z]+|%)$/;
const pixels = (number) => numberInCss(+toPrecision(number, 6)) + "px";

// https://drafts.csswg.org/css-values-4/#lengths, those that are absolute or follow the font, and milliseconds
function computedDimension(element, name, value) {
  const found = execute(dimension, value);
  if (found === null) return value;
  const number = +found[1];
  const unit = found[2];
  if (unit === "ms") return numberInCss(number / 1000) + "s";
  if (unit !== "px" && pixelsOfUnits[unit] !== undefined) return pixels(number * pixelsOfUnits[unit]);
  if (unit === "em") return pixels(number * fontSizeOf(element));
  if (unit === "%" && name === "line-height") return pixels((number / 100) * fontSizeOf(element));
  return unit === "rem" ? pixels(number * fontSizeOf(element.nodeDocument.documentElement)) : value;
}

// https://drafts.csswg.org/css-fonts-4/#absolute-size-mapping
const fontSizes = {
  __proto__: null,
  "xx-small": 9,
  "x-small": 10,
  small: 13,
  medium: 16,
  large: 18,
  "x-large": 24,
  "xx-large": 32,
  "xxx-large": 48,
};

// The font size in pixels; 16 for one that is not computed, such as calc().
function fontSizeOf(element) {
  let factor = 1;
  for (let each = element; each !== undefined; each = flatParent(each)) {
    const value = declaredValue(each, "font-size");
    const found = execute(dimension, value);
    if (found === null) {
      if (fontSizes[value] !== undefined) return factor * fontSizes[value];
      if (value === "larger") factor *= 1.2;
      else if (value === "smaller") factor /= 1.2;
      else if (value !== "" && value !== "inherit" && value !== "unset") return factor * 16;
      continue;
    }
    const number = +found[1];
    const root = each.nodeDocument.documentElement;
    if (pixelsOfUnits[found[2]] !== undefined) return factor * number * pixelsOfUnits[found[2]];
    if (found[2] === "rem") return factor * number * (each === root ? 16 : fontSizeOf(root));
    if (found[2] !== "em" && found[2] !== "%") return factor * 16;
    factor *= found[2] === "%" ? number / 100 : number;
  }
  return factor * 16;
}

function computedFontSize(element, value) {
  const found = execute(dimension, value);
  const unit = found === null ? "" : found[2];
  const isRelative = value === "larger" || value === "smaller" || unit === "%" || unit === "em" || unit === "rem";
  const isComputed = isRelative || fontSizes[value] !== undefined || pixelsOfUnits[unit] !== undefined;
  return isComputed ? pixels(fontSizeOf(element)) : value;
}

// https://drafts.csswg.org/css-fonts-4/#relative-weights
function computedWeight(element, value) {
  const steps = newList();
  let weight = value;
  for (let each = element; weight === "bolder" || weight === "lighter"; ) {
    steps[steps.length] = weight;
    do each = flatParent(each);
    while (each !== undefined && isInheriting(declaredValue(each, "font-weight")));
    weight = each === undefined ? "normal" : declaredValue(each, "font-weight");
  }
  let number = weight === "bold" ? 700 : weight - 0;
  if (number !== number) number = 400;
  for (let index = steps.length - 1; index >= 0; index--) {
    if (steps[index] === "bolder") number = number < 350 ? 400 : number < 550 ? 700 : number < 900 ? 900 : number;
    else number = number < 100 ? number : number < 550 ? 100 : number < 750 ? 400 : 700;
  }
  return "" + number;
}

const isInheriting = (value) => value === "" || value === "inherit" || value === "unset";
const isCustom = (name) => textStarts(name, "--");
const isColor = (name) => !isCustom(name) && (textEnds(name, "color") || name === "fill" || name === "stroke");

// https://drafts.csswg.org/css-properties-values-api/#calculation-of-computed-values, of colors and lengths
function computedCustomValue(element, syntax, value) {
  if (findText(syntax, "<color>", 0) >= 0) return rgbOfName(value) || value;
  return findText(syntax, "<length", 0) >= 0 || syntax === "<time>" ? computedDimension(element, "", value) : value;
}

// https://drafts.csswg.org/css-backgrounds-3/#border-width
const invisibleLines = listed("none hidden");
const lineWidths = { __proto__: null, thin: "1px", medium: "3px", thick: "5px" };
const isLineWidth = (name) => textEnds(name, "-width") && initialValue(slice(name, 0, name.length - 5) + "style") !== "";

function computedLineWidth(element, name, value) {
  const style = slice(name, 0, name.length - 5) + "style";
  const isBorder = textStarts(name, "border-");
  if (isBorder && invisibleLines[computedValue(element, style)] === true) return "0px";
  const width = lineWidths[value] || computedDimension(element, name, value);
  const number = textEnds(width, "px") ? +slice(width, 0, width.length - 2) : 0;
  return number > 0 ? (number < 1 ? 1 : floor(number)) + "px" : width; // whole pixels
}

// The computed value of a declared one.
function computedOf(element, name, value) {
  if (isCustom(name)) return value;
  if (isColor(name)) return rgbOfName(value) || value;
  if (isLineWidth(name)) return computedLineWidth(element, name, value);
  if (name === "font-weight") return computedWeight(element, value);
  if (name === "font-size") return computedFontSize(element, value);
  if (textEnds(name, "opacity")) return value > 1 ? "1" : value < 0 ? "0" : value;
  return computedDimension(element, name, value);
}

// What a script gets of a computed value: the element's color and font can change one that is inherited.
function resolvedOf(element, name, value) {
  if (isColor(name)) return resolvedColor(element, name, value);
  if (name === "line-height" && value - 0 >= 0) return pixels(value * fontSizeOf(element));
  return value;
}

// The value of a longhand or a custom property.
function computedValue(element, name) {
  if (name === "display") return displayOf(element);
  return name === "float" ? floatOf(element) : resolvedOf(element, name, cascadedValue(element, name));
}

function cascadedValue(element, name) {
  if (isCustom(name)) return customValue(element, name) || "";
  const isInherited = inheritedNames[name] === true;
  for (let each = element; each !== undefined; each = isInherited ? inheritedFrom(each, name) : flatParent(each)) {
    const value = declaredValue(each, name);
    if (value === "initial" || (value === "unset" && !isInherited)) return initialValue(name);
    if (value === "" && !isInherited) return usedValue(each, name);
    const isInherit = value === "" || value === "inherit" || value === "unset";
    if (!isInherit && !(name === "color" && value === "currentcolor")) return computedOf(each, name, value);
  }
  return initialValue(name);
}

// The width or the height, or the size of the box if they are not in pixels.
function sizeInPixels(element, name) {
  const found = execute(dimension, computedValue(element, name));
  if (found !== null && found[2] === "px") return +found[1];
  return name === "width" ? widthOf(element) : heightOf(element);
}

function usedValue(element, name) {
  const hasBox = (name === "width" || name === "height") && element.pseudoElement === undefined && isRendered(element);
  if (hasBox) return (name === "width" ? widthOf(element) : heightOf(element)) + "px";
  return initialValue(name);
}

// A declaration block whose computed flag is set.
class ComputedStyleImpl extends ElementStyle {
  // Without a subject, the text names no pseudo-element.
  constructor(element, subject) {
    super(element);
    this.subject = subject;
  }

  get isEmpty() {
    return this.subject === undefined || !isInFlatTree(this.element);
  }

  valueOf(name) {
    flushStyles(this.element);
    if (this.isEmpty) return "";
    const value = computedValue(this.subject, name);
    if (name !== "content" || value !== "normal") return value;
    const { pseudoElement } = this.subject;
    return pseudoElement === "before" || pseudoElement === "after" ? "none" : value;
  }

  get names() {
    if (initialOf === undefined) readInitialValues();
    return this.isEmpty ? newList() : computedNames;
  }

  get cssText() {
    return "";
  }

  set cssText(value) {
    throw readOnly("");
  }

  get length() {
    return this.names.length;
  }

  item(index) {
    return index < this.length ? this.names[index] : "";
  }

  getPropertyValue(name) {
    const known = propertyName(name);
    const shorthand = PROPERTIES.shorthand(known);
    if (shorthand === undefined) return this.valueOf(known);
    const declarations = new Declarations();
    const longhands = PROPERTIES.longhandsOf(shorthand);
    for (let index = 0; index < longhands.length; index++) {
      declarations.put(new Declaration(longhands[index], this.valueOf(longhands[index]), false, ""));
    }
    return declarations.valueOf(known);
  }

  /** @returns {"" | "important"} */
  getPropertyPriority(name) {
    return "";
  }

  setProperty(name, value, priority) {
    throw readOnly(" of '" + name + "'");
  }

  removeProperty(name) {
    throw readOnly(" of '" + name + "'");
  }
}
implementation(CSSStylePropertiesBrand, ComputedStyleImpl);

const readOnly = (what) =>
  new DOMException("The styles" + what + " are computed, and therefore read-only.", "NoModificationAllowedError");

// https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle, where a text begins with a colon or is undefined
function computedStyle(element, text) {
  if (text === undefined) return new ComputedStyleImpl(element, element);
  const isOld = !textStarts(text, "::");
  const name = asciiLowercase(slice(text, isOld ? 1 : 2));
  const isKnown = isOld ? hasOneColon(name) : isPseudoElement(name) || textStarts(name, "-webkit-");
  return new ComputedStyleImpl(element, isKnown ? pseudoElementOf(element, name) : undefined);
}
