// Disclosures: https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/interactive-elements.html#htmldetailselement
class HTMLDetailsElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._toggleTracker = new ToggleTracker();
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group
  get group() {
    const value = this.attributeValue("name");
    return value === undefined ? "" : value;
  }

  // Whether its contents are shown.
  get isOpen() {
    return this.attributeValue("open") !== undefined;
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element:concept-element-attributes-change-ext
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (namespace !== undefined) return;
    if (localName === "name") {
      this._leaveTheGroup(oldValue);
      this._closeIfAnotherIsOpen();
    } else if (localName === "open" && oldValue === undefined && value !== undefined) {
      queueAToggleEvent(this, this._toggleTracker, "closed", "open");
      this._closeOthers();
    } else if (localName === "open" && oldValue !== undefined && value === undefined) {
      this._leaveTheGroup(this.attributeValue("name"));
      queueAToggleEvent(this, this._toggleTracker, "open", "closed");
    }
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element:html-element-insertion-steps
  insertionSteps() {
    super.insertionSteps();
    this._closeIfAnotherIsOpen();
  }

  // https://dom.spec.whatwg.org/#concept-node-remove-ext
  removingSteps(oldAncestor) {
    super.removingSteps(oldAncestor);
    this._leaveTheGroup(this.attributeValue("name"));
  }

  _leaveTheGroup(name) {
    const document = this.nodeDocument;
    if (name !== undefined && tableGet(document.openDetails, name) === this) {
      tableDelete(document.openDetails, name);
    }
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#ensure-details-exclusivity-by-closing-other-elements-if-needed
  _closeOthers() {
    const other = this._openInTheGroup();
    if (this.group !== "" && rootOf(this) === this.nodeDocument) {
      tableSet(this.nodeDocument.openDetails, this.group, this);
    }
    if (other !== undefined) {
      other.removeAttributeNs(undefined, "open");
    }
  }

  // https://html.spec.whatwg.org/multipage/interactive-elements.html#ensure-details-exclusivity-by-closing-the-given-element-if-needed
  _closeIfAnotherIsOpen() {
    if (!this.isOpen || this.group === "") return;
    if (this._openInTheGroup() !== undefined) {
      this.removeAttributeNs(undefined, "open");
    } else if (rootOf(this) === this.nodeDocument) {
      tableSet(this.nodeDocument.openDetails, this.group, this);
    }
  }

  // The other open element in the details name group.
  //
  // A document knows its own. Other trees are searched.
  _openInTheGroup() {
    const name = this.group;
    if (name === "") return undefined;
    const root = rootOf(this);
    if (root === this.nodeDocument) {
      const known = tableGet(this.nodeDocument.openDetails, name);
      return known === this ? undefined : known;
    }
    let node = root;
    while (node !== undefined) {
      if (
        node instanceof HTMLDetailsElementImpl &&
          node !== this &&
          node.isOpen &&
          node.group === name
      ) {
        return node;
      }
      node = nextNode(node, root);
    }
    return undefined;
  }
}
