// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLTableSectionElement: https://html.spec.whatwg.org/multipage/

class HTMLTableSectionElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableSectionElement': Illegal constructor");
  }

  get rows() {
    return objectOf(internals(HTMLTableSectionElementBrand, this).rows);
  }

  insertRow($index = undefined) {
    const inner = internals(HTMLTableSectionElementBrand, this);
    return objectOf(inner.insertRow($index === undefined ? -1 : longValue($index, "Failed to execute 'insertRow' on 'HTMLTableSectionElement': parameter 1")));
  }

  deleteRow($index) {
    const inner = internals(HTMLTableSectionElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'deleteRow' on 'HTMLTableSectionElement'", 1, arguments.length);
    try {
      inner.deleteRow(longValue($index, "Failed to execute 'deleteRow' on 'HTMLTableSectionElement': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableSectionElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLTableSectionElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableSectionElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ch() {
    return reflectedDomstring(internals(HTMLTableSectionElementBrand, this), "char");
  }

  set ch($value) {
    try {
      setReflectedDomstring(internals(HTMLTableSectionElementBrand, this), "char", stringValue($value, "Failed to set the 'ch' property on 'HTMLTableSectionElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get chOff() {
    return reflectedDomstring(internals(HTMLTableSectionElementBrand, this), "charoff");
  }

  set chOff($value) {
    try {
      setReflectedDomstring(internals(HTMLTableSectionElementBrand, this), "charoff", stringValue($value, "Failed to set the 'chOff' property on 'HTMLTableSectionElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get vAlign() {
    return reflectedDomstring(internals(HTMLTableSectionElementBrand, this), "valign");
  }

  set vAlign($value) {
    try {
      setReflectedDomstring(internals(HTMLTableSectionElementBrand, this), "valign", stringValue($value, "Failed to set the 'vAlign' property on 'HTMLTableSectionElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLTableSectionElementBrand, HTMLTableSectionElement, [],
  ["rows", "insertRow", "deleteRow", "align", "ch", "chOff", "vAlign"]);
