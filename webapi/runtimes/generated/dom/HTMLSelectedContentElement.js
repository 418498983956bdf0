// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLSelectedContentElement: https://html.spec.whatwg.org/multipage/

class HTMLSelectedContentElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSelectedContentElement': Illegal constructor");
  }
}

expose(HTMLSelectedContentElementBrand, HTMLSelectedContentElement, [],
  []);
