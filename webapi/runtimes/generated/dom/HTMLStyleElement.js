// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const tokens1 = listOf(["render"]);

// HTMLStyleElement: https://html.spec.whatwg.org/multipage/

class HTMLStyleElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLStyleElement': Illegal constructor");
  }

  get media() {
    return reflectedDomstring(internals(HTMLStyleElementBrand, this), "media");
  }

  set media($value) {
    try {
      setReflectedDomstring(internals(HTMLStyleElementBrand, this), "media", stringValue($value, "Failed to set the 'media' property on 'HTMLStyleElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get blocking() {
    return objectOf(reflectedTokens(internals(HTMLStyleElementBrand, this), "blocking", tokens1));
  }

  set blocking($value) {
    internals(HTMLStyleElementBrand, this);
    const target = this.blocking;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'blocking' property on 'HTMLStyleElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get type() {
    return reflectedDomstring(internals(HTMLStyleElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLStyleElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLStyleElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get disabled() {
    return getDisabled(internals(HTMLStyleElementBrand, this));
  }

  set disabled($value) {
    const inner = internals(HTMLStyleElementBrand, this);
    setDisabled(inner, !!$value);
  }

  get sheet() {
    return objectOrNull(getSheet(internals(HTMLStyleElementBrand, this)));
  }
}

expose(HTMLStyleElementBrand, HTMLStyleElement, [],
  ["media", "blocking", "type", "disabled", "sheet"]);
