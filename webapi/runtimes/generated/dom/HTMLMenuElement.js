// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLMenuElement: https://html.spec.whatwg.org/multipage/

class HTMLMenuElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMenuElement': Illegal constructor");
  }

  get compact() {
    return reflectedBoolean(internals(HTMLMenuElementBrand, this), "compact");
  }

  set compact($value) {
    try {
      setReflectedBoolean(internals(HTMLMenuElementBrand, this), "compact", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLMenuElementBrand, HTMLMenuElement, [],
  ["compact"]);
