// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLOptGroupElement: https://html.spec.whatwg.org/multipage/

class HTMLOptGroupElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOptGroupElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLOptGroupElementBrand, this), "disabled");
  }

  set disabled($value) {
    try {
      setReflectedBoolean(internals(HTMLOptGroupElementBrand, this), "disabled", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get label() {
    return reflectedDomstring(internals(HTMLOptGroupElementBrand, this), "label");
  }

  set label($value) {
    try {
      setReflectedDomstring(internals(HTMLOptGroupElementBrand, this), "label", stringValue($value, "Failed to set the 'label' property on 'HTMLOptGroupElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLOptGroupElementBrand, HTMLOptGroupElement, [],
  ["disabled", "label"]);
