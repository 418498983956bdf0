// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));

// HTMLFrameSetElement: https://html.spec.whatwg.org/multipage/

class HTMLFrameSetElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFrameSetElement': Illegal constructor");
  }

  get cols() {
    return reflectedDomstring(internals(HTMLFrameSetElementBrand, this), "cols");
  }

  set cols($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameSetElementBrand, this), "cols", stringValue($value, "Failed to set the 'cols' property on 'HTMLFrameSetElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rows() {
    return reflectedDomstring(internals(HTMLFrameSetElementBrand, this), "rows");
  }

  set rows($value) {
    try {
      setReflectedDomstring(internals(HTMLFrameSetElementBrand, this), "rows", stringValue($value, "Failed to set the 'rows' property on 'HTMLFrameSetElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get onafterprint() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("afterprint"));
  }

  set onafterprint($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("afterprint", asEventHandlerNonNull($value));
  }

  get onbeforeprint() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("beforeprint"));
  }

  set onbeforeprint($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("beforeprint", asEventHandlerNonNull($value));
  }

  get onbeforeunload() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("beforeunload"));
  }

  set onbeforeunload($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("beforeunload", asEventHandlerNonNull($value));
  }

  get onhashchange() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("hashchange"));
  }

  set onhashchange($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("hashchange", asEventHandlerNonNull($value));
  }

  get onlanguagechange() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("languagechange"));
  }

  set onlanguagechange($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("languagechange", asEventHandlerNonNull($value));
  }

  get onmessage() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("message"));
  }

  set onmessage($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("message", asEventHandlerNonNull($value));
  }

  get onmessageerror() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("messageerror"));
  }

  set onmessageerror($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("messageerror", asEventHandlerNonNull($value));
  }

  get onoffline() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("offline"));
  }

  set onoffline($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("offline", asEventHandlerNonNull($value));
  }

  get ononline() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("online"));
  }

  set ononline($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("online", asEventHandlerNonNull($value));
  }

  get onpagehide() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("pagehide"));
  }

  set onpagehide($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("pagehide", asEventHandlerNonNull($value));
  }

  get onpagereveal() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("pagereveal"));
  }

  set onpagereveal($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("pagereveal", asEventHandlerNonNull($value));
  }

  get onpageshow() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("pageshow"));
  }

  set onpageshow($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("pageshow", asEventHandlerNonNull($value));
  }

  get onpageswap() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("pageswap"));
  }

  set onpageswap($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("pageswap", asEventHandlerNonNull($value));
  }

  get onpopstate() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("popstate"));
  }

  set onpopstate($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("popstate", asEventHandlerNonNull($value));
  }

  get onrejectionhandled() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("rejectionhandled"));
  }

  set onrejectionhandled($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("rejectionhandled", asEventHandlerNonNull($value));
  }

  get onstorage() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("storage"));
  }

  set onstorage($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("storage", asEventHandlerNonNull($value));
  }

  get onunhandledrejection() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("unhandledrejection"));
  }

  set onunhandledrejection($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("unhandledrejection", asEventHandlerNonNull($value));
  }

  get onunload() {
    return givenOrNull(internals(HTMLFrameSetElementBrand, this).getEventHandler("unload"));
  }

  set onunload($value) {
    const inner = internals(HTMLFrameSetElementBrand, this);
    inner.setEventHandler("unload", asEventHandlerNonNull($value));
  }
}

expose(HTMLFrameSetElementBrand, HTMLFrameSetElement, [],
  ["cols", "rows", "onafterprint", "onbeforeprint", "onbeforeunload", "onhashchange", "onlanguagechange", "onmessage", "onmessageerror", "onoffline", "ononline", "onpagehide", "onpagereveal", "onpageshow", "onpageswap", "onpopstate", "onrejectionhandled", "onstorage", "onunhandledrejection", "onunload"]);
