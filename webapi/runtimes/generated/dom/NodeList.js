// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// NodeList: https://dom.spec.whatwg.org/

class NodeList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'NodeList': Illegal constructor");
  }

  item($index) {
    const inner = internals(NodeListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'NodeList'", 1, arguments.length);
    return objectOrNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'NodeList': parameter 1")));
  }

  get length() {
    return internals(NodeListBrand, this).length;
  }
}

iterableAsArray(NodeList);
expose(NodeListBrand, NodeList, [],
  ["item", "length"]);
indexed(NodeListBrand, NodeList, (inner) => inner.length, (inner, index) => objectOrNull(inner.item(index)));
