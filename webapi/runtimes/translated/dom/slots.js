// Slots and slottables: https://dom.spec.whatwg.org/#shadow-tree-slots
//
// No node keeps what is assigned to it: a shadow root knows its slots by name, which answers at once.
// A mutation tells only which slots it changes.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The slots of a shadow tree, and the slottables of its host, by name.
class NamedSlots {
  constructor(root) {
    this._root = root;
    this._counts = new Table();
    this._first = new Table();
    this._slottables = undefined;
  }

  // Whether there is no slot.
  get isEmpty() {
    return tableSize(this._first) === 0;
  }

  // The first slot of a name in tree order.
  first(name) {
    return tableGet(this._first, name);
  }

  // Follow a slot that the tree has now.
  add(slot, name) {
    const count = tableGet(this._counts, name);
    tableSet(this._counts, name, count === undefined ? 1 : count + 1);
    const first = tableGet(this._first, name);
    if (first === undefined || precedesInTree(slot, first)) {
      tableSet(this._first, name, slot);
    }
  }

  // Follow a slot that the tree has no longer, or not under this name.
  remove(slot, name) {
    const count = tableGet(this._counts, name);
    if (count === undefined) return;
    if (count > 1) {
      tableSet(this._counts, name, count - 1);
    } else {
      tableDelete(this._counts, name);
    }
    if (tableGet(this._first, name) !== slot) return;
    tableDelete(this._first, name);
    let each = count > 1 ? this._root : undefined;
    while (each !== undefined) {
      if (each !== slot && each.isSlot && nameOfSlot(each) === name) {
        tableSet(this._first, name, each);
        return;
      }
      each = nextNode(each, this._root);
    }
  }

  // The children of the host that have a name, in a list that is not to be changed.
  slottables(name) {
    if (this._slottables === undefined) {
      const byName = new Table();
      let each = this._root.shadowHost.firstChild;
      while (each !== undefined) {
        if (isSlottable(each)) {
          addSlottable(byName, each);
        }
        each = each.nextSibling;
      }
      this._slottables = byName;
    }
    const known = tableGet(this._slottables, name);
    return known === undefined ? newList() : known;
  }

  // Follow a child that the host has now.
  childInserted(node) {
    if (this._slottables === undefined || node.nextSibling !== undefined) {
      this._slottables = undefined;
    } else if (isSlottable(node)) {
      addSlottable(this._slottables, node);
    }
  }

  // Follow a change of the host's children or of their names.
  forgetSlottables() {
    this._slottables = undefined;
  }
}
withoutParent(NamedSlots);

// Add the last child of a host to the lists of its slottables.
function addSlottable(byName, node) {
  const name = nameOfSlottable(node);
  const found = tableGet(byName, name);
  if (found === undefined) {
    tableSet(byName, name, listOf([node]));
  } else {
    found[found.length] = node;
  }
}

// https://dom.spec.whatwg.org/#concept-slotable
function isSlottable(node) {
  return node.nodeType === ELEMENT_NODE || node.isText;
}

// https://dom.spec.whatwg.org/#slotable-name
function nameOfSlottable(node) {
  if (node.nodeType !== ELEMENT_NODE) return "";
  const value = node.attributeValue("slot");
  return value === undefined ? "" : value;
}

// https://dom.spec.whatwg.org/#slot-name
function nameOfSlot(slot) {
  const value = slot.attributeValue("name");
  return value === undefined ? "" : value;
}

// The root of a node if it is a shadow root.
function rootAsShadowRoot(node) {
  const root = rootOf(node);
  const host = root.hostOfFragment;
  const shadow = host === undefined ? undefined : shadowRootOf(host);
  return shadow === root ? shadow : undefined;
}

// https://dom.spec.whatwg.org/#slotable-assigned-slot
function assignedSlot(slottable) {
  const parent = slottable.parent;
  return parent === undefined ? undefined : slotOfChild(slottable, parent);
}

// https://dom.spec.whatwg.org/#find-a-slot
function findASlot(slottable, isOpen) {
  const parent = slottable.parent;
  const shadow = parent === undefined ? undefined : shadowRootOf(parent);
  if (shadow === undefined || isOpen && shadow.mode !== "open") return undefined;
  return assignedSlot(slottable);
}

// The slot of a child of a host, also after the child was removed.
function slotOfChild(slottable, parent) {
  const shadow = shadowRootOf(parent);
  if (shadow === undefined || !isSlottable(slottable)) return undefined;
  if (shadow.slotAssignment === "named") {
    return shadow.slots.first(nameOfSlottable(slottable));
  }
  const extras = slottable.knownExtras;
  const slot = extras === undefined ? undefined : extras.manualSlot;
  return slot !== undefined && rootOf(slot) === shadow ? slot : undefined;
}

// https://dom.spec.whatwg.org/#find-slotables, in a list that is not to be changed
function findSlottables(slot) {
  const shadow = rootAsShadowRoot(slot);
  if (shadow === undefined) return newList();
  if (shadow.slotAssignment === "named") {
    const name = nameOfSlot(slot);
    return shadow.slots.first(name) === slot ? shadow.slots.slottables(name) : newList();
  }
  const result = newList();
  const items = slot.manuallyAssignedNodes;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (each.parent === shadow.shadowHost) {
      result[result.length] = each;
    }
  }
  return result;
}

