// Selectors of a name, a class, an ID, an attribute, and of other selectors.
//
// https://drafts.csswg.org/selectors-4/#elemental-selectors
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// A selector of a local name, a class or an ID, in which case may not count.
class NameSelector extends SimpleSelector {
  constructor(name) {
    super();
    this.name = name;
    this.lower = asciiLowercase(name);
  }
}

// https://drafts.csswg.org/selectors-4/#type-selectors
class TypeSelector extends NameSelector {
  constructor(name) {
    super(name);
  }

  // The local name that all elements that match have, and no other element.
  //
  // A name is not told that looks like the key of a class or an ID: ``\.x`` is such a selector.
  get onlyName() {
    const isLikeAnother = textStarts(this.name, ".") || textStarts(this.name, "#");
    return this.name !== this.lower || isLikeAnother ? undefined : this.name;
  }

  // The local name, if it is the same in all namespaces.
  get key() {
    return this.onlyName;
  }

  // https://html.spec.whatwg.org/#case-sensitivity-of-selectors
  matches(element, matching) {
    if (element.localName === this.name) {
      return this.name === this.lower || !element.hasLowercaseNames;
    }
    return element.localName === this.lower && element.hasLowercaseNames;
  }
}

// https://drafts.csswg.org/selectors-4/#type-nmsp, what stands before a bar, or the default
class NamespaceSelector extends SimpleSelector {
  constructor(namespace) {
    super();
    this.namespace = namespace === "" ? undefined : namespace;
  }

  // Whether the element has the namespace, or none.
  matches(element, matching) {
    return element.namespace === this.namespace;
  }
}

// https://drafts.csswg.org/selectors-4/#class-html
class ClassSelector extends NameSelector {
  constructor(name) {
    super(name);
  }

  // What all elements that match have, but for quirks mode.
  get key() {
    return "." + this.name;
  }

  // In quirks mode, ASCII letters match in either case.
  matches(element, matching) {
    let value = element.classValue;
    if (value === undefined) return false;
    if (value === this.name) return true;
    let name = this.name;
    if (element.nodeDocument.mode === "quirks") {
      value = asciiLowercase(value);
      name = this.lower;
    }
    return hasToken(value, name);
  }
}

// https://drafts.csswg.org/selectors-4/#id-selectors
class IDSelector extends NameSelector {
  constructor(name) {
    super(name);
  }

  // What all elements that match have, but for quirks mode.
  get key() {
    return "#" + this.name;
  }

  // In quirks mode, ASCII letters match in either case.
  matches(element, matching) {
    const value = element.idValue;
    if (value === undefined) return false;
    if (value === this.name) return true;
    return element.nodeDocument.mode === "quirks" && asciiLowercase(value) === this.lower;
  }
}

// https://drafts.csswg.org/selectors-4/#attribute-selectors
class AttributeSelector extends SimpleSelector {
  constructor(name, hasAnyNamespace, namespace) {
    super();
    this.name = name;
    this.lower = asciiLowercase(name);
    this.hasAnyNamespace = hasAnyNamespace;
    this.namespace = namespace === "" ? undefined : namespace;
    this.operator = "";
    this.value = "";
    this.lowerValue = "";
    // ``i``, ``s`` or nothing: https://drafts.csswg.org/selectors-4/#attribute-case
    this.flag = "";
    // Whether HTML elements in HTML documents need no flag ``i``.
    this.isWithoutCase = hasValueWithoutCase(this.lower);
  }

  // Whether an attribute of the name, and the namespace, has the value.
  matches(element, matching) {
    let name = this.name;
    if (name !== this.lower && element.hasLowercaseNames) {
      name = this.lower;
    }
    const items = element.attributeList;
    for (let index = 0; index < items.length; index++) {
      const attr = items[index];
      if (attr.localName !== name) continue;
      const isInNamespace = this.hasAnyNamespace || attr.namespace === this.namespace;
      if (isInNamespace && (this.operator === "" || this.hasValue(attr, element))) return true;
    }
    return false;
  }

  // https://drafts.csswg.org/selectors-4/#attribute-representation
  hasValue(attr, element) {
    let value = attr.value;
    let wanted = this.value;
    let withoutCase = this.flag === "i";
    if (this.flag === "" && this.isWithoutCase && attr.namespace === undefined) {
      withoutCase = element.hasLowercaseNames;
    }
    if (withoutCase) {
      value = asciiLowercase(value);
      wanted = this.lowerValue;
    }
    if (this.operator === "=") return value === wanted;
    if (this.operator === "|=") return value === wanted || textStarts(value, wanted + "-");
    if (wanted === "") return false;
    if (this.operator === "~=") return hasToken(value, wanted);
    if (this.operator === "^=") return textStarts(value, wanted);
    if (this.operator === "$=") return textEnds(value, wanted);
    return textContains(value, wanted);
  }
}

