// The direction of elements: https://html.spec.whatwg.org/multipage/dom.html#the-directionality
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// A direction, or the shadow host that has it, or neither.
class FoundDirection {
  constructor(direction, host) {
    this.direction = direction;
    this.host = host;
  }

  // Whether nothing was found.
  get isNull() {
    return this.direction === "" && this.host === undefined;
  }
}
withoutParent(FoundDirection);

// https://html.spec.whatwg.org/multipage/dom.html#the-directionality
//
// ``known`` keeps what was found for each element on the way, so that n calls are linear.
function directionality(element, known) {
  const walked = newList();
  let each = element;
  let direction = "";
  while (each !== undefined && direction === "") {
    const noted = tableGet(known, each);
    if (noted !== undefined) {
      direction = noted;
      break;
    }
    walked[walked.length] = each;
    const own = ownDirectionality(each);
    if (own === undefined) {
      each = parentOrHost(each);
    } else {
      direction = own.direction;
      each = own.host;
    }
  }
  if (direction === "") {
    direction = "ltr";
  }
  for (let index = 0; index < walked.length; index++) {
    const inside = walked[index];
    tableSet(known, inside, direction);
  }
  return direction;
}

// https://html.spec.whatwg.org/multipage/dom.html#parent-directionality, whose it is
function parentOrHost(element) {
  const parent = element.parent;
  if (parent !== undefined && parent.hostOfFragment !== undefined) {
    return parent.hostOfFragment;
  }
  return parentElement(element);
}

// The directionality that an element does not have from its parent.
function ownDirectionality(element) {
  if (element.namespace !== HTML_NAMESPACE) return undefined;
  const state = dirState(element);
  if (state === "ltr" || state === "rtl") return new FoundDirection(state);
  if (state === "auto" || element.localName === "bdi") {
    const found = autoDirectionality(element);
    return found.isNull ? new FoundDirection("ltr") : found;
  }
  if (element.localName === "input" && inputType(element) === "tel") {
    return new FoundDirection("ltr");
  }
  return undefined;
}

// https://html.spec.whatwg.org/multipage/dom.html#attr-dir, which is empty if undefined
function dirState(element) {
  if (element.namespace !== HTML_NAMESPACE) return "";
  let value = element.attributeValue("dir");
  value = value === undefined ? "" : asciiLowercase(value);
  return value === "ltr" || value === "rtl" || value === "auto" ? value : "";
}

// https://html.spec.whatwg.org/multipage/dom.html#auto-directionality
function autoDirectionality(element) {
  if (isAutoDirectionalityFormAssociated(element)) {
    let value;
    if (element.localName === "input") {
      value = element.value;
    } else {
      value = element.value;
    }
    const direction = firstStrongDirection(value);
    return new FoundDirection(direction === "" && value !== "" ? "ltr" : direction);
  }
  let found;
  if (element.isSlot) {
    const assigned = findSlottables(element);
    for (let index = 0; index < assigned.length; index++) {
      const each = assigned[index];
      if (each.nodeType === TEXT_NODE) {
        found = new FoundDirection(firstStrongDirection(each.data));
      } else {
        found = containedTextAutoDirectionality(each, true);
      }
      if (!found.isNull) return found;
    }
    if (assigned.length > 0) return new FoundDirection("");
  }
  return containedTextAutoDirectionality(element, false);
}

// https://html.spec.whatwg.org/multipage/dom.html#auto-directionality-form-associated-elements
function isAutoDirectionalityFormAssociated(element) {
  if (isHtmlElement(element, "textarea")) return true;
  if (!isHtmlElement(element, "input")) return false;
  const type_ = inputType(element);
  const isText = type_ === "hidden" ||
    type_ === "text" ||
    type_ === "search" ||
    type_ === "tel" ||
    type_ === "url" ||
    type_ === "email" ||
    type_ === "password";
  return isText || (type_ === "submit" || type_ === "reset" || type_ === "button");
}

// https://html.spec.whatwg.org/multipage/dom.html#contained-text-auto-directionality
function containedTextAutoDirectionality(element, canExcludeRoot) {
  if (canExcludeRoot && isLeftOut(element)) return new FoundDirection("");
  let each = nextNode(element, element);
  while (each !== undefined) {
    if (each.nodeType === ELEMENT_NODE) {
      const inner = each;
      if (isLeftOut(inner)) {
        each = nextNodeSkippingChildren(each, element);
        continue;
      }
      const host = inner.isSlot ? rootOf(inner).hostOfFragment : undefined;
      if (host !== undefined) return new FoundDirection("", host);
    } else if (each.nodeType === TEXT_NODE) {
      const direction = firstStrongDirection(each.data);
      if (direction !== "") return new FoundDirection(direction);
    }
    each = nextNode(each, element);
  }
  return new FoundDirection("");
}

// Whether the texts of an element tell nothing of the direction around it.
function isLeftOut(element) {
  const isSpecial = element.localName === "bdi" ||
    element.localName === "script" ||
    element.localName === "style" ||
    element.localName === "textarea";
  return isSpecial && element.namespace === HTML_NAMESPACE || dirState(element) !== "";
}
