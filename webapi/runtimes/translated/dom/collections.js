// Old-style collections: https://dom.spec.whatwg.org/#old-style-collections
//
// A collection follows the mutations of its tree. Loops over a collection, and loops that empty it,
// take linear time in all.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const PATIENCE = 64;
const MAX_LIVE = 256;

// https://dom.spec.whatwg.org/#interface-nodelist, of nodes that do not change
class NodeListImpl {
  constructor(nodes) {
    this.platformObject = undefined;
    this.nodes = nodes;
  }

  // https://dom.spec.whatwg.org/#dom-nodelist-length
  get length() {
    return this.nodes.length;
  }

  // https://dom.spec.whatwg.org/#dom-nodelist-item
  item(index) {
    return index < this.nodes.length ? this.nodes[index] : undefined;
  }
}
withoutParent(NodeListImpl);

// The live list of https://dom.spec.whatwg.org/#dom-node-childnodes
//
// It keeps the place of the child that was last read.
class ChildNodeList extends NodeListImpl {
  constructor(parent) {
    super(newList());
    this.parent = parent;
    this._count = -1;
    this._place = undefined;
    this._index = 0;
  }

  // https://dom.spec.whatwg.org/#dom-nodelist-length
  get length() {
    if (this._count < 0) {
      this._count = 0;
      let child = this.parent.firstChild;
      while (child !== undefined) {
        this._count += 1;
        child = child.nextSibling;
      }
    }
    return this._count;
  }

  // https://dom.spec.whatwg.org/#dom-nodelist-item, from the nearest place that is known
  item(index) {
    const length = this.length;
    if (index >= length) return undefined;
    let place = this._place;
    let at = this._index;
    if (place === undefined || index < at - index) {
      place = this.parent.firstChild;
      at = 0;
    }
    if (length - index < index - at) {
      place = this.parent.lastChild;
      at = length - 1;
    }
    while (place !== undefined && at < index) {
      place = place.nextSibling;
      at += 1;
    }
    while (place !== undefined && at > index) {
      place = place.previousSibling;
      at -= 1;
    }
    this._place = place;
    this._index = index;
    return place;
  }

  // https://dom.spec.whatwg.org/#concept-tree-index, from the nearest place that is known
  indexOf(child) {
    let before = child;
    let behind = child;
    let steps = 0;
    let index = -1;
    while (index < 0) {
      if (before === undefined) {
        index = steps - 1;
      } else if (before === this._place) {
        index = this._index + steps;
      } else if (behind !== undefined && behind === this._place) {
        index = this._index - steps;
      } else if (behind === undefined && this._count >= 0) {
        index = this._count - steps;
      } else {
        steps += 1;
        before = before.previousSibling;
        behind = behind === undefined ? undefined : behind.nextSibling;
      }
    }
    this._place = child;
    this._index = index;
    return index;
  }

  // Follow the insertion of a child.
  childInserted(child) {
    if (this._count >= 0) {
      this._count += 1;
    }
    const place = this._place;
    if (place === undefined || child.nextSibling === undefined || child.previousSibling === place) {
      return;
    }
    if (child.nextSibling === place || child.previousSibling === undefined) {
      this._index += 1;
    } else {
      this._place = undefined;
    }
  }

  // Follow the removal of a child.
  childWillBeRemoved(child) {
    if (this._count >= 0) {
      this._count -= 1;
    }
    const place = this._place;
    if (place === undefined) return;
    if (child === place && child.nextSibling === undefined) {
      this._place = child.previousSibling;
      this._index -= 1;
    } else if (child === place) {
      this._place = child.nextSibling;
    } else if (child.nextSibling === place || child.previousSibling === undefined) {
      this._index -= 1;
    } else if (child.previousSibling !== place && child.nextSibling !== undefined) {
      this._place = undefined;
    }
  }
}

// https://dom.spec.whatwg.org/#interface-htmlcollection
class HTMLCollectionImpl {
  constructor(root, matches, isDeep = true, attribute) {
    this.platformObject = undefined;
    this.root = root;
    // The filter.
    this.matches = matches;
    // Whether it has descendants of the root, or children only.
    this.isDeep = isDeep;
    // The local name of the attribute on which the filter depends.
    this.attribute = attribute;
    // Whether the filter matched an element whose attribute changes now.
    this.matched = false;
    // The elements, from _start, while it is one of its document's live collections.
    this._elements = newList();
    this._start = 0;
    this._isActive = false;
    // The nodes that it may look at before it forgets its elements, and their greatest number.
    this._left = 0;
    this._patience = 0;
    this._named = undefined;
  }

