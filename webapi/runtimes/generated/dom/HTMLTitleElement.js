// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLTitleElement: https://html.spec.whatwg.org/multipage/

class HTMLTitleElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTitleElement': Illegal constructor");
  }
}

expose(HTMLTitleElementBrand, HTMLTitleElement, [],
  []);
