// Byte sequences of the Fetch Standard, as strings of code units up to U+00FF.
// webapi/webidl/byte_strings.py is its counterpart in Python.
// By hand, because parts of a string count code points in Python and code units here.

const tokenExpression = /^[-!#$%&'*+.^_`|~0-9A-Za-z]+$/;
const notInAValue = /[\0\n\r]/;

const isToken = (text) => execute(tokenExpression, text) !== null;
const reasonPhraseExpression = /^[\t -~\x80-\xff]*$/;

const isReasonPhrase = (text) => execute(reasonPhraseExpression, text) !== null;
const isHeaderValue = (value) => execute(notInAValue, value) === null;
const byteLowercase = (token) => toLowerCase(token);
const byteUppercase = (token) => toUpperCase(token);
const sortedTokens = (tokens) => sortList(copyOfList(tokens));
const concatenated = (parts, separator) => joinList(parts, separator);

const isHttpWhitespace = (unit) => unit === 9 || unit === 10 || unit === 13 || unit === 32;

function normalizeHeaderValue(value) {
  let start = 0;
  let end = value.length;
  while (start < end && isHttpWhitespace(charCodeAt(value, start))) start++;
  while (start < end && isHttpWhitespace(charCodeAt(value, end - 1))) end--;
  return slice(value, start, end);
}

// A sequence<sequence<T>>, or a record<K, V> as such a sequence.
function pairsOfInit(init) {
  if (isArray(init)) return init;
  const pairs = newList();
  const names = ownKeys(init);
  for (let index = 0; index < names.length; index++) {
    pairs[index] = listOf([names[index], init[names[index]]]);
  }
  return pairs;
}
