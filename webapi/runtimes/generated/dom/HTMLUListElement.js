// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLUListElement: https://html.spec.whatwg.org/multipage/

class HTMLUListElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLUListElement': Illegal constructor");
  }

  get compact() {
    return reflectedBoolean(internals(HTMLUListElementBrand, this), "compact");
  }

  set compact($value) {
    try {
      setReflectedBoolean(internals(HTMLUListElementBrand, this), "compact", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return reflectedDomstring(internals(HTMLUListElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLUListElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLUListElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLUListElementBrand, HTMLUListElement, [],
  ["compact", "type"]);
