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
    setReflectedUnsigned(internals(HTMLVideoElementBrand, this), "width", unsignedLongValue($value, "Failed to set the 'width' property on 'HTMLVideoElement': The value"), 0);
  }

  get height() {
    return reflectedInteger(internals(HTMLVideoElementBrand, this), "height", 0, 0);
  }

  set height($value) {
    setReflectedUnsigned(internals(HTMLVideoElementBrand, this), "height", unsignedLongValue($value, "Failed to set the 'height' property on 'HTMLVideoElement': The value"), 0);
  }

  get poster() {
    return scalarValueString(reflectedUrl(internals(HTMLVideoElementBrand, this), "poster"), "");
  }

  set poster($value) {
    setReflectedDomstring(internals(HTMLVideoElementBrand, this), "poster", scalarValueString($value, "Failed to set the 'poster' property on 'HTMLVideoElement': The value"));
  }

  get playsInline() {
    return reflectedBoolean(internals(HTMLVideoElementBrand, this), "playsinline");
  }

  set playsInline($value) {
    setReflectedBoolean(internals(HTMLVideoElementBrand, this), "playsinline", !!$value);
  }
}

expose(HTMLVideoElementBrand, HTMLVideoElement, [],
  ["width", "height", "poster", "playsInline"]);
