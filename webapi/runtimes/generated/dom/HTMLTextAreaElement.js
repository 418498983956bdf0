// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLTextAreaElement: https://html.spec.whatwg.org/multipage/

class HTMLTextAreaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTextAreaElement': Illegal constructor");
  }

  get cols() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "cols", 20, 1);
  }

  set cols($value) {
    setReflectedUnsigned(internals(HTMLTextAreaElementBrand, this), "cols", unsignedLongValue($value, "Failed to set the 'cols' property on 'HTMLTextAreaElement': The value"), 20, 1);
  }

  get dirName() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "dirname");
  }

  set dirName($value) {
    setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "dirname", stringValue($value, "Failed to set the 'dirName' property on 'HTMLTextAreaElement': The value"));
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLTextAreaElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLTextAreaElementBrand, this), "disabled", !!$value);
  }

  get maxLength() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "maxlength", -1, 0);
  }

  set maxLength($value) {
    setReflectedNonNegative(internals(HTMLTextAreaElementBrand, this), "maxlength", longValue($value, "Failed to set the 'maxLength' property on 'HTMLTextAreaElement': The value"));
  }

  get minLength() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "minlength", -1, 0);
  }

  set minLength($value) {
    setReflectedNonNegative(internals(HTMLTextAreaElementBrand, this), "minlength", longValue($value, "Failed to set the 'minLength' property on 'HTMLTextAreaElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLTextAreaElement': The value"));
  }

  get placeholder() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "placeholder");
  }

  set placeholder($value) {
    setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "placeholder", stringValue($value, "Failed to set the 'placeholder' property on 'HTMLTextAreaElement': The value"));
  }

  get readOnly() {
    return reflectedBoolean(internals(HTMLTextAreaElementBrand, this), "readonly");
  }

  set readOnly($value) {
    setReflectedBoolean(internals(HTMLTextAreaElementBrand, this), "readonly", !!$value);
  }

  get required() {
    return reflectedBoolean(internals(HTMLTextAreaElementBrand, this), "required");
  }

  set required($value) {
    setReflectedBoolean(internals(HTMLTextAreaElementBrand, this), "required", !!$value);
  }

  get rows() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "rows", 2, 1);
  }

  set rows($value) {
    setReflectedUnsigned(internals(HTMLTextAreaElementBrand, this), "rows", unsignedLongValue($value, "Failed to set the 'rows' property on 'HTMLTextAreaElement': The value"), 2, 1);
  }

  get wrap() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "wrap");
  }

  set wrap($value) {
    setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "wrap", stringValue($value, "Failed to set the 'wrap' property on 'HTMLTextAreaElement': The value"));
  }
}

expose(HTMLTextAreaElementBrand, HTMLTextAreaElement, [],
  ["cols", "dirName", "disabled", "maxLength", "minLength", "name", "placeholder", "readOnly", "required", "rows", "wrap"]);