  // Look for the elements, if they are not known.
  _collect() {
    this._left = this._patience;
    if (this._isActive) return;
    const root = this.root;
    const elements = newList();
    let visited = 0;
    let each = root.firstChild;
    while (each !== undefined) {
      visited += 1;
      if (each.nodeType === ELEMENT_NODE) {
        const element = each;
        if (this.matches(element)) {
          elements[elements.length] = element;
        }
      }
      each = this.isDeep ? nextNode(each, root) : each.nextSibling;
    }
    this._elements = elements;
    this._start = 0;
    this._patience = visited + PATIENCE;
    this._left = this._patience;
    this._followTheTree();
  }

  // Take the elements from who knows them.
  represent(elements) {
    this._elements = elements;
    this._patience = elements.length + PATIENCE;
    this._left = this._patience;
    this._followTheTree();
  }

  // Become one of the document's live collections. The older half makes room.
  _followTheTree() {
    const document = this.root.nodeDocument;
    const live = document.liveCollections;
    if (live.length >= MAX_LIVE) {
      document.liveCollections = newList();
      for (let index = 0; index < live.length; index++) {
        const each = live[index];
        if (2 * index < MAX_LIVE) {
          each.forget();
        } else {
          listAppend(document.liveCollections, each);
        }
      }
    }
    this._isActive = true;
    listAppend(document.liveCollections, this);
  }

  // Forget the elements. The document's live collections do not contain it any longer.
  forget() {
    this._isActive = false;
    this._elements = newList();
    this._start = 0;
    this._named = undefined;
  }

  // The represented elements, in a list that does not change.
  get elements() {
    this._collect();
    if (this._start > 0) {
      const kept = newList();
      const end = this._elements.length - this._start;
      for (let index = 0; index < end; index++) {
        listAppend(kept, this._elements[this._start + index]);
      }
      this._elements = kept;
      this._start = 0;
    }
    return copyOfList(this._elements);
  }

  // https://dom.spec.whatwg.org/#dom-htmlcollection-length
  get length() {
    return this.count();
  }

  // The number of elements.
  count() {
    this._collect();
    return this._elements.length - this._start;
  }

  // https://dom.spec.whatwg.org/#dom-htmlcollection-item
  item(index) {
    this._collect();
    const place = this._start + index;
    return place < this._elements.length ? this._elements[place] : undefined;
  }

  // https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem-key
  namedItem(name) {
    const named = tableGet(this._elementsByName(), name);
    return named === undefined || named.length === 0 ? undefined : named.first();
  }

  // https://dom.spec.whatwg.org/#interface-htmlcollection:supported-property-names
  supportedPropertyNames() {
    const seen = new Table();
    const names = newList();
    const items = this.elements;
    for (let index = 0; index < items.length; index++) {
      const element = items[index];
      const items2 = _namesOf(element);
      for (let index2 = 0; index2 < items2.length; index2++) {
        const name = items2[index2];
        if (!tableHas(seen, name)) {
          tableSet(seen, name, true);
          names[names.length] = name;
        }
      }
    }
    return names;
  }

  _elementsByName() {
    this._collect();
    if (this._named === undefined) {
      this._named = new Table();
      const end = this._elements.length - this._start;
      for (let index = 0; index < end; index++) {
        this._addNames(this._elements[this._start + index], this._named);
      }
    }
    return this._named;
  }

  _addNames(element, named) {
    const items = _namesOf(element);
    for (let index = 0; index < items.length; index++) {
      const name = items[index];
      let elements = tableGet(named, name);
      if (elements === undefined) {
        elements = new Queue();
        tableSet(named, name, elements);
      }
      elements.append(element);
    }
  }

  // Remove the names of an element, or forget all if it is not the first of its names.
  _removeNames(element) {
    if (this._named === undefined) return;
    const items = _namesOf(element);
    for (let index = 0; index < items.length; index++) {
      const name = items[index];
      const elements = tableGet(this._named, name);
      if (elements === undefined || elements.length === 0 || elements.first() !== element) {
        this._named = undefined;
        return;
      }
      elements.popleft();
    }
  }

