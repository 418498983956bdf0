// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.


// HTMLCollection: https://dom.spec.whatwg.org/

class HTMLCollection {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLCollection': Illegal constructor");
  }

  get length() {
    return internals(HTMLCollectionBrand, this).length;
  }

  item($index) {
    const inner = internals(HTMLCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'HTMLCollection'", 1, arguments.length);
    return objectOrNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'HTMLCollection': parameter 1")));
  }

  namedItem($name) {
    const inner = internals(HTMLCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'namedItem' on 'HTMLCollection'", 1, arguments.length);
    return objectOrNull(inner.namedItem(stringValue($name, "Failed to execute 'namedItem' on 'HTMLCollection': parameter 1")));
  }
}

expose(HTMLCollectionBrand, HTMLCollection, [],
  ["length", "item", "namedItem"]);
indexed(HTMLCollectionBrand, HTMLCollection, (inner) => inner.length, (inner, index) => objectOrNull(inner.item(index)));
named(HTMLCollectionBrand, (inner, name) => objectOrNull(inner.namedItem(name)));
