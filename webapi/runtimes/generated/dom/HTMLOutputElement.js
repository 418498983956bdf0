// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLOutputElement: https://html.spec.whatwg.org/multipage/

class HTMLOutputElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLOutputElement': Illegal constructor");
  }

  get htmlFor() {
    return objectOf(reflectedTokens(internals(HTMLOutputElementBrand, this), "for", undefined));
  }

  set htmlFor($value) {
    internals(HTMLOutputElementBrand, this);
    const target = this.htmlFor;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'htmlFor' property on 'HTMLOutputElement': its value is not an object.");
    setProperty(target, "value", $value);
  }

  get name() {
    return reflectedDomstring(internals(HTMLOutputElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLOutputElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLOutputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return internals(HTMLOutputElementBrand, this).type;
  }

  get defaultValue() {
    return internals(HTMLOutputElementBrand, this).defaultValue;
  }

  set defaultValue($value) {
    try {
      const inner = internals(HTMLOutputElementBrand, this);
      inner.defaultValue = stringValue($value, "Failed to set the 'defaultValue' property on 'HTMLOutputElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get value() {
    return internals(HTMLOutputElementBrand, this).value;
  }

  set value($value) {
    try {
      const inner = internals(HTMLOutputElementBrand, this);
      inner.value = stringValue($value, "Failed to set the 'value' property on 'HTMLOutputElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get form() {
    return objectOrNull(internals(HTMLOutputElementBrand, this).form);
  }

  get labels() {
    return objectOf(internals(HTMLOutputElementBrand, this).labels);
  }

  get willValidate() {
    return internals(HTMLOutputElementBrand, this).willValidate;
  }

  get validity() {
    return objectOf(internals(HTMLOutputElementBrand, this).validity);
  }

  get validationMessage() {
    return internals(HTMLOutputElementBrand, this).validationMessage;
  }

  checkValidity() {
    const inner = internals(HTMLOutputElementBrand, this);
    return inner.checkValidity();
  }

  reportValidity() {
    const inner = internals(HTMLOutputElementBrand, this);
    return inner.reportValidity();
  }

  setCustomValidity($error) {
    const inner = internals(HTMLOutputElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setCustomValidity' on 'HTMLOutputElement'", 1, arguments.length);
    inner.setCustomValidity(stringValue($error, "Failed to execute 'setCustomValidity' on 'HTMLOutputElement': parameter 1"));
  }
}

expose(HTMLOutputElementBrand, HTMLOutputElement, [],
  ["htmlFor", "name", "type", "defaultValue", "value", "form", "labels", "willValidate", "validity", "validationMessage", "checkValidity", "reportValidity", "setCustomValidity"]);
