// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLMapElement: https://html.spec.whatwg.org/multipage/

class HTMLMapElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMapElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLMapElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLMapElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLMapElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLMapElementBrand, HTMLMapElement, [],
  ["name"]);
