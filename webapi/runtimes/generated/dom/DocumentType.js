// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const asNode = implementationValue(NodeBrand);
const as2 = unionValue({ __proto__: null, string: stringValue, interfaces: [[NodeBrand, asNode]] });

// DocumentType: https://dom.spec.whatwg.org/

class DocumentType {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'DocumentType': Illegal constructor");
  }

  get name() {
    return internals(DocumentTypeBrand, this).name;
  }

  get publicId() {
    return internals(DocumentTypeBrand, this).publicId;
  }

  get systemId() {
    return internals(DocumentTypeBrand, this).systemId;
  }

  before(...$nodes) {
    const inner = internals(DocumentTypeBrand, this);
    try {
      inner.before(listValue($nodes, as2, "Failed to execute 'before' on 'DocumentType': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  after(...$nodes) {
    const inner = internals(DocumentTypeBrand, this);
    try {
      inner.after(listValue($nodes, as2, "Failed to execute 'after' on 'DocumentType': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  replaceWith(...$nodes) {
    const inner = internals(DocumentTypeBrand, this);
    try {
      inner.replaceWith(listValue($nodes, as2, "Failed to execute 'replaceWith' on 'DocumentType': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  remove() {
    const inner = internals(DocumentTypeBrand, this);
    try {
      inner.remove();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(DocumentTypeBrand, DocumentType, [],
  ["name", "publicId", "systemId", "before", "after", "replaceWith", "remove"]);
unscopable(DocumentType, ["before", "after", "replaceWith", "remove"]);
