// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLDataListElement: https://html.spec.whatwg.org/multipage/

class HTMLDataListElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDataListElement': Illegal constructor");
  }

  get options() {
    return objectOf(internals(HTMLDataListElementBrand, this).options);
  }
}

expose(HTMLDataListElementBrand, HTMLDataListElement, [],
  ["options"]);
