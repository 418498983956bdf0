// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLProgressElement: https://html.spec.whatwg.org/multipage/

class HTMLProgressElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLProgressElement': Illegal constructor");
  }

  get max() {
    return reflectedPositiveDouble(internals(HTMLProgressElementBrand, this), "max", 1.0);
  }

  set max($value) {
    try {
      setReflectedPositiveDouble(internals(HTMLProgressElementBrand, this), "max", doubleValue($value, "Failed to set the 'max' property on 'HTMLProgressElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get value() {
    return internals(HTMLProgressElementBrand, this).value;
  }

  set value($value) {
    try {
      setReflectedDouble(internals(HTMLProgressElementBrand, this), "value", doubleValue($value, "Failed to set the 'value' property on 'HTMLProgressElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get position() {
    return internals(HTMLProgressElementBrand, this).position;
  }

  get labels() {
    return objectOf(internals(HTMLProgressElementBrand, this).labels);
  }
}

expose(HTMLProgressElementBrand, HTMLProgressElement, [],
  ["max", "value", "position", "labels"]);
