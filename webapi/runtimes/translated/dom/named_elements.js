// The elements of a document that scripts find by name at the document and at its window.
//
// https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem and
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
//
// Python has no properties by name: only the documents of engines' pages use this. The names of
// frames are in ``glue/named_access.js``.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// What shows the elements as properties of the window: ``glue/named_access.js``.
class NamedAccess {
  // React to a name that the window begins or ceases to support.
  nameChanged(name, isSupported) {}
}
withoutParent(NamedAccess);

// The elements of one name. Changes of the tree, an ID or a name make it search again.
class NamedCollection extends HTMLCollectionImpl {
  constructor(root, matches, isDeep, attribute) {
    super(root, matches, isDeep, attribute);
  }

  // Whether the filter depends on an attribute.
  dependsOn(localName) {
    return localName === "id" || localName === "name";
  }

  // Forget the elements.
  attributeChanged(element) {
    return false;
  }

  // Forget the elements: a new one may also change whether an object is exposed.
  subtreeInserted(node, parent) {
    return false;
  }

  // Forget the elements: an object may be exposed without what was removed.
  subtreeRemoved(node, parent) {
    return false;
  }
}

// The names of a document and of its window.
class NamedElements {
  constructor(document, ids) {
    this.access = undefined;
    this._document = document;
    this._ids = ids;
    // The elements that may be named elements of the document, by their names.
    this._candidates = new Table();
    // How many elements the window has for each value of the attribute name.
    this._windowNames = new Table();
    this._ofDocument = new Table();
    this._ofWindow = new Table();
    let each = nextElement(document, document);
    while (each !== undefined) {
      this.add(each);
      each = nextElement(each, document);
    }
    ids.names = this;
  }

  // Follow the insertion of an element.
  add(element) {
    if (hasNames(element)) {
      this._addName(element, element.attributeValue("name"));
      this._addCandidate(element, candidateId(element, element.id));
    }
  }

  // Follow the removal of an element.
  remove(element) {
    if (hasNames(element)) {
      this._removeName(element, element.attributeValue("name"), element.id);
      this._removeCandidate(element, candidateId(element, element.id));
    }
  }

  // Follow a change of the attribute name.
  changeName(element, oldName, name) {
    if (hasNames(element)) {
      this._removeName(element, oldName, element.id);
      this._addName(element, name);
    }
  }

  // Follow a change of an ID.
  changeId(element, oldId, id) {
    if (hasNames(element)) {
      const name = element.attributeValue("name");
      this._removeCandidate(element, candidateId(element, oldId), name);
      this._addCandidate(element, candidateId(element, id));
    }
  }

  // React to the first element that has an ID, or to the loss of the last one.
  idChanged(id) {
    this._tell(id);
  }

  _addName(element, name) {
    if (name === undefined || name === "") return;
    this._addCandidate(element, name);
    if (hasNameAtTheWindow(element, name)) {
      const count = tableGet(this._windowNames, name);
      tableSet(this._windowNames, name, count === undefined ? 1 : count + 1);
      if (count === undefined) {
        this._tell(name);
      }
    }
  }

  _removeName(element, name, id) {
    if (name === undefined || name === "") return;
    this._removeCandidate(element, name, candidateId(element, id));
    if (element.localName === "iframe") return;
    const count = tableGet(this._windowNames, name);
    if (count !== undefined && count > 1) {
      tableSet(this._windowNames, name, count - 1);
    } else if (count !== undefined) {
      tableDelete(this._windowNames, name);
      this._tell(name);
    }
  }

  _addCandidate(element, name) {
    if (name === undefined || name === "") return;
    let known = tableGet(this._candidates, name);
    if (known === undefined) {
      known = new Table();
      tableSet(this._candidates, name, known);
    }
    tableSet(known, element, true);
  }

  // Remove an element from those of a name, unless it has this name otherwise too.
  _removeCandidate(element, name, other) {
    if (name === undefined || name === other) return;
    const known = tableGet(this._candidates, name);
    if (known === undefined || !tableHas(known, element)) return;
    tableDelete(known, element);
    if (tableSize(known) === 0) {
      tableDelete(this._candidates, name);
      if (tableHas(this._ofDocument, name)) {
        tableDelete(this._ofDocument, name);
      }
    }
  }

