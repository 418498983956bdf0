// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLObjectElement: https://html.spec.whatwg.org/multipage/

class HTMLObjectElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLObjectElement': Illegal constructor");
  }

  get data() {
    return scalarValueString(reflectedUrl(internals(HTMLObjectElementBrand, this), "data"), "");
  }

  set data($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "data", scalarValueString($value, "Failed to set the 'data' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "type");
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "width");
  }

  set width($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "width", stringValue($value, "Failed to set the 'width' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get height() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "height");
  }

  set height($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "height", stringValue($value, "Failed to set the 'height' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get align() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get archive() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "archive");
  }

  set archive($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "archive", stringValue($value, "Failed to set the 'archive' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get code() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "code");
  }

  set code($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "code", stringValue($value, "Failed to set the 'code' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get declare() {
    return reflectedBoolean(internals(HTMLObjectElementBrand, this), "declare");
  }

  set declare($value) {
    try {
      setReflectedBoolean(internals(HTMLObjectElementBrand, this), "declare", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get hspace() {
    return reflectedInteger(internals(HTMLObjectElementBrand, this), "hspace", 0, 0);
  }

  set hspace($value) {
    try {
      setReflectedUnsigned(internals(HTMLObjectElementBrand, this), "hspace", unsignedLongValue($value, "Failed to set the 'hspace' property on 'HTMLObjectElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get standby() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "standby");
  }

  set standby($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "standby", stringValue($value, "Failed to set the 'standby' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get vspace() {
    return reflectedInteger(internals(HTMLObjectElementBrand, this), "vspace", 0, 0);
  }

  set vspace($value) {
    try {
      setReflectedUnsigned(internals(HTMLObjectElementBrand, this), "vspace", unsignedLongValue($value, "Failed to set the 'vspace' property on 'HTMLObjectElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get codeBase() {
    return reflectedUrl(internals(HTMLObjectElementBrand, this), "codebase");
  }

  set codeBase($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "codebase", stringValue($value, "Failed to set the 'codeBase' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get codeType() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "codetype");
  }

  set codeType($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "codetype", stringValue($value, "Failed to set the 'codeType' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get useMap() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "usemap");
  }

  set useMap($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "usemap", stringValue($value, "Failed to set the 'useMap' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get border() {
    return reflectedDomstring(internals(HTMLObjectElementBrand, this), "border");
  }

  set border($value) {
    try {
      setReflectedDomstring(internals(HTMLObjectElementBrand, this), "border", nullToEmptyStringValue($value, "Failed to set the 'border' property on 'HTMLObjectElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get form() {
    return objectOrNull(internals(HTMLObjectElementBrand, this).form);
  }

  get willValidate() {
    return internals(HTMLObjectElementBrand, this).willValidate;
  }

  get validity() {
    return objectOf(internals(HTMLObjectElementBrand, this).validity);
  }

  get validationMessage() {
    return internals(HTMLObjectElementBrand, this).validationMessage;
  }

  checkValidity() {
    const inner = internals(HTMLObjectElementBrand, this);
    return inner.checkValidity();
  }

  reportValidity() {
    const inner = internals(HTMLObjectElementBrand, this);
    return inner.reportValidity();
  }

  setCustomValidity($error) {
    const inner = internals(HTMLObjectElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setCustomValidity' on 'HTMLObjectElement'", 1, arguments.length);
    inner.setCustomValidity(stringValue($error, "Failed to execute 'setCustomValidity' on 'HTMLObjectElement': parameter 1"));
  }
}

expose(HTMLObjectElementBrand, HTMLObjectElement, [],
  ["data", "type", "name", "width", "height", "align", "archive", "code", "declare", "hspace", "standby", "vspace", "codeBase", "codeType", "useMap", "border", "form", "willValidate", "validity", "validationMessage", "checkValidity", "reportValidity", "setCustomValidity"]);
