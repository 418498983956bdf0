// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLHtmlElement: https://html.spec.whatwg.org/multipage/

class HTMLHtmlElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLHtmlElement': Illegal constructor");
  }

  get version() {
    return reflectedDomstring(internals(HTMLHtmlElementBrand, this), "version");
  }

  set version($value) {
    try {
      setReflectedDomstring(internals(HTMLHtmlElementBrand, this), "version", stringValue($value, "Failed to set the 'version' property on 'HTMLHtmlElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLHtmlElementBrand, HTMLHtmlElement, [],
  ["version"]);
