// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLBodyElement: https://html.spec.whatwg.org/multipage/

class HTMLBodyElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLBodyElement': Illegal constructor");
  }

  get text() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "text");
  }

  set text($value) {
    try {
      setReflectedDomstring(internals(HTMLBodyElementBrand, this), "text", nullToEmptyStringValue($value, "Failed to set the 'text' property on 'HTMLBodyElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get link() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "link");
  }

  set link($value) {
    try {
      setReflectedDomstring(internals(HTMLBodyElementBrand, this), "link", nullToEmptyStringValue($value, "Failed to set the 'link' property on 'HTMLBodyElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get vLink() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "vlink");
  }

  set vLink($value) {
    try {
      setReflectedDomstring(internals(HTMLBodyElementBrand, this), "vlink", nullToEmptyStringValue($value, "Failed to set the 'vLink' property on 'HTMLBodyElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get aLink() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "alink");
  }

  set aLink($value) {
    try {
      setReflectedDomstring(internals(HTMLBodyElementBrand, this), "alink", nullToEmptyStringValue($value, "Failed to set the 'aLink' property on 'HTMLBodyElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get bgColor() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "bgcolor");
  }

  set bgColor($value) {
    try {
      setReflectedDomstring(internals(HTMLBodyElementBrand, this), "bgcolor", nullToEmptyStringValue($value, "Failed to set the 'bgColor' property on 'HTMLBodyElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get background() {
    return reflectedDomstring(internals(HTMLBodyElementBrand, this), "background");
  }

  set background($value) {
    try {
      setReflectedDomstring(internals(HTMLBodyElementBrand, this), "background", stringValue($value, "Failed to set the 'background' property on 'HTMLBodyElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLBodyElementBrand, HTMLBodyElement, [],
  ["text", "link", "vLink", "aLink", "bgColor", "background"]);
