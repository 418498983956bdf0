// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const tokens1 = listOf(["noreferrer", "noopener", "opener"]);

// HTMLFormElement: https://html.spec.whatwg.org/multipage/

class HTMLFormElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFormElement': Illegal constructor");
  }

  get acceptCharset() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "accept-charset");
  }

  set acceptCharset($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "accept-charset", stringValue($value, "Failed to set the 'acceptCharset' property on 'HTMLFormElement': The value"));
  }

  get name() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "name");
  }

  set name($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLFormElement': The value"));
  }

  get noValidate() {
    return reflectedBoolean(internals(HTMLFormElementBrand, this), "novalidate");
  }

  set noValidate($value) {
    setReflectedBoolean(internals(HTMLFormElementBrand, this), "novalidate", !!$value);
  }

  get target() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "target");
  }

  set target($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLFormElement': The value"));
  }

  get rel() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "rel");
  }

  set rel($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLFormElement': The value"));
  }

  get relList() {
    return objectOf(reflectedTokens(internals(HTMLFormElementBrand, this), "rel", tokens1));
  }

  set relList($value) {
    internals(HTMLFormElementBrand, this);
    const target = this.relList;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'relList' property on 'HTMLFormElement': its value is not an object.");
    setProperty(target, "value", $value);
  }
}

expose(HTMLFormElementBrand, HTMLFormElement, [],
  ["acceptCharset", "name", "noValidate", "target", "rel", "relList"]);
