// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLMeterElement: https://html.spec.whatwg.org/multipage/

class HTMLMeterElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMeterElement': Illegal constructor");
  }

  get value() {
    return internals(HTMLMeterElementBrand, this).value;
  }

  set value($value) {
    try {
      setReflectedDouble(internals(HTMLMeterElementBrand, this), "value", doubleValue($value, "Failed to set the 'value' property on 'HTMLMeterElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get min() {
    return internals(HTMLMeterElementBrand, this).min;
  }

  set min($value) {
    try {
      setReflectedDouble(internals(HTMLMeterElementBrand, this), "min", doubleValue($value, "Failed to set the 'min' property on 'HTMLMeterElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get max() {
    return internals(HTMLMeterElementBrand, this).max;
  }

  set max($value) {
    try {
      setReflectedDouble(internals(HTMLMeterElementBrand, this), "max", doubleValue($value, "Failed to set the 'max' property on 'HTMLMeterElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get low() {
    return internals(HTMLMeterElementBrand, this).low;
  }

  set low($value) {
    try {
      setReflectedDouble(internals(HTMLMeterElementBrand, this), "low", doubleValue($value, "Failed to set the 'low' property on 'HTMLMeterElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get high() {
    return internals(HTMLMeterElementBrand, this).high;
  }

  set high($value) {
    try {
      setReflectedDouble(internals(HTMLMeterElementBrand, this), "high", doubleValue($value, "Failed to set the 'high' property on 'HTMLMeterElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get optimum() {
    return internals(HTMLMeterElementBrand, this).optimum;
  }

  set optimum($value) {
    try {
      setReflectedDouble(internals(HTMLMeterElementBrand, this), "optimum", doubleValue($value, "Failed to set the 'optimum' property on 'HTMLMeterElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get labels() {
    return objectOf(internals(HTMLMeterElementBrand, this).labels);
  }
}

expose(HTMLMeterElementBrand, HTMLMeterElement, [],
  ["value", "min", "max", "low", "high", "optimum", "labels"]);
