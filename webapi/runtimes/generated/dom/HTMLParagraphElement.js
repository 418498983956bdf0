// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLParagraphElement: https://html.spec.whatwg.org/multipage/

class HTMLParagraphElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLParagraphElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLParagraphElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLParagraphElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLParagraphElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLParagraphElementBrand, HTMLParagraphElement, [],
  ["align"]);
