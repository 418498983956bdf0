// What few nodes have, so that the others are small.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The objects of a node that are made when they are first needed.
class NodeExtras {
  constructor() {
    // The object of childNodes.
    this.childList = undefined;
    // https://dom.spec.whatwg.org/#registered-observer-list
    this.registeredObservers = undefined;
    // The object of children.
    this.children = undefined;
    // The object of attributes.
    this.attributes = undefined;
    // The first attribute of each qualified name, if an element has many.
    this.attributesByName = undefined;
    // What attributes that reflect elements keep.
    this.references = undefined;
    // The object of classList.
    this.classList = undefined;
    // The object of part.
    this.partList = undefined;
    // https://dom.spec.whatwg.org/#concept-element-shadow-root
    this.shadowRoot = undefined;
    // The state of a custom element, and of one that waits for its upgrade.
    this.custom = undefined;
    // https://dom.spec.whatwg.org/#slotable-manual-slot-assignment
    this.manualSlot = undefined;
  }
}
withoutParent(NodeExtras);
