// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLBRElement: https://html.spec.whatwg.org/multipage/

class HTMLBRElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLBRElement': Illegal constructor");
  }

  get clear() {
    return reflectedDomstring(internals(HTMLBRElementBrand, this), "clear");
  }

  set clear($value) {
    setReflectedDomstring(internals(HTMLBRElementBrand, this), "clear", stringValue($value, "Failed to set the 'clear' property on 'HTMLBRElement': The value"));
  }
}

expose(HTMLBRElementBrand, HTMLBRElement, [],
  ["clear"]);
