// Numbers and strings as XPath 1.0 has them. webapi/webidl/xpath_strings.py is the counterpart in Python.
// By hand, because parts of a string count code points in Python and code units here.

const xpathNumberForm = /^[ \t\r\n]*-?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)[ \t\r\n]*$/;

const xpathNumber = (text) => (execute(xpathNumberForm, text) === null ? NaN : +text);

const floatQuotient = (dividend, divisor) => dividend / divisor;
const floatRemainder = (dividend, divisor) => dividend % divisor;
const floatFloor = (number) => floor(number);
const floatCeiling = (number) => -floor(-number);

function roundedHalfUp(number) {
  const below = floor(number);
  return number - below < 0.5 || below === number ? below : below + 1;
}

function textBefore(text, other) {
  const place = findText(text, other);
  return place < 0 ? "" : slice(text, 0, place);
}

function textAfter(text, other) {
  const place = findText(text, other);
  return place < 0 ? "" : slice(text, place + other.length);
}

const inOrder = (values, keys) =>
  sortList(values, (one, other) => tableGet(keys, one) - tableGet(keys, other));

// https://webidl.spec.whatwg.org/#call-a-user-objects-operation, of a resolver
function callNamespaceResolver(resolver, prefix) {
  const uri = resolver(undefined, prefix);
  return uri === null ? undefined : uri;
}
