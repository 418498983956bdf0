// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLDListElement: https://html.spec.whatwg.org/multipage/

class HTMLDListElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDListElement': Illegal constructor");
  }

  get compact() {
    return reflectedBoolean(internals(HTMLDListElementBrand, this), "compact");
  }

  set compact($value) {
    try {
      setReflectedBoolean(internals(HTMLDListElementBrand, this), "compact", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLDListElementBrand, HTMLDListElement, [],
  ["compact"]);
