// The elements of a document by their IDs: https://dom.spec.whatwg.org/#concept-id
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// How many elements of a document have each ID, and the first of them once it was found.
class Ids {
  constructor(document) {
    this._document = document;
    // The names of the elements, if scripts find them by name.
    this.names = undefined;
    this._counts = new Table();
    this._first = new Table();
    let each = nextElement(document, document);
    while (each !== undefined) {
      const id = each.id;
      if (id !== "") {
        const count = tableGet(this._counts, id);
        tableSet(this._counts, id, count === undefined ? 1 : count + 1);
        if (count === undefined) {
          tableSet(this._first, id, each);
        }
      }
      each = nextElement(each, document);
    }
  }

  // How many elements have an ID.
  count(id) {
    const count = tableGet(this._counts, id);
    return count === undefined ? 0 : count;
  }

  // https://dom.spec.whatwg.org/#concept-get-an-element-by-id
  first(id) {
    if (!tableHas(this._counts, id)) return undefined;
    const found = tableGet(this._first, id);
    if (found !== undefined) return found;
    let each = nextElement(this._document, this._document);
    while (each !== undefined && each.id !== id) {
      each = nextElement(each, this._document);
    }
    if (each !== undefined) {
      tableSet(this._first, id, each);
    }
    return each;
  }

  // Follow the insertion of an element.
  add(element) {
    if (this._has(element)) {
      this._add(element, element.id);
      if (this.names !== undefined) {
        this.names.add(element);
      }
    }
  }

  // Follow the removal of an element.
  remove(element, oldAncestor) {
    if (
      !this._document.hasShadowTrees ||
        (element.id !== "" || this.names !== undefined && hasNames(element)) &&
          rootOf(oldAncestor) === this._document &&
          rootAsShadowRoot(element) === undefined
    ) {
      this._remove(element, element.id);
      if (this.names !== undefined) {
        this.names.remove(element);
      }
    }
  }

  // Follow a change of an element's ID.
  change(element, oldId, id) {
    if (this._has(element)) {
      this._remove(element, oldId === undefined ? "" : oldId);
      this._add(element, id === undefined ? "" : id);
      if (this.names !== undefined) {
        this.names.changeId(element, oldId, id);
      }
    }
  }

  // Follow a change of an element's attribute name.
  changeName(element, oldName, name) {
    if (this.names !== undefined && this._has(element)) {
      this.names.changeName(element, oldName, name);
    }
  }

  // Whether a connected element is in the document's own tree, and not in a shadow tree.
  _has(element) {
    return !this._document.hasShadowTrees || rootOf(element) === this._document;
  }

  _add(element, id) {
    if (id === "") return;
    const count = tableGet(this._counts, id);
    if (count === undefined) {
      tableSet(this._counts, id, 1);
      tableSet(this._first, id, element);
      if (this.names !== undefined) {
        this.names.idChanged(id);
      }
    } else {
      tableSet(this._counts, id, count + 1);
      if (tableHas(this._first, id)) {
        tableDelete(this._first, id);
      }
    }
  }

  _remove(element, id) {
    if (id === "") return;
    const count = tableGet(this._counts, id);
    if (count === undefined || count === 1) {
      if (tableHas(this._counts, id)) {
        tableDelete(this._counts, id);
      }
    } else {
      tableSet(this._counts, id, count - 1);
    }
    if (tableGet(this._first, id) === element) {
      tableDelete(this._first, id);
    }
    if (count === 1 && this.names !== undefined) {
      this.names.idChanged(id);
    }
  }

  // Forget which elements are the first, as some were moved.
  moved() {
    this._first = new Table();
  }
}
withoutParent(Ids);
