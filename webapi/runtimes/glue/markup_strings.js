// Strings as serializing needs them. webapi/webidl/markup_strings.py is the counterpart in Python.
// By hand, because parts of a string count code points in Python and code units here.
//
// Texts are searched piece by piece, because QuickJS's regular expressions run out of memory in megabytes.

const markup = /[&\xa0<>]/;
const markupOrQuote = /[&\xa0<>"]/;
const xmlWhitespace = /[\t\n\r]/;
const notXML = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const notInPublicId = /[^ \r\na-zA-Z0-9\-'()+,./:=?;!*#@$_%]/;
const ampersand = searched("&");
const noBreakSpace = searched("\xa0");
const lessThan = searched("<");
const greaterThan = searched(">");
const quotationMark = searched('"');
const tabulator = searched("\t");
const lineFeed = searched("\n");
const carriageReturn = searched("\r");

// Whether no match, which is a code point, stands in a text.
function isWithout(text, expression) {
  if (text.length <= blockLength) return execute(expression, text) === null;
  let end = 0;
  for (let start = 0; start < text.length; start = end) {
    end = start + blockLength;
    const last = charCodeAt(text, end - 1);
    if (last >= 0xd800 && last < 0xdc00) end++;
    if (execute(expression, slice(text, start, end)) !== null) return false;
  }
  return true;
}

function escapedText(text) {
  if (isWithout(text, markup)) return text;
  return replaceAll(escapedXmlText(text), noBreakSpace, "&nbsp;");
}

function escapedAttribute(text) {
  if (isWithout(text, markupOrQuote)) return text;
  return replaceAll(escapedText(text), quotationMark, "&quot;");
}

function escapedXmlText(text) {
  const escaped = replaceAll(replaceAll(text, ampersand, "&amp;"), lessThan, "&lt;");
  return replaceAll(escaped, greaterThan, "&gt;");
}

function escapedXmlAttribute(text) {
  const escaped = replaceAll(escapedXmlText(text), quotationMark, "&quot;");
  if (isWithout(escaped, xmlWhitespace)) return escaped;
  const lines = replaceAll(replaceAll(escaped, tabulator, "&#9;"), lineFeed, "&#xA;");
  return replaceAll(lines, carriageReturn, "&#xD;");
}

const isXmlText = (text) => isWithout(text, notXML);
const isPublicId = (text) => isWithout(text, notInPublicId);
const indexText = (index) => "" + index;
