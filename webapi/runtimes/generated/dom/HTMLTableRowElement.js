// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLTableRowElement: https://html.spec.whatwg.org/multipage/

class HTMLTableRowElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableRowElement': Illegal constructor");
  }

  get rowIndex() {
    return internals(HTMLTableRowElementBrand, this).rowIndex;
  }

  get sectionRowIndex() {
    return internals(HTMLTableRowElementBrand, this).sectionRowIndex;
  }

  get cells() {
    return objectOf(internals(HTMLTableRowElementBrand, this).cells);
  }

  insertCell($index = undefined) {
    const inner = internals(HTMLTableRowElementBrand, this);
    return objectOf(inner.insertCell($index === undefined ? -1 : longValue($index, "Failed to execute 'insertCell' on 'HTMLTableRowElement': parameter 1")));
  }

  deleteCell($index) {
    const inner = internals(HTMLTableRowElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'deleteCell' on 'HTMLTableRowElement'", 1, arguments.length);
    try {
      inner.deleteCell(longValue($index, "Failed to execute 'deleteCell' on 'HTMLTableRowElement': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableRowElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLTableRowElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableRowElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get ch() {
    return reflectedDomstring(internals(HTMLTableRowElementBrand, this), "char");
  }

  set ch($value) {
    try {
      setReflectedDomstring(internals(HTMLTableRowElementBrand, this), "char", stringValue($value, "Failed to set the 'ch' property on 'HTMLTableRowElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get chOff() {
    return reflectedDomstring(internals(HTMLTableRowElementBrand, this), "charoff");
  }

  set chOff($value) {
    try {
      setReflectedDomstring(internals(HTMLTableRowElementBrand, this), "charoff", stringValue($value, "Failed to set the 'chOff' property on 'HTMLTableRowElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get vAlign() {
    return reflectedDomstring(internals(HTMLTableRowElementBrand, this), "valign");
  }

  set vAlign($value) {
    try {
      setReflectedDomstring(internals(HTMLTableRowElementBrand, this), "valign", stringValue($value, "Failed to set the 'vAlign' property on 'HTMLTableRowElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLTableRowElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    try {
      setReflectedDomstring(internals(HTMLTableRowElementBrand, this), "bgcolor", nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'HTMLTableRowElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLTableRowElementBrand, HTMLTableRowElement, [],
  ["rowIndex", "sectionRowIndex", "cells", "insertCell", "deleteCell", "align", "ch", "chOff", "vAlign", "bgColor"]);
