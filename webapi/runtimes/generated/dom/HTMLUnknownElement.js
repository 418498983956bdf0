// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLUnknownElement: https://html.spec.whatwg.org/multipage/

class HTMLUnknownElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLUnknownElement': Illegal constructor");
  }
}

expose(HTMLUnknownElementBrand, HTMLUnknownElement, [],
  []);
