// Interfaces, made by python -m idl from idl/html_elements.webidl: change that, not this.

const asFileList = implementationValue(FileListBrand);
const as2 = nullableValue(asFileList);
const as3 = nullableValue(plainObjectValue);
const as4 = nullableValue(unsignedLongValue);
const as5 = nullableValue(stringValue);
const overloadsOfHTMLInputElementSetRangeText = ([null, 1, null, 2, 2]);
const asSelectionMode = enumValue("SelectionMode", ["select", "start", "end", "preserve"]);
const asElement = implementationValue(ElementBrand);
const as9 = nullableValue(asElement);
const keywords10 = tableOf({"toggle": "toggle", "show": "show", "hide": "hide"});

// HTMLInputElement: https://html.spec.whatwg.org/multipage/

class HTMLInputElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'HTMLInputElement': Illegal constructor");
  }

  get accept() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "accept");
  }

  set accept($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "accept", stringValue($value, "Failed to set the 'accept' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get alpha() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "alpha");
  }

  set alpha($value) {
    try {
      setReflectedBoolean(internals(HTMLInputElementBrand, this), "alpha", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get alt() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "alt");
  }

  set alt($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "alt", stringValue($value, "Failed to set the 'alt' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get defaultChecked() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "checked");
  }

  set defaultChecked($value) {
    try {
      setReflectedBoolean(internals(HTMLInputElementBrand, this), "checked", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get dirName() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "dirname");
  }

  set dirName($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "dirname", stringValue($value, "Failed to set the 'dirName' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get disabled() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "disabled");
  }

  set disabled($value) {
    try {
      setReflectedBoolean(internals(HTMLInputElementBrand, this), "disabled", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get formNoValidate() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "formnovalidate");
  }

  set formNoValidate($value) {
    try {
      setReflectedBoolean(internals(HTMLInputElementBrand, this), "formnovalidate", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get formTarget() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "formtarget");
  }

  set formTarget($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "formtarget", stringValue($value, "Failed to set the 'formTarget' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get max() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "max");
  }

  set max($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "max", stringValue($value, "Failed to set the 'max' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get maxLength() {
    return reflectedInteger(internals(HTMLInputElementBrand, this), "maxlength", -1, 0);
  }

  set maxLength($value) {
    try {
      setReflectedNonNegative(internals(HTMLInputElementBrand, this), "maxlength", longValue($value, "Failed to set the 'maxLength' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get min() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "min");
  }

  set min($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "min", stringValue($value, "Failed to set the 'min' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get minLength() {
    return reflectedInteger(internals(HTMLInputElementBrand, this), "minlength", -1, 0);
  }

  set minLength($value) {
    try {
      setReflectedNonNegative(internals(HTMLInputElementBrand, this), "minlength", longValue($value, "Failed to set the 'minLength' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get multiple() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "multiple");
  }

  set multiple($value) {
    try {
      setReflectedBoolean(internals(HTMLInputElementBrand, this), "multiple", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get name() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "name");
  }

  set name($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "name", stringValue($value, "Failed to set the 'name' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get pattern() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "pattern");
  }

  set pattern($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "pattern", stringValue($value, "Failed to set the 'pattern' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get placeholder() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "placeholder");
  }

  set placeholder($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "placeholder", stringValue($value, "Failed to set the 'placeholder' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get readOnly() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "readonly");
  }

  set readOnly($value) {
    try {
      setReflectedBoolean(internals(HTMLInputElementBrand, this), "readonly", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get required() {
    return reflectedBoolean(internals(HTMLInputElementBrand, this), "required");
  }

  set required($value) {
    try {
      setReflectedBoolean(internals(HTMLInputElementBrand, this), "required", !!$value);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get size() {
    return reflectedInteger(internals(HTMLInputElementBrand, this), "size", 20, 1);
  }

  set size($value) {
    try {
      setReflectedPositive(internals(HTMLInputElementBrand, this), "size", unsignedLongValue($value, "Failed to set the 'size' property on 'HTMLInputElement': The value"), 20);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get src() {
    return scalarValueString(reflectedUrl(internals(HTMLInputElementBrand, this), "src"), "");
  }

  set src($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "src", scalarValueString($value, "Failed to set the 'src' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get width() {
    return internals(HTMLInputElementBrand, this).width;
  }

  set width($value) {
    try {
      setReflectedUnsigned(internals(HTMLInputElementBrand, this), "width", unsignedLongValue($value, "Failed to set the 'width' property on 'HTMLInputElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get height() {
    return internals(HTMLInputElementBrand, this).height;
  }

  set height($value) {
    try {
      setReflectedUnsigned(internals(HTMLInputElementBrand, this), "height", unsignedLongValue($value, "Failed to set the 'height' property on 'HTMLInputElement': The value"), 0);
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get step() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "step");
  }

  set step($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "step", stringValue($value, "Failed to set the 'step' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get defaultValue() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "value");
  }

  set defaultValue($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "value", stringValue($value, "Failed to set the 'defaultValue' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get align() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "align");
  }

  set align($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "align", stringValue($value, "Failed to set the 'align' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get useMap() {
    return reflectedDomstring(internals(HTMLInputElementBrand, this), "usemap");
  }

  set useMap($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "usemap", stringValue($value, "Failed to set the 'useMap' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get autocomplete() {
    return internals(HTMLInputElementBrand, this).autocomplete;
  }

  set autocomplete($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "autocomplete", stringValue($value, "Failed to set the 'autocomplete' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get checked() {
    return internals(HTMLInputElementBrand, this).checked;
  }

  set checked($value) {
    const inner = internals(HTMLInputElementBrand, this);
    inner.checked = !!$value;
  }

  get files() {
    return objectOrNull(internals(HTMLInputElementBrand, this).files);
  }

  set files($value) {
    const inner = internals(HTMLInputElementBrand, this);
    inner.files = as2($value, "Failed to set the 'files' property on 'HTMLInputElement': The value");
  }

  get indeterminate() {
    return internals(HTMLInputElementBrand, this).indeterminate;
  }

  set indeterminate($value) {
    const inner = internals(HTMLInputElementBrand, this);
    inner.indeterminate = !!$value;
  }

  get list() {
    return objectOrNull(internals(HTMLInputElementBrand, this).list);
  }

  get type() {
    return internals(HTMLInputElementBrand, this).type;
  }

  set type($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "type", stringValue($value, "Failed to set the 'type' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get value() {
    return internals(HTMLInputElementBrand, this).value;
  }

  set value($value) {
    try {
      const inner = internals(HTMLInputElementBrand, this);
      inner.value = nullToEmptyStringValue($value, "Failed to set the 'value' property on 'HTMLInputElement': The value");
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get valueAsDate() {
    return orNull(getValueAsDate(internals(HTMLInputElementBrand, this)));
  }

  set valueAsDate($value) {
    const inner = internals(HTMLInputElementBrand, this);
    setValueAsDate(inner, as3($value, "Failed to set the 'valueAsDate' property on 'HTMLInputElement': The value"));
  }

  get valueAsNumber() {
    return internals(HTMLInputElementBrand, this).valueAsNumber;
  }

  set valueAsNumber($value) {
    const inner = internals(HTMLInputElementBrand, this);
    inner.valueAsNumber = unrestrictedDoubleValue($value, "Failed to set the 'valueAsNumber' property on 'HTMLInputElement': The value");
  }

  stepUp($n = undefined) {
    const inner = internals(HTMLInputElementBrand, this);
    inner.stepUp($n === undefined ? 1 : longValue($n, "Failed to execute 'stepUp' on 'HTMLInputElement': parameter 1"));
  }

  stepDown($n = undefined) {
    const inner = internals(HTMLInputElementBrand, this);
    inner.stepDown($n === undefined ? 1 : longValue($n, "Failed to execute 'stepDown' on 'HTMLInputElement': parameter 1"));
  }

  get labels() {
    return objectOrNull(internals(HTMLInputElementBrand, this).labels);
  }

  select() {
    const inner = internals(HTMLInputElementBrand, this);
    inner.select();
  }

  get selectionStart() {
    return orNull(internals(HTMLInputElementBrand, this).selectionStart);
  }

  set selectionStart($value) {
    const inner = internals(HTMLInputElementBrand, this);
    inner.selectionStart = as4($value, "Failed to set the 'selectionStart' property on 'HTMLInputElement': The value");
  }

  get selectionEnd() {
    return orNull(internals(HTMLInputElementBrand, this).selectionEnd);
  }

  set selectionEnd($value) {
    const inner = internals(HTMLInputElementBrand, this);
    inner.selectionEnd = as4($value, "Failed to set the 'selectionEnd' property on 'HTMLInputElement': The value");
  }

  get selectionDirection() {
    return orNull(internals(HTMLInputElementBrand, this).selectionDirection);
  }

  set selectionDirection($value) {
    const inner = internals(HTMLInputElementBrand, this);
    inner.selectionDirection = as5($value, "Failed to set the 'selectionDirection' property on 'HTMLInputElement': The value");
  }

  setRangeText($1, $2 = undefined, $3 = undefined, $4 = undefined) {
    const inner = internals(HTMLInputElementBrand, this);
    switch (overload(overloadsOfHTMLInputElementSetRangeText, arguments.length, [$1, $2, $3, $4], "Failed to execute 'setRangeText' on 'HTMLInputElement'")) {
      case 1: {
        inner.setRangeText(stringValue($1, "Failed to execute 'setRangeText' on 'HTMLInputElement': parameter 1"));
        return;
      }
      case 2: {
        inner.setRangeText_2(stringValue($1, "Failed to execute 'setRangeText' on 'HTMLInputElement': parameter 1"), unsignedLongValue($2, "Failed to execute 'setRangeText' on 'HTMLInputElement': parameter 2"), unsignedLongValue($3, "Failed to execute 'setRangeText' on 'HTMLInputElement': parameter 3"), $4 === undefined ? "preserve" : asSelectionMode($4, "Failed to execute 'setRangeText' on 'HTMLInputElement': parameter 4"));
        return;
      }
    }
  }

  setSelectionRange($start, $end, $direction = undefined) {
    const inner = internals(HTMLInputElementBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setSelectionRange' on 'HTMLInputElement'", 2, arguments.length);
    inner.setSelectionRange(unsignedLongValue($start, "Failed to execute 'setSelectionRange' on 'HTMLInputElement': parameter 1"), unsignedLongValue($end, "Failed to execute 'setSelectionRange' on 'HTMLInputElement': parameter 2"), $direction === undefined ? undefined : stringValue($direction, "Failed to execute 'setSelectionRange' on 'HTMLInputElement': parameter 3"));
  }

  get popoverTargetElement() {
    return objectOrNull(getPopoverTargetElement(internals(HTMLInputElementBrand, this)));
  }

  set popoverTargetElement($value) {
    try {
      const inner = internals(HTMLInputElementBrand, this);
      setPopoverTargetElement(inner, as9($value, "Failed to set the 'popoverTargetElement' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get popoverTargetAction() {
    return reflectedKeyword(internals(HTMLInputElementBrand, this), "popovertargetaction", keywords10, "toggle", "toggle");
  }

  set popoverTargetAction($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "popovertargetaction", stringValue($value, "Failed to set the 'popoverTargetAction' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get form() {
    return objectOrNull(internals(HTMLInputElementBrand, this).form);
  }

  get willValidate() {
    return internals(HTMLInputElementBrand, this).willValidate;
  }

  get validity() {
    return objectOf(internals(HTMLInputElementBrand, this).validity);
  }

  get validationMessage() {
    return internals(HTMLInputElementBrand, this).validationMessage;
  }

  checkValidity() {
    const inner = internals(HTMLInputElementBrand, this);
    return inner.checkValidity();
  }

  reportValidity() {
    const inner = internals(HTMLInputElementBrand, this);
    return inner.reportValidity();
  }

  setCustomValidity($error) {
    const inner = internals(HTMLInputElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setCustomValidity' on 'HTMLInputElement'", 1, arguments.length);
    inner.setCustomValidity(stringValue($error, "Failed to execute 'setCustomValidity' on 'HTMLInputElement': parameter 1"));
  }

  get formAction() {
    return getFormAction(internals(HTMLInputElementBrand, this));
  }

  set formAction($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "formaction", scalarValueString($value, "Failed to set the 'formAction' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get formEnctype() {
    return getFormEnctype(internals(HTMLInputElementBrand, this));
  }

  set formEnctype($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "formenctype", stringValue($value, "Failed to set the 'formEnctype' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }

  get formMethod() {
    return getFormMethod(internals(HTMLInputElementBrand, this));
  }

  set formMethod($value) {
    try {
      setReflectedDomstring(internals(HTMLInputElementBrand, this), "formmethod", stringValue($value, "Failed to set the 'formMethod' property on 'HTMLInputElement': The value"));
    } finally {
      if (elementQueue.length !== 0) invokeReactions();
    }
  }
}

expose(HTMLInputElementBrand, HTMLInputElement, [],
  ["accept", "alpha", "alt", "defaultChecked", "dirName", "disabled", "formNoValidate", "formTarget", "max", "maxLength", "min", "minLength", "multiple", "name", "pattern", "placeholder", "readOnly", "required", "size", "src", "width", "height", "step", "defaultValue", "align", "useMap", "autocomplete", "checked", "files", "indeterminate", "list", "type", "value", "valueAsDate", "valueAsNumber", "stepUp", "stepDown", "labels", "select", "selectionStart", "selectionEnd", "selectionDirection", "setRangeText", "setSelectionRange", "popoverTargetElement", "popoverTargetAction", "form", "willValidate", "validity", "validationMessage", "checkValidity", "reportValidity", "setCustomValidity", "formAction", "formEnctype", "formMethod"]);
