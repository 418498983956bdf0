// Strings as selectors need them. webapi/webidl/css_strings.py is the counterpart in Python.
// By hand, because parts of a string count code points in Python and code units here.

const greatestInteger = 2147483647;

function codePoints(text) {
  const characters = newList();
  for (let index = 0; index < text.length; index++) {
    const unit = charCodeAt(text, index);
    const next = unit >= 0xd800 && unit < 0xdc00 ? charCodeAt(text, index + 1) : 0;
    let character = "\ufffd";
    if (next >= 0xdc00 && next < 0xe000) character = fromUnits(unit, charCodeAt(text, ++index));
    else if (unit < 0xd800 || unit > 0xdfff) character = fromUnits(unit);
    characters[characters.length] = character;
  }
  return characters;
}

function characterOfHexadecimal(digits) {
  const number = +("0x" + digits);
  if (number === 0 || (number >= 0xd800 && number < 0xe000) || number > 0x10ffff) return "\ufffd";
  if (number < 0x10000) return fromUnits(number);
  const offset = number - 0x10000;
  return fromUnits(0xd800 + (offset >> 10), 0xdc00 + (offset & 0x3ff));
}

const isDigitUnit = (unit) => unit >= 48 && unit < 58;

// The index of the first unit that is no digit, from a place on.
function endOfDigits(text, start) {
  let end = start;
  while (end < text.length && isDigitUnit(charCodeAt(text, end))) end++;
  return end;
}

function isInteger(number) {
  const first = charCodeAt(number, 0);
  const start = first === 43 || first === 45 ? 1 : 0;
  return number.length > start && endOfDigits(number, start) === number.length;
}

const clampedInteger = (number) => max(-greatestInteger, min(+number, greatestInteger)) + 0;

function leadingInteger(text) {
  let start = 0;
  while (start < text.length && isAsciiWhitespace(charCodeAt(text, start))) start++;
  if (charCodeAt(text, start) === 43) start++;
  const end = endOfDigits(text, start);
  return start === end ? 0 : clampedInteger(slice(text, start, end));
}

function splitOnHyphens(text) {
  const parts = newList();
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    if (index < text.length && charCodeAt(text, index) !== 45) continue;
    parts[parts.length] = slice(text, start, index);
    start = index + 1;
  }
  return parts;
}

function textAfterHyphen(text) {
  for (let index = 0; index < text.length; index++) {
    if (charCodeAt(text, index) === 45) return slice(text, index + 1);
  }
  return "";
}

function hasToken(text, token) {
  let start = findText(text, token);
  while (start >= 0) {
    const end = start + token.length;
    const isWhole =
      (start === 0 || isAsciiWhitespace(charCodeAt(text, start - 1))) &&
      (end === text.length || isAsciiWhitespace(charCodeAt(text, end)));
    if (isWhole) return true;
    start = findText(text, token, end);
  }
  return false;
}

const importRule = /@import/i;
const hasImports = (text) => execute(importRule, text) !== null;
