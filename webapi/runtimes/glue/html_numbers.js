// Numbers in the values of HTML's attributes. webapi/webidl/html_numbers.py is the counterpart in Python.
// By hand, because parts of a string count code points in Python and code units here.

const integerStart = /^[ \t\n\f\r]*([+-]?)0*([0-9]+)/;
const numberStart = /^[ \t\n\f\r]*[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?/;

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers
// Numbers of more digits than 15 are cut to 16 digits, which no attribute's range has.
function parsedInteger(text) {
  const found = execute(integerStart, text);
  if (found === null) return undefined;
  const number = +slice(found[2], 0, 16);
  return found[1] === "-" && number !== 0 ? -number : number;
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-floating-point-number-values
function parsedNumber(text) {
  const found = execute(numberStart, text);
  if (found === null) return undefined;
  const number = +found[0];
  return number - number === 0 ? number + 0 : undefined;
}

// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#best-representation-of-the-number-as-a-floating-point-number
const numberText = (number) => "" + number;
