// What controls of HTML and custom elements that are controls share: labels and validity.
//
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://dom.spec.whatwg.org/#concept-event-fire, with attributes
function fire(type_, target, bubbles, cancelable) {
  const event = new EventImpl(type_);
  event.isTrusted = true;
  event.bubbles = bubbles;
  event.cancelable = cancelable;
  event.composed = type_ === "input";
  return dispatch(event, target);
}

// The live list of https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
class LabelList extends NodeListImpl {
  constructor(control) {
    super(newList());
    this.control = control;
  }

  // https://dom.spec.whatwg.org/#dom-nodelist-length
  get length() {
    return formTree(this.control).labels(this.control).length;
  }

  // https://dom.spec.whatwg.org/#dom-nodelist-item
  item(index) {
    const labels = formTree(this.control).labels(this.control);
    return index < labels.length ? labels[index] : undefined;
  }
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#validitystate
class ValidityStateImpl {
  constructor(control) {
    this.platformObject = undefined;
    this.control = control;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valuemissing
  get valueMissing() {
    return this.control.valueMissing;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-typemismatch
  get typeMismatch() {
    return this.control.typeMismatch;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-patternmismatch
  get patternMismatch() {
    return this.control.patternMismatch;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-toolong
  get tooLong() {
    return this.control.tooLong;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-tooshort
  get tooShort() {
    return this.control.tooShort;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeunderflow
  get rangeUnderflow() {
    return this.control.rangeUnderflow;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-rangeoverflow
  get rangeOverflow() {
    return this.control.rangeOverflow;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-stepmismatch
  get stepMismatch() {
    return this.control.stepMismatch;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-badinput
  get badInput() {
    return this.control.badInput;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-customerror
  get customError() {
    return this.control.customError;
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-validitystate-valid
  get valid() {
    return this.control.satisfiesItsConstraints;
  }
}
withoutParent(ValidityStateImpl);
