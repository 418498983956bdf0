// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const keywords1 = tableOf({"row": "row", "col": "col", "rowgroup": "rowgroup", "colgroup": "colgroup"});

// HTMLTableCellElement: https://html.spec.whatwg.org/multipage/

class HTMLTableCellElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableCellElement': Illegal constructor");
  }

  get colSpan() {
    return reflectedClampedInteger(internals(HTMLTableCellElementBrand, this), "colspan", 1, 1, 1000);
  }

  set colSpan($value) {
    setReflectedUnsigned(internals(HTMLTableCellElementBrand, this), "colspan", unsignedLongValue($value, "Failed to set the 'colSpan' property on 'HTMLTableCellElement': The value"), 1);
  }

  get rowSpan() {
    return reflectedClampedInteger(internals(HTMLTableCellElementBrand, this), "rowspan", 1, 0, 65534);
  }

  set rowSpan($value) {
    setReflectedUnsigned(internals(HTMLTableCellElementBrand, this), "rowspan", unsignedLongValue($value, "Failed to set the 'rowSpan' property on 'HTMLTableCellElement': The value"), 1);
  }

  get headers() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "headers");
  }

  set headers($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "headers", stringValue($value, "Failed to set the 'headers' property on 'HTMLTableCellElement': The value"));
  }

  get scope() {
    return reflectedKeyword(internals(HTMLTableCellElementBrand, this), "scope", keywords1, "", "");
  }

  set scope($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "scope", stringValue($value, "Failed to set the 'scope' property on 'HTMLTableCellElement': The value"));
  }

  get abbr() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "abbr");
  }

  set abbr($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "abbr", stringValue($value, "Failed to set the 'abbr' property on 'HTMLTableCellElement': The value"));
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "align");
  }

  set align($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableCellElement': The value"));
  }

  get axis() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "axis");
  }

  set axis($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "axis", stringValue($value, "Failed to set the 'axis' property on 'HTMLTableCellElement': The value"));
  }

  get height() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "height");
  }

  set height($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLTableCellElement': The value"));
  }

  get width() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "width");
  }

  set width($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLTableCellElement': The value"));
  }

  get ch() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "char");
  }

  set ch($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "char", stringValue($value, "Failed to set the 'ch' property on 'HTMLTableCellElement': The value"));
  }

  get chOff() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "charoff");
  }

  set chOff($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "charoff", stringValue($value, "Failed to set the 'chOff' property on 'HTMLTableCellElement': The value"));
  }

  get noWrap() {
    return reflectedBoolean(internals(HTMLTableCellElementBrand, this), "nowrap");
  }

  set noWrap($value) {
    setReflectedBoolean(internals(HTMLTableCellElementBrand, this), "nowrap", !!$value);
  }

  get vAlign() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "valign");
  }

  set vAlign($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "valign", stringValue($value, "Failed to set the 'vAlign' property on 'HTMLTableCellElement': The value"));
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "bgcolor", nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'HTMLTableCellElement': The value"));
  }
}

expose(HTMLTableCellElementBrand, HTMLTableCellElement, [],
  ["colSpan", "rowSpan", "headers", "scope", "abbr", "align", "axis", "height", "width", "ch", "chOff", "noWrap", "vAlign", "bgColor"]);
