// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLCanvasElement: https://html.spec.whatwg.org/multipage/

class HTMLCanvasElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLCanvasElement': Illegal constructor");
  }

  get width() {
    return reflectedInteger(internals(HTMLCanvasElementBrand, this), "width", 300, 0);
  }

  set width($value) {
    try {
      setReflectedUnsigned(internals(HTMLCanvasElementBrand, this), "width", unsignedLongValue($value, "Failed to set the 'width' property on 'HTMLCanvasElement': The value"), 300);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get height() {
    return reflectedInteger(internals(HTMLCanvasElementBrand, this), "height", 150, 0);
  }

  set height($value) {
    try {
      setReflectedUnsigned(internals(HTMLCanvasElementBrand, this), "height", unsignedLongValue($value, "Failed to set the 'height' property on 'HTMLCanvasElement': The value"), 150);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  getContext($contextId, $options = undefined) {
    const inner = internals(HTMLCanvasElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getContext' on 'HTMLCanvasElement'", 1, arguments.length);
    return orNull(inner.getContext(stringValue($contextId, "Failed to execute 'getContext' on 'HTMLCanvasElement': parameter 1"), $options === undefined ? null : $options));
  }
}

expose(HTMLCanvasElementBrand, HTMLCanvasElement, [],
  ["width", "height", "getContext"]);
