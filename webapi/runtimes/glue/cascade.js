// The cascade of a page: which sheets there are, what they say, and the values that win.
// webapi/dom/css_cascade.py matches; webapi/runtimes/style_texts.py reads texts, once in a process.

function entryOf(row) {
  const entry = new StyleEntry(row[0], row[1], row[2], row[3]);
  entry.key = row[4];
  entry.specificity = row[5];
  entry.hasStates = row[6];
  for (let index = 0; index < row[7].length; index++) {
    entry.features[index] = row[7][index];
    entry.reaches[index] = row[8][index];
  }
  if (row[9] !== null) {
    entry.namespaces = new Table();
    for (let index = 0; index < row[9].length; index++) tableSet(entry.namespaces, row[9][index][0], row[9][index][1]);
  }
  if (row[10] !== null) entry.containers = row[10];
  entry.hasLastingStates = row[11];
  for (let index = 12; index < row.length; index++) {
    entry.scopes[index - 12] = new StyleScope(row[index][0], row[index][1]);
  }
  return entry;
}

// A text is sent to Python once, which then knows it by a number.
const maxTexts = 256; // that are kept, unless a tree has more
let numbersOfTexts = new Table();

// The base URL is undefined for a sheet whose import rules do not count, and empty for a sheet of the document.
function numberOfText(text, sheetUrl) {
  const isAlone = sheetUrl === undefined || !hasImports(text);
  const baseUrl = isAlone ? "" : sheetUrl || documentImpl().serializedBaseUrl();
  const key = isAlone ? text : baseUrl + "\n" + text;
  let number = tableGet(numbersOfTexts, key);
  if (number !== undefined) return number;
  number = tableSize(numbersOfTexts);
  askWindow('"style text",' + number + "," + quote(text) + "," + quote(baseUrl));
  tableSet(numbersOfTexts, key, number);
  return number;
}

const mediaMatch = (text) => text === "" || askWindow('"media",' + quote(text))[1];

// The numbers of the sheets of a tree, in their order: https://drafts.csswg.org/cssom/#documentorshadowroot-final-css-style-sheets
// `roots` gets the parents of their elements: https://drafts.csswg.org/css-cascade-6/#scope-atrule
function sheetsOfTree(root, roots = newList()) {
  const numbers = newList();
  if (tableSize(numbersOfTexts) > maxTexts) numbersOfTexts = new Table();
  for (let each = nextNode(root, root); each !== undefined; each = nextNode(each, root)) {
    const count = numbers.length;
    const isLink = each instanceof HTMLLinkElementImpl && each.sheetNumber !== undefined;
    if (!isLink && !(each instanceof HTMLStyleElementImpl && each.hasCss)) continue;
    if (each.madeSheet !== undefined) addSheet(each.madeSheet, numbers);
    else if (mediaMatch(each.attributeValue("media") || "")) {
      numbers[numbers.length] = isLink ? each.sheetNumber : numberOfText(childTextContent(each), "");
    }
    if (numbers.length > count) roots[count] = parentElement(each) || (root instanceof ShadowRootImpl ? root.shadowHost : undefined);
  }
  const adopted = root._adoptedStyleSheets;
  const count = adopted === undefined ? 0 : adopted.length;
  for (let index = 0; index < count; index++) addSheet(adoptedSheetValue(adopted[index], ""), numbers);
  return numbers;
}

// What is known of the styles of a page ends with it: other media match.
function forgetStyles() {
  documentImpl().styles = undefined;
}

function addSheet(sheet, numbers) {
  if (sheet.disabled || !mediaMatch(sheet.media.mediaText)) return;
  const isConstructed = sheet.constructorDocument !== undefined;
  numbers[numbers.length] = numberOfText(sheet.text, isConstructed ? undefined : sheet.href || "");
}

