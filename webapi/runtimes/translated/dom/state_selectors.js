// Selectors of states and languages: https://html.spec.whatwg.org/#selectors
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// A pseudo-class without arguments.
class StateSelector extends SimpleSelector {
  constructor(name) {
    super();
    this.name = name;
    // Whether it matches links only, in quirks mode.
    //
    // https://quirks.spec.whatwg.org/#the-active-and-hover-quirk
    this.isAlone = false;
  }

  // https://html.spec.whatwg.org/#pseudo-classes
  matches(element, matching) {
    const name = this.name;
    if (this.isAlone && element.nodeDocument.mode === "quirks" && !isHyperlink(element)) {
      return false;
    }
    if (name === "link" || name === "any-link" || name === "-webkit-any-link") {
      return isHyperlink(element);
    }
    if (name === "target") {
      const isIdentified = element.attributeValue("id") !== undefined;
      return isIdentified && element === element.nodeDocument.targetElement;
    }
    if (name === "defined") return isDefined(element);
    if (name === "focus") return hasTheFocus(element);
    if (name === "focus-visible") return hasTheFocus(element) && showsTheFocus(element);
    if (name === "focus-within") return isAroundTheFocus(element, matching);
    if (name === "hover") return isUnderTheMouse(element, matching);
    if (name === "active") return isAround(element, element.nodeDocument.pressed);
    if (element.namespace !== HTML_NAMESPACE) return false;
    if (name === "checked") return isChecked(element);
    if (name === "disabled") return isActuallyDisabled(element, matching);
    if (name === "enabled") {
      return mayBeDisabled(element) && !isActuallyDisabled(element, matching);
    }
    if (name === "required") {
      return mayBeRequired(element) && element.attributeValue("required") !== undefined;
    }
    if (name === "optional") {
      return mayBeRequired(element) && element.attributeValue("required") === undefined;
    }
    if (name === "read-write") return isReadWrite(element, matching);
    if (name === "read-only") return !isReadWrite(element, matching);
    if (name === "placeholder-shown") return isPlaceholderShown(element);
    if (name === "default") return isDefault(element, matching);
    if (name === "indeterminate") return isIndeterminate(element);
    if (name === "valid" || name === "invalid") {
      const validity = matchesValid(element, matching);
      return validity !== undefined && validity === (name === "valid");
    }
    if (name === "in-range" || name === "out-of-range") {
      const rangeState = matchesInRange(element);
      return rangeState !== undefined && rangeState === (name === "in-range");
    }
    if (name === "popover-open") return isShowing(element);
    if (name === "modal") {
      const isDialog = isHtmlElement(element, "dialog");
      return isDialog && element.isModal;
    }
    const hasOpen = element.localName === "details" || element.localName === "dialog";
    return hasOpen && element.attributeValue("open") !== undefined;
  }
}

// https://html.spec.whatwg.org/#selector-focus
//
// Of the hosts around the focus, those match that delegate it, as in browsers and in the Web
// Platform Tests.
function hasTheFocus(element) {
  let each = element.nodeDocument.focused;
  if (each === element) return true;
  if (each === undefined || !element.mayBeAHost) return false;
  const shadow = shadowRootOf(element);
  if (shadow === undefined || !shadow.delegatesFocus) return false;
  while (each !== undefined && each !== element) {
    each = rootOf(each).hostOfFragment;
  }
  return each === element;
}

// https://html.spec.whatwg.org/#the-:focus-visible-pseudo-class
function showsTheFocus(element) {
  if (!element.nodeDocument.wasUsedByMouse || isHtmlElement(element, "textarea")) {
    return true;
  }
  if (isHtmlElement(element, "input")) {
    const type_ = inputType(element);
    const isPressed = type_ === "button" ||
      type_ === "submit" ||
      type_ === "reset" ||
      type_ === "image" ||
      type_ === "checkbox" ||
      type_ === "radio";
    return !isPressed && (type_ !== "color" && type_ !== "file" && type_ !== "range");
  }
  return ownEditability(element) === "true";
}

// https://drafts.csswg.org/selectors-4/#the-focus-within-pseudo
function isAroundTheFocus(element, matching) {
  let around = matching.facts.aroundTheFocus;
  if (around === undefined) {
    around = _flatAncestors(element.nodeDocument.focused);
    matching.facts.aroundTheFocus = around;
  }
  return tableHas(around, element);
}

// https://drafts.csswg.org/selectors-4/#the-hover-pseudo
function isUnderTheMouse(element, matching) {
  let under = matching.facts.underTheMouse;
  if (under === undefined) {
    let hovered = element.nodeDocument.hovered;
    if (hovered !== undefined && !hovered.isConnected) {
      hovered = undefined;
    }
    under = _flatAncestors(hovered);
    matching.facts.underTheMouse = under;
  }
  return tableHas(under, element);
}

