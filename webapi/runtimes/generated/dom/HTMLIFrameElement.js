// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const tokens1 = listOf(["allow-downloads", "allow-forms", "allow-modals", "allow-orientation-lock", "allow-pointer-lock", "allow-popups", "allow-popups-to-escape-sandbox", "allow-presentation", "allow-same-origin", "allow-scripts", "allow-top-navigation", "allow-top-navigation-by-user-activation", "allow-top-navigation-to-custom-protocols"]);
const keywords2 = tableOf({"no-referrer": "no-referrer", "no-referrer-when-downgrade": "no-referrer-when-downgrade", "same-origin": "same-origin", "origin": "origin", "strict-origin": "strict-origin", "origin-when-cross-origin": "origin-when-cross-origin", "strict-origin-when-cross-origin": "strict-origin-when-cross-origin", "unsafe-url": "unsafe-url"});
const keywords3 = tableOf({"lazy": "lazy", "eager": "eager"});

// HTMLIFrameElement: https://html.spec.whatwg.org/multipage/

class HTMLIFrameElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLIFrameElement': Illegal constructor");
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLIFrameElementBrand, this), "src"), "");
  }

  set src($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get srcdoc() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "srcdoc");
  }

  set srcdoc($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "srcdoc", stringValue($value, "Failed to set the 'srcdoc' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get sandbox() {
    return objectOf(reflectedTokens(internals(HTMLIFrameElementBrand, this), "sandbox", tokens1));
  }

  set sandbox($value) {
    internals(HTMLIFrameElementBrand, this);
    const target = this.sandbox;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'sandbox' property on 'HTMLIFrameElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get allow() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "allow");
  }

  set allow($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "allow", stringValue($value, "Failed to set the 'allow' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get allowFullscreen() {
    return reflectedBoolean(internals(HTMLIFrameElementBrand, this), "allowfullscreen");
  }

  set allowFullscreen($value) {
    try {
      setReflectedBoolean(internals(HTMLIFrameElementBrand, this), "allowfullscreen", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "width");
  }

  set width($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get height() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "height");
  }

  set height($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLIFrameElementBrand, this), "referrerpolicy", keywords2, "", "");
  }

  set referrerPolicy($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get loading() {
    return reflectedKeyword(internals(HTMLIFrameElementBrand, this), "loading", keywords3, "eager", "eager");
  }

  set loading($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "loading", stringValue($value, "Failed to set the 'loading' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get align() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get scrolling() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "scrolling");
  }

  set scrolling($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "scrolling", stringValue($value, "Failed to set the 'scrolling' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get frameBorder() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "frameborder");
  }

  set frameBorder($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "frameborder", stringValue($value, "Failed to set the 'frameBorder' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get longDesc() {
    return scalarValueString(reflectedUrl(internals(HTMLIFrameElementBrand, this), "longdesc"), "");
  }

  set longDesc($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "longdesc", scalarValueString($value, "Failed to set the 'longDesc' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get marginHeight() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginheight");
  }

  set marginHeight($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginheight", nullToEmptyStringValue($value, "Failed to set the 'marginHeight' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get marginWidth() {
    return reflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginwidth");
  }

  set marginWidth($value) {
    try {
      setReflectedDomstring(internals(HTMLIFrameElementBrand, this), "marginwidth", nullToEmptyStringValue($value, "Failed to set the 'marginWidth' property on 'HTMLIFrameElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get contentDocument() {
    return objectOrNull(internals(HTMLIFrameElementBrand, this).contentDocument);
  }

  get contentWindow() {
    return internals(HTMLIFrameElementBrand, this).contentWindow;
  }

  getSVGDocument() {
    const inner = internals(HTMLIFrameElementBrand, this);
    return objectOrNull(inner.getSvgDocument());
  }
}

expose(HTMLIFrameElementBrand, HTMLIFrameElement, [],
  ["src", "srcdoc", "name", "sandbox", "allow", "allowFullscreen", "width", "height", "referrerPolicy", "loading", "align", "scrolling", "frameBorder", "longDesc", "marginHeight", "marginWidth", "contentDocument", "contentWindow", "getSVGDocument"]);
