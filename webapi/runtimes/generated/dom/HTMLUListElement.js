// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLUListElement: https://html.spec.whatwg.org/multipage/

class HTMLUListElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLUListElement': Illegal constructor");
  }

  get compact() {
    return reflectedBoolean(internals(HTMLUListElementBrand, this), "compact");
  }

  set compact($value) {
    setReflectedBoolean(internals(HTMLUListElementBrand, this), "compact", !!$value);
  }

  get type() {
    return reflectedDomstring(internals(HTMLUListElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLUListElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLUListElement': The value"));
  }
}

expose(HTMLUListElementBrand, HTMLUListElement, [],
  ["compact", "type"]);
