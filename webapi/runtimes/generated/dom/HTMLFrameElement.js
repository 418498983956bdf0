// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLFrameElement: https://html.spec.whatwg.org/multipage/

class HTMLFrameElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFrameElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get scrolling() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "scrolling");
  }

  set scrolling($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameElementBrand, this), "scrolling", stringValue($value, "Failed to set the 'scrolling' property on 'HTMLFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLFrameElementBrand, this), "src"), "");
  }

  set src($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get frameBorder() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "frameborder");
  }

  set frameBorder($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameElementBrand, this), "frameborder", stringValue($value, "Failed to set the 'frameBorder' property on 'HTMLFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get longDesc() {
    return scalarValueString(reflectedUrl(internals(HTMLFrameElementBrand, this), "longdesc"), "");
  }

  set longDesc($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameElementBrand, this), "longdesc", scalarValueString($value, "Failed to set the 'longDesc' property on 'HTMLFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get noResize() {
    return reflectedBoolean(internals(HTMLFrameElementBrand, this), "noresize");
  }

  set noResize($value) {
    try {
      setReflectedBoolean(internals(HTMLFrameElementBrand, this), "noresize", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get marginHeight() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "marginheight");
  }

  set marginHeight($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameElementBrand, this), "marginheight", nullToEmptyStringValue($value, "Failed to set the 'marginHeight' property on 'HTMLFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get marginWidth() {
    return reflectedDomstring(internals(HTMLFrameElementBrand, this), "marginwidth");
  }

  set marginWidth($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameElementBrand, this), "marginwidth", nullToEmptyStringValue($value, "Failed to set the 'marginWidth' property on 'HTMLFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get contentDocument() {
    return objectOrNull(internals(HTMLFrameElementBrand, this).contentDocument);
  }

  get contentWindow() {
    return internals(HTMLFrameElementBrand, this).contentWindow;
  }
}

expose(HTMLFrameElementBrand, HTMLFrameElement, [],
  ["name", "scrolling", "src", "frameBorder", "longDesc", "noResize", "marginHeight", "marginWidth", "contentDocument", "contentWindow"]);
