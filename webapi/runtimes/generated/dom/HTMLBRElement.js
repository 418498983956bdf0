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
    try {
      setReflectedDomstring(internals(HTMLBRElementBrand, this), "clear", stringValue($value, "Failed to set the 'clear' property on 'HTMLBRElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLBRElementBrand, HTMLBRElement, [],
  ["clear"]);
