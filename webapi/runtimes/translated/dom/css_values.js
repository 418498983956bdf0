// Values of properties: https://drafts.csswg.org/css-syntax-3/#component-value
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const BLOCK = "block";
const URL_TOKEN = "url";

// A component value, serialized. The kind of ``,`` and ``/`` is the sign itself.
class Component {
  constructor(kind, text, name = "") {
    this.kind = kind;
    this.text = text;
    // The name of a function, the unit of a dimension, the digits of a number; lowercase.
    this.name = name;
    // The units of the dimensions in a function, and ``%`` for percentages.
    this.units = newList();
  }
}
withoutParent(Component);

// What is between a colon and a semicolon.
class Value {
  constructor() {
    this.components = newList();
    // The text, without white space at its ends and without ``!important``.
    this.source = "";
    // Whether its brackets match, and it has no token that no value has.
    this.isValid = true;
    // Whether nothing stands between two numbers, as in ``calc(1px+2px)``.
    this.hasTouchingNumbers = false;
    this.isImportant = false;
    // Whether ``var()`` and the like are in it: https://drafts.csswg.org/css-values-5/#arbitrary-substitution
    this.hasSubstitution = false;
  }
}
withoutParent(Value);

// A tokenizer that knows ``url(...)`` without quotes.
class ValueTokenizer extends Tokenizer {
  constructor(text) {
    super(text);
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-ident-like-token
  consumeAnIdentLikeToken() {
    const name = this.consumeAnIdentSequence();
    if (this.char !== "(") return new Token(IDENT, name);
    this.position += 1;
    if (asciiLowercase(name) !== "url") return new Token(FUNCTION, name);
    let offset = 0;
    while (isWhitespace(this.peek(offset))) {
      offset += 1;
    }
    const char = this.peek(offset);
    if (char === "\"" || char === "'") return new Token(FUNCTION, name);
    this.position += offset;
    return this.consumeAUrl();
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-url-token
  consumeAUrl() {
    const parts = newList();
    for (;;) {
      const char = this.char;
      if (char === ")" || char === "") {
        this.position += 1;
        return new Token(URL_TOKEN, joinedTexts(parts));
      }
      if (isWhitespace(char)) {
        while (isWhitespace(this.char)) {
          this.position += 1;
        }
        const after = this.char;
        if (after !== ")" && after !== "") return this.consumeABadUrl();
      } else if ((char === "\"" || char === "'" || char === "(") || _isNonPrintable(char)) {
        return this.consumeABadUrl();
      } else if (char === "\\") {
        if (!this.isEscape(0)) return this.consumeABadUrl();
        this.position += 1;
        listAppend(parts, this.consumeAnEscapedCodePoint());
      } else {
        listAppend(parts, replaced(char));
        this.position += 1;
      }
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-remnants-of-bad-url
  consumeABadUrl() {
    while (this.char !== ")" && this.char !== "") {
      this.position += this.isEscape(0) ? 2 : 1;
    }
    this.position += 1;
    return new Token(OTHER);
  }
}

// https://drafts.csswg.org/css-syntax-3/#non-printable-code-point, without NULL
function _isNonPrintable(char) {
  return (
    char >= "\u0001" && char <= "\b" ||
      char === "\u000b" ||
      char >= "\u000e" && char <= "\u001f" ||
      char === "\u007f"
  );
}

// Reads a value from a tokenizer.
class ValueReader {
  constructor(tokenizer) {
    this.tokenizer = tokenizer;
    this.value = new Value();
    // The brackets that are to be closed.
    this.closers = newList();
    // The text of the function or block that is open.
    this.parts = newList();
    // The components in it.
    this.arguments = newList();
    this.units = newList();
    this.isAfterNumber = false;
    this.name = "";
    // The white space before the next part.
    this.space = "";
    // 1 after an exclamation mark, 2 after ``!important``.
    this.importance = 0;
    this.end = 0;
  }

  // The value before a semicolon or the end.
  read(isInAList) {
    const tokenizer = this.tokenizer;
    const value = this.value;
    let start = -1;
    for (;;) {
      tokenizer.consumeComments();
      const position = tokenizer.position;
      const token = tokenizer.consumeAToken();
      const kind = token.kind;
      const isOutside = this.closers.length === 0;
      if (kind === END || kind === ";" && isInAList && isOutside) {
        this.end = this.importance === 0 ? position : this.end;
        break;
      }
      if (kind === WHITESPACE) {
        this.space = " ";
        continue;
      }
      if (start < 0) {
        start = position;
      }
      if (isOutside && (kind === "!" || this.importance > 0)) {
        this._noteImportance(token, position);
      } else {
        this._take(token);
      }
    }
    if (this.importance === 1) {
      value.isValid = false;
    }
    value.isImportant = this.importance === 2;
    if (start >= 0) {
      value.source = sourceBetween(tokenizer.characters, start, this.end);
    }
    while (this.closers.length > 0) {
      this._close(listPop(this.closers));
    }
    return value;
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-declaration, about ``!important``
  _noteImportance(token, position) {
    if (token.kind === "!" && this.importance === 0) {
      this.importance = 1;
      this.end = position;
    } else if (
      token.kind === IDENT && this.importance === 1 && asciiLowercase(token.text) === "important"
    ) {
      this.importance = 2;
    } else {
      this.value.isValid = false;
      this._take(token);
    }
  }

  _take(token) {
    const kind = token.kind;
    if (kind === FUNCTION) {
      const name = asciiLowercase(token.text);
      if (
        name === "var" || name === "env" || name === "attr" || name === "if" || name === "inherit"
      ) {
        this.value.hasSubstitution = true;
      }
      this._open(name, serializeAnIdentifier(name) + "(", ")");
    } else if (kind === "(") {
      this._open("", "(", ")");
    } else if (kind === "[") {
      this._open("", "[", "]");
    } else if (kind === "{") {
      this._open("", "{", "}");
    } else if (kind === ")" || kind === "]" || kind === "}") {
      if (this.closers.length > 0 && this.closers[this.closers.length - 1] === kind) {
        listPop(this.closers);
        this._close(kind);
      } else {
        this.value.isValid = false;
      }
    } else {
      const component = componentOf(token);
      if (component === undefined || kind === ";" && this.closers.length === 0) {
        this.value.isValid = false;
      } else if (this.closers.length === 0) {
        listAppend(this.value.components, component);
      } else {
        this._write(component);
      }
    }
  }

  // Write a component of the open function, with the white space around it.
  _write(component) {
    const kind = component.kind;
    listAppend(this.arguments, component.text);
    const isNumber = kind === NUMBER || kind === PERCENTAGE || kind === DIMENSION;
    if (isNumber && this.isAfterNumber && this.space === "") {
      this.value.hasTouchingNumbers = true;
    }
    this.isAfterNumber = isNumber;
    if (kind === PERCENTAGE) {
      this.units[this.units.length] = "%";
    } else if (kind === DIMENSION) {
      listAppend(this.units, component.name);
    }
    if (kind === ",") {
      this.parts[this.parts.length] = ",";
      this.space = " ";
      return;
    }
    if (kind === "/" || kind === "*") {
      this.space = " ";
    }
    this._writeText(component.text);
    if (kind === "/" || kind === "*") {
      this.space = " ";
    }
  }

  _writeText(text) {
    listAppend(this.parts, this.space + text);
    this.space = "";
  }

  _open(name, text, closer) {
    this.isAfterNumber = false;
    if (this.closers.length === 0) {
      this.name = name;
      this.units = newList();
      this.parts = newList();
      this.arguments = newList();
      this.space = "";
    }
    this.closers[this.closers.length] = closer;
    this._writeText(text);
  }

  _close(closer) {
    this.parts[this.parts.length] = closer;
    this.space = "";
    if (this.closers.length > 0) return;
    const text = joinedTexts(this.parts);
    if (this.name === "") {
      listAppend(this.value.components, new Component(BLOCK, text));
    } else if (this.name === "url") {
      listAppend(this.value.components, new Component(URL_TOKEN, text));
    } else {
      const color = colorOfFunction(this.name, this.arguments);
      const shown = color === undefined ? text : color;
      const component = new Component(FUNCTION, shown, this.name);
      component.units = this.units;
      listAppend(this.value.components, component);
    }
  }
}
withoutParent(ValueReader);

// The component that a token is; None if no value has it.
function componentOf(token) {
  const kind = token.kind;
  const text = token.text;
  if (kind === IDENT) {
    const name = serializeAnIdentifier(text);
    return new Component(IDENT, name, asciiLowercase(text));
  }
  if (kind === STRING) return new Component(STRING, serializeAString(text));
  if (kind === URL_TOKEN) {
    return new Component(URL_TOKEN, "url(" + serializeAString(text) + ")");
  }
  if (kind === HASH || kind === UNRESTRICTED_HASH) {
    const color = colorOfDigits(text);
    if (color === undefined) return new Component(OTHER, "#" + serializeAnIdentifier(text));
    return new Component(HASH, color);
  }
  if (kind === NUMBER) {
    const number = cssNumber(text);
    return new Component(NUMBER, number, number);
  }
  if (kind === PERCENTAGE) {
    const number = cssNumber(text);
    return new Component(PERCENTAGE, number + "%", number);
  }
  if (kind === DIMENSION) {
    const unit = asciiLowercase(token.unit);
    return new Component(DIMENSION, cssNumber(text) + serializeAnIdentifier(unit), unit);
  }
  if (kind === OTHER || kind === AT_KEYWORD || kind === "!") return undefined;
  return new Component(kind, kind);
}

// https://drafts.csswg.org/css-syntax-3/#parse-list-of-component-values
function readValue(text) {
  return new ValueReader(new ValueTokenizer(text)).read(false);
}

// The text of components: no space before a comma.
function joinedComponents(components) {
  const parts = newList();
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    if (parts.length > 0 && each.kind !== ",") {
      parts[parts.length] = " ";
    }
    listAppend(parts, each.text);
  }
  return joinedTexts(parts);
}

// The text between two places, without white space at its end.
function sourceBetween(characters, start, end) {
  let last = end < characters.length ? end : characters.length;
  while (last > start && isWhitespace(characters[last - 1])) {
    last -= 1;
  }
  const parts = newList();
  const end2 = last - start;
  for (let index = 0; index < end2; index++) {
    listAppend(parts, replaced(characters[start + index]));
  }
  return joinedTexts(parts);
}
