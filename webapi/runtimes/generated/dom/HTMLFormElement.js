// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const keywords1 = tableOf({"on": "on", "off": "off"});
const tokens2 = listOf(["noreferrer", "noopener", "opener"]);
const asHTMLElement = implementationValue(HTMLElementBrand);
const as4 = nullableValue(asHTMLElement);

// HTMLFormElement: https://html.spec.whatwg.org/multipage/

class HTMLFormElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFormElement': Illegal constructor");
  }

  get acceptCharset() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "accept-charset");
  }

  set acceptCharset($value) {
    try {
      setReflectedDomstring(internals(HTMLFormElementBrand, this), "accept-charset", stringValue($value, "Failed to set the 'acceptCharset' property on 'HTMLFormElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get autocomplete() {
    return reflectedKeyword(internals(HTMLFormElementBrand, this), "autocomplete", keywords1, "on", "on");
  }

  set autocomplete($value) {
    try {
      setReflectedDomstring(internals(HTMLFormElementBrand, this), "autocomplete", stringValue($value, "Failed to set the 'autocomplete' property on 'HTMLFormElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLFormElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLFormElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get noValidate() {
    return reflectedBoolean(internals(HTMLFormElementBrand, this), "novalidate");
  }

  set noValidate($value) {
    try {
      setReflectedBoolean(internals(HTMLFormElementBrand, this), "novalidate", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get target() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "target");
  }

  set target($value) {
    try {
      setReflectedDomstring(internals(HTMLFormElementBrand, this), "target", stringValue($value, "Failed to set the 'target' property on 'HTMLFormElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rel() {
    return reflectedDomstring(internals(HTMLFormElementBrand, this), "rel");
  }

  set rel($value) {
    try {
      setReflectedDomstring(internals(HTMLFormElementBrand, this), "rel", stringValue($value, "Failed to set the 'rel' property on 'HTMLFormElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get relList() {
    return objectOf(reflectedTokens(internals(HTMLFormElementBrand, this), "rel", tokens2));
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
    try {
      setReflectedDomstring(internals(HTMLFormElementBrand, this), "action", scalarValueString($value, "Failed to set the 'action' property on 'HTMLFormElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get enctype() {
    return internals(HTMLFormElementBrand, this).enctype;
  }

  set enctype($value) {
    try {
      setReflectedDomstring(internals(HTMLFormElementBrand, this), "enctype", stringValue($value, "Failed to set the 'enctype' property on 'HTMLFormElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get encoding() {
    return internals(HTMLFormElementBrand, this).encoding;
  }

  set encoding($value) {
    try {
      setReflectedDomstring(internals(HTMLFormElementBrand, this), "enctype", stringValue($value, "Failed to set the 'encoding' property on 'HTMLFormElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get method() {
    return internals(HTMLFormElementBrand, this).method;
  }

  set method($value) {
    try {
      setReflectedDomstring(internals(HTMLFormElementBrand, this), "method", stringValue($value, "Failed to set the 'method' property on 'HTMLFormElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
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
    inner.requestSubmit(as4($submitter, "Failed to execute 'requestSubmit' on 'HTMLFormElement': parameter 1"));
  }

  reset() {
    const inner = internals(HTMLFormElementBrand, this);
    try {
      inner.reset();
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
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
  ["acceptCharset", "autocomplete", "name", "noValidate", "target", "rel", "relList", "action", "enctype", "encoding", "method", "elements", "length", "submit", "requestSubmit", "reset", "checkValidity", "reportValidity"]);
