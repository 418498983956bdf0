// States of form controls, as their attributes say them: https://html.spec.whatwg.org/#forms
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Whether it is an element of HTML of that name.
function isHtmlElement(element, localName) {
  return element.localName === localName && element.namespace === HTML_NAMESPACE;
}

// https://html.spec.whatwg.org/#attr-input-type, in which an unknown one is text
function inputType(element) {
  return stateOfType(element.attributeValue("type"));
}

// The state of the type attribute of an input element, by its value.
function stateOfType(value) {
  const type_ = value === undefined ? "text" : asciiLowercase(value);
  const isKnown = (type_ === "hidden" ||
    type_ === "search" ||
    type_ === "tel" ||
    type_ === "url" ||
    type_ === "email" ||
    type_ === "password" ||
    type_ === "date" ||
    type_ === "month" ||
    type_ === "week") ||
    (type_ === "time" ||
      type_ === "datetime-local" ||
      type_ === "number" ||
      type_ === "range" ||
      type_ === "color" ||
      type_ === "checkbox" ||
      type_ === "radio") ||
    (type_ === "file" ||
      type_ === "submit" ||
      type_ === "image" ||
      type_ === "reset" ||
      type_ === "button");
  return isKnown ? type_ : "text";
}

// https://html.spec.whatwg.org/#selector-enabled, the list of elements
function mayBeDisabled(element) {
  return (
    (element.localName === "button" ||
      element.localName === "input" ||
      element.localName === "select" ||
      element.localName === "textarea" ||
      element.localName === "optgroup" ||
      element.localName === "option" ||
      element.localName === "fieldset") ||
      isFormAssociated(element)
  );
}

// https://html.spec.whatwg.org/#concept-element-disabled
function isActuallyDisabled(element, matching) {
  if (!mayBeDisabled(element)) return false;
  if (element.attributeValue("disabled") !== undefined) return true;
  if (element.localName === "option" || element.localName === "optgroup") {
    const select = nearestAncestorSelect(element);
    if (select !== undefined && isActuallyDisabled(select, matching)) return true;
    return element.localName === "option" && isDisabledOption(element);
  }
  const isInDisabledFieldset = (child) => {
    const parent = parentElement(child);
    if (parent === undefined || !isHtmlElement(parent, "fieldset")) return undefined;
    const isDisabled = parent.attributeValue("disabled") !== undefined;
    return isDisabled && firstLegend(parent, matching) !== child ? "disabled" : undefined;
  };
  return inherited(element, matching.facts.disabled, isInDisabledFieldset) !== UNKNOWN;
}

// https://html.spec.whatwg.org/#option-element-nearest-ancestor-select
//
// Of a subtree that was just removed, the old parent is the next ancestor.
function nearestAncestorSelect(element, oldParent) {
  let hasGroup = false;
  let above = oldParent;
  let ancestor = parentElement(element);
  if (ancestor === undefined) {
    ancestor = above;
    above = undefined;
  }
  while (ancestor !== undefined) {
    if (isHtmlElement(ancestor, "select")) return ancestor;
    if (ancestor.namespace === HTML_NAMESPACE) {
      const isGroup = ancestor.localName === "optgroup";
      if (
        (ancestor.localName === "datalist" ||
          ancestor.localName === "hr" ||
          ancestor.localName === "option") ||
          isGroup && hasGroup
      ) {
        return undefined;
      }
      hasGroup = hasGroup || isGroup;
    }
    ancestor = parentElement(ancestor);
    if (ancestor === undefined) {
      ancestor = above;
      above = undefined;
    }
  }
  return undefined;
}

// https://html.spec.whatwg.org/#concept-option-disabled
function isDisabledOption(option) {
  if (option.attributeValue("disabled") !== undefined) return true;
  let ancestor = parentElement(option);
  while (ancestor !== undefined) {
    if (ancestor.namespace === HTML_NAMESPACE) {
      if (
        ancestor.localName === "select" ||
          ancestor.localName === "hr" ||
          ancestor.localName === "datalist" ||
          ancestor.localName === "option"
      ) {
        return false;
      }
      if (ancestor.localName === "optgroup") {
        return ancestor.attributeValue("disabled") !== undefined;
      }
    }
    ancestor = parentElement(ancestor);
  }
  return false;
}

// The first legend among the children of a fieldset.
function firstLegend(fieldset, matching) {
  if (!tableHas(matching.facts.firstLegends, fieldset)) {
    let child = followingElement(fieldset.firstChild);
    while (child !== undefined && !isHtmlElement(child, "legend")) {
      child = followingElement(child.nextSibling);
    }
    tableSet(matching.facts.firstLegends, fieldset, child);
  }
  return tableGet(matching.facts.firstLegends, fieldset);
}

// https://html.spec.whatwg.org/#selector-optional, the list of elements
function mayBeRequired(element) {
  if (element.localName === "input") {
    const type_ = inputType(element);
    return (
      type_ !== "hidden" &&
        type_ !== "range" &&
        type_ !== "color" &&
        type_ !== "submit" &&
        type_ !== "image" &&
        type_ !== "reset" &&
        type_ !== "button"
    );
  }
  return element.localName === "select" || element.localName === "textarea";
}

// https://html.spec.whatwg.org/#attr-input-readonly, the types that it applies to
function isTextField(element) {
  const type_ = inputType(element);
  return (
    type_ !== "hidden" &&
      type_ !== "range" &&
      type_ !== "color" &&
      type_ !== "checkbox" &&
      type_ !== "radio" &&
      type_ !== "file" &&
      type_ !== "submit" &&
      type_ !== "image" &&
      type_ !== "reset" &&
      type_ !== "button"
  );
}

// https://html.spec.whatwg.org/#selector-read-write
function isReadWrite(element, matching) {
  if (element.localName === "input" || element.localName === "textarea") {
    if (element.localName === "input" && !isTextField(element)) return false;
    const isReadOnly = element.attributeValue("readonly") !== undefined;
    return !isReadOnly && !isActuallyDisabled(element, matching);
  }
  return inherited(element, matching.facts.editable, ownEditability) === "true";
}

// https://html.spec.whatwg.org/#contenteditable, the states true and false
function ownEditability(element) {
  const value = element.attributeValue("contenteditable");
  if (value === undefined || element.namespace !== HTML_NAMESPACE) return undefined;
  const state = asciiLowercase(value);
  if (state === "" || state === "true" || state === "plaintext-only") return "true";
  return state === "false" ? "false" : undefined;
}

// https://html.spec.whatwg.org/#concept-submit-button
function isSubmitButton(element) {
  if (isHtmlElement(element, "input")) {
    const type_ = inputType(element);
    return type_ === "submit" || type_ === "image";
  }
  if (!isHtmlElement(element, "button")) return false;
  const value = element.attributeValue("type");
  const state = value === undefined ? "" : asciiLowercase(value);
  if (state === "submit") return true;
  const hasCommand = element.attributeValue("command") !== undefined;
  return (
    !hasCommand &&
      element.attributeValue("commandfor") === undefined &&
      (state !== "reset" && state !== "button")
  );
}

// The elements of a tree, in tree order.
function elementsOf(root) {
  const elements = newList();
  const isElement = root.nodeType === ELEMENT_NODE;
  let each = isElement ? followingElement(root) : nextElement(root, root);
  while (each !== undefined) {
    elements[elements.length] = each;
    each = nextElement(each, root);
  }
  return elements;
}
