// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLDivElement: https://html.spec.whatwg.org/multipage/

class HTMLDivElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDivElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLDivElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLDivElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLDivElement': The value"));
  }
}

expose(HTMLDivElementBrand, HTMLDivElement, [],
  ["align"]);
