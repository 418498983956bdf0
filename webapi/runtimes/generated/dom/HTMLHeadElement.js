// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLHeadElement: https://html.spec.whatwg.org/multipage/

class HTMLHeadElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLHeadElement': Illegal constructor");
  }
}

expose(HTMLHeadElementBrand, HTMLHeadElement, [],
  []);
