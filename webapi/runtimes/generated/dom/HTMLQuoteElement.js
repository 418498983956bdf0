// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLQuoteElement: https://html.spec.whatwg.org/multipage/

class HTMLQuoteElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLQuoteElement': Illegal constructor");
  }

  get cite() {
    return scalarValueString(reflectedUrl(internals(HTMLQuoteElementBrand, this), "cite"), "");
  }

  set cite($value) {
    try {
      setReflectedDomstring(internals(HTMLQuoteElementBrand, this), "cite", scalarValueString($value, "Failed to set the 'cite' property on 'HTMLQuoteElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLQuoteElementBrand, HTMLQuoteElement, [],
  ["cite"]);
