// What browsers tell users about invalid controls, in Chromium's English.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MISSING_TEXT = "Please fill out this field.";
const MISSING_ITEM = "Please select an item in the list.";
const DOMAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.";
const LOCAL_PART = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.!#$%&'*+/=?^_`{|}~";

// What is wrong with an input element.
function inputProblem(input) {
  const type_ = input.type;
  if (input.valueMissing) return missingMessage(type_);
  if (input.typeMismatch) {
    return type_ === "url" ? "Please enter a URL." : emailMessage(input);
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

// What is wrong with the first email address that is not valid.
function emailMessage(input) {
  if (input.attributeValue("multiple") === undefined) {
    return addressMessage(input.currentValue);
  }
  const items = splitOnCommas(input.currentValue);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (!isValidEmailAddress(each)) return addressMessage(each);
  }
  return "";
}

// What is wrong with an email address.
function addressMessage(address) {
  if (address === "") return "Please enter a non-empty email address.";
  if (!textContains(address, "@")) {
    const missing = "'" + address + "' is missing an '@'.";
    return "Please include an '@' in the email address. " + missing;
  }
  const before = newList();
  const after = newList();
  let isAfter = false;
  const items = codePoints(address);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (isAfter) {
      after[after.length] = each;
    } else if (each === "@") {
      isAfter = true;
    } else {
      before[before.length] = each;
    }
  }
  const localPart = joinedTexts(before);
  const domain = joinedTexts(after);
  if (localPart === "" || domain === "") {
    const place = localPart === "" ? "followed by" : "following";
    return "Please enter a part " + place + " '@'. '" + address + "' is incomplete.";
  }
  for (let index = 0; index < before.length; index++) {
    const each = before[index];
    if (!textContains(LOCAL_PART, each)) {
      return "A part followed by '@' should not contain the symbol '" + each + "'.";
    }
  }
  for (let index = 0; index < after.length; index++) {
    const each = after[index];
    if (!textContains(DOMAIN, each)) {
      return "A part following '@' should not contain the symbol '" + each + "'.";
    }
  }
  if (textStarts(domain, ".") || textEnds(domain, ".") || textContains(domain, "..")) {
    return "'.' is used at a wrong position in '" + domain + "'.";
  }
  return "Please enter an email address.";
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
