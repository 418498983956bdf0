// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLSpanElement: https://html.spec.whatwg.org/multipage/

class HTMLSpanElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSpanElement': Illegal constructor");
  }
}

expose(HTMLSpanElementBrand, HTMLSpanElement, [],
  []);
