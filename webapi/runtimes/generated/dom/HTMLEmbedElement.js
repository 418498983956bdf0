// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLEmbedElement: https://html.spec.whatwg.org/multipage/

class HTMLEmbedElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLEmbedElement': Illegal constructor");
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLEmbedElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLEmbedElement': The value"));
  }

  get type() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "type");
  }

  set type($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLEmbedElement': The value"));
  }

  get width() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLEmbedElement': The value"));
  }

  get height() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "height");
  }

  set height($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLEmbedElement': The value"));
  }

  get align() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLEmbedElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLEmbedElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLEmbedElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLEmbedElement': The value"));
  }
}

expose(HTMLEmbedElementBrand, HTMLEmbedElement, [],
  ["src", "type", "width", "height", "align", "name"]);
