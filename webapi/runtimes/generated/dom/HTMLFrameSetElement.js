// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLFrameSetElement: https://html.spec.whatwg.org/multipage/

class HTMLFrameSetElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFrameSetElement': Illegal constructor");
  }

  get cols() {
    return reflectedDomstring(internals(HTMLFrameSetElementBrand, this), "cols");
  }

  set cols($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameSetElementBrand, this), "cols", stringValue($value, "Failed to set the 'cols' property on 'HTMLFrameSetElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rows() {
    return reflectedDomstring(internals(HTMLFrameSetElementBrand, this), "rows");
  }

  set rows($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameSetElementBrand, this), "rows", stringValue($value, "Failed to set the 'rows' property on 'HTMLFrameSetElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLFrameSetElementBrand, HTMLFrameSetElement, [],
  ["cols", "rows"]);
