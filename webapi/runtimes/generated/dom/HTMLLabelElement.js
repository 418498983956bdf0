// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLLabelElement: https://html.spec.whatwg.org/multipage/

class HTMLLabelElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLLabelElement': Illegal constructor");
  }

  get htmlFor() {
    return reflectedDomstring(internals(HTMLLabelElementBrand, this), "for");
  }

  set htmlFor($value) {
    try {
      setReflectedDomstring(internals(HTMLLabelElementBrand, this), "for", stringValue($value, "Failed to set the 'htmlFor' property on 'HTMLLabelElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get form() {
    return objectOrNull(internals(HTMLLabelElementBrand, this).form);
  }

  get control() {
    return objectOrNull(internals(HTMLLabelElementBrand, this).control);
  }
}

expose(HTMLLabelElementBrand, HTMLLabelElement, [],
  ["htmlFor", "form", "control"]);
