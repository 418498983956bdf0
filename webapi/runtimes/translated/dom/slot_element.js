// The slot element: https://html.spec.whatwg.org/multipage/scripting.html#the-slot-element
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/scripting.html#htmlslotelement
class HTMLSlotElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // Whether it is one of the agent's signal slots.
    this.isSignaled = false;
    // https://html.spec.whatwg.org/multipage/scripting.html#manually-assigned-nodes
    this.manuallyAssignedNodes = newList();
  }

  // https://dom.spec.whatwg.org/#concept-slot
  get isSlot() {
    return true;
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://dom.spec.whatwg.org/#slot-name
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (localName === "name" && namespace === undefined) {
      slotNameChanged(this, oldValue, value);
    }
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assignednodes
  assignedNodes(options) {
    return options.flatten ? findFlattenedSlottables(this) : findSlottables(this);
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assignedelements
  assignedElements(options) {
    const elements = newList();
    const items = this.assignedNodes(options);
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.nodeType === ELEMENT_NODE) {
        listAppend(elements, each);
      }
    }
    return elements;
  }

  // https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assign
  assign(nodes) {
    const old = findSlottables(this);
    const items = this.manuallyAssignedNodes;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      each.extras.manualSlot = undefined;
    }
    const kept = new Table();
    const changed = newList();
    const assigned = newList();
    for (let index = 0; index < nodes.length; index++) {
      const each = nodes[index];
      if (tableHas(kept, each)) continue;
      tableSet(kept, each, true);
      const other = each.extras.manualSlot;
      if (other !== undefined && other !== this) {
        if (other.isAssigned(each)) {
          changed[changed.length] = other;
        }
        other.forgetAManuallyAssignedNode(each);
      }
      each.extras.manualSlot = this;
      assigned[assigned.length] = each;
    }
    this.manuallyAssignedNodes = assigned;
    const styles = this.nodeDocument.styles;
    if (styles !== undefined) {
      styles.version += 1;
    }
    if (!areSame(old, findSlottables(this))) {
      signalASlotChange(this);
    }
    for (let index = 0; index < changed.length; index++) {
      const slot = changed[index];
      signalASlotChange(slot);
    }
  }

  // Whether a node is one of the assigned nodes.
  isAssigned(node) {
    const items = findSlottables(this);
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each === node) return true;
    }
    return false;
  }

  // Remove a node from the manually assigned nodes.
  forgetAManuallyAssignedNode(node) {
    const kept = newList();
    const items = this.manuallyAssignedNodes;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each !== node) {
        kept[kept.length] = each;
      }
    }
    this.manuallyAssignedNodes = kept;
  }
}

// Whether two lists have the same nodes in the same order.
function areSame(nodes, others) {
  if (nodes.length !== others.length) return false;
  for (let index = 0; index < nodes.length; index++) {
    const each = nodes[index];
    if (each !== others[index]) return false;
  }
  return true;
}
