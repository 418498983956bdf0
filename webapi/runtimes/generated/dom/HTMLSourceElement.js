// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLSourceElement: https://html.spec.whatwg.org/multipage/

class HTMLSourceElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLSourceElement': Illegal constructor");
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLSourceElementBrand, this), "src"), "");
  }

  set src($value) {
    try {
      setReflectedDomstring(internals(HTMLSourceElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLSourceElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return reflectedDomstring(internals(HTMLSourceElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLSourceElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLSourceElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get srcset() {
    return scalarValueString(reflectedDomstring(internals(HTMLSourceElementBrand, this), "srcset"), "");
  }

  set srcset($value) {
    try {
      setReflectedDomstring(internals(HTMLSourceElementBrand, this), "srcset", scalarValueString($value, "Failed to set the 'srcset' property on 'HTMLSourceElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get sizes() {
    return reflectedDomstring(internals(HTMLSourceElementBrand, this), "sizes");
  }

  set sizes($value) {
    try {
      setReflectedDomstring(internals(HTMLSourceElementBrand, this), "sizes", stringValue($value, "Failed to set the 'sizes' property on 'HTMLSourceElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get media() {
    return reflectedDomstring(internals(HTMLSourceElementBrand, this), "media");
  }

  set media($value) {
    try {
      setReflectedDomstring(internals(HTMLSourceElementBrand, this), "media", stringValue($value, "Failed to set the 'media' property on 'HTMLSourceElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return reflectedInteger(internals(HTMLSourceElementBrand, this), "width", 0, 0);
  }

  set width($value) {
    try {
      setReflectedUnsigned(internals(HTMLSourceElementBrand, this), "width", unsignedLongValue($value, "Failed to set the 'width' property on 'HTMLSourceElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get height() {
    return reflectedInteger(internals(HTMLSourceElementBrand, this), "height", 0, 0);
  }

  set height($value) {
    try {
      setReflectedUnsigned(internals(HTMLSourceElementBrand, this), "height", unsignedLongValue($value, "Failed to set the 'height' property on 'HTMLSourceElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLSourceElementBrand, HTMLSourceElement, [],
  ["src", "type", "srcset", "sizes", "media", "width", "height"]);
