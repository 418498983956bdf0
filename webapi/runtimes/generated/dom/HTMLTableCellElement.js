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
    try {
      setReflectedUnsigned(internals(HTMLTableCellElementBrand, this), "colspan", unsignedLongValue($value, "Failed to set the 'colSpan' property on 'HTMLTableCellElement': The value"), 1);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rowSpan() {
    return reflectedClampedInteger(internals(HTMLTableCellElementBrand, this), "rowspan", 1, 0, 65534);
  }

  set rowSpan($value) {
    try {
      setReflectedUnsigned(internals(HTMLTableCellElementBrand, this), "rowspan", unsignedLongValue($value, "Failed to set the 'rowSpan' property on 'HTMLTableCellElement': The value"), 1);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get headers() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "headers");
  }

  set headers($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "headers", stringValue($value, "Failed to set the 'headers' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get cellIndex() {
    return internals(HTMLTableCellElementBrand, this).cellIndex;
  }

  get scope() {
    return reflectedKeyword(internals(HTMLTableCellElementBrand, this), "scope", keywords1, "", "");
  }

  set scope($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "scope", stringValue($value, "Failed to set the 'scope' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get abbr() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "abbr");
  }

  set abbr($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "abbr", stringValue($value, "Failed to set the 'abbr' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get axis() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "axis");
  }

  set axis($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "axis", stringValue($value, "Failed to set the 'axis' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get height() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "height");
  }

  set height($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "width");
  }

  set width($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ch() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "char");
  }

  set ch($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "char", stringValue($value, "Failed to set the 'ch' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get chOff() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "charoff");
  }

  set chOff($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "charoff", stringValue($value, "Failed to set the 'chOff' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get noWrap() {
    return reflectedBoolean(internals(HTMLTableCellElementBrand, this), "nowrap");
  }

  set noWrap($value) {
    try {
      setReflectedBoolean(internals(HTMLTableCellElementBrand, this), "nowrap", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get vAlign() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "valign");
  }

  set vAlign($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "valign", stringValue($value, "Failed to set the 'vAlign' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLTableCellElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    try {
      setReflectedDomstring(internals(HTMLTableCellElementBrand, this), "bgcolor", nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'HTMLTableCellElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLTableCellElementBrand, HTMLTableCellElement, [],
  ["colSpan", "rowSpan", "headers", "cellIndex", "scope", "abbr", "align", "axis", "height", "width", "ch", "chOff", "noWrap", "vAlign", "bgColor"]);
