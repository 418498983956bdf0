// Text areas: https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const DEFAULT_COLS = 20;

// https://html.spec.whatwg.org/multipage/form-elements.html#htmltextareaelement
class HTMLTextAreaElementImpl extends TextControl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // The raw value, if the dirty value flag is set; else the children say it.
    this._dirtyValue = undefined;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fe-autocomplete
  get autocomplete() {
    return idlExposedAutofillValue(this, false);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-type
  get type() {
    return "textarea";
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element:concept-node-clone-ext
  cloneASingleNode(document) {
    const node = super.cloneASingleNode(document);
    const copy = node;
    copy._dirtyValue = this._dirtyValue;
    copy._isEdited = this._isEdited;
    return node;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element:children-changed-steps
  childrenChangedSteps() {
    super.childrenChangedSteps();
    if (this._dirtyValue === undefined && this.hasASelection) {
      this.clampTheSelection();
    }
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#the-textarea-element:concept-form-reset-control
  reset() {
    this._dirtyValue = undefined;
    this._isEdited = false;
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#concept-fe-api-value
  get value() {
    if (this._dirtyValue !== undefined) return withNormalizedNewlines(this._dirtyValue);
    return withNormalizedNewlines(childTextContent(this));
  }

  set value(value) {
    const oldValue = this.value;
    this._dirtyValue = value;
    this._isEdited = false;
    if (this.value !== oldValue) {
      this.moveCursorToTheEnd();
    }
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-defaultvalue
  get defaultValue() {
    return childTextContent(this);
  }

  set defaultValue(value) {
    this.setTextContent(value);
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#dom-textarea-textlength
  get textLength() {
    return codeUnitsLength(this.value);
  }

  // The value after https://html.spec.whatwg.org/multipage/form-elements.html#textarea-wrapping-transformation
  get submittedValue() {
    const wrap = this.attributeValue("wrap");
    const value = this.value;
    if (wrap === undefined || asciiLowercase(wrap) !== "hard") return value;
    const cols = this.attributeValue("cols");
    const given = cols === undefined ? 0 : leadingInteger(cols);
    const width = given === 0 ? DEFAULT_COLS : given;
    const lines = newList();
    const items = splitOnNewlines(value);
    for (let index = 0; index < items.length; index++) {
      const line = items[index];
      const items2 = codeUnitsInPieces(line, width);
      for (let index2 = 0; index2 < items2.length; index2++) {
        const piece = items2[index2];
        lines[lines.length] = piece;
      }
    }
    return joinedWith(lines, "\n");
  }

  // The value that a user edits.
  get editedValue() {
    return this.value;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-textarea/input-relevant-value
  get selectableText() {
    return this.value;
  }

  // Set the text by setRangeText().
  setRelevantValue(text) {
    this._dirtyValue = text;
  }

  // Whether its kind or state bars it from constraint validation.
  get isBarred() {
    return this.attributeValue("readonly") !== undefined;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-missing
  get valueMissing() {
    const isMutable = !this.isBarred && !this.isDisabled;
    return this.isRequired && isMutable && this.value === "";
  }

  // What is wrong with an invalid control, in English, as Chromium says it.
  problemMessage() {
    return this.valueMissing ? MISSING_TEXT : lengthMessage(this);
  }
}
