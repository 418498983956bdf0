// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const keywords1 = tableOf({"anonymous": "anonymous", "use-credentials": "use-credentials"});
const as2 = nullableValue(stringValue);
const keywords3 = tableOf({"none": "none", "metadata": "metadata", "auto": "auto", "": "auto"});
const keywords4 = tableOf({"lazy": "lazy", "eager": "eager"});

// HTMLMediaElement: https://html.spec.whatwg.org/multipage/

class HTMLMediaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLMediaElement': Illegal constructor");
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLMediaElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLMediaElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLMediaElement': The value"));
  }

  get crossOrigin() {
    return orNull(reflectedKeyword(internals(HTMLMediaElementBrand, this), "crossorigin", keywords1, undefined, "anonymous"));
  }

  set crossOrigin($value) {
    setReflectedNullable(internals(HTMLMediaElementBrand, this), "crossorigin", as2($value, "Failed to set the 'crossOrigin' property on 'HTMLMediaElement': The value"));
  }

  get preload() {
    return reflectedKeyword(internals(HTMLMediaElementBrand, this), "preload", keywords3, "metadata", "metadata");
  }

  set preload($value) {
    setReflectedDomstring(internals(HTMLMediaElementBrand, this), "preload", stringValue($value, "Failed to set the 'preload' property on 'HTMLMediaElement': The value"));
  }

  get autoplay() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "autoplay");
  }

  set autoplay($value) {
    setReflectedBoolean(internals(HTMLMediaElementBrand, this), "autoplay", !!$value);
  }

  get loop() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "loop");
  }

  set loop($value) {
    setReflectedBoolean(internals(HTMLMediaElementBrand, this), "loop", !!$value);
  }

  get controls() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "controls");
  }

  set controls($value) {
    setReflectedBoolean(internals(HTMLMediaElementBrand, this), "controls", !!$value);
  }

  get defaultMuted() {
    return reflectedBoolean(internals(HTMLMediaElementBrand, this), "muted");
  }

  set defaultMuted($value) {
    setReflectedBoolean(internals(HTMLMediaElementBrand, this), "muted", !!$value);
  }

  get loading() {
    return reflectedKeyword(internals(HTMLMediaElementBrand, this), "loading", keywords4, "eager", "eager");
  }

  set loading($value) {
    setReflectedDomstring(internals(HTMLMediaElementBrand, this), "loading", stringValue($value, "Failed to set the 'loading' property on 'HTMLMediaElement': The value"));
  }
}

expose(HTMLMediaElementBrand, HTMLMediaElement, [],
  ["src", "crossOrigin", "preload", "autoplay", "loop", "controls", "defaultMuted", "loading"]);