// The inclusive ancestors of an element in the flat tree.
function _flatAncestors(element) {
  const ancestors = new Table();
  let each = element;
  while (each !== undefined) {
    tableSet(ancestors, each, true);
    each = parentInTheFlatTree(each);
  }
  return ancestors;
}

// Whether an element contains another one in the flat tree, or is it.
function isAround(element, inner) {
  let each = inner;
  while (each !== undefined && each !== element) {
    each = parentInTheFlatTree(each);
  }
  return each === element;
}

// https://html.spec.whatwg.org/#selector-link, and the ``a`` elements of SVG
function isHyperlink(element) {
  if (element.namespace === HTML_NAMESPACE) {
    return (
      (element.localName === "a" || element.localName === "area") &&
        element.attributeValue("href") !== undefined
    );
  }
  if (element.namespace !== SVG_NAMESPACE || element.localName !== "a") return false;
  return (
    element.attributeValue("href") !== undefined ||
      element.attributeByNamespace(XLINK_NAMESPACE, "href") !== undefined
  );
}

// https://html.spec.whatwg.org/#selector-custom
class CustomStateSelector extends SimpleSelector {
  constructor(state) {
    super();
    this.state = state;
  }

  // Whether the custom element has the state.
  matches(element, matching) {
    const known = knownStateOf(element);
    if (known === undefined || known.internals === undefined) return false;
    return known.internals.hasState(this.state);
  }
}

// https://drafts.csswg.org/selectors-4/#lang-pseudo
class LanguageSelector extends SimpleSelector {
  constructor(ranges) {
    super();
    // The subtags of each language range.
    this.ranges = newList();
    for (let index = 0; index < ranges.length; index++) {
      const each = ranges[index];
      listAppend(this.ranges, splitOnHyphens(asciiLowercase(each)));
    }
  }

  // Whether the language of the element is in one of the ranges.
  matches(element, matching) {
    const language = splitOnHyphens(asciiLowercase(languageOf(element, matching)));
    const items = this.ranges;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (isInLanguageRange(language, each)) return true;
    }
    return false;
  }
}

// Extended filtering: https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2
//
// The empty range has the empty tag alone, which is in no other range.
function isInLanguageRange(tag, languageRange) {
  if (tag[0] === "" || languageRange[0] === "") {
    return tag[0] === "" && languageRange[0] === "";
  }
  if (languageRange[0] !== "*" && languageRange[0] !== tag[0]) return false;
  let place = 1;
  for (let index = 0; index < languageRange.length; index++) {
    const subtag = languageRange[index];
    if (index === 0 || subtag === "*") continue;
    while (place < tag.length && tag[place] !== subtag) {
      if (codeUnitsLength(tag[place]) === 1) return false;
      place += 1;
    }
    if (place >= tag.length) return false;
    place += 1;
  }
  return true;
}

// https://html.spec.whatwg.org/#language, which is empty if it is unknown
function languageOf(element, matching) {
  const language = inherited(element, matching.facts.languages, ownLanguage);
  return language === UNKNOWN ? defaultLanguage(element, matching) : language;
}

// The language that an element's attributes say.
function ownLanguage(element) {
  const attribute = element.attributeByNamespace(XML_NAMESPACE, "lang");
  if (attribute !== undefined) return attribute.value;
  if (element.namespace === HTML_NAMESPACE || element.namespace === SVG_NAMESPACE) {
    return element.attributeValue("lang");
  }
  return undefined;
}

// https://html.spec.whatwg.org/#pragma-set-default-language
function defaultLanguage(element, matching) {
  if (!element.isConnected) return "";
  let language = matching.facts.defaultLanguage;
  if (language === undefined) {
    language = findDefaultLanguage(element.nodeDocument);
    matching.facts.defaultLanguage = language;
  }
  return language;
}

// The language that the last meta element in the Content Language state declares.
function findDefaultLanguage(document) {
  let language = "";
  let each = nextElement(document, document);
  while (each !== undefined) {
    if (isHtmlElement(each, "meta")) {
      const httpEquiv = each.attributeValue("http-equiv");
      const content = each.attributeValue("content");
      if (httpEquiv !== undefined && asciiLowercase(httpEquiv) === "content-language") {
        const words = splitOnAsciiWhitespace(content === undefined ? "" : content);
        if (words.length > 0 && !textContains(words[0], ",")) {
          language = words[0];
        }
      }
    }
    each = nextElement(each, document);
  }
  return language;
}

// https://drafts.csswg.org/selectors-4/#the-dir-pseudo
class DirectionSelector extends SimpleSelector {
  constructor(direction) {
    super();
    this.direction = asciiLowercase(direction);
  }

  // Whether the element has this directionality.
  matches(element, matching) {
    return directionality(element, matching.facts.directions) === this.direction;
  }
}
