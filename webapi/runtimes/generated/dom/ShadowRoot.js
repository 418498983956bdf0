// Interfaces, made by python -m idl from idl/dom.webidl: change that, not this.

const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));
const asCSSStyleSheet = implementationValue(CSSStyleSheetBrand);
const as3 = sequenceValue(asCSSStyleSheet);

// ShadowRoot: https://dom.spec.whatwg.org/

class ShadowRoot {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ShadowRoot': Illegal constructor");
  }

  get mode() {
    return internals(ShadowRootBrand, this).mode;
  }

  get delegatesFocus() {
    return internals(ShadowRootBrand, this).delegatesFocus;
  }

  get slotAssignment() {
    return internals(ShadowRootBrand, this).slotAssignment;
  }

  get clonable() {
    return internals(ShadowRootBrand, this).clonable;
  }

  get serializable() {
    return internals(ShadowRootBrand, this).serializable;
  }

  get host() {
    return objectOf(internals(ShadowRootBrand, this).host);
  }

  get onslotchange() {
    return givenOrNull(internals(ShadowRootBrand, this).getEventHandler("slotchange"));
  }

  set onslotchange($value) {
    const inner = internals(ShadowRootBrand, this);
    inner.setEventHandler("slotchange", asEventHandlerNonNull($value));
  }

  get innerHTML() {
    return getInnerHtml(internals(ShadowRootBrand, this));
  }

  set innerHTML($value) {
    try {
      const inner = internals(ShadowRootBrand, this);
      setInnerHtml(inner, nullToEmptyStringValue($value, "Failed to set the 'innerHTML' property on 'ShadowRoot': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get activeElement() {
    return objectOrNull(internals(ShadowRootBrand, this).activeElement);
  }

  get styleSheets() {
    return objectOf(getStyleSheets(internals(ShadowRootBrand, this)));
  }

  get adoptedStyleSheets() {
    return internals(ShadowRootBrand, this).adoptedStyleSheets;
  }

  set adoptedStyleSheets($value) {
    const inner = internals(ShadowRootBrand, this);
    inner.adoptedStyleSheets = as3($value, "Failed to set the 'adoptedStyleSheets' property on 'ShadowRoot': The value");
  }

  get customElementRegistry() {
    return objectOrNull(internals(ShadowRootBrand, this).customElementRegistry);
  }
}

expose(ShadowRootBrand, ShadowRoot, [],
  ["mode", "delegatesFocus", "slotAssignment", "clonable", "serializable", "host", "onslotchange", "innerHTML", "activeElement", "styleSheets", "adoptedStyleSheets", "customElementRegistry"]);
