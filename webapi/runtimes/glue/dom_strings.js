// Strings as the DOM sees them, and names. webapi/webidl/dom_strings.py is the counterpart in Python.
// By hand, because parts of a string count code points in Python and code units here.

const notAscii = /[^\0-\x7f]/;
const asciiWhitespace = /[ \t\n\f\r]/;
const namespacePrefix = /^[^\t\n\f\r \0/>]+$/;
const attributeLocalName = /^[^\t\n\f\r \0/=>]+$/;
const elementLocalName = /^(?:[A-Za-z][^\t\n\f\r \0/>]*|[:_\x80-\uffff][A-Za-z0-9\-.:_\x80-\uffff]*)$/;
const doctypeName = /^[^\t\n\f\r \0>]*$/;
const xmlName = new Expressions(
  "^[:A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c-\\u200d\\u2070-\\u218f" +
    "\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}]" +
    "[-.0-9\\xb7\\u0300-\\u036f\\u203f-\\u2040:A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d" +
    "\\u037f-\\u1fff\\u200c-\\u200d\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf" +
    "\\ufdf0-\\ufffd\\u{10000}-\\u{effff}]*$",
  "u",
);

const customElementName = /^[a-z][^A-Z\t\n\f\r \0/>]*$/;
const notCustom = {
  __proto__: null,
  "annotation-xml": true,
  "color-profile": true,
  "font-face": true,
  "font-face-src": true,
  "font-face-uri": true,
  "font-face-format": true,
  "font-face-name": true,
  "missing-glyph": true,
};

const isMatch = (expression, text) => execute(expression, text) !== null;

// https://infra.spec.whatwg.org/#ascii-lowercase
function asciiLowercase(text) {
  return isMatch(notAscii, text) ? cased(text, 65, 90, 32) : toLowerCase(text);
}

// https://infra.spec.whatwg.org/#ascii-uppercase
function asciiUppercase(text) {
  return isMatch(notAscii, text) ? cased(text, 97, 122, -32) : toUpperCase(text);
}

// Add an offset to the code units between two others.
function cased(text, first, last, offset) {
  let result = "";
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = charCodeAt(text, index);
    if (unit < first || unit > last) continue;
    result += slice(text, start, index) + fromUnits(unit + offset);
    start = index + 1;
  }
  return result + slice(text, start);
}

const isAsciiWhitespace = (unit) =>
  unit === 32 || unit === 9 || unit === 10 || unit === 12 || unit === 13;

// https://infra.spec.whatwg.org/#split-on-ascii-whitespace
function splitOnAsciiWhitespace(text) {
  const tokens = newList();
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    if (index < text.length && !isAsciiWhitespace(charCodeAt(text, index))) continue;
    if (start < index) tokens[tokens.length] = slice(text, start, index);
    start = index + 1;
  }
  return tokens;
}

// The words of a text, as the names of an object.
function listed(text) {
  const words = { __proto__: null };
  let start = 0;
  while (start < text.length) {
    let end = findText(text, " ", start);
    if (end < 0) end = text.length;
    words[slice(text, start, end)] = true;
    start = end + 1;
  }
  return words;
}

// The lines of a text, which end with a newline, a carriage return, or both.
function splitIntoLines(text) {
  const lines = newList();
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    const unit = index < text.length ? charCodeAt(text, index) : 10;
    if (unit !== 10 && unit !== 13) continue;
    lines[lines.length] = slice(text, start, index);
    if (unit === 13 && index + 1 < text.length && charCodeAt(text, index + 1) === 10) index++;
    start = index + 1;
  }
  return lines;
}

const hasAsciiWhitespace = (text) => isMatch(asciiWhitespace, text);
const textContains = (text, part) => findText(text, part) !== -1;

function textBeforeColon(text) {
  const index = findText(text, ":");
  return index === -1 ? text : slice(text, 0, index);
}

function textAfterColon(text) {
  const index = findText(text, ":");
  return index === -1 ? "" : slice(text, index + 1);
}

const isValidNamespacePrefix = (name) => isMatch(namespacePrefix, name);
const isValidAttributeLocalName = (name) => isMatch(attributeLocalName, name);
const isValidElementLocalName = (name) => isMatch(elementLocalName, name);
const isValidDoctypeName = (name) => isMatch(doctypeName, name);
const isXmlName = (name) => isMatch(xmlName, name);

const isCapital = (unit) => unit > 64 && unit < 91;
const isSmall = (unit) => unit > 96 && unit < 123;

// The name in a dataset of an attribute, if it has one.
function dataName(localName) {
  if (!textStarts(localName, "data-")) return undefined;
  let name = "";
  for (let index = 5; index < localName.length; index++) {
    const unit = charCodeAt(localName, index);
    if (isCapital(unit)) return undefined;
    const next = index + 1 < localName.length ? charCodeAt(localName, index + 1) : 0;
    const isHyphen = unit === 45 && isSmall(next);
    name += fromUnits(isHyphen ? next - 32 : unit);
    if (isHyphen) index++;
  }
  return name;
}

// The attribute of a name in a dataset, if a name is allowed.
function dataAttribute(name) {
  let attribute = "data-";
  for (let index = 0; index < name.length; index++) {
    const unit = charCodeAt(name, index);
    const next = index + 1 < name.length ? charCodeAt(name, index + 1) : 0;
    if (unit === 45 && isSmall(next)) return undefined;
    attribute += isCapital(unit) ? "-" + fromUnits(unit + 32) : fromUnits(unit);
  }
  return attribute;
}

// https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name
const isValidCustomElementName = (name) =>
  isMatch(customElementName, name) && textContains(name, "-") && notCustom[name] !== true;

function firstCodePoint(text) {
  const unit = charCodeAt(text, 0);
  const isPair = unit >= 0xd800 && unit < 0xdc00 && text.length > 1;
  return isPair ? 0x10000 + ((unit - 0xd800) << 10) + (charCodeAt(text, 1) - 0xdc00) : unit;
}

// JavaScript's strings are code units.
const codeUnitsLength = (text) => text.length;
function codeUnitsInPieces(text, width) {
  const pieces = newList();
  let start = 0;
  do {
    pieces[pieces.length] = slice(text, start, start + width);
    start += width;
  } while (start < text.length);
  return pieces;
}

const codeUnitsSubstring = (text, start, end) => slice(text, start, end);
const joinedTexts = (texts) => joinList(texts, "");

// Messages show no password. It begins after the first colon: webapi/url/redaction.py hides less.
const possiblePassword = /^([^:]*:)[^]*(@[^@]*)$/;

function withoutPassword(text) {
  const match = execute(possiblePassword, text);
  return match === null ? text : match[1] + "***" + match[2];
}

// https://html.spec.whatwg.org/multipage/dom.html#text-node-directionality
// Python has the bidirectional classes of what is not ASCII.
function firstStrongDirection(text) {
  for (let index = 0; index < text.length; index++) {
    const unit = charCodeAt(text, index);
    if (unit > 127) return askDocument("first strong direction", slice(text, index));
    const letter = unit | 32;
    if (letter > 96 && letter < 123) return "ltr";
  }
  return "";
}
