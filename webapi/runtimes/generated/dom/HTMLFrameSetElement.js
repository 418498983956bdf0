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
    setReflectedDomstring(internals(HTMLFrameSetElementBrand, this), "cols", stringValue($value, "Failed to set the 'cols' property on 'HTMLFrameSetElement': The value"));
  }

  get rows() {
    return reflectedDomstring(internals(HTMLFrameSetElementBrand, this), "rows");
  }

  set rows($value) {
    setReflectedDomstring(internals(HTMLFrameSetElementBrand, this), "rows", stringValue($value, "Failed to set the 'rows' property on 'HTMLFrameSetElement': The value"));
  }
}

expose(HTMLFrameSetElementBrand, HTMLFrameSetElement, [],
  ["cols", "rows"]);
