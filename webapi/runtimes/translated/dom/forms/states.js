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
