// Input elements: https://html.spec.whatwg.org/multipage/input.html#the-input-element
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://w3c.github.io/FileAPI/#filelist-section
class FileListImpl {
  constructor(files) {
    this.platformObject = undefined;
    this.files = files;
  }

  // https://w3c.github.io/FileAPI/#dfn-length
  get length() {
    return this.files.length;
  }

  // https://w3c.github.io/FileAPI/#dfn-item
  item(index) {
    return index < this.files.length ? this.files[index] : undefined;
  }
}
withoutParent(FileListImpl);

// https://html.spec.whatwg.org/multipage/input.html#htmlinputelement
class HTMLInputElementImpl extends TextControl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // The value, if the dirty value flag is set; else the attribute says it.
    this._dirtyValue = undefined;
    // The value that it had in another type, if the dirty value flag is not set.
    this._keptValue = undefined;
    this._files = undefined;
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-checked
    this.checkedness = false;
    // A number that is greater if it was checked, or inserted, later.
    this.checkedAt = 0;
    // https://html.spec.whatwg.org/multipage/input.html#concept-input-checked-dirty-flag
    this.dirtyCheckednessFlag = false;
    // https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate
    this.indeterminate = false;
    this._wasIndeterminate = false;
    // What was checked in the group before it was clicked.
    this._beforeActivation = undefined;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete
  get autocomplete() {
    return idlExposedAutofillValue(this, this.type === "hidden");
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-width, of no image
  get width() {
    return 0;
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-height, of no image
  get height() {
    return 0;
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-type
  get type() {
    return inputType(this);
  }

  get _mode() {
    const type_ = this.type;
    return valueMode(type_);
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-change-ext
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (namespace !== undefined) return;
    if (localName === "checked") {
      if (!this.dirtyCheckednessFlag) {
        this._setCheckedness(value !== undefined);
      }
    } else if (localName === "value") {
      this._keptValue = undefined;
    } else if (localName === "type") {
      this._typeChanged(oldValue);
    } else if (localName === "name" || localName === "form") {
      this._joinGroup();
    } else if (
      (localName === "min" ||
        localName === "max" ||
        localName === "step" ||
        localName === "multiple") &&
        this._dirtyValue !== undefined
    ) {
      const type_ = this.type;
      this._dirtyValue = sanitized(this, type_, this._dirtyValue);
    }
  }

  // https://html.spec.whatwg.org/multipage/input.html#input-type-change
  //
  // A value that a script or a user set goes along.
  _typeChanged(oldValue) {
    const type_ = this.type;
    const before = valueMode(stateOfType(oldValue));
    const after = valueMode(type_);
    if (before === VALUE) {
      const value = this._dirtyValue;
      if (value !== undefined && value !== "" && (after === DEFAULT || after === DEFAULT_ON)) {
        this.setAnAttributeValue("value", value);
      }
    } else if (after === VALUE) {
      this._dirtyValue = undefined;
    }
    if (after !== VALUE) {
      this._dirtyValue = undefined;
      this._keptValue = undefined;
    } else if (this._dirtyValue !== undefined) {
      this._dirtyValue = sanitized(this, type_, this._dirtyValue);
    } else if (before === VALUE && (oldValue !== undefined || this.parent !== undefined)) {
      const kept = this._keptValue === undefined ? this.defaultValue : this._keptValue;
      this._keptValue = sanitized(this, stateOfType(oldValue), kept);
    }
    if (after !== FILENAME) {
      this._files = undefined;
    }
    if (!hasSelection(stateOfType(oldValue)) && hasSelection(type_)) {
      this._start = 0;
      this._end = 0;
      this._direction = "none";
    }
    this._joinGroup();
  }

  // https://dom.spec.whatwg.org/#concept-node-insert-ext, of a connected node
  insertionSteps() {
    super.insertionSteps();
    if (this.checkedness) {
      this.checkedAt = this.nodeDocument.nextFormChange();
    }
  }

  // https://html.spec.whatwg.org/multipage/input.html#the-input-element:concept-node-clone-ext
  cloneASingleNode(document) {
    const node = super.cloneASingleNode(document);
    const copy = node;
    copy._dirtyValue = this._dirtyValue;
    copy._isEdited = this._isEdited;
    copy.checkedness = this.checkedness;
    copy.dirtyCheckednessFlag = this.dirtyCheckednessFlag;
    return node;
  }

  // https://html.spec.whatwg.org/multipage/input.html#the-input-element:concept-form-reset-control
  reset() {
    this._dirtyValue = undefined;
    this._isEdited = false;
    this._keptValue = undefined;
    this._files = undefined;
    this.dirtyCheckednessFlag = false;
    this._setCheckedness(this.attributeValue("checked") !== undefined);
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-checked
  get checked() {
    // of two checked buttons in a group, one stays
    if (this.checkedness && this.type === "radio") {
      formTree(this);
    }
    return this.checkedness;
  }

  set checked(value) {
    this.dirtyCheckednessFlag = true;
    this._setCheckedness(value);
  }

  // Set the checkedness; uncheck the others in its radio button group.
  _setCheckedness(value) {
    const motion = this.nodeDocument.motion;
    if (motion !== undefined && this.isConnected && value !== this.checkedness) {
      motion.stateWillChange(":", undefined, this.type === "radio" ? undefined : this);
    }
    this.checkedness = value;
    if (value) {
      this.checkedAt = this.nodeDocument.nextFormChange();
    }
    // The parser sets attributes before it inserts the element.
    if (this.type !== "radio" || this.parent === undefined) return;
    const group = formTree(this).radioGroup(this);
    if (group === undefined) return;
    if (value) {
      if (group.checked !== undefined && group.checked !== this) {
        group.checked.checkedness = false;
      }
      group.checked = this;
    } else if (group.checked === this) {
      group.checked = undefined;
    }
  }

  // Whether a radio button is in a group.
  isIn(group) {
    return formTree(this).radioGroup(this) === group;
  }

  // Uncheck the others in a radio button group that it came into.
  _joinGroup() {
    if (this.checkedness) {
      this.checkedAt = this.nodeDocument.nextFormChange();
      this.nodeDocument.formTrees = undefined;
    }
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-value
  get currentValue() {
    if (this._dirtyValue !== undefined) return this._dirtyValue;
    const type_ = this.type;
    const value = this._keptValue === undefined ? this.defaultValue : this._keptValue;
    return sanitized(this, type_, value);
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-value
  get value() {
    const mode = this._mode;
    if (mode === VALUE) return this.currentValue;
    if (mode === FILENAME) {
      if (this._files === undefined || this._files.length === 0) return "";
      return "C:\\fakepath\\" + nameOfFile(this._files.files[0]);
    }
    const value = this.attributeValue("value");
    if (value === undefined) return mode === DEFAULT_ON ? "on" : "";
    return value;
  }

  set value(value) {
    const mode = this._mode;
    if (mode === VALUE) {
      const oldValue = this.currentValue;
      const type_ = this.type;
      this._dirtyValue = sanitized(this, type_, value);
      this._isEdited = false;
      if (this._dirtyValue !== oldValue) {
        this.moveCursorToTheEnd();
      }
    } else if (mode === FILENAME) {
      if (value !== "") {
        const message = "A script can set the value of a file input to the empty string only.";
        throw new DOMException(message, "InvalidStateError");
      }
      this._files = undefined;
    } else {
      this.setAnAttributeValue("value", value);
    }
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-defaultvalue
  get defaultValue() {
    const value = this.attributeValue("value");
    return value === undefined ? "" : value;
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-files
  get files() {
    if (this.type !== "file") return undefined;
    if (this._files === undefined) {
      this._files = new FileListImpl(newList());
    }
    return this._files;
  }

  set files(value) {
    if (this.type === "file" && value !== undefined) {
      this._files = value;
    }
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasnumber
  get valueAsNumber() {
    const type_ = this.type;
    const number = hasNumber(type_) ? numberOfValue(this.currentValue, type_) : undefined;
    return number === undefined ? NaN : number;
  }

  set valueAsNumber(value) {
    if (!isNan(value) && !isFinite(value)) {
      throw new Errors.TypeError("Failed to set 'valueAsNumber': the number is infinite.");
    }
    const type_ = this.type;
    if (!hasNumber(type_)) throw notApplicable("valueAsNumber");
    this.value = isNan(value) ? "" : valueOfNumber(value, type_);
  }

  // The time value of https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate
  get timeOfValue() {
    const type_ = this.type;
    if (!hasValueAsDate(type_)) return undefined;
    if (type_ === "month") return numberOfValue(this.currentValue + "-01", "date");
    return numberOfValue(this.currentValue, type_);
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-valueasdate
  setTimeOfValue(time) {
    const type_ = this.type;
    if (!hasValueAsDate(type_)) throw notApplicable("valueAsDate");
    if (time === undefined || isNan(time)) {
      this.value = "";
    } else if (type_ === "month") {
      this.value = monthOf(valueOfNumber(time, "date"));
    } else {
      this.value = valueOfNumber(time, type_);
    }
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup
  stepUp(n) {
    this._step(n, "stepUp", true);
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-stepdown
  stepDown(n) {
    this._step(-n, "stepDown", false);
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup
  //
  // An empty value may step down to a minimum above zero, or up to a maximum below zero: so do
  // Firefox and Chromium (https://github.com/whatwg/html/issues/3869).
  _step(n, method, isUp) {
    const type_ = this.type;
    if (!hasNumber(type_)) throw notApplicable(method);
    const step = allowedValueStep(this, type_);
    if (step === undefined) {
      throw new DOMException(
        "Failed to execute '" + method + "': the step is any.",
        "InvalidStateError",
      );
    }
    let least = minimum(this, type_);
    let most = maximum(this, type_);
    if (type_ === "time") {
      // No step leaves the day.
      least = least === undefined ? 0 : least;
      most = most === undefined ? MILLISECONDS_PER_DAY - 1 : most;
    }
    const base = stepBase(this, type_);
    const greatest = most === undefined ? undefined : alignedDown(most, base, step);
    if (least !== undefined && greatest !== undefined && greatest < least) return;
    const parsed = numberOfValue(this.currentValue, type_);
    const before = parsed === undefined ? 0 : parsed;
    const below = alignedDown(before, base, step);
    let number;
    if (below !== before) {
      number = isUp ? exactSum(below, step) : below;
    } else {
      number = exactSum(before, exactProduct(step, n));
    }
    if (least !== undefined && number < least) {
      number = alignedDown(least, base, step);
      if (number < least) {
        number = exactSum(number, step);
      }
    }
    if (greatest !== undefined && most !== undefined && number > most) {
      number = greatest;
    }
    const isContrary = isUp ? number < before : number > before;
    if (parsed !== undefined && isContrary) return;
    const text = valueOfNumber(number, type_);
    if (text !== "") {
      this.value = text;
    }
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
  get labels() {
    return this.type === "hidden" ? undefined : this.labelList();
  }

  // https://html.spec.whatwg.org/multipage/input.html#dom-input-list
  get list() {
    const id_ = this.attributeValue("list");
    if (id_ === undefined || !mayHaveSuggestions(this.type)) return undefined;
    const found = elementWithId(this, id_);
    return found !== undefined && isHtmlElement(found, "datalist") ? found : undefined;
  }

  // The value that a user edits.
  get editedValue() {
    return this.currentValue;
  }

  // Set the value that a user edits.
  setEditedValue(text) {
    this.value = text;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-textarea/input-relevant-value
  get selectableText() {
    return hasSelection(this.type) ? this.currentValue : undefined;
  }

  // Set the text by setRangeText().
  setRelevantValue(text) {
    const type_ = this.type;
    this._dirtyValue = sanitized(this, type_, text);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-textarea/input-select
  select() {
    if (mayBeSelected(this.type)) {
      super.select();
    }
  }

  // Whether minlength and maxlength apply.
  get hasLengthLimits() {
    const type_ = this.type;
    return isTextType(type_);
  }

  // https://html.spec.whatwg.org/multipage/input.html#concept-fe-mutable
  get isMutable() {
    return !this.isDisabled && !this.isReadOnly;
  }

  // https://html.spec.whatwg.org/multipage/input.html#attr-input-readonly
  get isReadOnly() {
    return this.attributeValue("readonly") !== undefined && isTextField(this);
  }

  // Whether its kind or state bars it from constraint validation.
  get isBarred() {
    const type_ = this.type;
    const isReadOnly = this.attributeValue("readonly") !== undefined;
    return isReadOnly || (type_ === "hidden" || type_ === "reset" || type_ === "button");
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-missing
  get valueMissing() {
    const type_ = this.type;
    if (type_ === "radio") return this._isGroupMissing();
    if (!this.isRequired || !mayBeRequired(this)) return false;
    if (type_ === "checkbox") return !this.checkedness;
    if (type_ === "file") return this._files === undefined || this._files.length === 0;
    return this.currentValue === "" && this.isMutable;
  }

  // https://html.spec.whatwg.org/multipage/input.html#radio-button-state-(type=radio)
  _isGroupMissing() {
    const group = formTree(this).radioGroup(this);
    if (group === undefined) return this.isRequired && !this.checkedness;
    return group.checked === undefined && group.isRequired;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-type-mismatch
  get typeMismatch() {
    const type_ = this.type;
    return (type_ === "url" || type_ === "email") && isTypeMismatch(this, type_, this.currentValue);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-pattern-mismatch
  get patternMismatch() {
    const pattern = this.attributeValue("pattern");
    const type_ = this.type;
    if (pattern === undefined || !isTextType(type_)) return false;
    const value = this.currentValue;
    if (value === "") return false;
    if (type_ !== "email" || this.attributeValue("multiple") === undefined) {
      return !matchesPattern(value, pattern);
    }
    const items = splitOnCommas(value);
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (!matchesPattern(each, pattern)) return true;
    }
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-an-underflow
  get rangeUnderflow() {
    const type_ = this.type;
    if (!hasNumber(type_)) return false;
    const least = minimum(this, type_);
    const most = maximum(this, type_);
    const number = numberOfValue(this.currentValue, type_);
    if (least === undefined || number === undefined) return false;
    if (type_ === "time" && most !== undefined && most < least) {
      return number > most && number < least;
    }
    return number < least;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-an-overflow
  get rangeOverflow() {
    const type_ = this.type;
    if (!hasNumber(type_)) return false;
    const least = minimum(this, type_);
    const most = maximum(this, type_);
    const number = numberOfValue(this.currentValue, type_);
    if (most === undefined || number === undefined) return false;
    if (type_ === "time" && least !== undefined && most < least) {
      return number > most && number < least;
    }
    return number > most;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-step-mismatch
  get stepMismatch() {
    const type_ = this.type;
    return hasNumber(type_) && isStepMismatch(this, type_, this.currentValue);
  }

  // What is wrong with an invalid control, in English, as Chromium says it.
  problemMessage() {
    return inputProblem(this);
  }

  // Whether it has https://dom.spec.whatwg.org/#eventtarget-activation-behavior
  get hasActivationBehavior() {
    return true;
  }

  // https://html.spec.whatwg.org/multipage/input.html#the-input-element:legacy-pre-activation-behavior
  legacyPreActivationBehavior() {
    const type_ = this.type;
    if (type_ === "checkbox") {
      this._wasIndeterminate = this.indeterminate;
      this.indeterminate = false;
      this.checked = !this.checkedness;
    } else if (type_ === "radio") {
      const group = formTree(this).radioGroup(this);
      this._beforeActivation = this.checkedness ? this : undefined;
      if (group !== undefined) {
        this._beforeActivation = group.checked;
      }
      this.checked = true;
    }
  }

  // https://html.spec.whatwg.org/multipage/input.html#the-input-element:legacy-canceled-activation-behavior
  legacyCanceledActivationBehavior() {
    const type_ = this.type;
    if (type_ === "checkbox") {
      this.indeterminate = this._wasIndeterminate;
      this.checked = !this.checkedness;
    } else if (type_ === "radio") {
      const before = this._beforeActivation;
      this._beforeActivation = undefined;
      if (before !== this) {
        this.checked = false;
      }
      const group = formTree(this).radioGroup(this);
      const isAnother = before !== undefined && before !== this;
      if (before !== undefined && isAnother && group !== undefined && before.isIn(group)) {
        before.checked = true;
      }
    }
  }

  // https://html.spec.whatwg.org/multipage/input.html#input-activation-behavior
  activationBehavior(event) {
    const type_ = this.type;
    if (type_ === "checkbox" || type_ === "radio") {
      const before = this._beforeActivation;
      this._beforeActivation = undefined;
      if (this.isConnected && (type_ === "checkbox" || before !== this)) {
        fire("input", this, true, false);
        fire("change", this, true, false);
      }
      return;
    }
    const form = this.form;
    if (this.isDisabled) return;
    if (form !== undefined && (type_ === "submit" || type_ === "image")) {
      form.submitFrom(this);
    } else if (form !== undefined && type_ === "reset") {
      form.reset();
    } else if (type_ === "submit" || type_ === "image" || type_ === "reset" || type_ === "button") {
      activatePopoverTarget(this);
    }
  }

  // Whether a click on it can show or hide a popover.
  get isPopoverInvoker() {
    const type_ = this.type;
    if (
      this.isDisabled ||
        type_ !== "submit" && type_ !== "image" && type_ !== "reset" && type_ !== "button"
    ) {
      return false;
    }
    return this.form === undefined || type_ === "button";
  }
}

// The error of members that are for other types.
function notApplicable(member) {
  const message = "Failed to use '" + member + "': it is for inputs of other types.";
  return new DOMException(message, "InvalidStateError");
}

// The month of a valid date string, or the empty string.
function monthOf(date) {
  const parts = splitOnHyphens(date);
  return date === "" ? "" : parts[0] + "-" + parts[1];
}
