// What ``CSS.supports()`` answers: https://drafts.csswg.org/css-conditional-3/#the-css-namespace
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://drafts.csswg.org/css-conditional-3/#dom-css-supports
function supportsDeclaration(name, text) {
  const value = readValue(text);
  return !value.isImportant && declarationsOf(propertyName(name), value) !== undefined;
}

// https://drafts.csswg.org/css-conditional-3/#dom-css-supports-conditiontext-conditiontext
function supportsCondition(text) {
  return _holds(text) || _holds("(" + text + ")");
}

// https://drafts.csswg.org/css-conditional-3/#at-ruledef-supports, the prelude
function supportsPrelude(text) {
  return _holds(text);
}

function _holds(text) {
  const condition = new Condition(text);
  return condition.evaluate(0, condition.end, 0) === true && !condition.isTooDeep;
}

// A parser of https://drafts.csswg.org/css-conditional-3/#typedef-supports-condition
//
// Methods return whether what they parse is supported, or None if it is nothing of theirs.
class Condition extends RuleParser {
  constructor(text) {
    super(text);
    // Whether conditions are nested more deeply than rules may be.
    this.isTooDeep = false;
  }

  // https://drafts.csswg.org/css-conditional-3/#typedef-supports-condition
  evaluate(start, end, depth) {
    let place = this.skipWhitespace(start);
    this.isTooDeep = this.isTooDeep || depth > MAX_SELECTOR_DEPTH;
    if (this.isTooDeep || place >= end) return undefined;
    const isNegated = this.isWord(place, "not");
    if (isNegated) {
      place = this.skipWhitespace(place + 1);
    }
    let result = this.evaluateInParentheses(place, end, depth);
    place = place < end ? this.skipWhitespace(this.nextComponent(place)) : end;
    if (result !== undefined && isNegated) {
      result = !result;
    }
    const word = place >= end || isNegated ? "" : asciiLowercase(this.tokens[place].text);
    while (result !== undefined && place < end) {
      if (word !== "and" && word !== "or" || !this.isWord(place, word)) return undefined;
      place = this.skipWhitespace(place + 1);
      const other = this.evaluateInParentheses(place, end, depth);
      if (other === undefined) return undefined;
      result = word === "and" ? result && other : result || other;
      place = this.skipWhitespace(this.nextComponent(place));
    }
    return result;
  }

  // Whether a token is a keyword, with white space behind it.
  isWord(place, word) {
    const token = this.tokens[place];
    const isWord = token.kind === IDENT && asciiLowercase(token.text) === word;
    return isWord && this.tokens[place + 1].kind === WHITESPACE;
  }

  // https://drafts.csswg.org/css-conditional-3/#typedef-supports-in-parens
  evaluateInParentheses(place, end, depth) {
    if (place >= end) return undefined;
    const token = this.tokens[place];
    const stop = this._closers[place];
    if (token.kind === FUNCTION) {
      const name = asciiLowercase(token.text);
      if (name === "at-rule") return this.isAtRule(place + 1, stop);
      if (name === "font-format" || name === "font-tech") {
        return this.isKnownOfFonts(name, place + 1, stop);
      }
      return name === "selector" && this.isSelector(place + 1, stop);
    }
    if (token.kind !== "(") return undefined;
    const result = this.evaluate(place + 1, stop, depth + 1);
    return result === undefined ? this.isDeclaration(place + 1, stop) : result;
  }

  // https://drafts.csswg.org/css-conditional-5/#typedef-supports-at-rule-fn
  isAtRule(start, end) {
    const place = this.skipWhitespace(start);
    if (place >= end || this.skipWhitespace(place + 1) < end) return false;
    const name = asciiLowercase(this.tokens[place].text);
    const isKnown = (name === "media" || name === "namespace") || isKept(name, true);
    return this.tokens[place].kind === AT_KEYWORD && isKnown;
  }

  // https://drafts.csswg.org/css-conditional-5/#typedef-supports-font-format-fn
  isKnownOfFonts(name, start, end) {
    const place = this.skipWhitespace(start);
    if (place >= end || this.skipWhitespace(place + 1) < end) return false;
    const word = asciiLowercase(this.tokens[place].text);
    if (this.tokens[place].kind !== IDENT) return false;
    if (name === "font-format") {
      return (
        word === "collection" ||
          word === "opentype" ||
          word === "truetype" ||
          word === "woff" ||
          word === "woff2"
      );
    }
    return (
      (word === "color-cbdt" ||
        word === "color-colrv0" ||
        word === "color-colrv1" ||
        word === "color-sbix" ||
        word === "features-aat") ||
        (word === "features-opentype" || word === "palettes" || word === "variations")
    );
  }

  // Whether one complex selector stands between two places.
  isSelector(start, end) {
    const tokens = newList();
    let index = start;
    while (index < end) {
      if (this.tokens[index].kind === ",") return false;
      const following = this.nextComponent(index);
      while (index < following) {
        listAppend(tokens, this.tokens[index]);
        index += 1;
      }
    }
    listAppend(tokens, new Token(END));
    return validSelectorText(tokens, false, this.namespaces) !== undefined;
  }

  // Whether a supported declaration stands between two places.
  isDeclaration(start, end) {
    const first = this.skipWhitespace(start);
    const colon = this.skipWhitespace(first + 1);
    if (colon >= end || this.tokens[first].kind !== IDENT || this.tokens[colon].kind !== ":") {
      return false;
    }
    const value = readValue(this.source(colon + 1, end));
    return declarationsOf(propertyName(this.tokens[first].text), value) !== undefined;
  }
}
