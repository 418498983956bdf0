// Selects: https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element
//
// A select sets the selectedness of its options when somebody asks for it, after its options changed.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MOST_OPTIONS = 100000;

// https://html.spec.whatwg.org/multipage/form-elements.html#htmlselectelement
class HTMLSelectElementImpl extends FormControl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._options = undefined;
    this._selectedOptions = undefined;
    // Whether an option may be selected that was not, or several may be.
    this._hasChanged = true;
    // Whether the selected option may be gone.
    this._hasLost = false;
    // Whether a child is being removed.
    this._loses = false;
    // The selected option, if there can be one only.
    this._selected = undefined;
    // Whether no option was selected or unselected since its selected options were read.
    this.selectednessIsKnown = false;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-options
  get options() {
    if (this._options === undefined) {
      this._options = new HTMLOptionsCollectionImpl(this, new Removal());
    }
    return this._options;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-option-list
  get listOfOptions() {
    const options = newList();
    const items = this.options.elements;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      listAppend(options, each);
    }
    return options;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedoptions
  get selectedOptions() {
    if (this._selectedOptions === undefined) {
      this._selectedOptions = new SelectedOptions(this);
    }
    return this._selectedOptions;
  }

  // The options whose selectedness is true.
  listOfSelectedOptions() {
    this.setTheSelectedness();
    const selected = newList();
    const items = this.listOfOptions;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.selectedness) {
        selected[selected.length] = each;
      }
    }
    return selected;
  }

  // Whether it has the attribute multiple.
  get isMultiple() {
    return this.attributeValue("multiple") !== undefined;
  }

  // Whether its display size is 1.
  //
  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-select-size
  get showsOne() {
    const size = this.attributeValue("size");
    const number = size === undefined ? 0 : leadingInteger(size);
    return number === 0 ? !this.isMultiple : number === 1;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete
  get autocomplete() {
    return idlExposedAutofillValue(this, false);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-type
  get type() {
    return this.isMultiple ? "select-multiple" : "select-one";
  }

  // Set the selectedness before a child leaves.
  childLeaves() {
    this.setTheSelectedness();
    this._loses = true;
  }

  // https://dom.spec.whatwg.org/#concept-node-children-changed-ext
  childrenChangedSteps() {
    if (this._loses) {
      this._loses = false;
      this._hasLost = true;
    } else {
      this.optionsChanged();
    }
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-change-ext
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if ((localName === "multiple" || localName === "size") && namespace === undefined) {
      this.optionsChanged();
    }
  }

  // Set the selectedness of the options before somebody asks for it.
  optionsChanged() {
    this._hasChanged = true;
    this._loses = false;
    this.selectednessIsKnown = false;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm
  //
  // Of two selected options, only the one that was selected or inserted later stays selected.
  setTheSelectedness() {
    if (this._hasChanged) {
      this._hasChanged = false;
      this._hasLost = false;
      this._selected = this.isMultiple ? undefined : this._onlySelectedOption();
    } else if (this._hasLost) {
      this._hasLost = false;
      const selected = this._selected;
      if (selected === undefined || selected.select === this) return;
      this._selected = undefined;
    } else {
      return;
    }
    if (this._selected === undefined && !this.isMultiple && this.showsOne) {
      let index = 0;
      let option = this.options.item(0);
      while (option !== undefined && isDisabledOption(option)) {
        index += 1;
        option = this.options.item(index);
      }
      if (option !== undefined) {
        this._selected = option;
        this._selected.selectedness = true;
      }
    }
  }

  // Unselect all options but one.
  _onlySelectedOption() {
    let selected = undefined;
    const items = this.listOfOptions;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (!each.selectedness) continue;
      if (selected === undefined) {
        selected = each;
      } else if (selected.selectedAt > each.selectedAt) {
        each.selectedness = false;
      } else {
        selected.selectedness = false;
        selected = each;
      }
    }
    return selected;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element:concept-form-reset-control
  reset() {
    const items = this.listOfOptions;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      each.dirtiness = false;
      each.setSelectedness(each.attributeValue("selected") !== undefined);
    }
    this.optionsChanged();
  }

  _selectOnly(option) {
    const items = this.listOfOptions;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      each.selectedness = false;
    }
    if (option !== undefined) {
      option.dirtiness = true;
      option.setSelectedness(true);
    }
    this._hasChanged = false;
    this._hasLost = false;
    this._selected = this.isMultiple ? undefined : option;
    this.selectednessIsKnown = false;
  }

  // Select these options, and no others.
  selectAllOf(options) {
    const wanted = new Table();
    for (let index = 0; index < options.length; index++) {
      const each = options[index];
      tableSet(wanted, each, true);
    }
    this._selectOnly();
    const items = this.listOfOptions;
    for (let index = 0; index < items.length; index++) {
      const option = items[index];
      if (tableHas(wanted, option)) {
        option.selected = true;
      }
    }
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedindex
  get selectedIndex() {
    this.setTheSelectedness();
    const items = this.listOfOptions;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.selectedness) return index;
    }
    return -1;
  }

  set selectedIndex(value) {
    const options = this.listOfOptions;
    this._selectOnly(value >= 0 && value < options.length ? options[value] : undefined);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-value
  get value() {
    const selected = this.listOfSelectedOptions();
    return selected.length === 0 ? "" : selected[0].value;
  }

  set value(value) {
    let found = undefined;
    const items = this.listOfOptions;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (found === undefined && each.value === value) {
        found = each;
      }
    }
    this._selectOnly(found);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-length
  get length() {
    return this.options.length;
  }

  set length(value) {
    const options = this.listOfOptions;
    if (value > options.length) {
      if (value <= MOST_OPTIONS) {
        this._appendOptions(value - options.length);
      }
      return;
    }
    for (let index = 0; index < options.length; index++) {
      const each = options[index];
      if (index >= value && each.parent !== undefined) {
        remove(each);
      }
    }
  }

  _appendOptions(count) {
    const document = this.nodeDocument;
    const fragment = document.createDocumentFragment();
    for (let _ = 0; _ < count; _++) {
      preInsert(document.createAnElement("option", HTML_NAMESPACE), fragment);
    }
    preInsert(fragment, this);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-item
  item(index) {
    return this.options.item(index);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-nameditem
  namedItem(name) {
    return this.options.namedItem(name);
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-setter
  setOption(index, option) {
    if (option === undefined) {
      this.remove_2(index);
      return;
    }
    const options = this.listOfOptions;
    if (index >= options.length) {
      if (index - options.length > 0) {
        this._appendOptions(index - options.length);
      }
      preInsert(option, this);
      return;
    }
    const parent = options[index].parent;
    replaceWithin(options[index], option, parent);
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-add
  //
  // ``before`` is an element, or the index of an option, or None.
  add(element, before) {
    if (typeof before === "number") {
      this.addBefore(element, before >= 0 ? this.options.item(before) : undefined);
    } else {
      this.addBefore(element, before);
    }
  }

  // The steps of `add` for an element.
  addBefore(element, before) {
    if (isInclusiveAncestor(element, this)) {
      throw new DOMException("The element contains the select.", "HierarchyRequestError");
    }
    if (before !== undefined && !isInclusiveAncestor(this, before)) {
      throw new DOMException("The select does not contain the node.", "NotFoundError");
    }
    if (element === before) return;
    const parent = before === undefined ? this : before.parent;
    preInsert(element, parent, before);
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmloptionscollection-remove
  remove_2(index) {
    const option = index >= 0 ? this.options.item(index) : undefined;
    if (option !== undefined) {
      remove(option);
    }
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#placeholder-label-option
  get placeholderLabelOption() {
    if (!this.isRequired || this.isMultiple || !this.showsOne) return undefined;
    const options = this.listOfOptions;
    if (options.length === 0 || options[0].value !== "" || options[0].parent !== this) {
      return undefined;
    }
    return options[0];
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-missing
  get valueMissing() {
    if (!this.isRequired) return false;
    const selected = this.listOfSelectedOptions();
    if (selected.length === 0) return true;
    return selected.length === 1 && selected[0] === this.placeholderLabelOption;
  }

  // What is wrong with an invalid control, in English, as Chromium says it.
  problemMessage() {
    return MISSING_ITEM;
  }
}

// The collection of https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedoptions
class SelectedOptions extends ComputedCollection {
  constructor(root) {
    super(root);
    // The elements, while nothing is selected and the tree does not change.
    this._known = newList();
    this._trees = undefined;
  }

  // The elements.
  current() {
    const select = this.root;
    select.setTheSelectedness();
    const trees = formTrees(select);
    if (select.selectednessIsKnown && this._trees === trees) return this._known;
    const elements = newList();
    const items = select.listOfSelectedOptions();
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      elements[elements.length] = each;
    }
    this._known = elements;
    this._trees = trees;
    select.selectednessIsKnown = true;
    return elements;
  }

  // The represented elements, in a list that does not change.
  get elements() {
    return copyOfList(this.current());
  }
}
