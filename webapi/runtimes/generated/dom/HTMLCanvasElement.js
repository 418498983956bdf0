// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLCanvasElement: https://html.spec.whatwg.org/multipage/

class HTMLCanvasElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLCanvasElement': Illegal constructor");
  }
}

expose(HTMLCanvasElementBrand, HTMLCanvasElement, [],
  []);
