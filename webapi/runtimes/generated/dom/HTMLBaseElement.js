// Interfaces, made by python -m idl from idl/html.webidl: change that, not this.


// HTMLBaseElement: https://html.spec.whatwg.org/multipage/

class HTMLBaseElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLBaseElement': Illegal constructor");
  }

  get href() {
    return internals(HTMLBaseElementBrand, this).href;
  }

  set href($value) {
    try {
      setReflectedDomstring(internals(HTMLBaseElementBrand, this), "href", scalarValueString($value, "Failed to set the 'href' property on 'HTMLBaseElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get target() {
    return reflectedDomstring(internals(HTMLBaseElementBrand, this), "target");
  }

  set target($value) {
    try {
      setReflectedDomstring(internals(HTMLBaseElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLBaseElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLBaseElementBrand, HTMLBaseElement, [],
  ["href", "target"]);
