// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const asNode = implementationValue(NodeBrand);
const as2 = unionValue({ __proto__: null, string: stringValue, interfaces: [[NodeBrand, asNode]] });
const as3 = nullableValue(asNode);

// DocumentFragment: https://dom.spec.whatwg.org/

class DocumentFragment {
  constructor() {
    adopt(this, new DocumentFragmentImpl(associatedDocument()));
  }

  getElementById($elementId) {
    const inner = internals(DocumentFragmentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementById' on 'DocumentFragment'", 1, arguments.length);
    return objectOrNull(inner.getElementById(stringValue($elementId, "Failed to execute 'getElementById' on 'DocumentFragment': parameter 1")));
  }

  get children() {
    return objectOf(internals(DocumentFragmentBrand, this).children);
  }

  get firstElementChild() {
    return objectOrNull(internals(DocumentFragmentBrand, this).firstElementChild);
  }

  get lastElementChild() {
    return objectOrNull(internals(DocumentFragmentBrand, this).lastElementChild);
  }

  get childElementCount() {
    return internals(DocumentFragmentBrand, this).childElementCount;
  }

  prepend(...$nodes) {
    const inner = internals(DocumentFragmentBrand, this);
    try {
      inner.prepend(listValue($nodes, as2, "Failed to execute 'prepend' on 'DocumentFragment': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  append(...$nodes) {
    const inner = internals(DocumentFragmentBrand, this);
    try {
      inner.append(listValue($nodes, as2, "Failed to execute 'append' on 'DocumentFragment': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  replaceChildren(...$nodes) {
    const inner = internals(DocumentFragmentBrand, this);
    try {
      inner.replaceChildren(listValue($nodes, as2, "Failed to execute 'replaceChildren' on 'DocumentFragment': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  moveBefore($node, $child) {
    const inner = internals(DocumentFragmentBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'moveBefore' on 'DocumentFragment'", 2, arguments.length);
    try {
      inner.moveBefore(asNode($node, "Failed to execute 'moveBefore' on 'DocumentFragment': parameter 1"), as3($child, "Failed to execute 'moveBefore' on 'DocumentFragment': parameter 2"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  querySelector($selectors) {
    const inner = internals(DocumentFragmentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'querySelector' on 'DocumentFragment'", 1, arguments.length);
    return objectOrNull(inner.querySelector(stringValue($selectors, "Failed to execute 'querySelector' on 'DocumentFragment': parameter 1")));
  }

  querySelectorAll($selectors) {
    const inner = internals(DocumentFragmentBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'querySelectorAll' on 'DocumentFragment'", 1, arguments.length);
    return objectOf(inner.querySelectorAll(stringValue($selectors, "Failed to execute 'querySelectorAll' on 'DocumentFragment': parameter 1")));
  }
}

expose(DocumentFragmentBrand, DocumentFragment, [],
  ["getElementById", "children", "firstElementChild", "lastElementChild", "childElementCount", "prepend", "append", "replaceChildren", "moveBefore", "querySelector", "querySelectorAll"]);
unscopable(DocumentFragment, ["prepend", "append", "replaceChildren"]);
