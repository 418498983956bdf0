// The An+B microsyntax: https://drafts.csswg.org/css-syntax-3/#anb-microsyntax
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The values of A and B.
class AnPlusB {
  constructor(step, offset, end) {
    this.step = step;
    this.offset = offset;
    // The index of the token behind.
    this.end = end;
  }
}
withoutParent(AnPlusB);

// https://drafts.csswg.org/css-syntax-3/#the-anb-type
//
// White space is allowed between ``n``, the sign and the integer only.
function parseAnPlusB(tokens, start) {
  const first = tokens[start];
  if (first.kind === NUMBER) {
    return isInteger(first.text)
      ? new AnPlusB(0, clampedInteger(first.text), start + 1)
      : undefined;
  }
  let place = start;
  if (first.kind === "+") {
    place += 1;
  }
  const token = tokens[place];
  const name = asciiLowercase(token.text);
  if (token.kind === IDENT) {
    if (place === start && (name === "even" || name === "odd")) {
      return new AnPlusB(2, name === "even" ? 0 : 1, place + 1);
    }
    if (place === start && textStarts(name, "-n")) {
      return withOffset(tokens, place, -1, textAfterHyphen(name));
    }
    return withOffset(tokens, place, 1, name);
  }
  if (token.kind === DIMENSION && place === start && isInteger(token.text)) {
    return withOffset(tokens, place, clampedInteger(token.text), asciiLowercase(token.unit));
  }
  return undefined;
}

// Parse what follows A: ``unit`` begins with the ``n``, and may have all or a part of B.
function withOffset(tokens, place, step, unit) {
  const offset = textAfterHyphen(unit);
  if (textStarts(unit, "n-") && isInteger(offset) && !hasSign(offset)) {
    return new AnPlusB(step, -clampedInteger(offset), place + 1);
  }
  if (unit !== "n" && unit !== "n-") return undefined;
  const nextPlace = behindWhitespace(tokens, place + 1);
  const token = tokens[nextPlace];
  if (unit === "n-") return signlessOffset(tokens, nextPlace, step, -1);
  if (token.kind === "+" || token.kind === "-") {
    const sign = token.kind === "-" ? -1 : 1;
    return signlessOffset(tokens, behindWhitespace(tokens, nextPlace + 1), step, sign);
  }
  if (token.kind === NUMBER && isInteger(token.text) && hasSign(token.text)) {
    return new AnPlusB(step, clampedInteger(token.text), nextPlace + 1);
  }
  return new AnPlusB(step, 0, place + 1);
}

// B as an integer behind its sign.
function signlessOffset(tokens, place, step, sign) {
  const token = tokens[place];
  if (token.kind !== NUMBER || !isInteger(token.text) || hasSign(token.text)) {
    return undefined;
  }
  return new AnPlusB(step, sign * clampedInteger(token.text), place + 1);
}

// Whether an integer begins with a sign, which comes before the digits in ASCII.
function hasSign(number) {
  return number < "0";
}

// The index of the first token that is not white space.
function behindWhitespace(tokens, place) {
  let following = place;
  while (tokens[following].kind === WHITESPACE) {
    following += 1;
  }
  return following;
}
