// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLVideoElement: https://html.spec.whatwg.org/multipage/

class HTMLVideoElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLVideoElement': Illegal constructor");
  }

  get width() {
    return reflectedInteger(internals(HTMLVideoElementBrand, this), "width", 0, 0);
  }

  set width($value) {
    try {
      setReflectedUnsigned(internals(HTMLVideoElementBrand, this), "width", unsignedLongValue($value, "Failed to set the 'width' property on 'HTMLVideoElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get height() {
    return reflectedInteger(internals(HTMLVideoElementBrand, this), "height", 0, 0);
  }

  set height($value) {
    try {
      setReflectedUnsigned(internals(HTMLVideoElementBrand, this), "height", unsignedLongValue($value, "Failed to set the 'height' property on 'HTMLVideoElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get poster() {
    return scalarValueString(reflectedUrl(internals(HTMLVideoElementBrand, this), "poster"), "");
  }

  set poster($value) {
    try {
      setReflectedDomstring(internals(HTMLVideoElementBrand, this), "poster", scalarValueString($value, "Failed to set the 'poster' property on 'HTMLVideoElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get playsInline() {
    return reflectedBoolean(internals(HTMLVideoElementBrand, this), "playsinline");
  }

  set playsInline($value) {
    try {
      setReflectedBoolean(internals(HTMLVideoElementBrand, this), "playsinline", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLVideoElementBrand, HTMLVideoElement, [],
  ["width", "height", "poster", "playsInline"]);
