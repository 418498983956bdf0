// States of form controls that selectors ask for: https://html.spec.whatwg.org/#pseudo-classes
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/#selector-checked
function isChecked(element) {
  if (isHtmlElement(element, "option")) return element.isSelected;
  if (!isHtmlElement(element, "input")) return false;
  const type_ = inputType(element);
  return (type_ === "checkbox" || type_ === "radio") && element.checked;
}

// https://html.spec.whatwg.org/#selector-default
function isDefault(element, matching) {
  if (isHtmlElement(element, "option")) {
    return element.attributeValue("selected") !== undefined;
  }
  if (isHtmlElement(element, "input")) {
    const type_ = inputType(element);
    if (type_ === "checkbox" || type_ === "radio") {
      return element.attributeValue("checked") !== undefined;
    }
  }
  if (!isSubmitButton(element)) return false;
  const tree = formTree(element);
  const form = tree.owner(element);
  if (form === undefined) return false;
  if (!tableHas(matching.facts.defaultButtons, form)) {
    findDefaultButtons(element, matching);
  }
  return tableGet(matching.facts.defaultButtons, form) === element;
}

// https://html.spec.whatwg.org/#default-button, of each form of a tree
function findDefaultButtons(element, matching) {
  const tree = formTree(element);
  const items = elementsOf(tree.root);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (isSubmitButton(each)) {
      const form = tree.owner(each);
      if (form !== undefined && !tableHas(matching.facts.defaultButtons, form)) {
        tableSet(matching.facts.defaultButtons, form, each);
      }
    }
  }
}

// Whether it matches ``:valid``, or ``:invalid``; None if it matches neither.
//
// https://html.spec.whatwg.org/#selector-valid
function matchesValid(element, matching) {
  if (element.localName === "fieldset" || element.localName === "form") {
    const facts = matching.facts;
    let found = facts.withInvalidControls;
    if (found === undefined) {
      found = withInvalidControls(formTree(element));
      facts.withInvalidControls = found;
    }
    return !tableHas(found, element);
  }
  const control = submittable(element);
  if (control === undefined || !control.willValidate) return undefined;
  return control.satisfiesItsConstraints;
}

// The forms and fieldsets of a tree that an invalid control belongs to.
function withInvalidControls(tree) {
  const found = new Table();
  const items = elementsOf(tree.root);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    const control = submittable(each);
    if (control === undefined || !control.willValidate || control.satisfiesItsConstraints) {
      continue;
    }
    const form = tree.owner(each);
    if (form !== undefined) {
      tableSet(found, form, true);
    }
    let parent = parentElement(each);
    while (parent !== undefined) {
      if (isHtmlElement(parent, "fieldset")) {
        if (tableHas(found, parent)) break;
        tableSet(found, parent, true);
      }
      parent = parentElement(parent);
    }
  }
  return found;
}

// Whether it matches ``:in-range``, or ``:out-of-range``; None if it matches neither.
//
// https://html.spec.whatwg.org/#selector-in-range
function matchesInRange(element) {
  if (element.localName !== "input") return undefined;
  const input = element;
  const type_ = inputType(element);
  if (!hasNumber(type_) || !input.willValidate) return undefined;
  if (minimum(element, type_) === undefined && maximum(element, type_) === undefined) {
    return undefined;
  }
  return !input.rangeUnderflow && !input.rangeOverflow;
}

// https://html.spec.whatwg.org/#selector-indeterminate
function isIndeterminate(element) {
  if (isHtmlElement(element, "progress")) {
    return element.attributeValue("value") === undefined;
  }
  if (!isHtmlElement(element, "input")) return false;
  const input = element;
  const type_ = inputType(element);
  if (type_ === "checkbox") return input.indeterminate;
  if (type_ !== "radio") return false;
  const group = formTree(element).radioGroup(input);
  return group === undefined ? !input.checkedness : group.checked === undefined;
}

// https://html.spec.whatwg.org/#selector-placeholder-shown
function isPlaceholderShown(element) {
  if (element.attributeValue("placeholder") === undefined) return false;
  if (isHtmlElement(element, "textarea")) return element.value === "";
  if (!isHtmlElement(element, "input")) return false;
  const type_ = inputType(element);
  const hasPlaceholder = type_ === "text" ||
    type_ === "search" ||
    type_ === "tel" ||
    type_ === "url" ||
    type_ === "email" ||
    type_ === "password" ||
    type_ === "number";
  return hasPlaceholder && element.currentValue === "";
}
