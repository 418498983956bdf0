// Collections of controls and options.
//
// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#collections
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// A collection whose elements do not follow from the tree alone.
class ComputedCollection extends HTMLCollectionImpl {
  constructor(root) {
    super(root, isAny);
  }

  // The elements.
  current() {
    return newList();
  }

  // The represented elements, in a list that does not change.
  get elements() {
    return this.current();
  }

  // https://dom.spec.whatwg.org/#dom-htmlcollection-length
  get length() {
    return this.current().length;
  }

  // https://dom.spec.whatwg.org/#dom-htmlcollection-item
  item(index) {
    const elements = this.current();
    return index < elements.length ? elements[index] : undefined;
  }

  // https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem-key
  namedItem(name) {
    const items = this.current();
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (hasName(each, name)) return each;
    }
    return undefined;
  }
}

// The filter of collections that do not look for elements.
function isAny(element) {
  return true;
}

// Whether a name is the element's id or name.
function hasName(element, name) {
  return name !== "" && (element.id === name || element.attributeValue("name") === name);
}

// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmlformcontrolscollection
class HTMLFormControlsCollectionImpl extends ComputedCollection {
  constructor(root) {
    super(root);
    // By id or name: the elements, while the tree is the same.
    this._byName = new Table();
    this._tree = undefined;
  }

  // The listed elements that a form owns, but for image buttons.
  current() {
    const form = this.root;
    const elements = tableGet(formTree(form).elements, form);
    return elements === undefined ? newList() : elements;
  }

  // The elements with that id or name.
  namedItems(name) {
    const tree = formTree(this.root);
    if (this._tree !== tree) {
      this._tree = tree;
      this._byName = new Table();
      const items = this.current();
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        this._add(each, each.id);
        const eachName = each.attributeValue("name");
        if (eachName !== undefined && eachName !== each.id) {
          this._add(each, eachName);
        }
      }
    }
    const known = tableGet(this._byName, name);
    return known === undefined ? newList() : known;
  }

  _add(element, name) {
    if (name !== "") {
      addTo(this._byName, name, element);
    }
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmlformcontrolscollection-nameditem
  namedItemOrList(name) {
    const found = this.namedItems(name);
    if (found.length === 0) return undefined;
    return found.length === 1 ? found[0] : new RadioNodeListImpl(this, name);
  }
}

// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#radionodelist
class RadioNodeListImpl extends NodeListImpl {
  constructor(controls, name) {
    super(newList());
    this.controls = controls;
    this.name = name;
  }

  // https://dom.spec.whatwg.org/#dom-nodelist-length
  get length() {
    return this.controls.namedItems(this.name).length;
  }

  // https://dom.spec.whatwg.org/#dom-nodelist-item
  item(index) {
    const found = this.controls.namedItems(this.name);
    return index < found.length ? found[index] : undefined;
  }

  get _buttons() {
    const buttons = newList();
    const items = this.controls.namedItems(this.name);
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (isHtmlElement(each, "input") && inputType(each) === "radio") {
        listAppend(buttons, each);
      }
    }
    return buttons;
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-radionodelist-value
  get value() {
    const items = this._buttons;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.checked) return each.value;
    }
    return "";
  }

  set value(value) {
    const items = this._buttons;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.value === value) {
        each.checked = true;
        return;
      }
    }
  }
}

// What a subtree is removed from, while a collection follows.
class Removal {
  constructor() {
    this.oldParent = undefined;
  }
}
withoutParent(Removal);

// The filter of the options of a select.
function optionFilter(select, removal) {
  const isOptionOfSelect = (element) => {
    if (!isHtmlElement(element, "option")) return false;
    return nearestAncestorSelect(element, removal.oldParent) === select;
  };
  return isOptionOfSelect;
}

// https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmloptionscollection
class HTMLOptionsCollectionImpl extends HTMLCollectionImpl {
  constructor(select, removal) {
    super(select, optionFilter(select, removal));
    this.select = select;
    this._removal = removal;
  }

  // Follow a removal.
  subtreeRemoved(node, parent) {
    this._removal.oldParent = parent;
    const isKnown = super.subtreeRemoved(node, parent);
    this._removal.oldParent = undefined;
    return isKnown;
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-length
  get length() {
    return this.count();
  }

  set length(value) {
    this.select.length = value;
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-selectedindex
  get selectedIndex() {
    return this.select.selectedIndex;
  }

  set selectedIndex(value) {
    this.select.selectedIndex = value;
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-add
  add(element, before) {
    this.select.add(element, before);
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-remove
  remove(index) {
    this.select.remove_2(index);
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-setter
  setOption(index, option) {
    this.select.setOption(index, option);
  }
}
