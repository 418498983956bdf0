// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLLIElement: https://html.spec.whatwg.org/multipage/

class HTMLLIElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLLIElement': Illegal constructor");
  }

  get value() {
    return reflectedInteger(internals(HTMLLIElementBrand, this), "value", 0, -2147483648);
  }

  set value($value) {
    try {
      setReflectedInteger(internals(HTMLLIElementBrand, this), "value", longValue($value, "Failed to set the 'value' property on 'HTMLLIElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return reflectedDomstring(internals(HTMLLIElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLLIElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLLIElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLLIElementBrand, HTMLLIElement, [],
  ["value", "type"]);
