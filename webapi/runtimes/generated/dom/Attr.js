// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// Attr: https://dom.spec.whatwg.org/

class Attr {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Attr': Illegal constructor");
  }

  get namespaceURI() {
    return orNull(internals(AttrBrand, this).namespaceUri);
  }

  get prefix() {
    return orNull(internals(AttrBrand, this).prefix);
  }

  get localName() {
    return internals(AttrBrand, this).localName;
  }

  get name() {
    return internals(AttrBrand, this).name;
  }

  get value() {
    return internals(AttrBrand, this).value;
  }

  set value($value) {
    try {
      const inner = internals(AttrBrand, this);
      inner.value = stringValue($value, "Failed to set the 'value' property on 'Attr': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ownerElement() {
    return objectOrNull(internals(AttrBrand, this).ownerElement);
  }

  get specified() {
    return internals(AttrBrand, this).specified;
  }
}

expose(AttrBrand, Attr, [],
  ["namespaceURI", "prefix", "localName", "name", "value", "ownerElement", "specified"]);