// https://html.spec.whatwg.org/#case-sensitivity-of-selectors, the list of attributes
function hasValueWithoutCase(name) {
  return (
    (name === "accept" ||
      name === "accept-charset" ||
      name === "align" ||
      name === "alink" ||
      name === "axis" ||
      name === "bgcolor" ||
      name === "charset") ||
      (name === "checked" ||
        name === "clear" ||
        name === "codetype" ||
        name === "color" ||
        name === "compact" ||
        name === "declare" ||
        name === "defer" ||
        name === "dir") ||
      (name === "direction" ||
        name === "disabled" ||
        name === "enctype" ||
        name === "face" ||
        name === "frame" ||
        name === "hreflang" ||
        name === "http-equiv") ||
      (name === "lang" ||
        name === "language" ||
        name === "link" ||
        name === "media" ||
        name === "method" ||
        name === "multiple" ||
        name === "nohref" ||
        name === "noresize") ||
      (name === "noshade" ||
        name === "nowrap" ||
        name === "readonly" ||
        name === "rel" ||
        name === "rev" ||
        name === "rules" ||
        name === "scope" ||
        name === "scrolling") ||
      (name === "selected" ||
        name === "shape" ||
        name === "target" ||
        name === "text" ||
        name === "type" ||
        name === "valign" ||
        name === "valuetype" ||
        name === "vlink")
  );
}

// A selector whose arguments are selectors.
class SelectorOfSelectors extends SimpleSelector {
  constructor(selectors) {
    super();
    this.selectors = selectors;
  }

  // Whether it has complex selectors as arguments.
  get hasSelectors() {
    return true;
  }
}

// https://drafts.csswg.org/selectors-4/#matches, and ``:where()``
class AnySelector extends SelectorOfSelectors {
  constructor(selectors) {
    super(selectors);
  }

  // Whether any selector matches.
  matches(element, matching) {
    return matchesAny(this.selectors, element, matching);
  }

  // Whether any selector matches the host in its shadow tree.
  matchesHost(host, matching) {
    return anyMatchesHost(this.selectors, host, matching);
  }
}

// https://drafts.csswg.org/selectors-4/#zero-matches
class WhereSelector extends AnySelector {
  constructor(selectors) {
    super(selectors);
  }
}

// ``:only-child`` and ``:only-of-type``, which are one pseudo-class for the specificity.
class OnlySelector extends AnySelector {
  constructor(selectors) {
    super(selectors);
  }
}

// https://drafts.csswg.org/selectors-4/#negation
class NotSelector extends SelectorOfSelectors {
  constructor(selectors) {
    super(selectors);
  }

  // Whether no selector matches.
  matches(element, matching) {
    return !matchesAny(this.selectors, element, matching);
  }

  // Whether no selector matches the host in its shadow tree.
  matchesHost(host, matching) {
    const result = anyMatchesHost(this.selectors, host, matching);
    return result === undefined ? undefined : !result;
  }
}

// Whether one selector matches the host; nothing if none does and one cannot say.
function anyMatchesHost(selectors, host, matching) {
  let result = false;
  for (let index = 0; index < selectors.length; index++) {
    const selector = selectors[index];
    const one = selector.matchesHost(host, matching);
    if (one === true) return true;
    if (one === undefined) {
      result = undefined;
    }
  }
  return result;
}

// The element that a relative selector begins at: it stands before the first combinator.
class AnchorSelector extends SimpleSelector {
  constructor() {
    super();
  }

  // https://drafts.csswg.org/selectors-4/#relative-selector-anchor-elements
  matches(element, matching) {
    return element === matching.anchor;
  }

  // https://drafts.csswg.org/selectors-4/#relative-selector-anchor-elements
  matchesHost(host, matching) {
    return host === matching.anchor;
  }
}

// https://drafts.csswg.org/selectors-4/#relational
//
// Each selector begins with an `AnchorSelector`.
class HasSelector extends SelectorOfSelectors {
  constructor(selectors) {
    super(selectors);
  }

  // Whether an element, relative to this one, matches any selector.
  matches(element, matching) {
    const items = this.selectors;
    for (let index = 0; index < items.length; index++) {
      const selector = items[index];
      if (hasRelative(element, selector, matching.anchored(element))) return true;
    }
    return false;
  }

