// The states of the type attribute of input elements.
//
// https://html.spec.whatwg.org/multipage/input.html#states-of-the-type-attribute
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const VALUE = "value";
const DEFAULT = "default";
const DEFAULT_ON = "default/on";
const FILENAME = "filename";

// https://html.spec.whatwg.org/multipage/input.html#concept-input-value-mode
function valueMode(type_) {
  if (
    type_ === "hidden" ||
      type_ === "submit" ||
      type_ === "image" ||
      type_ === "reset" ||
      type_ === "button"
  ) {
    return DEFAULT;
  }
  if (type_ === "checkbox" || type_ === "radio") return DEFAULT_ON;
  return type_ === "file" ? FILENAME : VALUE;
}

// Whether pattern, minlength and maxlength apply.
function isTextType(type_) {
  return (
    type_ === "text" ||
      type_ === "search" ||
      type_ === "url" ||
      type_ === "tel" ||
      type_ === "email" ||
      type_ === "password"
  );
}

// Whether setSelectionRange() and its family apply.
function hasSelection(type_) {
  return (
    type_ === "text" ||
      type_ === "search" ||
      type_ === "url" ||
      type_ === "tel" ||
      type_ === "password"
  );
}

// Whether select() applies.
function mayBeSelected(type_) {
  return (
    isTextType(type_) ||
      hasDateOrTime(type_) ||
      (type_ === "number" || type_ === "color" || type_ === "file")
  );
}

// Whether its values are dates or times.
function hasDateOrTime(type_) {
  return (
    type_ === "date" ||
      type_ === "month" ||
      type_ === "week" ||
      type_ === "time" ||
      type_ === "datetime-local"
  );
}

// Whether valueAsNumber, min, max and step apply.
function hasNumber(type_) {
  return hasDateOrTime(type_) || (type_ === "number" || type_ === "range");
}

// Whether valueAsDate applies.
function hasValueAsDate(type_) {
  return type_ === "date" || type_ === "month" || type_ === "week" || type_ === "time";
}

// Whether the list attribute applies.
function mayHaveSuggestions(type_) {
  const isText = isTextType(type_) && type_ !== "password";
  return isText || hasNumber(type_) || type_ === "color";
}

// https://html.spec.whatwg.org/multipage/forms.html#concept-button
function isButtonType(type_) {
  return type_ === "submit" || type_ === "image" || type_ === "reset" || type_ === "button";
}

// https://html.spec.whatwg.org/multipage/input.html#concept-input-value-string-number
function numberOfValue(text, type_) {
  return hasDateOrTime(type_) ? parsedDateOrTime(text, type_) : validNumber(text);
}

// The number, if a text is a valid floating-point number.
//
// The standard's rules for parsing numbers also read "2024-01" as 2024; browsers do not.
function validNumber(text) {
  return isValidFloatingPointNumber(text) ? parsedNumber(text) : undefined;
}

// https://html.spec.whatwg.org/multipage/input.html#concept-input-value-number-string
//
// A number that is not finite has no text: "".
function valueOfNumber(number, type_) {
  if (!isFinite(number)) return "";
  if (hasDateOrTime(type_)) return serializedDateOrTime(number, type_);
  return numberText(number);
}

// The number that an attribute has, if it has one.
function numberOfAttribute(element, name, type_) {
  const value = element.attributeValue(name);
  return value === undefined ? undefined : numberOfValue(value, type_);
}

// https://html.spec.whatwg.org/multipage/input.html#concept-input-min
function minimum(element, type_) {
  const number = numberOfAttribute(element, "min", type_);
  return number === undefined && type_ === "range" ? 0 : number;
}

// https://html.spec.whatwg.org/multipage/input.html#concept-input-max
function maximum(element, type_) {
  const number = numberOfAttribute(element, "max", type_);
  return number === undefined && type_ === "range" ? 100 : number;
}

// https://html.spec.whatwg.org/multipage/input.html#concept-input-step-scale
function stepScaleFactor(type_) {
  if (type_ === "date") return MILLISECONDS_PER_DAY;
  if (type_ === "week") return 604800000;
  return type_ === "time" || type_ === "datetime-local" ? 1000 : 1;
}

