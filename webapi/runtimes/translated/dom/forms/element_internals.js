// What a custom element has inside: its value and validity as a control, its states, its ARIA.
//
// https://html.spec.whatwg.org/multipage/custom-elements.html#element-internals
//
// Nothing restores the state of a control, so its state is not kept, and nothing calls
// formStateRestoreCallback.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://html.spec.whatwg.org/multipage/custom-elements.html#elementinternals
class ElementInternalsImpl {
  constructor(element) {
    this.platformObject = undefined;
    // What attributes that reflect elements keep.
    this.references = undefined;
    // https://html.spec.whatwg.org/multipage/custom-elements.html#internals-target
    this.element = element;
    // Whether a script has the object.
    this.isAttached = false;
    // https://html.spec.whatwg.org/multipage/custom-elements.html#face-submission-value
    //
    // The entry's name is that of the element when the form lists its entries.
    this.submissionValue = undefined;
    // The submission value, if it is a list of entries.
    this.submissionEntries = undefined;
    this.valueMissing = false;
    this.typeMismatch = false;
    this.patternMismatch = false;
    this.tooLong = false;
    this.tooShort = false;
    this.rangeUnderflow = false;
    this.rangeOverflow = false;
    this.stepMismatch = false;
    this.badInput = false;
    this.customError = false;
    // Whether all of these are false.
    //
    // https://html.spec.whatwg.org/multipage/custom-elements.html#face-validity-flags
    this.isValid = true;
    // https://html.spec.whatwg.org/multipage/custom-elements.html#face-validation-message
    this._message = "";
    // https://html.spec.whatwg.org/multipage/custom-elements.html#face-validation-anchor
    this._anchor = element;
    this._validity = undefined;
    this._labels = undefined;
    this._states = undefined;
    // https://html.spec.whatwg.org/multipage/dom.html#internal-content-attribute-map
    this._contentAttributes = new Table();
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-shadowroot
  get shadowRoot() {
    const shadow = shadowRootOf(this.element);
    return shadow !== undefined && shadow.isAvailableToInternals ? shadow : undefined;
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-states
  get states() {
    if (this._states === undefined) {
      this._states = new CustomStateSetImpl();
    }
    return this._states;
  }

  // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-custom
  hasState(state) {
    return this._states !== undefined && this._states.has(state);
  }

  // https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#get-the-element
  get reflectingElement() {
    return this.element;
  }

  // The value of an internal content attribute.
  attributeValue(localName) {
    return tableGet(this._contentAttributes, localName);
  }

  // Set an internal content attribute.
  setAnAttributeValue(localName, value) {
    tableSet(this._contentAttributes, localName, value);
  }

  // Remove an internal content attribute.
  removeAttributeNs(namespace, localName) {
    if (tableHas(this._contentAttributes, localName)) {
      tableDelete(this._contentAttributes, localName);
    }
  }

  // Raise an error unless the target element is a form-associated custom element.
  //
  // It may be one whose constructor runs.
  checkAssociation() {
    const definition = customStateOf(this.element).definition;
    if (definition === undefined || !definition.isFormAssociated) {
      const message = "The target element is not a form-associated custom element.";
      throw new DOMException(message, "NotSupportedError");
    }
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setformvalue
  //
  // The value is a file, a string, or a list of entries.
  setFormValue(value, entries) {
    this.checkAssociation();
    this.submissionValue = value;
    this.submissionEntries = entries;
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-form
  get form() {
    this.checkAssociation();
    return formTree(this.element).owner(this.element);
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-labels
  get labels() {
    this.checkAssociation();
    if (this._labels === undefined) {
      this._labels = new LabelList(this.element);
    }
    return this._labels;
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-setvalidity
  setValidity(flags, message, anchor) {
    this.checkAssociation();
    const isValid = !(flags.valueMissing ||
      flags.typeMismatch ||
      flags.patternMismatch ||
      flags.tooLong ||
      flags.tooShort ||
      flags.rangeUnderflow ||
      flags.rangeOverflow ||
      flags.stepMismatch ||
      flags.badInput ||
      flags.customError);
    const text = message === undefined ? "" : message;
    if (!isValid && text === "") {
      throw new Errors.TypeError("A control that is not valid needs a message.");
    }
    this.valueMissing = flags.valueMissing;
    this.typeMismatch = flags.typeMismatch;
    this.patternMismatch = flags.patternMismatch;
    this.tooLong = flags.tooLong;
    this.tooShort = flags.tooShort;
    this.rangeUnderflow = flags.rangeUnderflow;
    this.rangeOverflow = flags.rangeOverflow;
    this.stepMismatch = flags.stepMismatch;
    this.badInput = flags.badInput;
    this.customError = flags.customError;
    this.isValid = isValid;
    this._message = isValid ? "" : text;
    if (anchor === undefined) {
      this._anchor = this.element;
    } else if (isShadowIncludingInclusiveAncestor(this.element, anchor)) {
      this._anchor = anchor;
    } else {
      message = "The anchor is not in the element.";
      throw new DOMException(message, "NotFoundError");
    }
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-willvalidate
  get willValidate() {
    this.checkAssociation();
    const element = this.element;
    return (
      element.attributeValue("readonly") === undefined &&
        !isActuallyDisabled(element, new Matching(element, undefined, new Facts())) &&
        !hasDatalistAncestor(element)
    );
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fv-valid
  get satisfiesItsConstraints() {
    return this.isValid;
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validity
  get validity() {
    this.checkAssociation();
    if (this._validity === undefined) {
      this._validity = new ValidityStateImpl(this);
    }
    return this._validity;
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-validationmessage
  get validationMessage() {
    this.checkAssociation();
    return this._message;
  }

  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-checkvalidity
  checkValidity() {
    if (!this.willValidate || this.isValid) return true;
    fire("invalid", this.element, false, true);
    return false;
  }

  // Focus the validation anchor if there is a problem, as browsers do.
  //
  // There is no user to whom the problem could be reported.
  //
  // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-elementinternals-reportvalidity
  reportValidity() {
    if (!this.willValidate || this.isValid) return true;
    if (fire("invalid", this.element, false, true)) {
      this.focus();
    }
    return false;
  }

  // Whether the validation anchor can have or delegate the focus.
  get isFocusable() {
    return focusableAreaOf(this._anchor) !== undefined;
  }

  // Focus the validation anchor.
  focus() {
    this._anchor.focus();
  }
}
withoutParent(ElementInternalsImpl);

// https://html.spec.whatwg.org/multipage/custom-elements.html#customstateset
class CustomStateSetImpl {
  constructor() {
    this.platformObject = undefined;
    this._states = new Table();
    // The states as pairs, while they are the same.
    this._pairs = undefined;
  }

  // https://webidl.spec.whatwg.org/#js-set-size
  get size() {
    return tableSize(this._states);
  }

  // https://webidl.spec.whatwg.org/#js-set-entries
  valuePairsToIterateOver() {
    if (this._pairs === undefined) {
      this._pairs = newList();
      const items = tableKeys(this._states);
      for (let index = 0; index < items.length; index++) {
        const each = items[index];
        listAppend(this._pairs, [each, each]);
      }
    }
    return this._pairs;
  }

  // https://webidl.spec.whatwg.org/#js-set-has
  has(value) {
    return tableHas(this._states, value);
  }

  // https://webidl.spec.whatwg.org/#js-set-add
  add(value) {
    if (!tableHas(this._states, value)) {
      tableSet(this._states, value, true);
      this._pairs = undefined;
    }
    return this;
  }

  // https://webidl.spec.whatwg.org/#js-set-delete
  delete(value) {
    if (!tableHas(this._states, value)) return false;
    tableDelete(this._states, value);
    this._pairs = undefined;
    return true;
  }

  // https://webidl.spec.whatwg.org/#js-set-clear
  clear() {
    this._states = new Table();
    this._pairs = undefined;
  }
}
withoutParent(CustomStateSetImpl);

// What a custom element has as a control, whether or not its class attached the internals.
function internalsOf(element) {
  const state = customStateOf(element);
  if (state.internals === undefined) {
    state.internals = new ElementInternalsImpl(element);
  }
  return state.internals;
}

// What has the constraints of a submittable element.
function submittable(element) {
  if (!isSubmittable(element)) return undefined;
  if (isFormAssociated(element)) return internalsOf(element);
  return element;
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#dom-attachinternals
function attachInternals(element) {
  const where = "Failed to execute 'attachInternals' on 'HTMLElement'";
  const definition = lookUpADefinition(element.nodeDocument, element.namespace, element.localName);
  if (definition === undefined) {
    const message = where + ": the element is not a custom element.";
    throw new DOMException(message, "NotSupportedError");
  }
  if (definition.disablesInternals) {
    const message = where + ": the element's definition disables it.";
    throw new DOMException(message, "NotSupportedError");
  }
  const state = customStateOf(element);
  if (state.internals !== undefined && state.internals.isAttached) {
    const message = where + ": the element has its internals already.";
    throw new DOMException(message, "NotSupportedError");
  }
  if (state.state !== CUSTOM && state.state !== PRECUSTOMIZED) {
    const message = where + ": the element is not a custom element yet.";
    throw new DOMException(message, "NotSupportedError");
  }
  const internals = internalsOf(element);
  internals.isAttached = true;
  return internals;
}
