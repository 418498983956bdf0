// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));

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

  get onafterprint() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("afterprint"));
  }

  set onafterprint($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("afterprint", asEventHandlerNonNull($value));
  }

  get onbeforeprint() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("beforeprint"));
  }

  set onbeforeprint($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("beforeprint", asEventHandlerNonNull($value));
  }

  get onbeforeunload() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("beforeunload"));
  }

  set onbeforeunload($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("beforeunload", asEventHandlerNonNull($value));
  }

  get onhashchange() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("hashchange"));
  }

  set onhashchange($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("hashchange", asEventHandlerNonNull($value));
  }

  get onlanguagechange() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("languagechange"));
  }

  set onlanguagechange($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("languagechange", asEventHandlerNonNull($value));
  }

  get onmessage() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("message"));
  }

  set onmessage($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("message", asEventHandlerNonNull($value));
  }

  get onmessageerror() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("messageerror"));
  }

  set onmessageerror($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("messageerror", asEventHandlerNonNull($value));
  }

  get onoffline() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("offline"));
  }

  set onoffline($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("offline", asEventHandlerNonNull($value));
  }

  get ononline() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("online"));
  }

  set ononline($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("online", asEventHandlerNonNull($value));
  }

  get onpagehide() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("pagehide"));
  }

  set onpagehide($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("pagehide", asEventHandlerNonNull($value));
  }

  get onpagereveal() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("pagereveal"));
  }

  set onpagereveal($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("pagereveal", asEventHandlerNonNull($value));
  }

  get onpageshow() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("pageshow"));
  }

  set onpageshow($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("pageshow", asEventHandlerNonNull($value));
  }

  get onpageswap() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("pageswap"));
  }

  set onpageswap($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("pageswap", asEventHandlerNonNull($value));
  }

  get onpopstate() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("popstate"));
  }

  set onpopstate($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("popstate", asEventHandlerNonNull($value));
  }

  get onrejectionhandled() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("rejectionhandled"));
  }

  set onrejectionhandled($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("rejectionhandled", asEventHandlerNonNull($value));
  }

  get onstorage() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("storage"));
  }

  set onstorage($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("storage", asEventHandlerNonNull($value));
  }

  get onunhandledrejection() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("unhandledrejection"));
  }

  set onunhandledrejection($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("unhandledrejection", asEventHandlerNonNull($value));
  }

  get onunload() {
    return givenOrNull(internals(HTMLBodyElementBrand, this).getEventHandler("unload"));
  }

  set onunload($value) {
    const inner = internals(HTMLBodyElementBrand, this);
    inner.setEventHandler("unload", asEventHandlerNonNull($value));
  }
}

expose(HTMLBodyElementBrand, HTMLBodyElement, [],
  ["text", "link", "vLink", "aLink", "bgColor", "background", "onafterprint", "onbeforeprint", "onbeforeunload", "onhashchange", "onlanguagechange", "onmessage", "onmessageerror", "onoffline", "ononline", "onpagehide", "onpagereveal", "onpageshow", "onpageswap", "onpopstate", "onrejectionhandled", "onstorage", "onunhandledrejection", "onunload"]);
