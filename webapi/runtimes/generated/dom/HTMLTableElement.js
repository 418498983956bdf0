// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLTableElement: https://html.spec.whatwg.org/multipage/

class HTMLTableElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTableElement': Illegal constructor");
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
  ["align", "border", "frame", "rules", "summary", "width", "bgColor", "cellPadding", "cellSpacing"]);