  _tell(name) {
    const isSupported = this.isNameOfWindow(name);
    if (!isSupported && tableHas(this._ofWindow, name)) {
      tableDelete(this._ofWindow, name);
    }
    if (this.access !== undefined) {
      this.access.nameChanged(name, isSupported);
    }
  }

  // Whether the window supports a property name.
  isNameOfWindow(name) {
    return tableHas(this._windowNames, name) || this._ids.count(name) > 0;
  }

  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-nameditem
  //
  // Browsers also have elements of other namespaces by their IDs.
  itemOfWindow(name) {
    if (!this.isNameOfWindow(name)) return undefined;
    if (!tableHas(this._windowNames, name) && this._ids.count(name) === 1) {
      return this._ids.first(name);
    }
    if (tableGet(this._windowNames, name) === 1 && this._ids.count(name) < 2) {
      const named = this._onlyOneAtTheWindow(name);
      if (this._ids.count(name) === 0 || this._ids.first(name) === named) return named;
    }
    let collection = tableGet(this._ofWindow, name);
    if (collection === undefined) {
      collection = new NamedCollection(this._document, (element) => element.id === name ||
        hasNameAtTheWindow(element, name));
      tableSet(this._ofWindow, name, collection);
    }
    return collection;
  }

  _onlyOneAtTheWindow(name) {
    const known = tableGet(this._candidates, name);
    if (known !== undefined) {
      const items = tableKeys(known);
      for (let index = 0; index < items.length; index++) {
        const element = items[index];
        if (hasNameAtTheWindow(element, name)) return element;
      }
    }
    return undefined;
  }

  // https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
  itemOfDocument(name) {
    const known = tableGet(this._candidates, name);
    if (known === undefined) return undefined;
    if (tableSize(known) === 1) {
      const items = tableKeys(known);
      for (let index = 0; index < items.length; index++) {
        const only = items[index];
        return isNamedElement(only, name) ? only : undefined;
      }
    }
    let collection = tableGet(this._ofDocument, name);
    if (collection === undefined) {
      collection = new NamedCollection(this._document, (element) => isNamedElement(element, name));
      tableSet(this._ofDocument, name, collection);
    }
    return collection.length < 2 ? collection.item(0) : collection;
  }

  // https://html.spec.whatwg.org/multipage/dom.html#the-document-object:supported-property-names
  supportedPropertyNames() {
    const names = new Table();
    let each = nextElement(this._document, this._document);
    while (each !== undefined) {
      if (hasNames(each)) {
        const items = listOf([each.id, each.attributeValue("name")]);
        for (let index = 0; index < items.length; index++) {
          const name = items[index];
          if (name !== undefined && !tableHas(names, name) && isNamedElement(each, name)) {
            tableSet(names, name, true);
          }
        }
      }
      each = nextElement(each, this._document);
    }
    return tableKeys(names);
  }
}
withoutParent(NamedElements);

// Whether the names of an element are those of a document or a window.
function hasNames(element) {
  return (
    (element.localName === "embed" ||
      element.localName === "form" ||
      element.localName === "iframe" ||
      element.localName === "img" ||
      element.localName === "object") &&
      element.namespace === HTML_NAMESPACE
  );
}

// Whether its attribute name makes it a named object of the window.
function hasNameAtTheWindow(element, name) {
  return (
    hasNames(element) && element.localName !== "iframe" && element.attributeValue("name") === name
  );
}

// The ID by which an element may be a named element of the document.
function candidateId(element, id) {
  return (element.localName === "img" || element.localName === "object") && id !== ""
    ? id
    : undefined;
}

// https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem-filter
function isNamedElement(element, name) {
  if (name === "" || !hasNames(element) || !isExposed(element)) return false;
  const own = element.attributeValue("name");
  if (own === name) return true;
  if (element.id !== name) return false;
  return (
    element.localName === "object" || element.localName === "img" && own !== undefined && own !== ""
  );
}

// https://html.spec.whatwg.org/multipage/dom.html#exposed
//
// An object shows its fallback content here, so an exposed one has nothing that it could hide.
function isExposed(element) {
  if (element.localName !== "object") return true;
  let each = nextElement(element, element);
  while (each !== undefined) {
    if (
      (each.localName === "embed" || each.localName === "object") &&
        each.namespace === HTML_NAMESPACE
    ) {
      return false;
    }
    each = nextElement(each, element);
  }
  return true;
}
