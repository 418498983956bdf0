// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const tokens1 = listOf(["noreferrer", "noopener", "opener"]);
const asHTMLElement = implementationValue(HTMLElementBrand);
const as3 = nullableValue(asHTMLElement);

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

  get action() {
    return internals(HTMLFormElementBrand, this).action;
  }

  set action($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "action", scalarValueString($value, "Failed to set the 'action' property on 'HTMLFormElement': The value"));
  }

  get enctype() {
    return internals(HTMLFormElementBrand, this).enctype;
  }

  set enctype($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "enctype", stringValue($value, "Failed to set the 'enctype' property on 'HTMLFormElement': The value"));
  }

  get encoding() {
    return internals(HTMLFormElementBrand, this).encoding;
  }

  set encoding($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "enctype", stringValue($value, "Failed to set the 'encoding' property on 'HTMLFormElement': The value"));
  }

  get method() {
    return internals(HTMLFormElementBrand, this).method;
  }

  set method($value) {
    setReflectedDomstring(internals(HTMLFormElementBrand, this), "method", stringValue($value, "Failed to set the 'method' property on 'HTMLFormElement': The value"));
  }

  get elements() {
    return objectOf(internals(HTMLFormElementBrand, this).elements);
  }

  get length() {
    return internals(HTMLFormElementBrand, this).length;
  }

  submit() {
    const inner = internals(HTMLFormElementBrand, this);
    inner.submit();
  }

  requestSubmit($submitter = undefined) {
    const inner = internals(HTMLFormElementBrand, this);
    inner.requestSubmit(as3($submitter, "Failed to execute 'requestSubmit' on 'HTMLFormElement': parameter 1"));
  }

  reset() {
    const inner = internals(HTMLFormElementBrand, this);
    inner.reset();
  }

  checkValidity() {
    const inner = internals(HTMLFormElementBrand, this);
    return inner.checkValidity();
  }

  reportValidity() {
    const inner = internals(HTMLFormElementBrand, this);
    return inner.reportValidity();
  }
}

expose(HTMLFormElementBrand, HTMLFormElement, [],
  ["acceptCharset", "name", "noValidate", "target", "rel", "relList", "action", "enctype", "encoding", "method", "elements", "length", "submit", "requestSubmit", "reset", "checkValidity", "reportValidity"]);
