// Tokens of XPath: https://www.w3.org/TR/1999/REC-xpath-19991116/#exprlex
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const XPATH_END = "";
const XPATH_NAME = "name";
const XPATH_LITERAL = "literal";
const XPATH_NUMBER = "number";

// A token. Any other than a name, a literal or a number is its own kind.
class XPathToken {
  constructor(kind, text = "", prefix) {
    this.kind = kind;
    // The local part of a name, the value of a literal, or the digits of a number.
    this.text = text;
    this.prefix = prefix;
  }
}
withoutParent(XPathToken);

// https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-ExprToken, with an end behind them
function tokenizeXpath(text) {
  const tokenizer = new XPathTokenizer(text);
  const tokens = newList();
  for (;;) {
    const token = tokenizer.consumeAToken();
    tokens[tokens.length] = token;
    if (token.kind === XPATH_END) return tokens;
  }
}

// Reads an expression.
class XPathTokenizer extends CharacterReader {
  constructor(text) {
    super(text);
  }

  // What comes behind white space; an unclosed literal is the token ``!``.
  consumeAToken() {
    while (this.char === " " || this.char === "\t" || this.char === "\r" || this.char === "\n") {
      this.position += 1;
    }
    const char = this.char;
    if (char === "") return new XPathToken(XPATH_END);
    if (isXpathDigit(char) || char === "." && isXpathDigit(this.peek(1))) {
      return this.consumeANumber();
    }
    if (isNameStart(char)) return this.consumeAName();
    this.position += 1;
    if (char === "\"" || char === "'") return this.consumeALiteral(char);
    const following = this.char;
    const isPair = (char === "/" || char === ":" || char === ".") && following === char ||
      (char === "!" || char === "<" || char === ">") && following === "=";
    if (isPair) {
      this.position += 1;
      return new XPathToken(char + following);
    }
    return new XPathToken(char);
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Literal
  consumeALiteral(quote) {
    const parts = newList();
    while (this.char !== quote && this.char !== "") {
      listAppend(parts, this.char);
      this.position += 1;
    }
    if (this.char === "") return new XPathToken("!");
    this.position += 1;
    return new XPathToken(XPATH_LITERAL, joinedTexts(parts));
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Number
  consumeANumber() {
    const parts = newList();
    let hasPoint = false;
    while (isXpathDigit(this.char) || this.char === "." && !hasPoint) {
      hasPoint = hasPoint || this.char === ".";
      listAppend(parts, this.char);
      this.position += 1;
    }
    return new XPathToken(XPATH_NUMBER, joinedTexts(parts));
  }

  // https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-NameTest
  consumeAName() {
    const name = this.consumeAnNcName();
    if (this.char !== ":" || this.peek(1) === ":") return new XPathToken(XPATH_NAME, name);
    if (this.peek(1) === "*") {
      this.position += 2;
      return new XPathToken(XPATH_NAME, "*", name);
    }
    if (!isNameStart(this.peek(1))) return new XPathToken(XPATH_NAME, name);
    this.position += 1;
    const localName = this.consumeAnNcName();
    return new XPathToken(XPATH_NAME, localName, name);
  }

  // https://www.w3.org/TR/REC-xml-names/#NT-NCName
  consumeAnNcName() {
    const parts = newList();
    while ((this.char !== "" && this.char !== ":") && isXmlName("a" + this.char)) {
      listAppend(parts, this.char);
      this.position += 1;
    }
    return joinedTexts(parts);
  }
}

// Whether a name without a colon may begin so.
function isNameStart(char) {
  return (char !== "" && char !== ":") && isXmlName(char);
}

// https://www.w3.org/TR/1999/REC-xpath-19991116/#NT-Digits
function isXpathDigit(char) {
  return char !== "" && char >= "0" && char <= "9";
}
