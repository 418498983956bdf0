// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLFieldSetElement: https://html.spec.whatwg.org/multipage/

class HTMLFieldSetElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFieldSetElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLFieldSetElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLFieldSetElementBrand, this), "disabled", !!$value);
  }

  get name() {
    return reflectedDomstring(internals(HTMLFieldSetElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLFieldSetElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLFieldSetElement': The value"));
  }
}

expose(HTMLFieldSetElementBrand, HTMLFieldSetElement, [],
  ["disabled", "name"]);