  // Whether an element of the shadow tree, relative to the host, matches any selector.
  matchesHost(host, matching) {
    const shadow = shadowRootOf(host);
    const items = this.selectors;
    for (let index = 0; index < items.length; index++) {
      const selector = items[index];
      if (hasDescendant(shadow, selector, matching.anchored(host), true)) return true;
    }
    return false;
  }
}

// Look where the combinators allow elements that match.
function hasRelative(anchor, selector, matching) {
  const combinators = selector.combinators;
  const first = combinators[0];
  const isAmongSiblings = first === "+" || first === "~";
  let isDeep = false;
  for (let index = 0; index < combinators.length; index++) {
    const combinator = combinators[index];
    if (combinator === " " || combinator === ">" && (isAmongSiblings || index > 0)) {
      isDeep = true;
    }
  }
  if (!isAmongSiblings) return hasDescendant(anchor, selector, matching, isDeep);
  if (first === "~" && !selector.isWithinOneSibling) {
    return isBeforeAMatch(anchor, selector, matching, isDeep);
  }
  const sibling = followingElement(anchor.nextSibling);
  if (!selector.isWithinOneSibling) return isWithinAny(sibling, selector, matching, isDeep);
  if (first === "~") return isAtOrAfter(sibling, selector, matching, isDeep);
  return sibling !== undefined && isWithin(sibling, selector, matching, isDeep);
}

// Whether an element matches, or one of its descendants.
function isWithin(root, selector, matching, isDeep) {
  return (
    selector.matches(root, matching) || isDeep && hasDescendant(root, selector, matching, true)
  );
}

// Whether an element matches, a sibling behind it, or one of their descendants.
function isWithinAny(start, selector, matching, isDeep) {
  let each = start;
  while (each !== undefined) {
    if (isWithin(each, selector, matching, isDeep)) return true;
    each = followingElement(each.nextSibling);
  }
  return false;
}

// Whether a match is within a sibling behind an anchor, for a selector that begins with ``~``.
//
// What matches for an anchor matches for those before it, too. So a few anchors, whose distance
// halves, tell it of all siblings.
function isBeforeAMatch(anchor, selector, matching, isDeep) {
  let known = tableGet(matching.facts.followed, selector);
  if (known === undefined) {
    known = new Table();
    tableSet(matching.facts.followed, selector, known);
  }
  const noted = tableGet(known, anchor);
  if (noted !== undefined) return noted;
  const parent = anchor.parent;
  const siblings = newList();
  let each = followingElement(parent.firstChild);
  while (each !== undefined) {
    siblings[siblings.length] = each;
    each = followingElement(each.nextSibling);
  }
  const steps = listOf([1]);
  while (steps[steps.length - 1] < siblings.length) {
    listAppend(steps, 2 * steps[steps.length - 1]);
  }
  let count = 0; // of the siblings that have a match behind them
  while (steps.length > 0) {
    const step = listPop(steps);
    if (count + step > siblings.length) continue;
    const last = siblings[count + step - 1];
    const behind = followingElement(last.nextSibling);
    if (isWithinAny(behind, selector, matching.anchored(last), isDeep)) {
      count += step;
    }
  }
  for (let index = 0; index < siblings.length; index++) {
    const sibling = siblings[index];
    tableSet(known, sibling, index < count);
  }
  return tableGet(known, anchor) === true;
}

// Whether a match is within an element or a sibling behind it, for any anchor before them.
function isAtOrAfter(start, selector, matching, isDeep) {
  let known = tableGet(matching.facts.followed, selector);
  if (known === undefined) {
    known = new Table();
    tableSet(matching.facts.followed, selector, known);
  }
  const walked = newList();
  let isFound = false;
  let each = start;
  while (each !== undefined && !isFound) {
    const noted = tableGet(known, each);
    if (noted !== undefined) {
      isFound = noted;
      break;
    }
    walked[walked.length] = each;
    const anchor = precedingElement(each.previousSibling);
    if (anchor !== undefined) {
      isFound = isWithin(each, selector, matching.anchored(anchor), isDeep);
    }
    each = followingElement(each.nextSibling);
  }
  for (let index = 0; index < walked.length; index++) {
    const element = walked[index];
    tableSet(known, element, isFound);
  }
  return isFound;
}

// Whether a child matches, or a descendant.
function hasDescendant(root, selector, matching, isDeep) {
  let each = followingElement(root.firstChild);
  while (each !== undefined) {
    if (selector.matches(each, matching)) return true;
    each = isDeep ? nextElement(each, root) : followingElement(each.nextSibling);
  }
  return false;
}
