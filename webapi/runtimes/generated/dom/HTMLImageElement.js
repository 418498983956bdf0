// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const keywords1 = tableOf({"anonymous": "anonymous", "use-credentials": "use-credentials"});
const as2 = nullableValue(stringValue);
const keywords3 = tableOf({"no-referrer": "no-referrer", "no-referrer-when-downgrade": "no-referrer-when-downgrade", "same-origin": "same-origin", "origin": "origin", "strict-origin": "strict-origin", "origin-when-cross-origin": "origin-when-cross-origin", "strict-origin-when-cross-origin": "strict-origin-when-cross-origin", "unsafe-url": "unsafe-url"});
const keywords4 = tableOf({"sync": "sync", "async": "async", "auto": "auto"});
const keywords5 = tableOf({"lazy": "lazy", "eager": "eager"});
const keywords6 = tableOf({"high": "high", "low": "low", "auto": "auto"});

// HTMLImageElement: https://html.spec.whatwg.org/multipage/

class HTMLImageElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLImageElement': Illegal constructor");
  }

  get alt() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "alt");
  }

  set alt($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "alt", stringValue($value, "Failed to set the 'alt' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLImageElementBrand, this), "src"), "");
  }

  set src($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get srcset() {
    return scalarValueString(reflectedDomstring(internals(HTMLImageElementBrand, this), "srcset"), "");
  }

  set srcset($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "srcset", scalarValueString($value, "Failed to set the 'srcset' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get sizes() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "sizes");
  }

  set sizes($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "sizes", stringValue($value, "Failed to set the 'sizes' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get crossOrigin() {
    return orNull(reflectedKeyword(internals(HTMLImageElementBrand, this), "crossorigin", keywords1, undefined, "anonymous"));
  }

  set crossOrigin($value) {
    try {
      setReflectedNullable(internals(HTMLImageElementBrand, this), "crossorigin", as2($value, "Failed to set the 'crossOrigin' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get useMap() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "usemap");
  }

  set useMap($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "usemap", stringValue($value, "Failed to set the 'useMap' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get isMap() {
    return reflectedBoolean(internals(HTMLImageElementBrand, this), "ismap");
  }

  set isMap($value) {
    try {
      setReflectedBoolean(internals(HTMLImageElementBrand, this), "ismap", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get controls() {
    return reflectedBoolean(internals(HTMLImageElementBrand, this), "controls");
  }

  set controls($value) {
    try {
      setReflectedBoolean(internals(HTMLImageElementBrand, this), "controls", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return getImageWidth(internals(HTMLImageElementBrand, this));
  }

  set width($value) {
    try {
      setReflectedUnsigned(internals(HTMLImageElementBrand, this), "width", unsignedLongValue($value, "Failed to set the 'width' property on 'HTMLImageElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get height() {
    return getImageHeight(internals(HTMLImageElementBrand, this));
  }

  set height($value) {
    try {
      setReflectedUnsigned(internals(HTMLImageElementBrand, this), "height", unsignedLongValue($value, "Failed to set the 'height' property on 'HTMLImageElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get naturalWidth() {
    return internals(HTMLImageElementBrand, this).naturalWidth;
  }

  get naturalHeight() {
    return internals(HTMLImageElementBrand, this).naturalHeight;
  }

  get complete() {
    return internals(HTMLImageElementBrand, this).complete;
  }

  get currentSrc() {
    return internals(HTMLImageElementBrand, this).currentSrc;
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLImageElementBrand, this), "referrerpolicy", keywords3, "", "");
  }

  set referrerPolicy($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get decoding() {
    return reflectedKeyword(internals(HTMLImageElementBrand, this), "decoding", keywords4, "auto", "auto");
  }

  set decoding($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "decoding", stringValue($value, "Failed to set the 'decoding' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get loading() {
    return reflectedKeyword(internals(HTMLImageElementBrand, this), "loading", keywords5, "eager", "eager");
  }

  set loading($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "loading", stringValue($value, "Failed to set the 'loading' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get fetchPriority() {
    return reflectedKeyword(internals(HTMLImageElementBrand, this), "fetchpriority", keywords6, "auto", "auto");
  }

  set fetchPriority($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "fetchpriority", stringValue($value, "Failed to set the 'fetchPriority' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  decode() {
    try {
      const inner = internals(HTMLImageElementBrand, this);
      return inner.decode();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get lowsrc() {
    return scalarValueString(reflectedUrl(internals(HTMLImageElementBrand, this), "lowsrc"), "");
  }

  set lowsrc($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "lowsrc", scalarValueString($value, "Failed to set the 'lowsrc' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get align() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hspace() {
    return reflectedInteger(internals(HTMLImageElementBrand, this), "hspace", 0, 0);
  }

  set hspace($value) {
    try {
      setReflectedUnsigned(internals(HTMLImageElementBrand, this), "hspace", unsignedLongValue($value, "Failed to set the 'hspace' property on 'HTMLImageElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get vspace() {
    return reflectedInteger(internals(HTMLImageElementBrand, this), "vspace", 0, 0);
  }

  set vspace($value) {
    try {
      setReflectedUnsigned(internals(HTMLImageElementBrand, this), "vspace", unsignedLongValue($value, "Failed to set the 'vspace' property on 'HTMLImageElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get longDesc() {
    return scalarValueString(reflectedUrl(internals(HTMLImageElementBrand, this), "longdesc"), "");
  }

  set longDesc($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "longdesc", scalarValueString($value, "Failed to set the 'longDesc' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get border() {
    return reflectedDomstring(internals(HTMLImageElementBrand, this), "border");
  }

  set border($value) {
    try {
      setReflectedDomstring(internals(HTMLImageElementBrand, this), "border", nullToEmptyStringValue($value, "Failed to set the 'border' property on 'HTMLImageElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get x() {
    return getOffsetLeft(internals(HTMLImageElementBrand, this));
  }

  get y() {
    return getOffsetTop(internals(HTMLImageElementBrand, this));
  }
}

expose(HTMLImageElementBrand, HTMLImageElement, [],
  ["alt", "src", "srcset", "sizes", "crossOrigin", "useMap", "isMap", "controls", "width", "height", "naturalWidth", "naturalHeight", "complete", "currentSrc", "referrerPolicy", "decoding", "loading", "fetchPriority", "decode", "name", "lowsrc", "align", "hspace", "vspace", "longDesc", "border", "x", "y"]);
