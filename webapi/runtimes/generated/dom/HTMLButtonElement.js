// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLButtonElement: https://html.spec.whatwg.org/multipage/

class HTMLButtonElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLButtonElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLButtonElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLButtonElementBrand, this), "disabled", !!$value);
  }

  get formNoValidate() {
    return reflectedBoolean(internals(HTMLButtonElementBrand, this), "formnovalidate");
  }

  set formNoValidate($value) {
    setReflectedBoolean(internals(HTMLButtonElementBrand, this), "formnovalidate", !!$value);
  }

  get formTarget() {
    return reflectedDomstring(internals(HTMLButtonElementBrand, this), "formtarget");
  }

  set formTarget($value) {
    setReflectedDomstring(internals(HTMLButtonElementBrand, this), "formtarget", stringValue($value, "Failed to set the 'formTarget' property on 'HTMLButtonElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLButtonElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLButtonElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLButtonElement': The value"));
  }

  get value() {
    return reflectedDomstring(internals(HTMLButtonElementBrand, this), "value");
  }

  set value($value) {
    setReflectedDomstring(internals(HTMLButtonElementBrand, this), "value", stringValue($value, "Failed to set the 'value' property on 'HTMLButtonElement': The value"));
  }
}

expose(HTMLButtonElementBrand, HTMLButtonElement, [],
  ["disabled", "formNoValidate", "formTarget", "name", "value"]);