// What the sheets of a tree say of a property: of its elements, or of a target, see target_of in css_cascade.py.
function stylesOfProperty(root, name, target, isStarting = false) {
  const ofTree = stylesOfTree(root) || makeStyles(root);
  const ordinary = target === "" ? name : name + " " + target;
  const key = isStarting ? "@starting-style " + ordinary : ordinary;
  let styles = tableGet(ofTree.byName, key);
  if (styles !== undefined) return styles;
  const document = root.nodeDocument;
  styles = new PropertyStyles(ofTree, root, target);
  let order = 0;
  const of = quote(name) + "," + quote(target);
  const isOfAnother = isOfAnotherTree(target);
  const ofUserAgent = isOfAnother ? [] : askWindow('"style of user agent",' + of + "," + (document.mode === "quirks"));
  for (let index = 0; index < ofUserAgent.length; index++) {
    const rows = ofUserAgent[index][1];
    for (let place = 0; place < rows.length; place++) {
      const entry = entryOf(rows[place]);
      entry.namespace = ofUserAgent[index][0];
      styles.add(entry, order++, false);
    }
  }
  const roots = newList();
  const numbers = sheetsOfTree(root, roots);
  const rows = numbers.length === 0 ? numbers : askWindow('"style",[' + joinList(numbers, ",") + "]," + of + "," + isStarting);
  for (let index = 0; index < rows.length; index++) {
    const entry = entryOf(rows[index][1]);
    entry.layer = rows[index][0];
    for (let place = 0; place < entry.scopes.length; place++) entry.scopes[place].root = roots[rows[index][2]];
    styles.add(entry, order++, true);
  }
  tableSet(ofTree.byName, key, styles);
  return styles;
}

// Whether a rule may declare a property of an element.
function mayDeclare(element, name) {
  if (element.nodeDocument.hasShadowTrees) return declaredValue(element, name) !== "";
  return stylesOfProperty(element.nodeDocument, name, "").mayApply(element);
}

// The declaration of the attribute style, with the longhand's name.
function inlineDeclaration(element, name) {
  if (element.attributeValue("style") === undefined || element.style === undefined) return undefined;
  return declarationOf(element.style.declarations(), name);
}

// The cascaded value, after substitution; nothing where nothing is declared.
const declaredValue = (element, name) => declaredValueWithin(element, name, new Table());

// What the sheets of a tree, or the attribute style, say of an element. The places of trees have the order of
// https://drafts.csswg.org/css-shadow-1/#shadow-cascading; the element's own is 0.
class StyleCandidate {
  constructor(place, styles, element, target, parts) {
    this.place = place;
    this.styles = styles;
    this.element = element;
    this.target = target;
    this.parts = parts;
    this.entry = styles === undefined ? undefined : styles.winner(element, target, parts);
  }

  get level() {
    if (this.styles !== undefined) return this.entry.level;
    return this.entry.isImportant ? IMPORTANT : OF_A_PAGE;
  }
}
withoutParent(StyleCandidate);

const noParts = newList();
let startingElement; // for which rules @starting-style apply

// https://drafts.csswg.org/css-transitions-2/#starting-style: what it inherits has its usual style.
function inStartingStyle(element, ask) {
  startingElement = element;
  try {
    return ask();
  } finally {
    startingElement = undefined;
  }
}

function candidatesFor(element, name) {
  const candidates = newList();
  if (element.pseudoElement !== undefined && !element.isPossible) return candidates;
  const add = (place, root, kind, target, parts) => {
    const pseudoElement = element.pseudoElement;
    const wanted = pseudoElement === undefined ? kind : kind === "" ? pseudoElement : kind + " " + pseudoElement;
    const origin = originatingElement(element);
    const styles = stylesOfProperty(root, name, wanted, element === startingElement);
    const candidate = new StyleCandidate(place, styles, origin, target, parts);
    candidates[candidates.length] = candidate;
  };
  const origin = originatingElement(element);
  let root = rootOf(origin);
  add(0, root, "", origin, noParts);
  const inline = element === origin ? inlineDeclaration(element, name) : undefined;
  if (inline !== undefined) {
    const candidate = new StyleCandidate(0, undefined, element, element, noParts);
    candidate.entry = inline;
    candidates[candidates.length] = candidate;
  }
  if (!origin.nodeDocument.hasShadowTrees) return candidates;
  let place = 0;
  let parts = splitOnAsciiWhitespace(origin.attributeValue("part") || "");
  while (parts.length !== 0 && root instanceof ShadowRootImpl) {
    const host = root.shadowHost;
    root = rootOf(host);
    add(--place, root, PART, host, parts);
    parts = exportedParts(host, parts);
  }
  place = 0;
  const isFlattened = origin.isSlot && root instanceof ShadowRootImpl; // what is in the slot takes its place
  for (let slot = isFlattened ? undefined : assignedSlot(origin); slot !== undefined; slot = assignedSlot(slot)) {
    add(++place, rootOf(slot), SLOTTED, slot, noParts);
  }
  const shadow = shadowRootOf(origin);
  if (shadow !== undefined) add(++place, shadow, HOST, origin, noParts);
  return candidates;
}

