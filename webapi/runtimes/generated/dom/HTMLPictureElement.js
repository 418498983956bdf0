// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLPictureElement: https://html.spec.whatwg.org/multipage/

class HTMLPictureElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLPictureElement': Illegal constructor");
  }
}

expose(HTMLPictureElementBrand, HTMLPictureElement, [],
  []);