  // Follow an insertion.
  subtreeInserted(node, parent) {
    const matching = this._matching(node, parent);
    if (matching === undefined) return false;
    if (matching.length === 0) return true;
    if (this._start === this._elements.length || _isAtTheEnd(node, this.root)) {
      for (let index = 0; index < matching.length; index++) {
        const element = matching[index];
        this._elements[this._elements.length] = element;
        if (this._named !== undefined) {
          this._addNames(element, this._named);
        }
      }
      return true;
    }
    return false;
  }

  // Follow a removal.
  subtreeRemoved(node, parent) {
    const matching = this._matching(node, parent);
    if (matching === undefined) return false;
    const count = matching.length;
    if (count === 0) return true;
    for (let index = 0; index < matching.length; index++) {
      const element = matching[index];
      this._removeNames(element);
    }
    if (this._elements[this._start] === matching[0]) {
      this._dropFirst(count);
      return true;
    }
    if (this._elements[this._elements.length - 1] === matching[count - 1]) {
      for (let _ = 0; _ < count; _++) {
        listPop(this._elements);
      }
      return true;
    }
    return false;
  }

  // Whether the filter depends on an attribute.
  dependsOn(localName) {
    return this.attribute === localName;
  }

  // Follow a change of the attribute on which the filter depends.
  attributeChanged(element) {
    const matchesNow = this.matches(element);
    if (matchesNow === this.matched) return true;
    if (!this._reaches(element.parent)) return this._left >= 0;
    if (matchesNow) return false;
    this._removeNames(element);
    if (this._elements[this._start] === element) {
      this._dropFirst(1);
      return true;
    }
    if (this._elements[this._elements.length - 1] === element) {
      listPop(this._elements);
      return true;
    }
    return false;
  }

  // Forget the names of the elements, if the element may be one of them.
  namesChanged(element) {
    if (this._named !== undefined && (this._reaches(element.parent) || this._left < 0)) {
      this._named = undefined;
    }
  }

  // Drop the first elements, and free their places from time to time.
  _dropFirst(count) {
    this._start += count;
    if (this._start > PATIENCE && 2 * this._start > this._elements.length) {
      const kept = newList();
      const end = this._elements.length - this._start;
      for (let index = 0; index < end; index++) {
        listAppend(kept, this._elements[this._start + index]);
      }
      this._elements = kept;
      this._start = 0;
    }
  }

  // Whether it may have children of a node, unless it loses its patience.
  _reaches(parent) {
    this._left -= 1;
    if (!this.isDeep || parent === undefined) return parent === this.root;
    if (this.root === this.root.nodeDocument) return parent.isConnected;
    let ancestor = parent;
    while (ancestor !== undefined && ancestor !== this.root) {
      this._left -= 1;
      ancestor = this._left < 0 ? undefined : ancestor.parent;
    }
    return ancestor !== undefined;
  }

  // The elements of a subtree that match, or None if the collection lost its patience.
  //
  // Between two reads, it looks at no more nodes than collecting the elements again would.
  _matching(node, parent) {
    const matching = newList();
    if (!this._reaches(parent)) return this._left < 0 ? undefined : matching;
    let each = node;
    while (each !== undefined) {
      this._left -= 1;
      if (this._left < 0) return undefined;
      if (each.nodeType === ELEMENT_NODE) {
        const element = each;
        if (this.matches(element)) {
          matching[matching.length] = element;
        }
      }
      each = this.isDeep ? nextNode(each, node) : undefined;
    }
    return matching;
  }
}
withoutParent(HTMLCollectionImpl);

// The values of id and name under which a collection has an element, without duplicates.
function _namesOf(element) {
  const names = newList();
  const id = element.id;
  if (id !== "") {
    names[names.length] = id;
  }
  if (element.namespace === HTML_NAMESPACE) {
    const name = element.attributeValue("name");
    if (name !== undefined && name !== "" && name !== id) {
      names[names.length] = name;
    }
  }
  return names;
}

// Whether no node follows a node's descendants among the descendants of a root.
function _isAtTheEnd(node, root) {
  let each = node;
  while (each !== undefined && each !== root) {
    if (each.nextSibling !== undefined) return false;
    each = each.parent;
  }
  return true;
}