// https://html.spec.whatwg.org/multipage/input.html#concept-input-step
function allowedValueStep(element, type_) {
  const value = element.attributeValue("step");
  if (value !== undefined && asciiLowercase(value) === "any") return undefined;
  let step = value === undefined ? undefined : validNumber(value);
  if (step === undefined || step <= 0) {
    step = type_ === "time" || type_ === "datetime-local" ? 60 : 1;
  }
  return exactProduct(step, stepScaleFactor(type_));
}

// https://html.spec.whatwg.org/multipage/input.html#concept-input-min-zero
function stepBase(element, type_) {
  let base = numberOfAttribute(element, "min", type_);
  if (base === undefined) {
    base = numberOfAttribute(element, "value", type_);
  }
  if (base === undefined) {
    base = type_ === "week" ? -259200000 : 0;
  }
  return base;
}

// https://html.spec.whatwg.org/multipage/input.html#value-sanitization-algorithm
function sanitized(element, type_, value) {
  if (type_ === "text" || type_ === "search" || type_ === "tel" || type_ === "password") {
    return withoutNewlines(value);
  }
  if (type_ === "url") return stripped(withoutNewlines(value));
  if (type_ === "email") {
    if (element.attributeValue("multiple") !== undefined) {
      return joinedWith(splitOnCommas(value), ",");
    }
    return stripped(withoutNewlines(value));
  }
  if (hasDateOrTime(type_)) {
    const time = numberOfValue(value, type_);
    if (time === undefined) return "";
    return type_ === "datetime-local" ? valueOfNumber(time, type_) : value;
  }
  if (type_ === "number") return isValidFloatingPointNumber(value) ? value : "";
  if (type_ === "range") return sanitizedRange(element, value);
  if (type_ === "color") return parsedColor(value);
  return value;
}

// https://html.spec.whatwg.org/multipage/input.html#range-state-(type=range)
//
// A number out of range becomes the nearest one, and so does one between two steps.
function sanitizedRange(element, value) {
  const least = minimum(element, "range");
  const most = maximum(element, "range");
  const given = validNumber(value);
  let number;
  if (given === undefined) {
    const middle = exactSum(exactProduct(least, 0.5), exactProduct(most, 0.5));
    number = most < least ? least : middle;
  } else {
    number = given;
  }
  if (number > most) {
    number = most;
  }
  if (number < least) {
    number = least;
  }
  const step = allowedValueStep(element, "range");
  if (step !== undefined) {
    const base = stepBase(element, "range");
    const below = alignedDown(number, base, step);
    if (below !== number) {
      const above = exactSum(below, step);
      let nearest = above - number <= number - below ? above : below;
      if (nearest > most) {
        nearest = below;
      }
      if (nearest < least) {
        nearest = above <= most ? above : number;
      }
      number = nearest;
    }
  }
  return given !== undefined && given === number ? value : numberText(number);
}

// https://infra.spec.whatwg.org/#string-concatenate, with a separator
function joinedWith(texts, separator) {
  const parts = newList();
  for (let index = 0; index < texts.length; index++) {
    const each = texts[index];
    if (parts.length > 0) {
      parts[parts.length] = separator;
    }
    parts[parts.length] = each;
  }
  return joinedTexts(parts);
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-type-mismatch
function isTypeMismatch(element, type_, value) {
  if (value === "") return false;
  if (type_ === "url") return !isAbsoluteUrl(value);
  if (type_ !== "email") return false;
  if (element.attributeValue("multiple") === undefined) return !isValidEmailAddress(value);
  const items = splitOnCommas(value);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (!isValidEmailAddress(each)) return true;
  }
  return false;
}

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#suffering-from-a-step-mismatch
function isStepMismatch(element, type_, value) {
  const number = numberOfValue(value, type_);
  const step = allowedValueStep(element, type_);
  if (number === undefined || step === undefined) return false;
  return alignedDown(number, stepBase(element, type_), step) !== number;
}
