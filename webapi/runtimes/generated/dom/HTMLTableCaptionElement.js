// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLTableCaptionElement: https://html.spec.whatwg.org/multipage/

class HTMLTableCaptionElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableCaptionElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableCaptionElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCaptionElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableCaptionElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLTableCaptionElementBrand, HTMLTableCaptionElement, [],
  ["align"]);
