// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLInputElement: https://html.spec.whatwg.org/multipage/

class HTMLInputElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLInputElement': Illegal constructor");
  }

  get accept() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "accept");
  }

  set accept($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "accept", stringValue($value, "Failed to set the 'accept' property on 'HTMLInputElement': The value"));
  }

  get alpha() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "alpha");
  }

  set alpha($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "alpha", !!$value);
  }

  get alt() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "alt");
  }

  set alt($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "alt", stringValue($value, "Failed to set the 'alt' property on 'HTMLInputElement': The value"));
  }

  get defaultChecked() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "checked");
  }

  set defaultChecked($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "checked", !!$value);
  }

  get dirName() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "dirname");
  }

  set dirName($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "dirname", stringValue($value, "Failed to set the 'dirName' property on 'HTMLInputElement': The value"));
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "disabled");
  }

  set disabled($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "disabled", !!$value);
  }

  get formNoValidate() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "formnovalidate");
  }

  set formNoValidate($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "formnovalidate", !!$value);
  }

  get formTarget() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "formtarget");
  }

  set formTarget($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "formtarget", stringValue($value, "Failed to set the 'formTarget' property on 'HTMLInputElement': The value"));
  }

  get max() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "max");
  }

  set max($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "max", stringValue($value, "Failed to set the 'max' property on 'HTMLInputElement': The value"));
  }

  get maxLength() {
    return reflectedInteger(internals(HTMLInputElementBrand, this), "maxlength", -1, 0);
  }

  set maxLength($value) {
    setReflectedNonNegative(internals(HTMLInputElementBrand, this), "maxlength", longValue($value, "Failed to set the 'maxLength' property on 'HTMLInputElement': The value"));
  }

  get min() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "min");
  }

  set min($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "min", stringValue($value, "Failed to set the 'min' property on 'HTMLInputElement': The value"));
  }

  get minLength() {
    return reflectedInteger(internals(HTMLInputElementBrand, this), "minlength", -1, 0);
  }

  set minLength($value) {
    setReflectedNonNegative(internals(HTMLInputElementBrand, this), "minlength", longValue($value, "Failed to set the 'minLength' property on 'HTMLInputElement': The value"));
  }

  get multiple() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "multiple");
  }

  set multiple($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "multiple", !!$value);
  }

  get name() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLInputElement': The value"));
  }

  get pattern() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "pattern");
  }

  set pattern($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "pattern", stringValue($value, "Failed to set the 'pattern' property on 'HTMLInputElement': The value"));
  }

  get placeholder() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "placeholder");
  }

  set placeholder($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "placeholder", stringValue($value, "Failed to set the 'placeholder' property on 'HTMLInputElement': The value"));
  }

  get readOnly() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "readonly");
  }

  set readOnly($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "readonly", !!$value);
  }

  get required() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "required");
  }

  set required($value) {
    setReflectedBoolean(internals(HTMLInputElementBrand, this), "required", !!$value);
  }

  get size() {
    return reflectedInteger(internals(HTMLInputElementBrand, this), "size", 20, 1);
  }

  set size($value) {
    setReflectedPositive(internals(HTMLInputElementBrand, this), "size", unsignedLongValue($value, "Failed to set the 'size' property on 'HTMLInputElement': The value"), 20);
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLInputElementBrand, this), "src"), "");
  }

  set src($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLInputElement': The value"));
  }

  get step() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "step");
  }

  set step($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "step", stringValue($value, "Failed to set the 'step' property on 'HTMLInputElement': The value"));
  }

  get defaultValue() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "value");
  }

  set defaultValue($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "value", stringValue($value, "Failed to set the 'defaultValue' property on 'HTMLInputElement': The value"));
  }

  get align() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLInputElement': The value"));
  }

  get useMap() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "usemap");
  }

  set useMap($value) {
    setReflectedDomstring(internals(HTMLInputElementBrand, this), "usemap", stringValue($value, "Failed to set the 'useMap' property on 'HTMLInputElement': The value"));
  }
}

expose(HTMLInputElementBrand, HTMLInputElement, [],
  ["accept", "alpha", "alt", "defaultChecked", "dirName", "disabled", "formNoValidate", "formTarget", "max", "maxLength", "min", "minLength", "multiple", "name", "pattern", "placeholder", "readOnly", "required", "size", "src", "step", "defaultValue", "align", "useMap"]);
