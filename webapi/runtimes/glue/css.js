// The CSS namespace: https://drafts.csswg.org/cssom/#namespacedef-css
// webapi/css.py is the counterpart in Python.

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

const CSS = createObject({});
const cssFunctions = {
  "escape"(ident) {
    const context = "Failed to execute 'escape' on 'CSS'";
    if (arguments.length < 1) throw tooFew(context, 1, arguments.length);
    return serializeAnIdentifier(stringValue(ident, context + ": parameter 1"));
  },
};
defineProperty(CSS, "escape", property(cssFunctions.escape, true));
defineProperty(CSS, toStringTag, property("CSS", false, false));
offered.CSS = CSS;
