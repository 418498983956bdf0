// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const tokens1 = listOf(["render"]);
const keywords2 = tableOf({"anonymous": "anonymous", "use-credentials": "use-credentials"});
const as3 = nullableValue(stringValue);
const keywords4 = tableOf({"no-referrer": "no-referrer", "no-referrer-when-downgrade": "no-referrer-when-downgrade", "same-origin": "same-origin", "origin": "origin", "strict-origin": "strict-origin", "origin-when-cross-origin": "origin-when-cross-origin", "strict-origin-when-cross-origin": "strict-origin-when-cross-origin", "unsafe-url": "unsafe-url"});
const keywords5 = tableOf({"high": "high", "low": "low", "auto": "auto"});

// HTMLScriptElement: https://html.spec.whatwg.org/multipage/

class HTMLScriptElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLScriptElement': Illegal constructor");
  }

  get type() {
    return reflectedDomstring(internals(HTMLScriptElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLScriptElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLScriptElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLScriptElementBrand, this), "src"), "");
  }

  set src($value) {
    try {
      setReflectedDomstring(internals(HTMLScriptElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLScriptElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get noModule() {
    return reflectedBoolean(internals(HTMLScriptElementBrand, this), "nomodule");
  }

  set noModule($value) {
    try {
      setReflectedBoolean(internals(HTMLScriptElementBrand, this), "nomodule", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get async() {
    return internals(HTMLScriptElementBrand, this).async_;
  }

  set async($value) {
    try {
      const inner = internals(HTMLScriptElementBrand, this);
      inner.async_ = !!$value;
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get defer() {
    return reflectedBoolean(internals(HTMLScriptElementBrand, this), "defer");
  }

  set defer($value) {
    try {
      setReflectedBoolean(internals(HTMLScriptElementBrand, this), "defer", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get blocking() {
    return objectOf(reflectedTokens(internals(HTMLScriptElementBrand, this), "blocking", tokens1));
  }

  set blocking($value) {
    internals(HTMLScriptElementBrand, this);
    const target = this.blocking;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'blocking' property on 'HTMLScriptElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get crossOrigin() {
    return orNull(reflectedKeyword(internals(HTMLScriptElementBrand, this), "crossorigin", keywords2, undefined, "anonymous"));
  }

  set crossOrigin($value) {
    try {
      setReflectedNullable(internals(HTMLScriptElementBrand, this), "crossorigin", as3($value, "Failed to set the 'crossOrigin' property on 'HTMLScriptElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get referrerPolicy() {
    return reflectedKeyword(internals(HTMLScriptElementBrand, this), "referrerpolicy", keywords4, "", "");
  }

  set referrerPolicy($value) {
    try {
      setReflectedDomstring(internals(HTMLScriptElementBrand, this), "referrerpolicy", stringValue($value, "Failed to set the 'referrerPolicy' property on 'HTMLScriptElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get text() {
    return internals(HTMLScriptElementBrand, this).text;
  }

  set text($value) {
    try {
      const inner = internals(HTMLScriptElementBrand, this);
      inner.text = stringValue($value, "Failed to set the 'text' property on 'HTMLScriptElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get integrity() {
    return reflectedDomstring(internals(HTMLScriptElementBrand, this), "integrity");
  }

  set integrity($value) {
    try {
      setReflectedDomstring(internals(HTMLScriptElementBrand, this), "integrity", stringValue($value, "Failed to set the 'integrity' property on 'HTMLScriptElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get fetchPriority() {
    return reflectedKeyword(internals(HTMLScriptElementBrand, this), "fetchpriority", keywords5, "auto", "auto");
  }

  set fetchPriority($value) {
    try {
      setReflectedDomstring(internals(HTMLScriptElementBrand, this), "fetchpriority", stringValue($value, "Failed to set the 'fetchPriority' property on 'HTMLScriptElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  static supports($type) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'supports' on 'HTMLScriptElement'", 1, arguments.length);
    return HTMLScriptElementImpl.supports(stringValue($type, "Failed to execute 'supports' on 'HTMLScriptElement': parameter 1"));
  }

  get charset() {
    return reflectedDomstring(internals(HTMLScriptElementBrand, this), "charset");
  }

  set charset($value) {
    try {
      setReflectedDomstring(internals(HTMLScriptElementBrand, this), "charset", stringValue($value, "Failed to set the 'charset' property on 'HTMLScriptElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get event() {
    return reflectedDomstring(internals(HTMLScriptElementBrand, this), "event");
  }

  set event($value) {
    try {
      setReflectedDomstring(internals(HTMLScriptElementBrand, this), "event", stringValue($value, "Failed to set the 'event' property on 'HTMLScriptElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get htmlFor() {
    return reflectedDomstring(internals(HTMLScriptElementBrand, this), "for");
  }

  set htmlFor($value) {
    try {
      setReflectedDomstring(internals(HTMLScriptElementBrand, this), "for", stringValue($value, "Failed to set the 'htmlFor' property on 'HTMLScriptElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLScriptElementBrand, HTMLScriptElement, ["supports"],
  ["type", "src", "noModule", "async", "defer", "blocking", "crossOrigin", "referrerPolicy", "text", "integrity", "fetchPriority", "charset", "event", "htmlFor"]);
