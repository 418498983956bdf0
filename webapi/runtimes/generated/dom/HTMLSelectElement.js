// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLSelectElement: https://html.spec.whatwg.org/multipage/

class HTMLSelectElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSelectElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLSelectElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLSelectElementBrand, this), "disabled", !!$value);
  }

  get multiple() {
    return reflectedBoolean(internals(HTMLSelectElementBrand, this), "multiple");
  }

  set multiple($value) {
    setReflectedBoolean(internals(HTMLSelectElementBrand, this), "multiple", !!$value);
  }

  get name() {
    return reflectedDomstring(internals(HTMLSelectElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLSelectElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLSelectElement': The value"));
  }

  get required() {
    return reflectedBoolean(internals(HTMLSelectElementBrand, this), "required");
  }

  set required($value) {
    setReflectedBoolean(internals(HTMLSelectElementBrand, this), "required", !!$value);
  }

  get size() {
    return reflectedInteger(internals(HTMLSelectElementBrand, this), "size", 0, 0);
  }

  set size($value) {
    setReflectedUnsigned(internals(HTMLSelectElementBrand, this), "size", unsignedLongValue($value, "Failed to set the 'size' property on 'HTMLSelectElement': The value"), 0);
  }
}

expose(HTMLSelectElementBrand, HTMLSelectElement, [],
  ["disabled", "multiple", "name", "required", "size"]);
