// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLPreElement: https://html.spec.whatwg.org/multipage/

class HTMLPreElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLPreElement': Illegal constructor");
  }

  get width() {
    return reflectedInteger(internals(HTMLPreElementBrand, this), "width", 0, -2147483648);
  }

  set width($value) {
    try {
      setReflectedInteger(internals(HTMLPreElementBrand, this), "width", longValue($value, "Failed to set the 'width' property on 'HTMLPreElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLPreElementBrand, HTMLPreElement, [],
  ["width"]);
