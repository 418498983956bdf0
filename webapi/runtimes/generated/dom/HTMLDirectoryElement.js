// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLDirectoryElement: https://html.spec.whatwg.org/multipage/

class HTMLDirectoryElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLDirectoryElement': Illegal constructor");
  }

  get compact() {
    return reflectedBoolean(internals(HTMLDirectoryElementBrand, this), "compact");
  }

  set compact($value) {
    try {
      setReflectedBoolean(internals(HTMLDirectoryElementBrand, this), "compact", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLDirectoryElementBrand, HTMLDirectoryElement, [],
  ["compact"]);
