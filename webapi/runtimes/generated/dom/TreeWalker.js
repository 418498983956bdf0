// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const asNode = implementationValue(NodeBrand);

// TreeWalker: https://dom.spec.whatwg.org/

class TreeWalker {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'TreeWalker': Illegal constructor");
  }

  get root() {
    return objectOf(internals(TreeWalkerBrand, this).root);
  }

  get whatToShow() {
    return internals(TreeWalkerBrand, this).whatToShow;
  }

  get filter() {
    return givenOrNull(internals(TreeWalkerBrand, this).filter);
  }

  get currentNode() {
    return objectOf(internals(TreeWalkerBrand, this).currentNode);
  }

  set currentNode($value) {
    const inner = internals(TreeWalkerBrand, this);
    inner.currentNode = asNode($value, "Failed to set the 'currentNode' property on 'TreeWalker': The value");
  }

  parentNode() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.parentNode());
  }

  firstChild() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.firstChild());
  }

  lastChild() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.lastChild());
  }

  previousSibling() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.previousSibling());
  }

  nextSibling() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.nextSibling());
  }

  previousNode() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.previousNode());
  }

  nextNode() {
    const inner = internals(TreeWalkerBrand, this);
    return objectOrNull(inner.nextNode());
  }
}

expose(TreeWalkerBrand, TreeWalker, [],
  ["root", "whatToShow", "filter", "currentNode", "parentNode", "firstChild", "lastChild", "previousSibling", "nextSibling", "previousNode", "nextNode"]);
