// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLLegendElement: https://html.spec.whatwg.org/multipage/

class HTMLLegendElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLLegendElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLLegendElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLLegendElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLLegendElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get form() {
    return objectOrNull(internals(HTMLLegendElementBrand, this).form);
  }
}

expose(HTMLLegendElementBrand, HTMLLegendElement, [],
  ["align", "form"]);
