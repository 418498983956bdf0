// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLBodyElement: https://html.spec.whatwg.org/multipage/

class HTMLBodyElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLBodyElement': Illegal constructor");
  }

  get text() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "text");
  }

  set text($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "text", nullToEmptyStringValue($value, "Failed to set the 'text' property on 'HTMLBodyElement': The value"));
  }

  get link() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "link");
  }

  set link($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "link", nullToEmptyStringValue($value, "Failed to set the 'link' property on 'HTMLBodyElement': The value"));
  }

  get vLink() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "vlink");
  }

  set vLink($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "vlink", nullToEmptyStringValue($value, "Failed to set the 'vLink' property on 'HTMLBodyElement': The value"));
  }

  get aLink() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "alink");
  }

  set aLink($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "alink", nullToEmptyStringValue($value, "Failed to set the 'aLink' property on 'HTMLBodyElement': The value"));
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "bgcolor", nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'HTMLBodyElement': The value"));
  }

  get background() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "background");
  }

  set background($value) {
    setReflectedDomstring(internals(HTMLBodyElementBrand, this), "background", stringValue($value, "Failed to set the 'background' property on 'HTMLBodyElement': The value"));
  }
}

expose(HTMLBodyElementBrand, HTMLBodyElement, [],
  ["text", "link", "vLink", "aLink", "bgColor", "background"]);
