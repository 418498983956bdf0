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
    setReflectedDomstring(internals(HTMLParagraphElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLParagraphElement': The value"));
  }
}

expose(HTMLParagraphElementBrand, HTMLParagraphElement, [],
  ["align"]);
