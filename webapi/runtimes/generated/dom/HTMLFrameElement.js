// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLFrameElement: https://html.spec.whatwg.org/multipage/

class HTMLFrameElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFrameElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLFrameElement': The value"));
  }

  get scrolling() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "scrolling");
  }

  set scrolling($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "scrolling", stringValue($value, "Failed to set the 'scrolling' property on 'HTMLFrameElement': The value"));
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLFrameElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLFrameElement': The value"));
  }

  get frameBorder() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "frameborder");
  }

  set frameBorder($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "frameborder", stringValue($value, "Failed to set the 'frameBorder' property on 'HTMLFrameElement': The value"));
  }

  get longDesc() {
    return scalarValueString(reflectedUrl(internals(HTMLFrameElementBrand, this), "longdesc"), "");
  }

  set longDesc($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "longdesc", scalarValueString($value, "Failed to set the 'longDesc' property on 'HTMLFrameElement': The value"));
  }

  get noResize() {
    return reflectedBoolean(internals(HTMLFrameElementBrand, this), "noresize");
  }

  set noResize($value) {
    setReflectedBoolean(internals(HTMLFrameElementBrand, this), "noresize", !!$value);
  }

  get marginHeight() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "marginheight");
  }

  set marginHeight($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "marginheight", nullToEmptyStringValue($value, "Failed to set the 'marginHeight' property on 'HTMLFrameElement': The value"));
  }

  get marginWidth() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "marginwidth");
  }

  set marginWidth($value) {
    setReflectedDomstring(internals(HTMLFrameElementBrand, this), "marginwidth", nullToEmptyStringValue($value, "Failed to set the 'marginWidth' property on 'HTMLFrameElement': The value"));
  }
}

expose(HTMLFrameElementBrand, HTMLFrameElement, [],
  ["name", "scrolling", "src", "frameBorder", "longDesc", "noResize", "marginHeight", "marginWidth"]);