// https://drafts.csswg.org/css-shadow-1/#exportparts-attr
function exportedParts(host, parts) {
  const exported = newList();
  const mappings = splitMappings(host.attributeValue("exportparts") || "");
  for (let index = 0; index < mappings.length; index++) {
    const inner = stripped(textBeforeColon(mappings[index]));
    const outer = findText(mappings[index], ":", 0) < 0 ? inner : stripped(textAfterColon(mappings[index]));
    for (let place = 0; place < parts.length; place++) {
      if (parts[place] === inner) exported[exported.length] = outer;
    }
  }
  return exported;
}

function splitMappings(text) {
  const parts = newList();
  for (let start = 0; ; ) {
    const comma = findText(text, ",", start);
    parts[parts.length] = slice(text, start, comma < 0 ? text.length : comma);
    if (comma < 0) return parts;
    start = comma + 1;
  }
}

// https://drafts.csswg.org/css-cascade-5/#cascade-sort, down to the attribute style
function bestOf(candidates) {
  let best;
  for (let index = 0; index < candidates.length; index++) {
    const each = candidates[index];
    if (each.entry !== undefined && (best === undefined || candidateWins(each, best))) best = each;
  }
  return best;
}

function candidateWins(one, other) {
  if (one.level !== other.level) return one.level > other.level;
  if (one.place !== other.place) return one.level === IMPORTANT ? one.place > other.place : one.place < other.place;
  return one.styles === undefined;
}

// An important declaration that rolls back its layer takes with it all that stands between its important and its
// normal place: https://drafts.csswg.org/css-cascade-5/#revert-layer
function dropBetween(candidates, best) {
  for (let index = 0; index < candidates.length; index++) {
    const each = candidates[index];
    const isInline = each.styles === undefined && each.place === best.place;
    if (each !== best && (each.place < best.place || isInline)) toUserAgent(each);
  }
}

function toUserAgent(candidate) {
  const { styles, element, target, parts } = candidate;
  candidate.entry = styles === undefined ? undefined : styles.rolledBack(element, target, parts, undefined, false);
}

// Whether only rules of the document decide, for all elements but those with an attribute style.
function isStyledByDocument(element) {
  const document = element.nodeDocument;
  if (document.hasShadowTrees || !element.isConnected || element.pseudoElement !== undefined) return false;
  return document.motion === undefined || !document.motion.isFilling;
}

// The next element around one that has the value of a property or of its parent.
function inheritedFrom(element, name) {
  const parent = flatParent(element);
  if (parent === undefined || !isStyledByDocument(element)) return parent;
  const styles = stylesOfProperty(element.nodeDocument, name, "");
  let climbed = newList();
  let each = parent;
  while (each !== undefined) {
    if (tableHas(styles.declaring, each)) {
      each = tableGet(styles.declaring, each);
      break;
    }
    if (styles.winner(each, each, noParts) !== undefined || inlineDeclaration(each, name) !== undefined) break;
    if (styles.isKnownToDeclareNothing(each)) climbed[climbed.length] = each;
    else climbed = newList();
    each = parentElement(each);
  }
  for (let index = 0; index < climbed.length; index++) tableSet(styles.declaring, climbed[index], each);
  return each;
}

function declaredValueWithin(element, name, pending) {
  if (isStyledByDocument(element) && element.attributeValue("style") === undefined) {
    const styles = stylesOfProperty(element.nodeDocument, name, "", element === startingElement);
    const entry = styles.winner(element, element, noParts);
    if (entry === undefined) return "";
    const value = valueAfterSubstitution(element, name, entry, pending);
    if (value !== "revert" && value !== "revert-layer") return value;
  }
  const motion = element.nodeDocument.motion;
  const filled = motion === undefined ? undefined : motion.filledValue(element, name);
  if (filled !== undefined) return filled;
  let candidates = candidatesFor(element, name);
  for (;;) {
    const best = bestOf(candidates);
    if (best === undefined) return "";
    const value = valueAfterSubstitution(element, name, best.entry, pending);
    if (value !== "revert" && value !== "revert-layer") return value;
    if (best.level === 0 || best.level > IMPORTANT) return "";
    if (value === "revert") {
      const own = candidates[0];
      toUserAgent(own);
      candidates = newList();
      candidates[0] = own;
      continue;
    }
    if (best.level === IMPORTANT) dropBetween(candidates, best);
    if (best.styles === undefined) best.entry = undefined;
    else best.entry = best.styles.rolledBack(best.element, best.target, best.parts, best.entry, true);
  }
}

