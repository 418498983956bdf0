// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const keywords1 = tableOf({"anonymous": "anonymous", "use-credentials": "use-credentials"});
const as2 = nullableValue(stringValue);
const keywords3 = tableOf({"fetch": "fetch", "audio": "audio", "document": "document", "embed": "embed", "font": "font", "image": "image", "manifest": "manifest", "object": "object", "report": "report", "script": "script", "sharedworker": "sharedworker", "style": "style", "track": "track", "video": "video", "worker": "worker", "xslt": "xslt", "json": "json", "text": "text"});
const tokens4 = listOf(["alternate", "dns-prefetch", "expect", "icon", "manifest", "modulepreload", "next", "preconnect", "prefetch", "preload", "stylesheet"]);
const keywords5 = tableOf({"no-referrer": "no-referrer", "no-referrer-when-downgrade": "no-referrer-when-downgrade", "same-origin": "same-origin", "origin": "origin", "strict-origin": "strict-origin", "origin-when-cross-origin": "origin-when-cross-origin", "strict-origin-when-cross-origin": "strict-origin-when-cross-origin", "unsafe-url": "unsafe-url"});
const tokens6 = listOf(["render"]);
const keywords7 = tableOf({"high": "high", "low": "low", "auto": "auto"});

// HTMLLinkElement: https://html.spec.whatwg.org/multipage/

class HTMLLinkElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLLinkElement': Illegal constructor");
  }

  get href() {
    return scalarValueString(reflectedUrl(internals(HTMLLinkElementBrand, this), "href"), "");
  }

  set href($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "href", scalarValueString($value, "Failed to set the 'href' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get crossOrigin() {
    return orNull(reflectedKeyword(internals(HTMLLinkElementBrand, this), "crossorigin", keywords1, undefined, "anonymous"));
  }

  set crossOrigin($value) {
    try {
      setReflectedNullable(internals(HTMLLinkElementBrand, this), "crossorigin", as2($value, "Failed to set the 'crossOrigin' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rel() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "rel");
  }

  set rel($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get as() {
    return reflectedKeyword(internals(HTMLLinkElementBrand, this), "as", keywords3, "", "");
  }

  set as($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "as", stringValue($value, "Failed to set the 'as' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get relList() {
    return objectOf(reflectedTokens(internals(HTMLLinkElementBrand, this), "rel", tokens4));
  }

  set relList($value) {
    internals(HTMLLinkElementBrand, this);
    const target = this.relList;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'relList' property on 'HTMLLinkElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get media() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "media");
  }

  set media($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "media", stringValue($value, "Failed to set the 'media' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get integrity() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "integrity");
  }

  set integrity($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "integrity", stringValue($value, "Failed to set the 'integrity' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hreflang() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "hreflang");
  }

  set hreflang($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "hreflang", stringValue($value, "Failed to set the 'hreflang' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get sizes() {
    return objectOf(reflectedTokens(internals(HTMLLinkElementBrand, this), "sizes", undefined));
  }

  set sizes($value) {
    internals(HTMLLinkElementBrand, this);
    const target = this.sizes;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'sizes' property on 'HTMLLinkElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get imageSrcset() {
    return scalarValueString(reflectedDomstring(internals(HTMLLinkElementBrand, this), "imagesrcset"), "");
  }

  set imageSrcset($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "imagesrcset", scalarValueString($value, "Failed to set the 'imageSrcset' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get imageSizes() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "imagesizes");
  }

  set imageSizes($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "imagesizes", stringValue($value, "Failed to set the 'imageSizes' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLLinkElementBrand, this), "referrerpolicy", keywords5, "", "");
  }

  set referrerPolicy($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get blocking() {
    return objectOf(reflectedTokens(internals(HTMLLinkElementBrand, this), "blocking", tokens6));
  }

  set blocking($value) {
    internals(HTMLLinkElementBrand, this);
    const target = this.blocking;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'blocking' property on 'HTMLLinkElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLLinkElementBrand, this), "disabled");
  }

  set disabled($value) {
    try {
      setReflectedBoolean(internals(HTMLLinkElementBrand, this), "disabled", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get fetchPriority() {
    return reflectedKeyword(internals(HTMLLinkElementBrand, this), "fetchpriority", keywords7, "auto", "auto");
  }

  set fetchPriority($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "fetchpriority", stringValue($value, "Failed to set the 'fetchPriority' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get charset() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "charset");
  }

  set charset($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "charset", stringValue($value, "Failed to set the 'charset' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rev() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "rev");
  }

  set rev($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "rev", stringValue($value, "Failed to set the 'rev' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get target() {
    return reflectedDomstring(internals(HTMLLinkElementBrand, this), "target");
  }

  set target($value) {
    try {
      setReflectedDomstring(internals(HTMLLinkElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLLinkElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get sheet() {
    return objectOrNull(getSheet(internals(HTMLLinkElementBrand, this)));
  }
}

expose(HTMLLinkElementBrand, HTMLLinkElement, [],
  ["href", "crossOrigin", "rel", "as", "relList", "media", "integrity", "hreflang", "type", "sizes", "imageSrcset", "imageSizes", "referrerPolicy", "blocking", "disabled", "fetchPriority", "charset", "rev", "target", "sheet"]);
