// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLTimeElement: https://html.spec.whatwg.org/multipage/

class HTMLTimeElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTimeElement': Illegal constructor");
  }

  get dateTime() {
    return reflectedDomstring(internals(HTMLTimeElementBrand, this), "datetime");
  }

  set dateTime($value) {
    try {
      setReflectedDomstring(internals(HTMLTimeElementBrand, this), "datetime", stringValue($value, "Failed to set the 'dateTime' property on 'HTMLTimeElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLTimeElementBrand, HTMLTimeElement, [],
  ["dateTime"]);
