// Which controls belong to which form, radio button group and label.
//
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#association-of-controls-and-forms
//
// Owners are computed when they are needed, and kept until the tree changes. A control keeps the form
// that a parser has associated it with, which may not be around it.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/forms.html#category-listed
function isListed(element) {
  if (element.namespace !== HTML_NAMESPACE) return false;
  if (
    element.localName === "fieldset" ||
      element.localName === "object" ||
      element.localName === "output"
  ) {
    return true;
  }
  return isSubmittable(element);
}

// https://html.spec.whatwg.org/multipage/forms.html#category-submit
function isSubmittable(element) {
  if (element.namespace !== HTML_NAMESPACE) return false;
  if (
    element.localName === "button" ||
      element.localName === "input" ||
      element.localName === "select" ||
      element.localName === "textarea"
  ) {
    return true;
  }
  return isFormAssociated(element);
}

// https://html.spec.whatwg.org/multipage/forms.html#category-label
function isLabelable(element) {
  if (element.namespace !== HTML_NAMESPACE) return false;
  if (element.localName === "input") return inputType(element) !== "hidden";
  if (
    element.localName === "button" ||
      element.localName === "meter" ||
      element.localName === "output" ||
      element.localName === "progress" ||
      element.localName === "select" ||
      element.localName === "textarea"
  ) {
    return true;
  }
  return isFormAssociated(element);
}

// Whether a datalist is around it.
function hasDatalistAncestor(element) {
  let ancestor = parentElement(element);
  while (ancestor !== undefined) {
    if (isHtmlElement(ancestor, "datalist")) return true;
    ancestor = parentElement(ancestor);
  }
  return false;
}

// https://html.spec.whatwg.org/multipage/input.html#radio-button-group, with a name
class RadioGroup {
  constructor() {
    this.checked = undefined;
    // Whether one of the buttons has the attribute required.
    this.isRequired = false;
  }

  // Add a button. Of two checked ones, only the one that was checked later stays checked.
  add(button) {
    if (button.isRequired) {
      this.isRequired = true;
    }
    if (!button.checkedness) return;
    if (this.checked === undefined) {
      this.checked = button;
    } else if (this.checked.checkedAt > button.checkedAt) {
      button.checkedness = false;
    } else {
      this.checked.checkedness = false;
      this.checked = button;
    }
  }
}
withoutParent(RadioGroup);

// The owners, groups and labels in a tree; the next change of the tree forgets them.
class FormTree {
  constructor(root) {
    this.root = root;
    // By form: the listed elements that it owns, in tree order.
    this.fields = new Table();
    // By form: the same but for image buttons.
    this.elements = new Table();
    // By element: the nearest form among the element and its ancestors.
    this._forms = new Table();
    // By form or root: the groups by their names.
    this._groups = new Table();
    // By ID: the first element, in a tree whose root is no document.
    this._ids = undefined;
    this._labels = undefined;
  }

  // Find the owners and the groups. This object is known already: owners are found by ID.
  collect() {
    const items = elementsOf(this.root);
    for (let index = 0; index < items.length; index++) {
      const element = items[index];
      if (isListed(element)) {
        this._add(element);
      }
    }
  }

