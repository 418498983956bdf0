// What controls have in common: owners, labels, constraint validation.
//
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/forms.html#category-label
class LabelableElement extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._labels = undefined;
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
  get labels() {
    return this.labelList();
  }

  // The list of its labels, always the same.
  labelList() {
    if (this._labels === undefined) {
      this._labels = new LabelList(this);
    }
    return this._labels;
  }
}

// A listed element that may have constraints.
//
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
class FormControl extends LabelableElement {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#custom-validity-error-message
    this.customValidityErrorMessage = "";
    this._validity = undefined;
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#parser-inserted-flag
    this._parserForm = undefined;
  }

  // Whether its class adds something to `attribute_change_steps`.
  get hasAttributeChangeSteps() {
    return true;
  }

  // https://dom.spec.whatwg.org/#concept-element-attributes-change-ext
  attributeChangeSteps(localName, oldValue, value, namespace) {
    super.attributeChangeSteps(localName, oldValue, value, namespace);
    if (
      value !== undefined && namespace === undefined && (localName === "id" || localName === "name")
    ) {
      this.nodeDocument.noteControlName(value);
    }
    if (namespace === undefined && localName === "form") {
      this._parserForm = undefined;
    }
  }

  // A step of https://html.spec.whatwg.org/#create-an-element-for-the-token
  associateWithForm(form) {
    this._parserForm = form;
    listAppend(this._parserForm.controlsOfTheParser, this);
    this.nodeDocument.formTrees = undefined;
  }

  // The form that the parser has associated, if it is in the same tree.
  associatedForm() {
    const form = this._parserForm;
    return form !== undefined && rootOf(form) === rootOf(this) ? form : undefined;
  }

  // https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps
  removingSteps(oldAncestor) {
    super.removingSteps(oldAncestor);
    this.keepsFormInTheSameTree();
  }

  // Forget the form that the parser has associated, unless it is in the same tree.
  keepsFormInTheSameTree() {
    this._parserForm = this.associatedForm();
    return this._parserForm !== undefined;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fae-form
  get form() {
    return formTree(this).owner(this);
  }

  // https://html.spec.whatwg.org/multipage/forms.html#category-autocapitalize
  get inheritedAutocapitalize() {
    const form = this.localName === "object" ? undefined : this.form;
    return form === undefined ? "" : form.autocapitalize;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fe-name
  get name() {
    const value = this.attributeValue("name");
    return value === undefined ? "" : value;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled
  get isDisabled() {
    return isActuallyDisabled(this, new Matching(this, undefined, new Facts()));
  }

  // Whether it has the attribute required.
  get isRequired() {
    return this.attributeValue("required") !== undefined;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset-control
  reset() {}

  // Whether its kind or state bars it from constraint validation.
  //
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#barred-from-constraint-validation
  get isBarred() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-missing
  get valueMissing() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-type-mismatch
  get typeMismatch() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-pattern-mismatch
  get patternMismatch() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-an-underflow
  get rangeUnderflow() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-an-overflow
  get rangeOverflow() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-step-mismatch
  get stepMismatch() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-too-long
  get tooLong() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-being-too-short
  get tooShort() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-bad-input
  //
  // There is no user interface that could hold what is not a value.
  get badInput() {
    return false;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-custom-error
  get customError() {
    return this.customValidityErrorMessage !== "";
  }

  // What is wrong with an invalid control, in English, as Chromium says it.
  problemMessage() {
    return "";
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#candidate-for-constraint-validation
  get willValidate() {
    return !this.isBarred && !this.isDisabled && !hasDatalistAncestor(this);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validity
  get validity() {
    if (this._validity === undefined) {
      this._validity = new ValidityStateImpl(this);
    }
    return this._validity;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fv-valid
  get satisfiesItsConstraints() {
    return !(this.customError ||
      this.valueMissing ||
      this.typeMismatch ||
      this.patternMismatch ||
      this.rangeUnderflow ||
      this.rangeOverflow ||
      this.stepMismatch ||
      this.tooLong ||
      this.tooShort);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-validationmessage
  get validationMessage() {
    if (!this.willValidate || this.satisfiesItsConstraints) return "";
    if (this.customValidityErrorMessage !== "") return this.customValidityErrorMessage;
    return this.problemMessage();
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-cva-setcustomvalidity
  setCustomValidity(error) {
    this.customValidityErrorMessage = withNormalizedNewlines(error);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#check-validity-steps
  checkValidity() {
    if (!this.willValidate || this.satisfiesItsConstraints) return true;
    fire("invalid", this, false, true);
    return false;
  }

  // Focus the control if it has a problem, as browsers do.
  //
  // There is no user to whom the problem could be reported.
  //
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#report-validity-steps
  reportValidity() {
    if (!this.willValidate || this.satisfiesItsConstraints) return true;
    if (fire("invalid", this, false, true)) {
      this.focus();
    }
    return false;
  }
}
