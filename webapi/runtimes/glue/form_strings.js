// Strings and numbers as form controls need them. webapi/webidl/form_strings.py is the
// counterpart in Python.
// By hand, because parts of a string count code points in Python and code units here.

const floatingPoint = /^-?(?:[0-9]+|[0-9]*\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;
const decimalDigits = /^(-?)([0-9]+)(?:\.([0-9]+))?(?:e([+-][0-9]+))?$/;
const shapesOfTimes = {
  __proto__: null,
  month: /^([0-9]{4,6})-([0-9]{2})$/,
  date: /^([0-9]{4,6})-([0-9]{2})-([0-9]{2})$/,
  week: /^([0-9]{4,6})-W([0-9]{2})$/,
  time: /^([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,3}))?)?$/,
  "datetime-local":
    /^([0-9]{4,6})-([0-9]{2})-([0-9]{2})[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,3}))?)?$/,
};

const withoutNewlines = (text) => replaceAll(replaceAll(text, "\n", ""), "\r", "");
const withNormalizedNewlines = (text) => replaceAll(replaceAll(text, "\r\n", "\n"), "\r", "\n");

function stripped(text) {
  let start = 0;
  let end = text.length;
  while (start < end && isAsciiWhitespace(charCodeAt(text, start))) start++;
  while (end > start && isAsciiWhitespace(charCodeAt(text, end - 1))) end--;
  return slice(text, start, end);
}

function strippedAndCollapsed(text) {
  const words = splitOnAsciiWhitespace(text);
  let collapsed = "";
  for (let index = 0; index < words.length; index++) collapsed += (index === 0 ? "" : " ") + words[index];
  return collapsed;
}

function strictlySplit(text, delimiter) {
  const parts = newList();
  let start = 0;
  let end = findText(text, delimiter);
  while (end >= 0) {
    parts[parts.length] = slice(text, start, end);
    start = end + 1;
    end = findText(text, delimiter, start);
  }
  parts[parts.length] = slice(text, start);
  return parts;
}

const splitOnNewlines = (text) => strictlySplit(text, "\n");

function splitOnCommas(text) {
  const parts = strictlySplit(text, ",");
  for (let index = 0; index < parts.length; index++) parts[index] = stripped(parts[index]);
  return parts;
}

const isValidEmailAddress = (text) => execute(emailAddress, text) !== null;
const isFiniteNumber = (number) => number - number === 0;
const isValidFloatingPointNumber = (text) => execute(floatingPoint, text) !== null && isFiniteNumber(+text);
const isAbsoluteUrl = (text) => askDocument("is absolute url", text);
const nameOfFile = (file) => value(FileBrand, file, 3);
const typeOfFile = (file) => value(BlobBrand, file, 2);
const roundedDown = (number) => floor(number);
const quotient = (dividend, divisor) => floor(dividend / divisor);

function padded(number, width) {
  let digits = "" + number;
  while (digits.length < width) digits = "0" + digits;
  return digits;
}

function matchedNumbers(text, shape) {
  const match = execute(shapesOfTimes[shape], text);
  if (match === null) return undefined;
  const fraction = shape === "time" ? 4 : shape === "datetime-local" ? 7 : 0;
  const numbers = newList();
  for (let index = 1; index < match.length; index++) {
    let digits = match[index] === undefined ? "0" : match[index];
    while (index === fraction && digits.length < 3) digits += "0";
    numbers[index - 1] = +digits;
  }
  return numbers;
}

// The decimal that a number is written as: an integer and a power of ten.
function decimalOf(number) {
  const match = execute(decimalDigits, "" + number);
  const fraction = match[3] === undefined ? "" : match[3];
  const exponent = match[4] === undefined ? 0 : +match[4];
  return { __proto__: null, units: Integers(match[1] + match[2] + fraction), exponent: exponent - fraction.length };
}

const inUnits = (decimal, exponent) =>
  decimal.units * Integers("1" + zeros(decimal.exponent - exponent));

function zeros(count) {
  let text = "";
  while (text.length < count) text += "0";
  return text;
}

function alignedDown(number, base, step) {
  if (!isFiniteNumber(step)) return base <= number ? base : -1 / 0;
  const one = decimalOf(number);
  const two = decimalOf(base);
  const three = decimalOf(step);
  const exponent = min(min(one.exponent, two.exponent), three.exponent);
  const from = inUnits(two, exponent);
  const size = inUnits(three, exponent);
  const distance = inUnits(one, exponent) - from;
  let count = distance / size;
  if (count * size > distance) count -= Integers(1);
  return +(integerText(from + count * size) + "e" + exponent);
}

function exactSum(one, other) {
  if (!isFiniteNumber(one) || !isFiniteNumber(other)) return one + other;
  const first = decimalOf(one);
  const second = decimalOf(other);
  const exponent = min(first.exponent, second.exponent);
  return +(integerText(inUnits(first, exponent) + inUnits(second, exponent)) + "e" + exponent);
}

function exactProduct(one, other) {
  if (!isFiniteNumber(one) || !isFiniteNumber(other)) return one * other;
  const first = decimalOf(one);
  const second = decimalOf(other);
  return +(integerText(first.units * second.units) + "e" + (first.exponent + second.exponent));
}

// Old engines lack the flag v.
function flagOfPatterns() {
  try {
    new Expressions("", "v");
    return "v";
  } catch {
    return "u";
  }
}

// With the flag v, quickjs-ng refuses "-" and "/" outside of classes.
function withEscapedMarks(pattern) {
  let text = "";
  let depth = 0;
  let isGroupHead = false;
  for (let index = 0; index < pattern.length; index++) {
    const unit = pattern[index];
    if (unit === "\\") {
      index++;
      text += unit + (index < pattern.length ? pattern[index] : "");
      isGroupHead = false;
      continue;
    }
    if (unit === "[") depth++;
    if (unit === "]") depth--;
    const isMark = depth === 0 && !isGroupHead;
    if (isMark && unit === "-") text += "\\x2d";
    else if (isMark && unit === "/") text += "\\/";
    else text += unit;
    // The modifiers of "(?i-m:".
    if (unit === "?") isGroupHead = index > 0 && pattern[index - 1] === "(";
    else if (unit !== "i" && unit !== "m" && unit !== "s" && unit !== "-") isGroupHead = false;
  }
  return text;
}

function matchesPattern(text, pattern) {
  const flag = flagOfPatterns();
  const read = flag === "v" ? withEscapedMarks(pattern) : pattern;
  let expression;
  try {
    new Expressions(read, flag);
    expression = new Expressions("^(?:" + read + ")$", flag);
  } catch {
    return true;
  }
  return execute(expression, text) !== null;
}

const parsedColor = (text) => askDocument("parsed color", text);
