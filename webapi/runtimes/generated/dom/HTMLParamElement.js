// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLParamElement: https://html.spec.whatwg.org/multipage/

class HTMLParamElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLParamElement': Illegal constructor");
  }

  get name() {
    return reflectedDomstring(internals(HTMLParamElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLParamElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLParamElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get value() {
    return reflectedDomstring(internals(HTMLParamElementBrand, this), "value");
  }

  set value($value) {
    try {
      setReflectedDomstring(internals(HTMLParamElementBrand, this), "value", stringValue($value, "Failed to set the 'value' property on 'HTMLParamElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return reflectedDomstring(internals(HTMLParamElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLParamElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLParamElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get valueType() {
    return reflectedDomstring(internals(HTMLParamElementBrand, this), "valuetype");
  }

  set valueType($value) {
    try {
      setReflectedDomstring(internals(HTMLParamElementBrand, this), "valuetype", stringValue($value, "Failed to set the 'valueType' property on 'HTMLParamElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLParamElementBrand, HTMLParamElement, [],
  ["name", "value", "type", "valueType"]);
