// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLMeterElement: https://html.spec.whatwg.org/multipage/

class HTMLMeterElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMeterElement': Illegal constructor");
  }
}

expose(HTMLMeterElementBrand, HTMLMeterElement, [],
  []);
