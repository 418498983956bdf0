// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const overloadsOfHTMLTextAreaElementSetRangeText = ([null, 1, null, 2, 2]);
const asSelectionMode = enumValue("SelectionMode", ["select", "start", "end", "preserve"]);

// HTMLTextAreaElement: https://html.spec.whatwg.org/multipage/

class HTMLTextAreaElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLTextAreaElement': Illegal constructor");
  }

  get cols() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "cols", 20, 1);
  }

  set cols($value) {
    try {
      setReflectedUnsigned(internals(HTMLTextAreaElementBrand, this), "cols", unsignedLongValue($value, "Failed to set the 'cols' property on 'HTMLTextAreaElement': The value"), 20, 1);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get dirName() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "dirname");
  }

  set dirName($value) {
    try {
      setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "dirname", stringValue($value, "Failed to set the 'dirName' property on 'HTMLTextAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLTextAreaElementBrand, this), "disabled");
  }

  set disabled($value) {
    try {
      setReflectedBoolean(internals(HTMLTextAreaElementBrand, this), "disabled", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get maxLength() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "maxlength", -1, 0);
  }

  set maxLength($value) {
    try {
      setReflectedNonNegative(internals(HTMLTextAreaElementBrand, this), "maxlength", longValue($value, "Failed to set the 'maxLength' property on 'HTMLTextAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get minLength() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "minlength", -1, 0);
  }

  set minLength($value) {
    try {
      setReflectedNonNegative(internals(HTMLTextAreaElementBrand, this), "minlength", longValue($value, "Failed to set the 'minLength' property on 'HTMLTextAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLTextAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get placeholder() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "placeholder");
  }

  set placeholder($value) {
    try {
      setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "placeholder", stringValue($value, "Failed to set the 'placeholder' property on 'HTMLTextAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get readOnly() {
    return reflectedBoolean(internals(HTMLTextAreaElementBrand, this), "readonly");
  }

  set readOnly($value) {
    try {
      setReflectedBoolean(internals(HTMLTextAreaElementBrand, this), "readonly", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get required() {
    return reflectedBoolean(internals(HTMLTextAreaElementBrand, this), "required");
  }

  set required($value) {
    try {
      setReflectedBoolean(internals(HTMLTextAreaElementBrand, this), "required", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get rows() {
    return reflectedInteger(internals(HTMLTextAreaElementBrand, this), "rows", 2, 1);
  }

  set rows($value) {
    try {
      setReflectedUnsigned(internals(HTMLTextAreaElementBrand, this), "rows", unsignedLongValue($value, "Failed to set the 'rows' property on 'HTMLTextAreaElement': The value"), 2, 1);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get wrap() {
    return reflectedDomstring(internals(HTMLTextAreaElementBrand, this), "wrap");
  }

  set wrap($value) {
    try {
      setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "wrap", stringValue($value, "Failed to set the 'wrap' property on 'HTMLTextAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get autocomplete() {
    return internals(HTMLTextAreaElementBrand, this).autocomplete;
  }

  set autocomplete($value) {
    try {
      setReflectedDomstring(internals(HTMLTextAreaElementBrand, this), "autocomplete", stringValue($value, "Failed to set the 'autocomplete' property on 'HTMLTextAreaElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get type() {
    return internals(HTMLTextAreaElementBrand, this).type;
  }

  get defaultValue() {
    return internals(HTMLTextAreaElementBrand, this).defaultValue;
  }

  set defaultValue($value) {
    try {
      const inner = internals(HTMLTextAreaElementBrand, this);
      inner.defaultValue = stringValue($value, "Failed to set the 'defaultValue' property on 'HTMLTextAreaElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get value() {
    return internals(HTMLTextAreaElementBrand, this).value;
  }

  set value($value) {
    const inner = internals(HTMLTextAreaElementBrand, this);
    inner.value = nullToEmptyStringValue($value, "Failed to set the 'value' property on 'HTMLTextAreaElement': The value");
  }

  get textLength() {
    return internals(HTMLTextAreaElementBrand, this).textLength;
  }

  select() {
    const inner = internals(HTMLTextAreaElementBrand, this);
    inner.select();
  }

  get selectionStart() {
    return internals(HTMLTextAreaElementBrand, this).selectionStart;
  }

  set selectionStart($value) {
    const inner = internals(HTMLTextAreaElementBrand, this);
    inner.selectionStart = unsignedLongValue($value, "Failed to set the 'selectionStart' property on 'HTMLTextAreaElement': The value");
  }

  get selectionEnd() {
    return internals(HTMLTextAreaElementBrand, this).selectionEnd;
  }

  set selectionEnd($value) {
    const inner = internals(HTMLTextAreaElementBrand, this);
    inner.selectionEnd = unsignedLongValue($value, "Failed to set the 'selectionEnd' property on 'HTMLTextAreaElement': The value");
  }

  get selectionDirection() {
    return internals(HTMLTextAreaElementBrand, this).selectionDirection;
  }

  set selectionDirection($value) {
    const inner = internals(HTMLTextAreaElementBrand, this);
    inner.selectionDirection = stringValue($value, "Failed to set the 'selectionDirection' property on 'HTMLTextAreaElement': The value");
  }

  setRangeText($1, $2 = undefined, $3 = undefined, $4 = undefined) {
    const inner = internals(HTMLTextAreaElementBrand, this);
    switch (overload(overloadsOfHTMLTextAreaElementSetRangeText, arguments.length, [$1, $2, $3, $4], "Failed to execute 'setRangeText' on 'HTMLTextAreaElement'")) {
      case 1: {
        inner.setRangeText(stringValue($1, "Failed to execute 'setRangeText' on 'HTMLTextAreaElement': parameter 1"));
        return;
      }
      case 2: {
        inner.setRangeText_2(stringValue($1, "Failed to execute 'setRangeText' on 'HTMLTextAreaElement': parameter 1"), unsignedLongValue($2, "Failed to execute 'setRangeText' on 'HTMLTextAreaElement': parameter 2"), unsignedLongValue($3, "Failed to execute 'setRangeText' on 'HTMLTextAreaElement': parameter 3"), $4 === undefined ? "preserve" : asSelectionMode($4, "Failed to execute 'setRangeText' on 'HTMLTextAreaElement': parameter 4"));
        return;
      }
    }
  }

  setSelectionRange($start, $end, $direction = undefined) {
    const inner = internals(HTMLTextAreaElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setSelectionRange' on 'HTMLTextAreaElement'", 2, arguments.length);
    inner.setSelectionRange(unsignedLongValue($start, "Failed to execute 'setSelectionRange' on 'HTMLTextAreaElement': parameter 1"), unsignedLongValue($end, "Failed to execute 'setSelectionRange' on 'HTMLTextAreaElement': parameter 2"), $direction === undefined ? undefined : stringValue($direction, "Failed to execute 'setSelectionRange' on 'HTMLTextAreaElement': parameter 3"));
  }

  get form() {
    return objectOrNull(internals(HTMLTextAreaElementBrand, this).form);
  }

  get labels() {
    return objectOf(internals(HTMLTextAreaElementBrand, this).labels);
  }

  get willValidate() {
    return internals(HTMLTextAreaElementBrand, this).willValidate;
  }

  get validity() {
    return objectOf(internals(HTMLTextAreaElementBrand, this).validity);
  }

  get validationMessage() {
    return internals(HTMLTextAreaElementBrand, this).validationMessage;
  }

  checkValidity() {
    const inner = internals(HTMLTextAreaElementBrand, this);
    return inner.checkValidity();
  }

  reportValidity() {
    const inner = internals(HTMLTextAreaElementBrand, this);
    return inner.reportValidity();
  }

  setCustomValidity($error) {
    const inner = internals(HTMLTextAreaElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setCustomValidity' on 'HTMLTextAreaElement'", 1, arguments.length);
    inner.setCustomValidity(stringValue($error, "Failed to execute 'setCustomValidity' on 'HTMLTextAreaElement': parameter 1"));
  }
}

expose(HTMLTextAreaElementBrand, HTMLTextAreaElement, [],
  ["cols", "dirName", "disabled", "maxLength", "minLength", "name", "placeholder", "readOnly", "required", "rows", "wrap", "autocomplete", "type", "defaultValue", "value", "textLength", "select", "selectionStart", "selectionEnd", "selectionDirection", "setRangeText", "setSelectionRange", "form", "labels", "willValidate", "validity", "validationMessage", "checkValidity", "reportValidity", "setCustomValidity"]);
