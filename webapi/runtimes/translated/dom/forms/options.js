// Options and their groups.
//
// https://html.spec.whatwg.org/multipage/form-elements.html#the-option-element
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/form-elements.html#htmloptgroupelement
class HTMLOptGroupElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
  }

  // Let a select follow.
  childLeaves() {
    const select = nearestAncestorSelect(this);
    if (select !== undefined) {
      select.childLeaves();
    }
  }

  // Let a select follow.
  childrenChangedSteps() {
    const select = nearestAncestorSelect(this);
    if (select !== undefined) {
      select.childrenChangedSteps();
    }
  }
}

// https://html.spec.whatwg.org/multipage/form-elements.html#htmloptionelement
class HTMLOptionElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-selectedness
    this.selectedness = false;
    // A number that is greater if it was selected, or inserted, later.
    this.selectedAt = 0;
    // https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-dirtiness
    this.dirtiness = false;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#option-element-nearest-ancestor-select
  get select() {
    const found = nearestAncestorSelect(this);
    return found === undefined ? undefined : found;
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#attr-option-selected
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (localName !== "selected" || namespace !== undefined || this.dirtiness) return;
    const select = this.select;
    if (select !== undefined) {
      select.setTheSelectedness();
    }
    this.setSelectedness(value !== undefined);
    if (select !== undefined) {
      select.optionsChanged();
    }
  }

  // https://dom.spec.whatwg.org/#concept-node-insert-ext, of a connected node
  insertionSteps() {
    super.insertionSteps();
    if (this.selectedness) {
      this.selectedAt = this.nodeDocument.nextFormChange();
    }
  }

  // https://dom.spec.whatwg.org/#concept-node-move-ext
  movingSteps(oldAncestor) {
    const select = this.select;
    if (select !== undefined) {
      select.optionsChanged();
    }
    const old = selectAround(oldAncestor);
    if (old !== undefined) {
      old.optionsChanged();
    }
  }

  // Set the selectedness; a select with one selected option follows when it is read.
  setSelectedness(value) {
    this.selectedness = value;
    if (value) {
      this.selectedAt = this.nodeDocument.nextFormChange();
    }
  }

  // The selectedness, after its select followed all changes.
  get isSelected() {
    const select = this.select;
    if (select !== undefined) {
      select.setTheSelectedness();
    }
    return this.selectedness;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-selected
  get selected() {
    return this.isSelected;
  }

  set selected(value) {
    const select = this.select;
    if (select !== undefined) {
      select.setTheSelectedness();
    }
    this.dirtiness = true;
    this.setSelectedness(value);
    if (select !== undefined) {
      select.optionsChanged();
    }
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-value
  get value() {
    const value = this.attributeValue("value");
    return value === undefined ? this.text : value;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-label
  get label() {
    const value = this.attributeValue("label");
    return value === undefined ? this.text : value;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-text
  get text() {
    const parts = newList();
    let each = nextNode(this, this);
    while (each !== undefined) {
      if (each.isText) {
        listAppend(parts, each.data);
      }
      if (isScript(each)) {
        each = nextNodeSkippingChildren(each, this);
      } else {
        each = nextNode(each, this);
      }
    }
    return strippedAndCollapsed(joinedTexts(parts));
  }

  set text(value) {
    this.setTextContent(value);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-index
  get index() {
    const select = this.select;
    if (select !== undefined) {
      const items = select.listOfOptions;
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        if (each === this) return index;
      }
    }
    return 0;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-option-form
  get form() {
    const select = this.select;
    return select === undefined ? undefined : select.form;
  }
}

// The select that a node is or is in.
function selectAround(node) {
  let each = node;
  while (each !== undefined) {
    if (each.nodeType === ELEMENT_NODE && isHtmlElement(each, "select")) return each;
    each = each.parent;
  }
  return undefined;
}

// Whether it is a script of HTML or SVG.
function isScript(node) {
  if (node.nodeType !== ELEMENT_NODE) return false;
  const element = node;
  const isForeign = element.namespace === SVG_NAMESPACE;
  return element.localName === "script" && (isForeign || element.namespace === HTML_NAMESPACE);
}

// https://html.spec.whatwg.org/multipage/form-elements.html#htmldatalistelement
class HTMLDataListElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._options = undefined;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-datalist-options
  get options() {
    if (this._options === undefined) {
      this._options = new HTMLCollectionImpl(this, isOption);
    }
    return this._options;
  }
}

// Whether it is an option.
function isOption(element) {
  return isHtmlElement(element, "option");
}
