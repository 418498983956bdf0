// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLDetailsElement: https://html.spec.whatwg.org/multipage/

class HTMLDetailsElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDetailsElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLDetailsElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLDetailsElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLDetailsElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get open() {
    return reflectedBoolean(internals(HTMLDetailsElementBrand, this), "open");
  }

  set open($value) {
    try {
      setReflectedBoolean(internals(HTMLDetailsElementBrand, this), "open", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLDetailsElementBrand, HTMLDetailsElement, [],
  ["name", "open"]);
