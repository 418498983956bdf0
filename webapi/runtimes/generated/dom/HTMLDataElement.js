// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLDataElement: https://html.spec.whatwg.org/multipage/

class HTMLDataElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDataElement': Illegal constructor");
  }

  get value() {
    return reflectedDomstring(internals(HTMLDataElementBrand, this), "value");
  }

  set value($value) {
    try {
      setReflectedDomstring(internals(HTMLDataElementBrand, this), "value", stringValue($value, "Failed to set the 'value' property on 'HTMLDataElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLDataElementBrand, HTMLDataElement, [],
  ["value"]);
