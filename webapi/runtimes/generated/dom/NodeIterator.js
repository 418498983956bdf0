// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// NodeIterator: https://dom.spec.whatwg.org/

class NodeIterator {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'NodeIterator': Illegal constructor");
  }

  get root() {
    return objectOf(internals(NodeIteratorBrand, this).root);
  }

  get referenceNode() {
    return objectOf(internals(NodeIteratorBrand, this).referenceNode);
  }

  get pointerBeforeReferenceNode() {
    return internals(NodeIteratorBrand, this).pointerBeforeReferenceNode;
  }

  get whatToShow() {
    return internals(NodeIteratorBrand, this).whatToShow;
  }

  get filter() {
    return givenOrNull(internals(NodeIteratorBrand, this).filter);
  }

  nextNode() {
    const inner = internals(NodeIteratorBrand, this);
    return objectOrNull(inner.nextNode());
  }

  previousNode() {
    const inner = internals(NodeIteratorBrand, this);
    return objectOrNull(inner.previousNode());
  }

  detach() {
    const inner = internals(NodeIteratorBrand, this);
    inner.detach();
  }
}

expose(NodeIteratorBrand, NodeIterator, [],
  ["root", "referenceNode", "pointerBeforeReferenceNode", "whatToShow", "filter", "nextNode", "previousNode", "detach"]);
