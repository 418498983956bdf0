// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLSlotElement: https://html.spec.whatwg.org/multipage/

class HTMLSlotElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSlotElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLSlotElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLSlotElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLSlotElement': The value"));
  }
}

expose(HTMLSlotElementBrand, HTMLSlotElement, [],
  ["name"]);
