// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const asElement = implementationValue(ElementBrand);
const as2 = nullableValue(asElement);
const keywords3 = tableOf({"toggle": "toggle", "show": "show", "hide": "hide"});

// HTMLButtonElement: https://html.spec.whatwg.org/multipage/

class HTMLButtonElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLButtonElement': Illegal constructor");
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLButtonElementBrand, this), "disabled");
  }

  set disabled($value) {
    try {
      setReflectedBoolean(internals(HTMLButtonElementBrand, this), "disabled", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get formNoValidate() {
    return reflectedBoolean(internals(HTMLButtonElementBrand, this), "formnovalidate");
  }

  set formNoValidate($value) {
    try {
      setReflectedBoolean(internals(HTMLButtonElementBrand, this), "formnovalidate", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get formTarget() {
    return reflectedDomstring(internals(HTMLButtonElementBrand, this), "formtarget");
  }

  set formTarget($value) {
    try {
      setReflectedDomstring(internals(HTMLButtonElementBrand, this), "formtarget", stringValue($value, "Failed to set the 'formTarget' property on 'HTMLButtonElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLButtonElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLButtonElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLButtonElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get value() {
    return reflectedDomstring(internals(HTMLButtonElementBrand, this), "value");
  }

  set value($value) {
    try {
      setReflectedDomstring(internals(HTMLButtonElementBrand, this), "value", stringValue($value, "Failed to set the 'value' property on 'HTMLButtonElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get command() {
    return internals(HTMLButtonElementBrand, this).command;
  }

  set command($value) {
    try {
      setReflectedDomstring(internals(HTMLButtonElementBrand, this), "command", stringValue($value, "Failed to set the 'command' property on 'HTMLButtonElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get commandForElement() {
    return objectOrNull(internals(HTMLButtonElementBrand, this).commandForElement);
  }

  set commandForElement($value) {
    try {
      const inner = internals(HTMLButtonElementBrand, this);
      inner.commandForElement = as2($value, "Failed to set the 'commandForElement' property on 'HTMLButtonElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return internals(HTMLButtonElementBrand, this).type;
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLButtonElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLButtonElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get popoverTargetElement() {
    return objectOrNull(getPopoverTargetElement(internals(HTMLButtonElementBrand, this)));
  }

  set popoverTargetElement($value) {
    try {
      const inner = internals(HTMLButtonElementBrand, this);
      setPopoverTargetElement(inner, as2($value, "Failed to set the 'popoverTargetElement' property on 'HTMLButtonElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get popoverTargetAction() {
    return reflectedKeyword(internals(HTMLButtonElementBrand, this), "popovertargetaction", keywords3, "toggle", "toggle");
  }

  set popoverTargetAction($value) {
    try {
      setReflectedDomstring(internals(HTMLButtonElementBrand, this), "popovertargetaction", stringValue($value, "Failed to set the 'popoverTargetAction' property on 'HTMLButtonElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get form() {
    return objectOrNull(internals(HTMLButtonElementBrand, this).form);
  }

  get labels() {
    return objectOf(internals(HTMLButtonElementBrand, this).labels);
  }

  get willValidate() {
    return internals(HTMLButtonElementBrand, this).willValidate;
  }

  get validity() {
    return objectOf(internals(HTMLButtonElementBrand, this).validity);
  }

  get validationMessage() {
    return internals(HTMLButtonElementBrand, this).validationMessage;
  }

  checkValidity() {
    const inner = internals(HTMLButtonElementBrand, this);
    return inner.checkValidity();
  }

  reportValidity() {
    const inner = internals(HTMLButtonElementBrand, this);
    return inner.reportValidity();
  }

  setCustomValidity($error) {
    const inner = internals(HTMLButtonElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setCustomValidity' on 'HTMLButtonElement'", 1, arguments.length);
    inner.setCustomValidity(stringValue($error, "Failed to execute 'setCustomValidity' on 'HTMLButtonElement': parameter 1"));
  }

  get formAction() {
    return getFormAction(internals(HTMLButtonElementBrand, this));
  }

  set formAction($value) {
    try {
      setReflectedDomstring(internals(HTMLButtonElementBrand, this), "formaction", scalarValueString($value, "Failed to set the 'formAction' property on 'HTMLButtonElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get formEnctype() {
    return getFormEnctype(internals(HTMLButtonElementBrand, this));
  }

  set formEnctype($value) {
    try {
      setReflectedDomstring(internals(HTMLButtonElementBrand, this), "formenctype", stringValue($value, "Failed to set the 'formEnctype' property on 'HTMLButtonElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get formMethod() {
    return getFormMethod(internals(HTMLButtonElementBrand, this));
  }

  set formMethod($value) {
    try {
      setReflectedDomstring(internals(HTMLButtonElementBrand, this), "formmethod", stringValue($value, "Failed to set the 'formMethod' property on 'HTMLButtonElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLButtonElementBrand, HTMLButtonElement, [],
  ["disabled", "formNoValidate", "formTarget", "name", "value", "command", "commandForElement", "type", "popoverTargetElement", "popoverTargetAction", "form", "labels", "willValidate", "validity", "validationMessage", "checkValidity", "reportValidity", "setCustomValidity", "formAction", "formEnctype", "formMethod"]);
