// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const tokens1 = listOf(["allow-downloads", "allow-forms", "allow-modals", "allow-orientation-lock", "allow-pointer-lock", "allow-popups", "allow-popups-to-escape-sandbox", "allow-presentation", "allow-same-origin", "allow-scripts", "allow-top-navigation", "allow-top-navigation-by-user-activation", "allow-top-navigation-to-custom-protocols"]);
const keywords2 = tableOf({"no-referrer": "no-referrer", "no-referrer-when-downgrade": "no-referrer-when-downgrade", "same-origin": "same-origin", "origin": "origin", "strict-origin": "strict-origin", "origin-when-cross-origin": "origin-when-cross-origin", "strict-origin-when-cross-origin": "strict-origin-when-cross-origin", "unsafe-url": "unsafe-url"});
const keywords3 = tableOf({"lazy": "lazy", "eager": "eager"});

// HTMLIFrameElement: https://html.spec.whatwg.org/multipage/

class HTMLIFrameElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLIFrameElement': Illegal constructor");
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLIFrameElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLIFrameElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLIFrameElement': The value"));
  }

  get sandbox() {
    return objectOf(reflectedTokens(internals(HTMLIFrameElementBrand, this), "sandbox", tokens1));
  }

  set sandbox($value) {
    internals(HTMLIFrameElementBrand, this);
    const target = this.sandbox;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'sandbox' property on 'HTMLIFrameElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get allow() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "allow");
  }

  set allow($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "allow", stringValue($value, "Failed to set the 'allow' property on 'HTMLIFrameElement': The value"));
  }

  get allowFullscreen() {
    return reflectedBoolean(internals(HTMLIFrameElementBrand, this), "allowfullscreen");
  }

  set allowFullscreen($value) {
    setReflectedBoolean(internals(HTMLIFrameElementBrand, this), "allowfullscreen", !!$value);
  }

  get width() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLIFrameElement': The value"));
  }

  get height() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "height");
  }

  set height($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLIFrameElement': The value"));
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLIFrameElementBrand, this), "referrerpolicy", keywords2, "", "");
  }

  set referrerPolicy($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLIFrameElement': The value"));
  }

  get loading() {
    return reflectedKeyword(internals(HTMLIFrameElementBrand, this), "loading", keywords3, "eager", "eager");
  }

  set loading($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "loading", stringValue($value, "Failed to set the 'loading' property on 'HTMLIFrameElement': The value"));
  }

  get align() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLIFrameElement': The value"));
  }

  get scrolling() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "scrolling");
  }

  set scrolling($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "scrolling", stringValue($value, "Failed to set the 'scrolling' property on 'HTMLIFrameElement': The value"));
  }

  get frameBorder() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "frameborder");
  }

  set frameBorder($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "frameborder", stringValue($value, "Failed to set the 'frameBorder' property on 'HTMLIFrameElement': The value"));
  }

  get longDesc() {
    return scalarValueString(reflectedUrl(internals(HTMLIFrameElementBrand, this), "longdesc"), "");
  }

  set longDesc($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "longdesc", scalarValueString($value, "Failed to set the 'longDesc' property on 'HTMLIFrameElement': The value"));
  }

  get marginHeight() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginheight");
  }

  set marginHeight($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginheight", nullToEmptyStringValue($value, "Failed to set the 'marginHeight' property on 'HTMLIFrameElement': The value"));
  }

  get marginWidth() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginwidth");
  }

  set marginWidth($value) {
    setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginwidth", nullToEmptyStringValue($value, "Failed to set the 'marginWidth' property on 'HTMLIFrameElement': The value"));
  }
}

expose(HTMLIFrameElementBrand, HTMLIFrameElement, [],
  ["src", "name", "sandbox", "allow", "allowFullscreen", "width", "height", "referrerPolicy", "loading", "align", "scrolling", "frameBorder", "longDesc", "marginHeight", "marginWidth"]);
