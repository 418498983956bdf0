// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLModElement: https://html.spec.whatwg.org/multipage/

class HTMLModElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLModElement': Illegal constructor");
  }

  get cite() {
    return scalarValueString(reflectedUrl(internals(HTMLModElementBrand, this), "cite"), "");
  }

  set cite($value) {
    try {
      setReflectedDomstring(internals(HTMLModElementBrand, this), "cite", scalarValueString($value, "Failed to set the 'cite' property on 'HTMLModElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get dateTime() {
    return reflectedDomstring(internals(HTMLModElementBrand, this), "datetime");
  }

  set dateTime($value) {
    try {
      setReflectedDomstring(internals(HTMLModElementBrand, this), "datetime", stringValue($value, "Failed to set the 'dateTime' property on 'HTMLModElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLModElementBrand, HTMLModElement, [],
  ["cite", "dateTime"]);
