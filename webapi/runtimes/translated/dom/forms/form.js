// Forms: https://html.spec.whatwg.org/multipage/forms.html#the-form-element
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/forms.html#htmlformelement
class HTMLFormElementImpl extends HTMLElementImpl {
  constructor(nodeDocument, localName, prefix) {
    super(nodeDocument, localName, prefix);
    this._elements = undefined;
    // https://html.spec.whatwg.org/multipage/forms.html#past-names-map
    this._pastNames = new Table();
    // https://html.spec.whatwg.org/multipage/forms.html#locked-for-reset
    this._isLockedForReset = false;
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#firing-submission-events
    this._firesSubmissionEvents = false;
    // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-entry-list
    this.constructsAnEntryList = false;
    // The controls that the parser has associated with it, wherever they are now.
    this.controlsOfTheParser = newList();
  }

  // https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps
  removingSteps(oldAncestor) {
    super.removingSteps(oldAncestor);
    const kept = newList();
    const items = this.controlsOfTheParser;
    for (let index = 0; index < items.length; index++) {
      const control = items[index];
      if (control.keepsFormInTheSameTree()) {
        kept[kept.length] = control;
      }
    }
    this.controlsOfTheParser = kept;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-action
  get action() {
    return actionUrl(this, "action");
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-enctype
  get enctype() {
    return enctypeState(this.attributeValue("enctype"));
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-encoding
  get encoding() {
    return this.enctype;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-method
  get method() {
    return methodState(this.attributeValue("method"));
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-form-elements
  get elements() {
    if (this._elements === undefined) {
      this._elements = new HTMLFormControlsCollectionImpl(this);
    }
    return this._elements;
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-form-length
  get length() {
    return this.elements.length;
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-form-item
  item(index) {
    return this.elements.item(index);
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
  namedProperty(name) {
    let candidates = this.elements.namedItems(name);
    if (candidates.length === 0) {
      candidates = this._imagesNamed(name);
    }
    if (candidates.length > 1) return this.elements.namedItemOrList(name);
    if (candidates.length === 1) {
      tableSet(this._pastNames, name, candidates[0]);
      return candidates[0];
    }
    const past = tableGet(this._pastNames, name);
    if (past !== undefined && formTree(past).owner(past) === this) return past;
    return undefined;
  }

  // The first image with that id or name. The names of images are not listed.
  _imagesNamed(name) {
    const items = elementsOf(this);
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      if (isHtmlElement(each, "img") && hasName(each, name)) return listOf([each]);
    }
    return newList();
  }

  // https://html.spec.whatwg.org/multipage/forms.html#the-form-element:supported-property-names
  supportedPropertyNames() {
    const names = this.elements.supportedPropertyNames();
    const items = tableKeys(this._pastNames);
    for (let index = 0; index < items.length; index++) {
      const name = items[index];
      const isPast = this.elements.namedItems(name).length === 0;
      if (isPast && this.namedProperty(name) !== undefined) {
        names[names.length] = name;
      }
    }
    return names;
  }

  // Whether a named property may hide a member.
  mayHide(name) {
    return this.nodeDocument.mayHaveAControlNamed(name);
  }

  // The listed elements whose form owner it is, in tree order.
  get owned() {
    const fields = tableGet(formTree(this).fields, this);
    return fields === undefined ? newList() : copyOfList(fields);
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-form-reset
  reset() {
    if (this._isLockedForReset) return;
    this._isLockedForReset = true;
    try {
      if (fire("reset", this, true, true)) {
        const items = this.owned;
        for (let index = 0; index < items.length; index++) {
          const each = items[index];
          if (each instanceof FormControl) {
            each.reset();
          } else if (isFormAssociated(each)) {
            enqueueACallback(each, "formResetCallback", newList());
          }
        }
      }
    } finally {
      this._isLockedForReset = false;
    }
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-form-checkvalidity
  checkValidity() {
    return this._unhandledInvalidControls() === undefined;
  }

  // Return those whose event nobody canceled; None if all satisfy their constraints.
  //
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#statically-validate-the-constraints
  _unhandledInvalidControls() {
    const invalid = newList();
    const items = this.owned;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      const control = submittable(each);
      if (control === undefined || !control.willValidate) continue;
      if (!control.satisfiesItsConstraints) {
        invalid[invalid.length] = each;
      }
    }
    if (invalid.length === 0) return undefined;
    const unhandled = newList();
    for (let index = 0; index < invalid.length; index++) {
      const each = invalid[index];
      if (fire("invalid", each, false, true)) {
        unhandled[unhandled.length] = each;
      }
    }
    return unhandled;
  }

  // Focus the first control that has a problem, as browsers do.
  //
  // There is no user to whom the problem could be reported.
  //
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#interactively-validate-the-constraints
  reportValidity() {
    const unhandled = this._unhandledInvalidControls();
    if (unhandled === undefined) return true;
    for (let index = 0; index < unhandled.length; index++) {
      const each = unhandled[index];
      const control = submittable(each);
      if (control !== undefined && control.isFocusable) {
        control.focus();
        break;
      }
    }
    return false;
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-form-submit
  submit() {
    if (this.isConnected && !this.constructsAnEntryList) {
      this._navigate();
    }
  }

  // https://html.spec.whatwg.org/multipage/forms.html#dom-form-requestsubmit
  requestSubmit(submitter) {
    if (submitter !== undefined) {
      checkSubmitter(this, submitter, "Failed to execute 'requestSubmit'");
    }
    this.submitFrom(submitter);
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
  //
  // A form without a submitter submits itself.
  submitFrom(submitter) {
    if (!this.isConnected || this.constructsAnEntryList || this._firesSubmissionEvents) {
      return;
    }
    this._firesSubmissionEvents = true;
    let shouldContinue = false;
    try {
      if (skipsValidation(this, submitter) || this.reportValidity()) {
        const event = new SubmitEventImpl("submit");
        event.isTrusted = true;
        event.bubbles = true;
        event.cancelable = true;
        event.submitter = submitter;
        shouldContinue = dispatch(event, this);
      }
    } finally {
      this._firesSubmissionEvents = false;
    }
    if (shouldContinue && this.isConnected) {
      this._navigate(submitter);
    }
  }

  // The steps of the form submission algorithm from the encoding on.
  _navigate(submitter) {
    const encoding = this.nodeDocument.formEncoding(this.attributeValue("accept-charset"));
    const entries = constructTheEntryList(this, submitter, encoding);
    if (entries !== undefined && this.isConnected) {
      const submission = submissionOf(this, submitter, entries, encoding);
      if (submission.method === "dialog") {
        this._closeDialog(submitter);
      } else {
        this.nodeDocument.submitAForm(submission);
      }
    }
  }

  // The steps of the form submission algorithm for the method dialog.
  _closeDialog(submitter) {
    let each = parentElement(this);
    while (each !== undefined && !isHtmlElement(each, "dialog")) {
      each = parentElement(each);
    }
    if (each === undefined) return;
    let result = submitter === undefined ? undefined : submitter.attributeValue("value");
    const isInput = submitter !== undefined && isHtmlElement(submitter, "input");
    if (submitter !== undefined && isInput && inputType(submitter) === "image") {
      result = "0,0";
    }
    each.close(result);
  }
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-novalidate
function skipsValidation(form, submitter) {
  if (form.attributeValue("novalidate") !== undefined) return true;
  return submitter !== undefined && submitter.attributeValue("formnovalidate") !== undefined;
}

// Raise an error unless it is a submit button that the form owns.
function checkSubmitter(form, submitter, action) {
  if (!isSubmitButton(submitter)) {
    throw new Errors.TypeError(action + ": the element is not a submit button.");
  }
  if (formTree(submitter).owner(submitter) !== form) {
    throw new DOMException(action + ": the form does not own the submit button.", "NotFoundError");
  }
}

// https://xhr.spec.whatwg.org/#dom-formdata, the steps about a form
function entriesOfForm(form, submitter) {
  const action = "Failed to construct 'FormData'";
  if (submitter !== undefined) {
    checkSubmitter(form, submitter, action);
  }
  const entries = constructTheEntryList(form, submitter, "UTF-8");
  if (entries === undefined) {
    throw new DOMException(action + ": the form lists its entries now.", "InvalidStateError");
  }
  return entries;
}
