// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.


// HTMLFieldSetElement: https://html.spec.whatwg.org/multipage/

class HTMLFieldSetElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLFieldSetElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLFieldSetElementBrand, this), "disabled");
  }

  set disabled($value) {
    try {
      setReflectedBoolean(internals(HTMLFieldSetElementBrand, this), "disabled", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLFieldSetElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLFieldSetElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLFieldSetElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return internals(HTMLFieldSetElementBrand, this).type;
  }

  get elements() {
    return objectOf(internals(HTMLFieldSetElementBrand, this).elements);
  }

  get form() {
    return objectOrNull(internals(HTMLFieldSetElementBrand, this).form);
  }

  get willValidate() {
    return internals(HTMLFieldSetElementBrand, this).willValidate;
  }

  get validity() {
    return objectOf(internals(HTMLFieldSetElementBrand, this).validity);
  }

  get validationMessage() {
    return internals(HTMLFieldSetElementBrand, this).validationMessage;
  }

  checkValidity() {
    const inner = internals(HTMLFieldSetElementBrand, this);
    return inner.checkValidity();
  }

  reportValidity() {
    const inner = internals(HTMLFieldSetElementBrand, this);
    return inner.reportValidity();
  }

  setCustomValidity($error) {
    const inner = internals(HTMLFieldSetElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setCustomValidity' on 'HTMLFieldSetElement'", 1, arguments.length);
    inner.setCustomValidity(stringValue($error, "Failed to execute 'setCustomValidity' on 'HTMLFieldSetElement': parameter 1"));
  }
}

expose(HTMLFieldSetElementBrand, HTMLFieldSetElement, [],
  ["disabled", "name", "type", "elements", "form", "willValidate", "validity", "validationMessage", "checkValidity", "reportValidity", "setCustomValidity"]);
