// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLOListElement: https://html.spec.whatwg.org/multipage/

class HTMLOListElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOListElement': Illegal constructor");
  }

  get reversed() {
    return reflectedBoolean(internals(HTMLOListElementBrand, this), "reversed");
  }

  set reversed($value) {
    try {
      setReflectedBoolean(internals(HTMLOListElementBrand, this), "reversed", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get start() {
    return reflectedInteger(internals(HTMLOListElementBrand, this), "start", 1, -2147483648);
  }

  set start($value) {
    try {
      setReflectedInteger(internals(HTMLOListElementBrand, this), "start", longValue($value, "Failed to set the 'start' property on 'HTMLOListElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return reflectedDomstring(internals(HTMLOListElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLOListElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLOListElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get compact() {
    return reflectedBoolean(internals(HTMLOListElementBrand, this), "compact");
  }

  set compact($value) {
    try {
      setReflectedBoolean(internals(HTMLOListElementBrand, this), "compact", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLOListElementBrand, HTMLOListElement, [],
  ["reversed", "start", "type", "compact"]);
