// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLHeadingElement: https://html.spec.whatwg.org/multipage/

class HTMLHeadingElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLHeadingElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLHeadingElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLHeadingElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLHeadingElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLHeadingElementBrand, HTMLHeadingElement, [],
  ["align"]);
