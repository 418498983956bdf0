// Interfaces, made by python -m idl from idl/html_forms.webidl: change that, not this.


// ValidityState: https://html.spec.whatwg.org/multipage/

class ValidityState {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ValidityState': Illegal constructor");
  }

  get valueMissing() {
    return internals(ValidityStateBrand, this).valueMissing;
  }

  get typeMismatch() {
    return internals(ValidityStateBrand, this).typeMismatch;
  }

  get patternMismatch() {
    return internals(ValidityStateBrand, this).patternMismatch;
  }

  get tooLong() {
    return internals(ValidityStateBrand, this).tooLong;
  }

  get tooShort() {
    return internals(ValidityStateBrand, this).tooShort;
  }

  get rangeUnderflow() {
    return internals(ValidityStateBrand, this).rangeUnderflow;
  }

  get rangeOverflow() {
    return internals(ValidityStateBrand, this).rangeOverflow;
  }

  get stepMismatch() {
    return internals(ValidityStateBrand, this).stepMismatch;
  }

  get badInput() {
    return internals(ValidityStateBrand, this).badInput;
  }

  get customError() {
    return internals(ValidityStateBrand, this).customError;
  }

  get valid() {
    return internals(ValidityStateBrand, this).valid;
  }
}

expose(ValidityStateBrand, ValidityState, [],
  ["valueMissing", "typeMismatch", "patternMismatch", "tooLong", "tooShort", "rangeUnderflow", "rangeOverflow", "stepMismatch", "badInput", "customError", "valid"]);
