// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const asAssignedNodesOptions = dictionaryValue("AssignedNodesOptions", [["flatten", booleanValue, false]]);
const plain2 = arrayOf(objectOf);
const asElement = implementationValue(ElementBrand);
const asText = implementationValue(TextBrand);
const as5 = unionValue({ __proto__: null, interfaces: [[ElementBrand, asElement], [TextBrand, asText]] });

// HTMLSlotElement: https://html.spec.whatwg.org/multipage/

class HTMLSlotElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSlotElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLSlotElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLSlotElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLSlotElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  assignedNodes($options = undefined) {
    const inner = internals(HTMLSlotElementBrand, this);
    return plain2(inner.assignedNodes(asAssignedNodesOptions($options, "Failed to execute 'assignedNodes' on 'HTMLSlotElement': parameter 1")));
  }

  assignedElements($options = undefined) {
    const inner = internals(HTMLSlotElementBrand, this);
    return plain2(inner.assignedElements(asAssignedNodesOptions($options, "Failed to execute 'assignedElements' on 'HTMLSlotElement': parameter 1")));
  }

  assign(...$nodes) {
    const inner = internals(HTMLSlotElementBrand, this);
    inner.assign(listValue($nodes, as5, "Failed to execute 'assign' on 'HTMLSlotElement': parameter 1"));
  }
}

expose(HTMLSlotElementBrand, HTMLSlotElement, [],
  ["name", "assignedNodes", "assignedElements", "assign"]);
