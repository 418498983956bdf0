// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLFontElement: https://html.spec.whatwg.org/multipage/

class HTMLFontElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFontElement': Illegal constructor");
  }

  get color() {
    return reflectedDomstring(internals(HTMLFontElementBrand, this), "color");
  }

  set color($value) {
    try {
      setReflectedDomstring(internals(HTMLFontElementBrand, this), "color", nullToEmptyStringValue($value, "Failed to set the 'color' property on 'HTMLFontElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get face() {
    return reflectedDomstring(internals(HTMLFontElementBrand, this), "face");
  }

  set face($value) {
    try {
      setReflectedDomstring(internals(HTMLFontElementBrand, this), "face", stringValue($value, "Failed to set the 'face' property on 'HTMLFontElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get size() {
    return reflectedDomstring(internals(HTMLFontElementBrand, this), "size");
  }

  set size($value) {
    try {
      setReflectedDomstring(internals(HTMLFontElementBrand, this), "size", stringValue($value, "Failed to set the 'size' property on 'HTMLFontElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLFontElementBrand, HTMLFontElement, [],
  ["color", "face", "size"]);
