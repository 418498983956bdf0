// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLOptGroupElement: https://html.spec.whatwg.org/multipage/

class HTMLOptGroupElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOptGroupElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLOptGroupElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLOptGroupElementBrand, this), "disabled", !!$value);
  }

  get label() {
    return reflectedDomstring(internals(HTMLOptGroupElementBrand, this), "label");
  }

  set label($value) {
    setReflectedDomstring(internals(HTMLOptGroupElementBrand, this), "label", stringValue($value, "Failed to set the 'label' property on 'HTMLOptGroupElement': The value"));
  }
}

expose(HTMLOptGroupElementBrand, HTMLOptGroupElement, [],
  ["disabled", "label"]);
