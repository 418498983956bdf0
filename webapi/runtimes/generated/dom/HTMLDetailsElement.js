// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLDetailsElement: https://html.spec.whatwg.org/multipage/

class HTMLDetailsElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDetailsElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLDetailsElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLDetailsElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLDetailsElement': The value"));
  }

  get open() {
    return reflectedBoolean(internals(HTMLDetailsElementBrand, this), "open");
  }

  set open($value) {
    setReflectedBoolean(internals(HTMLDetailsElementBrand, this), "open", !!$value);
  }
}

expose(HTMLDetailsElementBrand, HTMLDetailsElement, [],
  ["name", "open"]);
