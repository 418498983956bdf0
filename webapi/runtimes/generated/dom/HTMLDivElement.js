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
    try {
      setReflectedDomstring(internals(HTMLDivElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLDivElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLDivElementBrand, HTMLDivElement, [],
  ["align"]);
