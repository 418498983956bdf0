// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// MutationRecord: https://dom.spec.whatwg.org/

class MutationRecord {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'MutationRecord': Illegal constructor");
  }

  get type() {
    return internals(MutationRecordBrand, this).type;
  }

  get target() {
    return objectOf(internals(MutationRecordBrand, this).target);
  }

  get addedNodes() {
    return objectOf(internals(MutationRecordBrand, this).addedNodes);
  }

  get removedNodes() {
    return objectOf(internals(MutationRecordBrand, this).removedNodes);
  }

  get previousSibling() {
    return objectOrNull(internals(MutationRecordBrand, this).previousSibling);
  }

  get nextSibling() {
    return objectOrNull(internals(MutationRecordBrand, this).nextSibling);
  }

  get attributeName() {
    return orNull(internals(MutationRecordBrand, this).attributeName);
  }

  get attributeNamespace() {
    return orNull(internals(MutationRecordBrand, this).attributeNamespace);
  }

  get oldValue() {
    return orNull(internals(MutationRecordBrand, this).oldValue);
  }
}

expose(MutationRecordBrand, MutationRecord, [],
  ["type", "target", "addedNodes", "removedNodes", "previousSibling", "nextSibling", "attributeName", "attributeNamespace", "oldValue"]);
