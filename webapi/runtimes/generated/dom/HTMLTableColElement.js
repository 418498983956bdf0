// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLTableColElement: https://html.spec.whatwg.org/multipage/

class HTMLTableColElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableColElement': Illegal constructor");
  }

  get span() {
    return reflectedClampedInteger(internals(HTMLTableColElementBrand, this), "span", 1, 1, 1000);
  }

  set span($value) {
    try {
      setReflectedUnsigned(internals(HTMLTableColElementBrand, this), "span", unsignedLongValue($value, "Failed to set the 'span' property on 'HTMLTableColElement': The value"), 1);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableColElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLTableColElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableColElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ch() {
    return reflectedDomstring(internals(HTMLTableColElementBrand, this), "char");
  }

  set ch($value) {
    try {
      setReflectedDomstring(internals(HTMLTableColElementBrand, this), "char", stringValue($value, "Failed to set the 'ch' property on 'HTMLTableColElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get chOff() {
    return reflectedDomstring(internals(HTMLTableColElementBrand, this), "charoff");
  }

  set chOff($value) {
    try {
      setReflectedDomstring(internals(HTMLTableColElementBrand, this), "charoff", stringValue($value, "Failed to set the 'chOff' property on 'HTMLTableColElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get vAlign() {
    return reflectedDomstring(internals(HTMLTableColElementBrand, this), "valign");
  }

  set vAlign($value) {
    try {
      setReflectedDomstring(internals(HTMLTableColElementBrand, this), "valign", stringValue($value, "Failed to set the 'vAlign' property on 'HTMLTableColElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return reflectedDomstring(internals(HTMLTableColElementBrand, this), "width");
  }

  set width($value) {
    try {
      setReflectedDomstring(internals(HTMLTableColElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLTableColElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLTableColElementBrand, HTMLTableColElement, [],
  ["span", "align", "ch", "chOff", "vAlign", "width"]);
