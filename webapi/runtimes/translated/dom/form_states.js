// States of form controls, as their attributes say them: https://html.spec.whatwg.org/#forms
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Whether it is an element of HTML of that name.
function isHtmlElement(element, localName) {
  return element.localName === localName && element.namespace === HTML_NAMESPACE;
}

// https://html.spec.whatwg.org/#attr-input-type, in which an unknown one is text
function inputType(element) {
  const value = element.attributeValue("type");
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
    element.localName === "button" ||
      element.localName === "input" ||
      element.localName === "select" ||
      element.localName === "textarea" ||
      element.localName === "optgroup" ||
      element.localName === "option" ||
      element.localName === "fieldset"
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
function nearestAncestorSelect(element) {
  let hasGroup = false;
  let ancestor = parentElement(element);
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

// https://html.spec.whatwg.org/#selector-checked
function isChecked(element, matching) {
  if (element.localName === "option") return isSelected(element, matching);
  if (element.localName !== "input" || element.attributeValue("checked") === undefined) {
    return false;
  }
  const type_ = inputType(element);
  return type_ === "checkbox" || type_ === "radio";
}

// https://html.spec.whatwg.org/#concept-option-selectedness
function isSelected(option, matching) {
  const select = nearestAncestorSelect(option);
  if (select === undefined || select.attributeValue("multiple") !== undefined) {
    return option.attributeValue("selected") !== undefined;
  }
  if (!tableHas(matching.facts.selectedOptions, select)) {
    const selected = selectedOption(select);
    tableSet(matching.facts.selectedOptions, select, selected);
  }
  return tableGet(matching.facts.selectedOptions, select) === option;
}

// The one option that is selected: https://html.spec.whatwg.org/#selectedness-setting-algorithm
//
// It is the last that has the attribute. If none has, a select that shows one option takes the
// first that is not disabled.
function selectedOption(select) {
  const size = select.attributeValue("size");
  const showsOne = size === undefined || leadingInteger(size) < 2;
  let first = undefined;
  let last = undefined;
  let each = nextElement(select, select);
  while (each !== undefined) {
    if (isHtmlElement(each, "option")) {
      if (each.attributeValue("selected") !== undefined) {
        last = each;
      }
      if (first === undefined && showsOne && !isDisabledOption(each)) {
        first = each;
      }
    }
    each = nextElement(each, select);
  }
  return last === undefined ? first : last;
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

// https://html.spec.whatwg.org/#selector-placeholder-shown
function isPlaceholderShown(element) {
  if (element.attributeValue("placeholder") === undefined) return false;
  if (element.localName === "textarea") return element.getTextContent() === "";
  if (element.localName !== "input") return false;
  const value = element.attributeValue("value");
  const type_ = inputType(element);
  const hasPlaceholder = type_ === "text" ||
    type_ === "search" ||
    type_ === "tel" ||
    type_ === "url" ||
    type_ === "email" ||
    type_ === "password" ||
    type_ === "number";
  return hasPlaceholder && (value === undefined || value === "");
}

// https://html.spec.whatwg.org/#form-owner, but for those that only the parser knows
function formOwner(element, matching) {
  const id_ = element.attributeValue("form");
  if (id_ !== undefined && element.isConnected) {
    const owner = element.nodeDocument.getElementById(id_);
    return owner !== undefined && isHtmlElement(owner, "form") ? owner : undefined;
  }
  const known = matching.facts.forms;
  const walked = newList();
  let each = parentElement(element);
  while (each !== undefined && !tableHas(known, each) && !isHtmlElement(each, "form")) {
    walked[walked.length] = each;
    each = parentElement(each);
  }
  return remember(known, walked, each);
}

// https://html.spec.whatwg.org/#selector-default
function isDefault(element, matching) {
  if (element.localName === "option") {
    return element.attributeValue("selected") !== undefined;
  }
  if (element.localName === "input") {
    const type_ = inputType(element);
    if (type_ === "checkbox" || type_ === "radio") {
      return element.attributeValue("checked") !== undefined;
    }
  }
  if (!isSubmitButton(element)) return false;
  const form = formOwner(element, matching);
  if (form === undefined) return false;
  if (!tableHas(matching.facts.defaultButtons, form)) {
    findDefaultButtons(rootOf(element), matching);
  }
  return tableGet(matching.facts.defaultButtons, form) === element;
}

// https://html.spec.whatwg.org/#concept-submit-button
function isSubmitButton(element) {
  if (isHtmlElement(element, "input")) {
    const type_ = inputType(element);
    return type_ === "submit" || type_ === "image";
  }
  if (!isHtmlElement(element, "button")) return false;
  const value = element.attributeValue("type");
  const state = value === undefined ? "submit" : asciiLowercase(value);
  return state !== "reset" && state !== "button";
}

// https://html.spec.whatwg.org/#default-button, of each form of a tree
function findDefaultButtons(root, matching) {
  const items = elementsOf(root);
  for (let index = 0; index < items.length; index++) {
    const element = items[index];
    if (isSubmitButton(element)) {
      const form = formOwner(element, matching);
      if (form !== undefined && !tableHas(matching.facts.defaultButtons, form)) {
        tableSet(matching.facts.defaultButtons, form, element);
      }
    }
  }
}

// https://html.spec.whatwg.org/#selector-indeterminate
function isIndeterminate(element, matching) {
  if (element.localName === "progress") {
    return element.attributeValue("value") === undefined;
  }
  if (element.localName !== "input" || inputType(element) !== "radio") return false;
  const name = element.attributeValue("name");
  if (name === undefined || name === "") {
    return element.attributeValue("checked") === undefined;
  }
  const root = rootOf(element);
  const form = formOwner(element, matching);
  const owner = form === undefined ? root : form;
  if (!tableHas(matching.facts.checkedGroups, root)) {
    findCheckedGroups(root, matching);
  }
  const group = tableGet(matching.facts.checkedGroups, owner);
  return group === undefined || !tableHas(group, name);
}

// https://html.spec.whatwg.org/#radio-button-group, of a tree: those with a checked button
function findCheckedGroups(root, matching) {
  tableSet(matching.facts.checkedGroups, root, new Table());
  const items = elementsOf(root);
  for (let index = 0; index < items.length; index++) {
    const element = items[index];
    const name = element.attributeValue("name");
    if (name !== undefined && isHtmlElement(element, "input") && isChecked(element, matching)) {
      const form = formOwner(element, matching);
      const owner = form === undefined ? root : form;
      let group = tableGet(matching.facts.checkedGroups, owner);
      if (group === undefined) {
        group = new Table();
        tableSet(matching.facts.checkedGroups, owner, group);
      }
      if (inputType(element) === "radio") {
        tableSet(group, name, true);
      }
    }
  }
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
