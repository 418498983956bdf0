// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const asNode = implementationValue(NodeBrand);
const as2 = unionValue({ __proto__: null, string: stringValue, interfaces: [[NodeBrand, asNode]] });

// CharacterData: https://dom.spec.whatwg.org/

class CharacterData {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CharacterData': Illegal constructor");
  }

  get data() {
    return internals(CharacterDataBrand, this).data;
  }

  set data($value) {
    const inner = internals(CharacterDataBrand, this);
    inner.data = nullToEmptyStringValue($value, "Failed to set the 'data' property on 'CharacterData': The value");
  }

  get length() {
    return internals(CharacterDataBrand, this).length;
  }

  substringData($offset, $count) {
    const inner = internals(CharacterDataBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'substringData' on 'CharacterData'", 2, arguments.length);
    return inner.substringData(unsignedLongValue($offset, "Failed to execute 'substringData' on 'CharacterData': parameter 1"), unsignedLongValue($count, "Failed to execute 'substringData' on 'CharacterData': parameter 2"));
  }

  appendData($data) {
    const inner = internals(CharacterDataBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'appendData' on 'CharacterData'", 1, arguments.length);
    inner.appendData(stringValue($data, "Failed to execute 'appendData' on 'CharacterData': parameter 1"));
  }

  insertData($offset, $data) {
    const inner = internals(CharacterDataBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'insertData' on 'CharacterData'", 2, arguments.length);
    inner.insertData(unsignedLongValue($offset, "Failed to execute 'insertData' on 'CharacterData': parameter 1"), stringValue($data, "Failed to execute 'insertData' on 'CharacterData': parameter 2"));
  }

  deleteData($offset, $count) {
    const inner = internals(CharacterDataBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'deleteData' on 'CharacterData'", 2, arguments.length);
    inner.deleteData(unsignedLongValue($offset, "Failed to execute 'deleteData' on 'CharacterData': parameter 1"), unsignedLongValue($count, "Failed to execute 'deleteData' on 'CharacterData': parameter 2"));
  }

  replaceData($offset, $count, $data) {
    const inner = internals(CharacterDataBrand, this);
    if (arguments.length < 3) throw tooFew("Failed to execute 'replaceData' on 'CharacterData'", 3, arguments.length);
    inner.replaceData(unsignedLongValue($offset, "Failed to execute 'replaceData' on 'CharacterData': parameter 1"), unsignedLongValue($count, "Failed to execute 'replaceData' on 'CharacterData': parameter 2"), stringValue($data, "Failed to execute 'replaceData' on 'CharacterData': parameter 3"));
  }

  get previousElementSibling() {
    return objectOrNull(internals(CharacterDataBrand, this).previousElementSibling);
  }

  get nextElementSibling() {
    return objectOrNull(internals(CharacterDataBrand, this).nextElementSibling);
  }

  before(...$nodes) {
    const inner = internals(CharacterDataBrand, this);
    try {
      inner.before(listValue($nodes, as2, "Failed to execute 'before' on 'CharacterData': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  after(...$nodes) {
    const inner = internals(CharacterDataBrand, this);
    try {
      inner.after(listValue($nodes, as2, "Failed to execute 'after' on 'CharacterData': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  replaceWith(...$nodes) {
    const inner = internals(CharacterDataBrand, this);
    try {
      inner.replaceWith(listValue($nodes, as2, "Failed to execute 'replaceWith' on 'CharacterData': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  remove() {
    const inner = internals(CharacterDataBrand, this);
    try {
      inner.remove();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(CharacterDataBrand, CharacterData, [],
  ["data", "length", "substringData", "appendData", "insertData", "deleteData", "replaceData", "previousElementSibling", "nextElementSibling", "before", "after", "replaceWith", "remove"]);
unscopable(CharacterData, ["before", "after", "replaceWith", "remove"]);
