// Tokens of selectors and of values: https://drafts.csswg.org/css-syntax-3/#tokenization
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const END = "";
const WHITESPACE = " ";
const IDENT = "ident";
const FUNCTION = "function";
const HASH = "hash";
const STRING = "string";
const NUMBER = "number";
const DIMENSION = "dimension";
const PERCENTAGE = "percentage";
const UNRESTRICTED_HASH = "unrestricted hash";
const AT_KEYWORD = "at-keyword";
const OTHER = "other";

// A token. A delimiter or a bracket is its own kind, and so are ``~= |= ^= $= *=``.
class Token {
  constructor(kind, text = "", unit = "") {
    this.kind = kind;
    // The name, the value of a string, or the representation of a number.
    this.text = text;
    // https://drafts.csswg.org/css-syntax-3/#typedef-dimension-token
    this.unit = unit;
  }
}
withoutParent(Token);

// https://drafts.csswg.org/css-syntax-3/#css-tokenize, with an ``END`` behind them
function tokenize(text) {
  const tokenizer = new Tokenizer(text);
  const tokens = newList();
  for (;;) {
    tokenizer.consumeComments();
    const token = tokenizer.consumeAToken();
    tokens[tokens.length] = token;
    if (token.kind === END) return tokens;
  }
}

// Reads a selector or a value.
class Tokenizer extends CharacterReader {
  constructor(text) {
    super(text);
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-comment
  consumeComments() {
    while (this.char === "/" && this.peek(1) === "*") {
      this.position += 2;
      while (this.char !== "" && !(this.char === "*" && this.peek(1) === "/")) {
        this.position += 1;
      }
      this.position += 2;
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-token
  consumeAToken() {
    const char = this.char;
    if (char === "") return new Token(END);
    if (isWhitespace(char)) {
      while (isWhitespace(this.char)) {
        this.position += 1;
      }
      return new Token(WHITESPACE);
    }
    if (char === "\"" || char === "'") return this.consumeAString();
    if (char === "#" && (isIdentChar(this.peek(1)) || this.isEscape(1))) {
      this.position += 1;
      const kind = this.startsIdent() ? HASH : UNRESTRICTED_HASH;
      const name = this.consumeAnIdentSequence();
      return new Token(kind, name);
    }
    if (this.startsNumber()) return this.consumeANumericToken();
    if (char === "-" && this.peek(1) === "-" && this.peek(2) === ">") {
      this.position += 3;
      return new Token(OTHER);
    }
    if (this.startsIdent()) return this.consumeAnIdentLikeToken();
    this.position += 1;
    if (char === "@" && this.startsIdent()) {
      const name = this.consumeAnIdentSequence();
      return new Token(AT_KEYWORD, name);
    }
    if (
      (char === "~" || char === "|" || char === "^" || char === "$" || char === "*") &&
        this.char === "="
    ) {
      this.position += 1;
      return new Token(char + "=");
    }
    return new Token(char);
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-string-token
  consumeAString() {
    const quote = this.char;
    this.position += 1;
    const parts = newList();
    for (;;) {
      const char = this.char;
      if (char === quote || char === "") {
        this.position += 1;
        return new Token(STRING, joinedTexts(parts));
      }
      if (isNewline(char)) return new Token(OTHER);
      this.position += 1;
      if (char !== "\\") {
        listAppend(parts, replaced(char));
      } else if (isNewline(this.char)) {
        this.position += this.char === "\r" && this.peek(1) === "\n" ? 2 : 1;
      } else if (this.char !== "") {
        listAppend(parts, this.consumeAnEscapedCodePoint());
      }
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-numeric-token
  consumeANumericToken() {
    const parts = newList();
    if (this.char === "+" || this.char === "-") {
      this.consumeInto(parts);
    }
    this.consumeDigits(parts);
    if (this.char === "." && isDigit(this.peek(1))) {
      this.consumeInto(parts);
      this.consumeDigits(parts);
    }
    const following = this.peek(1);
    const hasSign = following === "+" || following === "-";
    if ((this.char === "e" || this.char === "E") && isDigit(this.peek(hasSign ? 2 : 1))) {
      this.consumeInto(parts);
      if (hasSign) {
        this.consumeInto(parts);
      }
      this.consumeDigits(parts);
    }
    const number = joinedTexts(parts);
    if (this.startsIdent()) {
      const unit = this.consumeAnIdentSequence();
      return new Token(DIMENSION, number, unit);
    }
    if (this.char === "%") {
      this.position += 1;
      return new Token(PERCENTAGE, number);
    }
    return new Token(NUMBER, number);
  }

  // Consume a code point.
  consumeInto(parts) {
    listAppend(parts, this.char);
    this.position += 1;
  }

  // Consume the digits that come.
  consumeDigits(parts) {
    while (isDigit(this.char)) {
      this.consumeInto(parts);
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-ident-like-token
  //
  // A URL in parentheses is a function here: no selector has either.
  consumeAnIdentLikeToken() {
    const name = this.consumeAnIdentSequence();
    if (this.char === "(") {
      this.position += 1;
      return new Token(FUNCTION, name);
    }
    return new Token(IDENT, name);
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-name
  consumeAnIdentSequence() {
    const parts = newList();
    for (;;) {
      const char = this.char;
      if (isIdentChar(char)) {
        listAppend(parts, replaced(char));
        this.position += 1;
      } else if (this.isEscape(0)) {
        this.position += 1;
        listAppend(parts, this.consumeAnEscapedCodePoint());
      } else {
        return joinedTexts(parts);
      }
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-escaped-code-point
  consumeAnEscapedCodePoint() {
    const digits = newList();
    while (digits.length < 6 && isHexadecimal(this.char)) {
      this.consumeInto(digits);
    }
    if (digits.length === 0) {
      const char = this.char;
      this.position += 1;
      return replaced(char);
    }
    if (this.char === "\r" && this.peek(1) === "\n") {
      this.position += 1;
    }
    if (isWhitespace(this.char)) {
      this.position += 1;
    }
    return characterOfHexadecimal(joinedTexts(digits));
  }

  // https://drafts.csswg.org/css-syntax-3/#starts-with-a-valid-escape
  isEscape(offset) {
    return this.peek(offset) === "\\" && !isNewline(this.peek(offset + 1));
  }

  // https://drafts.csswg.org/css-syntax-3/#would-start-an-identifier
  startsIdent() {
    if (this.char === "-") {
      const second = this.peek(1);
      return isIdentStart(second) || second === "-" || this.isEscape(1);
    }
    return isIdentStart(this.char) || this.isEscape(0);
  }

  // https://drafts.csswg.org/css-syntax-3/#starts-with-a-number
  startsNumber() {
    let offset = this.char === "+" || this.char === "-" ? 1 : 0;
    if (this.peek(offset) === ".") {
      offset += 1;
    }
    return isDigit(this.peek(offset));
  }
}

// https://drafts.csswg.org/css-syntax-3/#whitespace
function isWhitespace(char) {
  return char === " " || char === "\t" || char === "\n" || char === "\r" || char === "\f";
}

// https://drafts.csswg.org/css-syntax-3/#newline, before preprocessing
function isNewline(char) {
  return char === "\n" || char === "\r" || char === "\f";
}

// https://drafts.csswg.org/css-syntax-3/#digit
function isDigit(char) {
  return char >= "0" && char <= "9";
}

// https://drafts.csswg.org/css-syntax-3/#hex-digit
function isHexadecimal(char) {
  return isDigit(char) || char >= "a" && char <= "f" || char >= "A" && char <= "F";
}

// https://drafts.csswg.org/css-syntax-3/#ident-start-code-point, before preprocessing
function isIdentStart(char) {
  const isLetter = char >= "a" && char <= "z" || char >= "A" && char <= "Z";
  return isLetter || char === "_" || char >= "\u0080" || char === "\u0000";
}

// https://drafts.csswg.org/css-syntax-3/#ident-code-point
function isIdentChar(char) {
  return isIdentStart(char) || isDigit(char) || char === "-";
}

// https://drafts.csswg.org/css-syntax-3/#css-filter-code-points
function replaced(char) {
  return char === "\u0000" || char === "" ? "\ufffd" : char;
}
