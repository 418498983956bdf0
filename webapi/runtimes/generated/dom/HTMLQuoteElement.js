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
    setReflectedDomstring(internals(HTMLQuoteElementBrand, this), "cite", scalarValueString($value, "Failed to set the 'cite' property on 'HTMLQuoteElement': The value"));
  }
}

expose(HTMLQuoteElementBrand, HTMLQuoteElement, [],
  ["cite"]);
