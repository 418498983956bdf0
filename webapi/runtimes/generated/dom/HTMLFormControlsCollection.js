// Interfaces, made by python -m idl from idl/html_forms.webidl: change that, not this.


// HTMLFormControlsCollection: https://html.spec.whatwg.org/multipage/

class HTMLFormControlsCollection {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFormControlsCollection': Illegal constructor");
  }

  namedItem($name) {
    const inner = internals(HTMLFormControlsCollectionBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'namedItem' on 'HTMLFormControlsCollection'", 1, arguments.length);
    return objectOrNull(inner.namedItemOrList(stringValue($name, "Failed to execute 'namedItem' on 'HTMLFormControlsCollection': parameter 1")));
  }
}

expose(HTMLFormControlsCollectionBrand, HTMLFormControlsCollection, [],
  ["namedItem"]);
named(HTMLFormControlsCollectionBrand, (inner, name) => objectOrNull(inner.namedItemOrList(name)));