  _add(element) {
    const owner = this.owner(element);
    const type_ = element.localName === "input" ? inputType(element) : "";
    if (owner !== undefined) {
      addTo(this.fields, owner, element);
      if (type_ !== "image") {
        addTo(this.elements, owner, element);
      }
    }
    if (type_ !== "radio") return;
    const name = element.attributeValue("name");
    if (name === undefined || name === "") return;
    const key = owner === undefined ? this.root : owner;
    let radioGroups = tableGet(this._groups, key);
    if (radioGroups === undefined) {
      radioGroups = new Table();
      tableSet(this._groups, key, radioGroups);
    }
    let group = tableGet(radioGroups, name);
    if (group === undefined) {
      group = new RadioGroup();
      tableSet(radioGroups, name, group);
    }
    group.add(element);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner
  owner(element) {
    return formOwner(element, this._forms);
  }

  // https://html.spec.whatwg.org/multipage/input.html#radio-button-group
  radioGroup(button) {
    const name = button.attributeValue("name");
    if (name === undefined) return undefined;
    const owner = this.owner(button);
    const radioGroups = tableGet(this._groups, owner === undefined ? this.root : owner);
    return radioGroups === undefined ? undefined : tableGet(radioGroups, name);
  }

  // The first element with an ID, in a tree without a document.
  elementById(id_) {
    if (this._ids === undefined) {
      this._ids = new Table();
      const items = elementsOf(this.root);
      for (let index = 0; index < items.length; index++) {
        const element = items[index];
        if (!tableHas(this._ids, element.id)) {
          tableSet(this._ids, element.id, element);
        }
      }
    }
    return tableGet(this._ids, id_);
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
  labels(control) {
    if (this._labels === undefined) {
      const labels = new Table();
      const items = elementsOf(this.root);
      for (let index = 0; index < items.length; index++) {
        const element = items[index];
        const labeled = isHtmlElement(element, "label") ? labeledControl(element) : undefined;
        if (labeled !== undefined) {
          let found = tableGet(labels, labeled);
          if (found === undefined) {
            found = newList();
            tableSet(labels, labeled, found);
          }
          found[found.length] = element;
        }
      }
      this._labels = labels;
    }
    const ofControl = tableGet(this._labels, control);
    return ofControl === undefined ? newList() : ofControl;
  }
}
withoutParent(FormTree);

// Append to the list of a key.
function addTo(lists, key, element) {
  let elements = tableGet(lists, key);
  if (elements === undefined) {
    elements = newList();
    tableSet(lists, key, elements);
  }
  elements[elements.length] = element;
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#reset-the-form-owner
//
// ``nearest`` keeps the nearest form of each element on the way, so that n calls are linear.
function formOwner(element, nearest) {
  if (isListed(element) && element.isConnected) {
    const id_ = element.attributeValue("form");
    if (id_ !== undefined) {
      const found = elementWithId(element, id_);
      if (found === undefined || !isHtmlElement(found, "form")) return undefined;
      return found;
    }
  }
  const associated = element.associatedForm();
  if (associated !== undefined) return associated;
  const walked = newList();
  let each = element;
  while (each !== undefined && !tableHas(nearest, each) && !isHtmlElement(each, "form")) {
    walked[walked.length] = each;
    each = parentElement(each);
  }
  let form = undefined;
  if (each !== undefined) {
    form = tableHas(nearest, each) ? tableGet(nearest, each) : each;
  }
  for (let index = 0; index < walked.length; index++) {
    const inside = walked[index];
    tableSet(nearest, inside, form);
  }
  return form;
}

// What is known of the trees of a document's nodes: another object after each change.
class FormTrees {
  constructor() {
    this.byRoot = new Table();
  }
}
withoutParent(FormTrees);

// What is known of the trees of a node's document.
function formTrees(node) {
  let trees = node.nodeDocument.formTrees;
  if (trees === undefined) {
    trees = new FormTrees();
    node.nodeDocument.formTrees = trees;
  }
  return trees;
}

// What is known of the tree that a node is in.
function formTree(node) {
  const root = _rootOfTree(node);
  const trees = formTrees(node).byRoot;
  let tree = tableGet(trees, root);
  if (tree === undefined) {
    tree = new FormTree(root);
    tableSet(trees, root, tree);
    tree.collect();
  }
  return tree;
}

// The root of a node: the document, a shadow root, or the top of a tree without either.
function _rootOfTree(node) {
  const document = node.nodeDocument;
  return node.isConnected && !document.hasShadowTrees ? document : rootOf(node);
}

// The first element with an ID in the tree of a node.
function elementWithId(node, id_) {
  const document = node.nodeDocument;
  if (_rootOfTree(node) === document) return document.getElementById(id_);
  return formTree(node).elementById(id_);
}

// https://html.spec.whatwg.org/multipage/forms.html#labeled-control
function labeledControl(label) {
  const id_ = label.attributeValue("for");
  if (id_ === undefined) {
    let each = nextElement(label, label);
    while (each !== undefined && !isLabelable(each)) {
      each = nextElement(each, label);
    }
    return each;
  }
  const found = elementWithId(label, id_);
  return found !== undefined && id_ !== "" && isLabelable(found) ? found : undefined;
}
