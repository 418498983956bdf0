// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const asHTMLTableCaptionElement = implementationValue(HTMLTableCaptionElementBrand);
const as2 = nullableValue(asHTMLTableCaptionElement);
const asHTMLTableSectionElement = implementationValue(HTMLTableSectionElementBrand);
const as4 = nullableValue(asHTMLTableSectionElement);

// HTMLTableElement: https://html.spec.whatwg.org/multipage/

class HTMLTableElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableElement': Illegal constructor");
  }

  get caption() {
    return objectOrNull(internals(HTMLTableElementBrand, this).caption);
  }

  set caption($value) {
    try {
      const inner = internals(HTMLTableElementBrand, this);
      inner.caption = as2($value, "Failed to set the 'caption' property on 'HTMLTableElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  createCaption() {
    const inner = internals(HTMLTableElementBrand, this);
    return objectOf(inner.createCaption());
  }

  deleteCaption() {
    const inner = internals(HTMLTableElementBrand, this);
    try {
      inner.deleteCaption();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get tHead() {
    return objectOrNull(internals(HTMLTableElementBrand, this).tHead);
  }

  set tHead($value) {
    try {
      const inner = internals(HTMLTableElementBrand, this);
      inner.tHead = as4($value, "Failed to set the 'tHead' property on 'HTMLTableElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  createTHead() {
    const inner = internals(HTMLTableElementBrand, this);
    return objectOf(inner.createTHead());
  }

  deleteTHead() {
    const inner = internals(HTMLTableElementBrand, this);
    try {
      inner.deleteTHead();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get tFoot() {
    return objectOrNull(internals(HTMLTableElementBrand, this).tFoot);
  }

  set tFoot($value) {
    try {
      const inner = internals(HTMLTableElementBrand, this);
      inner.tFoot = as4($value, "Failed to set the 'tFoot' property on 'HTMLTableElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  createTFoot() {
    const inner = internals(HTMLTableElementBrand, this);
    return objectOf(inner.createTFoot());
  }

  deleteTFoot() {
    const inner = internals(HTMLTableElementBrand, this);
    try {
      inner.deleteTFoot();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get tBodies() {
    return objectOf(internals(HTMLTableElementBrand, this).tBodies);
  }

  createTBody() {
    const inner = internals(HTMLTableElementBrand, this);
    return objectOf(inner.createTBody());
  }

  get rows() {
    return objectOf(internals(HTMLTableElementBrand, this).rows);
  }

  insertRow($index = undefined) {
    const inner = internals(HTMLTableElementBrand, this);
    return objectOf(inner.insertRow($index === undefined ? -1 : longValue($index, "Failed to execute 'insertRow' on 'HTMLTableElement': parameter 1")));
  }

  deleteRow($index) {
    const inner = internals(HTMLTableElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'deleteRow' on 'HTMLTableElement'", 1, arguments.length);
    try {
      inner.deleteRow(longValue($index, "Failed to execute 'deleteRow' on 'HTMLTableElement': parameter 1"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get align() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLTableElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLTableElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get border() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "border");
  }

  set border($value) {
    try {
      setReflectedDomstring(internals(HTMLTableElementBrand, this), "border", stringValue($value, "Failed to set the 'border' property on 'HTMLTableElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get frame() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "frame");
  }

  set frame($value) {
    try {
      setReflectedDomstring(internals(HTMLTableElementBrand, this), "frame", stringValue($value, "Failed to set the 'frame' property on 'HTMLTableElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rules() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "rules");
  }

  set rules($value) {
    try {
      setReflectedDomstring(internals(HTMLTableElementBrand, this), "rules", stringValue($value, "Failed to set the 'rules' property on 'HTMLTableElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get summary() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "summary");
  }

  set summary($value) {
    try {
      setReflectedDomstring(internals(HTMLTableElementBrand, this), "summary", stringValue($value, "Failed to set the 'summary' property on 'HTMLTableElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "width");
  }

  set width($value) {
    try {
      setReflectedDomstring(internals(HTMLTableElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLTableElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    try {
      setReflectedDomstring(internals(HTMLTableElementBrand, this), "bgcolor", nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'HTMLTableElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get cellPadding() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "cellpadding");
  }

  set cellPadding($value) {
    try {
      setReflectedDomstring(internals(HTMLTableElementBrand, this), "cellpadding", nullToEmptyStringValue($value, "Failed to set the 'cellPadding' property on 'HTMLTableElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get cellSpacing() {
    return reflectedDomstring(internals(HTMLTableElementBrand, this), "cellspacing");
  }

  set cellSpacing($value) {
    try {
      setReflectedDomstring(internals(HTMLTableElementBrand, this), "cellspacing", nullToEmptyStringValue($value, "Failed to set the 'cellSpacing' property on 'HTMLTableElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLTableElementBrand, HTMLTableElement, [],
  ["caption", "createCaption", "deleteCaption", "tHead", "createTHead", "deleteTHead", "tFoot", "createTFoot", "deleteTFoot", "tBodies", "createTBody", "rows", "insertRow", "deleteRow", "align", "border", "frame", "rules", "summary", "width", "bgColor", "cellPadding", "cellSpacing"]);