// https://drafts.csswg.org/css-variables-1/#substitute-a-var
function valueAfterSubstitution(element, name, declaration, pending) {
  if (findText(declaration.value, "var(", 0) < 0) return declaration.value;
  const text = substituted(element, declaration.value, pending);
  if (textStarts(name, "--")) {
    if (text !== undefined) return text;
    return registeredProperty(element.nodeDocument, name) === undefined ? "initial" : "unset";
  }
  return text === undefined ? "unset" : longhandOf(name, declaration.shorthand, text);
}

const maxParsed = 1024;
let longhands = new Table(); // by the name, the shorthand and the text
let firstReferences = new Table(); // by the text: the first reference

function longhandOf(name, shorthand, text) {
  const key = name + " " + shorthand + " " + text;
  if (!tableHas(longhands, key)) {
    if (tableSize(longhands) > maxParsed) longhands = new Table();
    tableSet(longhands, key, longhandValue(name, shorthand, text) || "unset");
  }
  return tableGet(longhands, key);
}

function firstReference(text) {
  if (findText(text, "(", 0) < 0) return undefined;
  if (!tableHas(firstReferences, text)) {
    if (tableSize(firstReferences) > maxParsed) firstReferences = new Table();
    tableSet(firstReferences, text, firstVar(text));
  }
  return tableGet(firstReferences, text);
}

const longestSubstitution = 100000;
const maxReferences = 200; // that lead from one to the next

function substituted(element, text, pending) {
  for (;;) {
    const reference = firstReference(text);
    if (reference === undefined) return text;
    let value;
    if (tableHas(pending, reference.name)) noteCycle(pending, reference.name);
    else value = customValue(element, reference.name, pending);
    if (value === undefined) value = reference.fallback;
    if (value === undefined) return undefined;
    text = joinedAround(reference, value);
    if (text.length > longestSubstitution) return undefined;
  }
}

// The properties that lead from a name to itself are invalid, with whatever fallback.
function noteCycle(pending, name) {
  let isInCycle = false;
  tableForEach(pending, (value, each) => {
    isInCycle = isInCycle || each === name;
    if (isInCycle) tableSet(pending, each, true);
  });
}

// The value of a custom property, or undefined. `pending` has those that ask for it, and whether they are in a cycle.
function customValue(element, name, pending = new Table()) {
  if (tableSize(pending) > maxReferences) return undefined;
  const registered = registeredProperty(element.nodeDocument, name);
  const isInherited = registered === undefined || registered.inherits;
  for (let each = element; each !== undefined; each = isInherited ? inheritedFrom(each, name) : flatParent(each)) {
    const ofEach = each === element ? pending : new Table(); // a cycle is one of an element
    tableSet(ofEach, name, false);
    const value = declaredValueWithin(each, name, ofEach);
    const isInCycle = tableGet(ofEach, name);
    tableDelete(ofEach, name);
    if (registered !== undefined) {
      if (value === "initial") return registered.initial;
      const isUnset = isInCycle || value === "" || value === "unset" || !hasSyntax(registered.syntax, value);
      if (value !== "inherit" && !isUnset) return computedCustomValue(each, registered.syntax, value);
      if (value !== "inherit" && !registered.inherits) return registered.initial;
      continue;
    }
    if (isInCycle) return undefined;
    if (value === "inherit" || value === "unset" || value === "") continue;
    return value === "initial" ? undefined : value;
  }
  return registered === undefined ? undefined : registered.initial;
}

// https://drafts.csswg.org/css-properties-values-api/#registered-custom-property, of the document's sheets
function registeredProperty(document, name) {
  const ofDocument = document.styles || makeStyles(document);
  if (ofDocument.registered === undefined) {
    ofDocument.registered = new Table();
    const numbers = sheetsOfTree(document);
    const found = numbers.length === 0 ? {} : askWindow('"registered",[' + joinList(numbers, ",") + "]");
    const names = ownKeys(found);
    for (let index = 0; index < names.length; index++) {
      const parts = found[names[index]];
      const initial = parts[3] === null ? undefined : parts[3];
      const property = { __proto__: null, syntax: parts[1], inherits: parts[2], initial };
      tableSet(ofDocument.registered, names[index], property);
    }
  }
  return tableGet(ofDocument.registered, name);
}

let knownSyntaxes = new Table(); // whether values fit syntaxes

