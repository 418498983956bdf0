// Lists of the elements of a root, while no element comes, goes, or changes its class or ID.
//
// The second long search of the same tree makes them. A change drops them, with all that they hold.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const LONG_WALK = 256;

// The elements of a root by what selectors name: ``name``, ``.class`` or ``#id``.
class ElementLists {
  constructor(root) {
    this.root = root;
    // How many elements were walked over.
    this.walked = 0;
    this._elements = undefined;
    this._byName = undefined;
    this._byClass = undefined;
    this._byId = undefined;
  }

  // Whether the next search should use a list.
  get isWorthWhile() {
    return this.walked > LONG_WALK;
  }

  // The elements that have a key, or all, in tree order. The list does not change.
  of(key) {
    if (key === undefined) return this._all();
    let found;
    if (textStarts(key, "#")) {
      if (this._byId === undefined) {
        this._byId = this._listedById();
      }
      found = tableGet(this._byId, key);
    } else if (textStarts(key, ".")) {
      if (this._byClass === undefined) {
        this._byClass = this._listedByClass();
      }
      found = tableGet(this._byClass, key);
    } else {
      if (this._byName === undefined) {
        this._byName = this._listedByName();
      }
      found = tableGet(this._byName, key);
    }
    return found === undefined ? newList() : found;
  }

  _all() {
    if (this._elements === undefined) {
      const elements = newList();
      let each = nextElement(this.root, this.root);
      while (each !== undefined) {
        elements[elements.length] = each;
        each = nextElement(each, this.root);
      }
      this._elements = elements;
    }
    return this._elements;
  }

  _listedByName() {
    const lists = new Table();
    const items = this._all();
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      addToList(lists, each.localName, each);
    }
    return lists;
  }

  _listedById() {
    const lists = new Table();
    const items = this._all();
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (each.idValue !== undefined) {
        addToList(lists, "#" + each.idValue, each);
      }
    }
    return lists;
  }

  _listedByClass() {
    const lists = new Table();
    const keys = new Table();
    const items = this._all();
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      const value = each.classValue;
      if (value === undefined) continue;
      let known = tableGet(keys, value);
      if (known === undefined) {
        known = keysOfClasses(value);
        tableSet(keys, value, known);
      }
      for (let index2 = 0; index2 < known.length; index2++) {
        const key = known[index2];
        addToList(lists, key, each);
      }
    }
    return lists;
  }
}
withoutParent(ElementLists);

// The keys of the classes that an attribute names.
function keysOfClasses(value) {
  const keys = newList();
  const items = orderedSet(value);
  for (let index = 0; index < items.length; index++) {
    const token = items[index];
    listAppend(keys, "." + token);
  }
  return keys;
}

// Append an element to the list of a key.
function addToList(lists, key, element) {
  const found = tableGet(lists, key);
  if (found === undefined) {
    tableSet(lists, key, listOf([element]));
  } else {
    found[found.length] = element;
  }
}
