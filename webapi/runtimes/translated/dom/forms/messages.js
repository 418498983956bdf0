// What browsers tell users about invalid controls, in Chromium's English.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MISSING_TEXT = "Please fill out this field.";
const MISSING_ITEM = "Please select an item in the list.";

// What is wrong with an input element.
function inputProblem(input) {
  const type_ = input.type;
  if (input.valueMissing) return missingMessage(type_);
  if (input.typeMismatch) {
    return type_ === "url" ? "Please enter a URL." : "Please enter an email address.";
  }
  if (input.patternMismatch) return "Please match the requested format.";
  if (input.tooLong || input.tooShort) return lengthMessage(input);
  if (input.rangeUnderflow) {
    const least = minimum(input, type_);
    const kind = hasDateOrTime(type_) ? "later" : "greater than or equal to";
    return rangeMessage(kind, valueOfNumber(least, type_));
  }
  if (input.rangeOverflow) {
    const most = maximum(input, type_);
    const kind = hasDateOrTime(type_) ? "earlier" : "less than or equal to";
    return rangeMessage(kind, valueOfNumber(most, type_));
  }
  return stepMessage(input, type_);
}

// How many characters a text has more or less than it may have.
function lengthMessage(control) {
  const length = control.editedLength;
  const now = length === 1 ? indexText(length) + " character" : indexText(length) + " characters";
  const limit = control.lengthLimit(control.tooLong ? "maxlength" : "minlength");
  const wish = control.tooLong ? "shorten" : "lengthen";
  const bound = control.tooLong ? "less" : "more";
  const wanted = wish + " this text to " + indexText(limit) + " characters or " + bound;
  return "Please " + wanted + " (you are currently using " + now + ").";
}

// What is missing.
function missingMessage(type_) {
  if (type_ === "checkbox") return "Please check this box if you want to proceed.";
  if (type_ === "radio") return "Please select one of these options.";
  return type_ === "file" ? "Please select a file." : MISSING_TEXT;
}

// Which limit a value passes.
function rangeMessage(kind, limit) {
  if (kind === "later" || kind === "earlier") {
    return "Value must be " + limit + " or " + kind + ".";
  }
  return "Value must be " + kind + " " + limit + ".";
}

// Which values are near.
function stepMessage(input, type_) {
  const number = numberOfValue(input.currentValue, type_);
  const step = allowedValueStep(input, type_);
  if (number === undefined || step === undefined) return "";
  const below = alignedDown(number, stepBase(input, type_), step);
  const above = exactSum(below, step);
  const most = maximum(input, type_);
  const start = "Please enter a valid value.";
  const text = valueOfNumber(above, type_);
  if (text === "" || most !== undefined && above > most) {
    return start + " The nearest valid value is " + valueOfNumber(below, type_) + ".";
  }
  const nearest = valueOfNumber(below, type_) + " and " + text;
  return start + " The two nearest valid values are " + nearest + ".";
}
