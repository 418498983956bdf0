// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLOptionElement: https://html.spec.whatwg.org/multipage/

class HTMLOptionElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOptionElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLOptionElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLOptionElementBrand, this), "disabled", !!$value);
  }

  get defaultSelected() {
    return reflectedBoolean(internals(HTMLOptionElementBrand, this), "selected");
  }

  set defaultSelected($value) {
    setReflectedBoolean(internals(HTMLOptionElementBrand, this), "selected", !!$value);
  }
}

expose(HTMLOptionElementBrand, HTMLOptionElement, [],
  ["disabled", "defaultSelected"]);
