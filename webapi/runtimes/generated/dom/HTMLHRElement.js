// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLHRElement: https://html.spec.whatwg.org/multipage/

class HTMLHRElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLHRElement': Illegal constructor");
  }

  get align() {
    return reflectedDomstring(internals(HTMLHRElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLHRElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLHRElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get color() {
    return reflectedDomstring(internals(HTMLHRElementBrand, this), "color");
  }

  set color($value) {
    try {
      setReflectedDomstring(internals(HTMLHRElementBrand, this), "color", stringValue($value, "Failed to set the 'color' property on 'HTMLHRElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get noShade() {
    return reflectedBoolean(internals(HTMLHRElementBrand, this), "noshade");
  }

  set noShade($value) {
    try {
      setReflectedBoolean(internals(HTMLHRElementBrand, this), "noshade", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get size() {
    return reflectedDomstring(internals(HTMLHRElementBrand, this), "size");
  }

  set size($value) {
    try {
      setReflectedDomstring(internals(HTMLHRElementBrand, this), "size", stringValue($value, "Failed to set the 'size' property on 'HTMLHRElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return reflectedDomstring(internals(HTMLHRElementBrand, this), "width");
  }

  set width($value) {
    try {
      setReflectedDomstring(internals(HTMLHRElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLHRElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLHRElementBrand, HTMLHRElement, [],
  ["align", "color", "noShade", "size", "width"]);