function hasSyntax(syntax, value) {
  if (syntax === "*") return true;
  const key = syntax + "\n" + value;
  if (!tableHas(knownSyntaxes, key)) {
    if (tableSize(knownSyntaxes) > maxTexts) knownSyntaxes = new Table();
    tableSet(knownSyntaxes, key, askWindow('"has syntax",' + quote(syntax) + "," + quote(value)));
  }
  return tableGet(knownSyntaxes, key);
}

// https://drafts.csswg.org/css-display-4/#blockify
const blockified = {
  __proto__: null,
  inline: "block",
  "inline-block": "block",
  "inline-flex": "flex",
  "inline-grid": "grid",
  "inline-table": "table",
  ruby: "block ruby",
  "ruby-text": "block",
  "table-caption": "block",
  "table-cell": "block",
  "table-column": "block",
  "table-column-group": "block",
  "table-footer-group": "block",
  "table-header-group": "block",
  "table-row": "block",
  "table-row-group": "block",
};
const unboxed = listed("audio br canvas embed iframe img input meter object progress select textarea video wbr");
const controls = listed("button input meter progress select textarea");
const undrawn = listed("desc metadata script style title");
const flexible = listed("flex grid inline-flex inline-grid");

// What Chromium makes of the display of what looks like a control: it is no list item and no part of a table.
function displayOfControl(element, display) {
  if (keywordOf(element, "appearance", "none") === "none") return display;
  if (display === "list-item" || display === "table") return "block";
  return display === "inline" || textStarts(display, "table-") || display === "inline-table" ? "inline-block" : display;
}

// The computed value of a property whose values are keywords.
function keywordOf(element, name, initial, isInherited = false) {
  for (let each = element; each !== undefined; each = isInherited ? inheritedFrom(each, name) : flatParent(each)) {
    const value = declaredValue(each, name);
    if (value === "initial") return initial;
    if (value === "" || value === "unset") {
      if (!isInherited) return initial;
    } else if (value !== "inherit") return value;
  }
  return initial;
}

// Whether an element has no box, nor has anything in it.
function isWithoutBoxes(element) {
  if (isContents(element)) return isOfHtml(element) && unboxed[element.localName] === true;
  return keywordOf(element, "display", "inline") === "none" || isNeverRendered(element);
}

// What browsers give no box, whatever its display is. Scripts run, so noscript has none.
function isNeverRendered(element) {
  const name = element.localName;
  if (element.namespace === SVG_NAMESPACE) return undrawn[name] === true;
  if (!isOfHtml(element)) return false;
  const isEmpty = name === "embed" && element.attributeValue("src") === undefined;
  return name === "noscript" || (isEmpty && element.attributeValue("type") === undefined);
}

// https://drafts.csswg.org/css-position-3/#absolute-positioning-containing-block
function isAbsolute(element) {
  const position = keywordOf(element, "position", "static");
  return position === "absolute" || position === "fixed";
}

// https://drafts.csswg.org/css2/#dis-pos-flo: what is positioned absolutely does not float.
const floatOf = (element) => (isAbsolute(element) ? "none" : cascadedValue(element, "float"));

// https://drafts.csswg.org/css-display-4/#transformations: what the box around an element makes of its display
function displayOf(element) {
  let display = declaredValue(element, "display");
  if (element.pseudoElement === "selection") return "inline";
  if (element.pseudoElement === "marker") {
    const position = keywordOf(element.origin, "list-style-position", "outside", true);
    display = position === "inside" ? "inline" : "inline-block";
  }
  if (display === "inherit" && flatParent(element) !== undefined) display = displayOf(flatParent(element));
  if (display === "" || display === "initial" || display === "unset" || display === "inherit") display = "inline";
  if (display === "contents") {
    if (isRoot(element)) return "block";
    return isOfHtml(element) && unboxed[element.localName] === true ? "none" : display;
  }
  if (isOfHtml(element) && controls[element.localName] === true) display = displayOfControl(element, display);
  const block = blockified[display];
  return block === undefined ? display : displayInParent(element, display, block);
}

// The display of a box that its parent, its position or its float may make a block.
function displayInParent(element, display, block) {
  if (isRoot(element) || isHtmlElement(element, "legend")) return block;
  let parent = flatParent(element);
  while (parent !== undefined && keywordOf(parent, "display", "inline") === "contents") parent = flatParent(parent);
  const around = parent === undefined ? "" : keywordOf(parent, "display", "inline");
  if (flexible[around] === true && element.pseudoElement !== "first-letter") return block;
  if (isAbsolute(element) || keywordOf(element, "float", "none") !== "none") return block;
  return display === "ruby-text" && around !== "ruby" && around !== "block ruby" ? "inline" : display;
}