// https://dom.spec.whatwg.org/#find-flattened-slotables
//
// ``waiting`` has the nodes that are to be flattened, the next one last.
function findFlattenedSlottables(slot) {
  const result = newList();
  const waiting = listOf([slot]);
  while (waiting.length > 0) {
    const node = listPop(waiting);
    if (node !== slot && (!node.isSlot || rootAsShadowRoot(node) === undefined)) {
      result[result.length] = node;
      continue;
    }
    const inside = _slottablesOrFallback(node);
    for (let index = inside.length - 1; index >= 0; index--) {
      const each = inside[index];
      waiting[waiting.length] = each;
    }
  }
  return result;
}

function _slottablesOrFallback(slot) {
  if (rootAsShadowRoot(slot) === undefined) return newList();
  const slottables = findSlottables(slot);
  if (slottables.length > 0) return slottables;
  const children = newList();
  let each = slot.firstChild;
  while (each !== undefined) {
    if (isSlottable(each)) {
      children[children.length] = each;
    }
    each = each.nextSibling;
  }
  return children;
}

// The steps of https://dom.spec.whatwg.org/#concept-node-insert about slots
function slotsAfterInsertion(node, parent) {
  const hostShadow = shadowRootOf(parent);
  if (hostShadow !== undefined) {
    hostShadow.slots.childInserted(node);
    if (hostShadow.slotAssignment === "named") {
      const slot = slotOfChild(node, parent);
      if (slot !== undefined) {
        signalASlotChange(slot);
      }
    }
  }
  _signalFallback(parent);
  if (node.firstChild === undefined && !node.isSlot) return;
  const shadow = rootAsShadowRoot(parent);
  if (shadow === undefined) return;
  let each = node;
  while (each !== undefined) {
    if (each.isSlot) {
      addSlot(each, nameOfSlot(each), shadow);
    }
    each = nextNode(each, node);
  }
}

// The steps of https://dom.spec.whatwg.org/#concept-node-remove about slots
function slotsAfterRemoval(node, parent) {
  const hostShadow = shadowRootOf(parent);
  if (hostShadow !== undefined) {
    const slot = slotOfChild(node, parent);
    hostShadow.slots.forgetSlottables();
    if (slot !== undefined) {
      signalASlotChange(slot);
    }
  }
  _signalFallback(parent);
  if (node.firstChild === undefined && !node.isSlot) return;
  const shadow = rootAsShadowRoot(parent);
  if (shadow === undefined) return;
  let each = node;
  while (each !== undefined) {
    if (each.isSlot) {
      removeSlot(each, nameOfSlot(each), shadow);
    }
    each = nextNode(each, node);
  }
}

// Run `assign slottables for a tree` after a slot was added.
//
// https://dom.spec.whatwg.org/#assign-slotables-for-a-tree
function addSlot(slot, name, shadow) {
  const old = shadow.slots.first(name);
  shadow.slots.add(slot, name);
  if (shadow.slotAssignment === "named") {
    if (shadow.slots.first(name) === slot && shadow.slots.slottables(name).length > 0) {
      signalASlotChange(slot);
      if (old !== undefined) {
        signalASlotChange(old);
      }
    }
  } else if (findSlottables(slot).length > 0) {
    signalASlotChange(slot);
  }
}

// Run `assign slottables for a tree` after a slot was removed.
//
// https://dom.spec.whatwg.org/#assign-slotables-for-a-tree
function removeSlot(slot, name, shadow) {
  const wasFirst = shadow.slots.first(name) === slot;
  shadow.slots.remove(slot, name);
  if (shadow.slotAssignment === "named") {
    if (wasFirst && shadow.slots.slottables(name).length > 0) {
      const following = shadow.slots.first(name);
      if (following !== undefined) {
        signalASlotChange(following);
      }
      signalASlotChange(slot);
    }
  } else {
    const items = slot.manuallyAssignedNodes;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.parent === shadow.shadowHost) {
        signalASlotChange(slot);
        return;
      }
    }
  }
}

// The step about the fallback content of a slot to which nothing is assigned.
function _signalFallback(parent) {
  if (!parent.isSlot || rootAsShadowRoot(parent) === undefined) return;
  const slot = parent;
  if (findSlottables(slot).length === 0) {
    signalASlotChange(slot);
  }
}

// https://dom.spec.whatwg.org/#slotable-name, its attribute change steps
function slottableNameChanged(element, oldValue, value) {
  const oldName = oldValue === undefined ? "" : oldValue;
  const name = value === undefined ? "" : value;
  const parent = element.parent;
  const shadow = parent === undefined ? undefined : shadowRootOf(parent);
  if (shadow === undefined || name === oldName || shadow.slotAssignment !== "named") return;
  shadow.slots.forgetSlottables();
  const oldSlot = shadow.slots.first(oldName);
  if (oldSlot !== undefined) {
    signalASlotChange(oldSlot);
  }
  const slot = shadow.slots.first(name);
  if (slot !== undefined) {
    signalASlotChange(slot);
  }
}

// https://dom.spec.whatwg.org/#slot-name, its attribute change steps
function slotNameChanged(slot, oldValue, value) {
  const oldName = oldValue === undefined ? "" : oldValue;
  const name = value === undefined ? "" : value;
  const shadow = name === oldName ? undefined : rootAsShadowRoot(slot);
  if (shadow !== undefined) {
    removeSlot(slot, oldName, shadow);
    addSlot(slot, name, shadow);
  }
}
