// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const as1 = nullableValue(stringValue);
const asAttr = implementationValue(AttrBrand);

// NamedNodeMap: https://dom.spec.whatwg.org/

class NamedNodeMap {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'NamedNodeMap': Illegal constructor");
  }

  get length() {
    return internals(NamedNodeMapBrand, this).length;
  }

  item($index) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'NamedNodeMap'", 1, arguments.length);
    return objectOrNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'NamedNodeMap': parameter 1")));
  }

  getNamedItem($qualifiedName) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getNamedItem' on 'NamedNodeMap'", 1, arguments.length);
    return objectOrNull(inner.getNamedItem(stringValue($qualifiedName, "Failed to execute 'getNamedItem' on 'NamedNodeMap': parameter 1")));
  }

  getNamedItemNS($namespace, $localName) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'getNamedItemNS' on 'NamedNodeMap'", 2, arguments.length);
    return objectOrNull(inner.getNamedItemNs(as1($namespace, "Failed to execute 'getNamedItemNS' on 'NamedNodeMap': parameter 1"), stringValue($localName, "Failed to execute 'getNamedItemNS' on 'NamedNodeMap': parameter 2")));
  }

  setNamedItem($attr) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setNamedItem' on 'NamedNodeMap'", 1, arguments.length);
    try {
      return objectOrNull(inner.setNamedItem(asAttr($attr, "Failed to execute 'setNamedItem' on 'NamedNodeMap': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  setNamedItemNS($attr) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setNamedItemNS' on 'NamedNodeMap'", 1, arguments.length);
    try {
      return objectOrNull(inner.setNamedItemNs(asAttr($attr, "Failed to execute 'setNamedItemNS' on 'NamedNodeMap': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  removeNamedItem($qualifiedName) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'removeNamedItem' on 'NamedNodeMap'", 1, arguments.length);
    try {
      return objectOf(inner.removeNamedItem(stringValue($qualifiedName, "Failed to execute 'removeNamedItem' on 'NamedNodeMap': parameter 1")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  removeNamedItemNS($namespace, $localName) {
    const inner = internals(NamedNodeMapBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'removeNamedItemNS' on 'NamedNodeMap'", 2, arguments.length);
    try {
      return objectOf(inner.removeNamedItemNs(as1($namespace, "Failed to execute 'removeNamedItemNS' on 'NamedNodeMap': parameter 1"), stringValue($localName, "Failed to execute 'removeNamedItemNS' on 'NamedNodeMap': parameter 2")));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(NamedNodeMapBrand, NamedNodeMap, [],
  ["length", "item", "getNamedItem", "getNamedItemNS", "setNamedItem", "setNamedItemNS", "removeNamedItem", "removeNamedItemNS"]);
indexed(NamedNodeMapBrand, NamedNodeMap, (inner) => inner.length, (inner, index) => objectOrNull(inner.item(index)));
named(NamedNodeMapBrand, (inner, name) => objectOrNull(inner.namedProperty(name)));
