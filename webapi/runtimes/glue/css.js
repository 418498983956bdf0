// The CSS namespace, and strings and numbers of styles: https://drafts.csswg.org/cssom/#namespacedef-css
// webapi/css.py and webapi/webidl/css_strings.py are the counterparts in Python.
// By hand, because parts of a string count code points in Python and code units here.

const hexadecimalDigit = (value) => slice("0123456789abcdef", value, value + 1);

// https://drafts.csswg.org/cssom/#serialize-a-character-as-code-point
const asCodePoint = (unit) =>
  "\\" + (unit > 15 ? hexadecimalDigit(unit >> 4) : "") + hexadecimalDigit(unit & 15) + " ";

// https://drafts.csswg.org/cssom/#serialize-an-identifier
function serializeAnIdentifier(text) {
  const start = charCodeAt(text, 0) === 45 ? 1 : 0;
  let result = "";
  for (let index = 0; index < text.length; index++) {
    const unit = charCodeAt(text, index);
    const isLetter = (unit > 64 && unit < 91) || (unit > 96 && unit < 123);
    const isDigit = unit > 47 && unit < 58;
    if (unit === 0) result += "\ufffd";
    else if (unit < 32 || unit === 127) result += asCodePoint(unit);
    else if (isDigit && index <= start) result += asCodePoint(unit);
    else if (unit === 45 && text.length === 1) result += "\\-";
    else if (unit > 127 || unit === 45 || unit === 95 || isDigit || isLetter) result += fromUnits(unit);
    else result += "\\" + fromUnits(unit);
  }
  return result;
}

// https://drafts.csswg.org/cssom/#serialize-a-string
function serializeAString(text) {
  let result = "\"";
  for (let index = 0; index < text.length; index++) {
    const unit = charCodeAt(text, index);
    if (unit === 0) result += "\ufffd";
    else if (unit < 32 || unit === 127) result += asCodePoint(unit);
    else if (unit === 34 || unit === 92) result += "\\" + fromUnits(unit);
    else result += fromUnits(unit);
  }
  return result + "\"";
}

const greatestFloat = 3.402823e38;
const cssNumber = (number) => numberInCss(+number);

// A number with six decimals at most, and no exponent unless it is huge.
function numberInCss(value) {
  if (value >= 1e21 || value <= -1e21) return toString(max(-greatestFloat, min(value, greatestFloat)));
  const text = toFixed(value, 6);
  let end = text.length;
  while (charCodeAt(text, end - 1) === 48) end--;
  if (charCodeAt(text, end - 1) === 46) end--;
  const shown = slice(text, 0, end);
  return shown === "-0" ? "0" : shown;
}

const rounded = (value) => floor(value + 0.5);
const hexadecimalNumber = (digits) => +("0x" + digits);

const CSS = createObject({});
const cssFunctions = {
  "escape"(ident) {
    const context = "Failed to execute 'escape' on 'CSS'";
    if (arguments.length < 1) throw tooFew(context, 1, arguments.length);
    return serializeAnIdentifier(stringValue(ident, context + ": parameter 1"));
  },
  // https://drafts.csswg.org/css-conditional-3/#dom-css-supports
  "supports"(name) {
    const context = "Failed to execute 'supports' on 'CSS'";
    if (arguments.length < 1) throw tooFew(context, 1, arguments.length);
    const text = stringValue(name, context + ": parameter 1");
    if (arguments.length === 1) return supportsCondition(text);
    return supportsDeclaration(text, stringValue(arguments[1], context + ": parameter 2"));
  },
};
defineProperty(CSS, "escape", property(cssFunctions.escape, true));
defineProperty(CSS, "supports", property(cssFunctions.supports, true));
defineProperty(CSS, toStringTag, property("CSS", false, false));
offered.CSS = CSS;
