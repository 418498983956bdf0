// Serialize selectors: https://drafts.csswg.org/cssom/#serializing-selectors
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// Parse a list of selectors, which ends with an ``END``; None if it is not valid.
//
// https://drafts.csswg.org/css-nesting-1/#nesting, if it stands in a style rule. ``namespaces``
// has those that are declared: see `parse_selector`.
function validSelectorText(tokens, isNested, namespaces) {
  const parser = new SelectorParser(tokens, namespaces);
  const selectors = parser.selectorList(isNested);
  if (selectors === undefined || parser.kind !== END) return undefined;
  return new SelectorWriter(tokens, isNested, parser.declared("") !== undefined).text();
}

// Writes the tokens of a list of selectors that is valid.
class SelectorWriter {
  constructor(tokens, isNested, hasDefaultNamespace) {
    this.tokens = tokens;
    this.isNested = isNested;
    this.hasDefaultNamespace = hasDefaultNamespace;
    this.position = 0;
    this.selectors = newList();
    // The parts of the selector that is written.
    this.selector = newList();
    // How many functions are open.
    this.closers = 0;
    // Whether white space stands before the next token, which may be a combinator.
    this.hasSpace = false;
    // Whether a selector starts here: white space means nothing.
    this.isAtStart = true;
    // Whether the selector has a nesting selector.
    this.hasNesting = false;
  }

  // The list.
  text() {
    for (;;) {
      const token = this.tokens[this.position];
      this.position += 1;
      if (token.kind === END) {
        this._endSelector();
        return joinedTexts(this.selectors);
      }
      if (token.kind === "," && this.closers === 0) {
        this._endSelector();
      } else {
        this._write(token);
      }
    }
  }

  _endSelector() {
    const end = this.closers;
    for (let _ = 0; _ < end; _++) {
      this.selector[this.selector.length] = ")";
    }
    this.closers = 0;
    let text = joinedTexts(this.selector);
    if (this.isNested && !this.hasNesting) {
      text = "& " + text;
    }
    const separator = this.selectors.length === 0 ? "" : ", ";
    listAppend(this.selectors, separator + text);
    this.selector = newList();
    this.hasSpace = false;
    this.isAtStart = true;
    this.hasNesting = false;
  }

  _write(token) {
    const kind = token.kind;
    if (kind === WHITESPACE) {
      this.hasSpace = !this.isAtStart;
    } else if (kind === ")") {
      this.closers -= 1;
      this.selector[this.selector.length] = ")";
      this.hasSpace = false;
      this.isAtStart = false;
    } else if (kind === ",") {
      this.selector[this.selector.length] = ", ";
      this._start();
    } else if (kind === ">" || kind === "+" || kind === "~") {
      listAppend(this.selector, this.isAtStart ? kind + " " : " " + kind + " ");
      this._start();
    } else {
      if (this.hasSpace) {
        this.selector[this.selector.length] = " ";
      }
      this.hasSpace = false;
      this.isAtStart = false;
      this._writeSimple(token);
    }
  }

  // Ignore the white space that follows.
  _start() {
    this.hasSpace = false;
    this.isAtStart = true;
  }

  _writeSimple(token) {
    const kind = token.kind;
    if (kind === "[") {
      this._writeAttribute();
    } else if (kind === ":") {
      this._writePseudo();
    } else if (kind === HASH) {
      listAppend(this.selector, "#" + serializeAnIdentifier(token.text));
    } else if (kind === IDENT) {
      listAppend(this.selector, serializeAnIdentifier(token.text));
    } else if (kind === STRING) {
      listAppend(this.selector, serializeAString(token.text));
    } else if (kind === "*") {
      this._writeStar();
    } else {
      if (kind === "&") {
        this.hasNesting = true;
      }
      this.selector[this.selector.length] = kind;
    }
  }

  // A universal selector, which other simple selectors imply, or any namespace.
  _writeStar() {
    const kind = this.tokens[this.position].kind;
    if (kind === "|" && !this.hasDefaultNamespace) {
      this.position += 1;
      return;
    }
    const isBehindABar = this.position > 1 && this.tokens[this.position - 2].kind === "|";
    const isMeant = isBehindABar || this.hasDefaultNamespace && this.closers > 0;
    if (isMeant || kind !== HASH && kind !== "." && kind !== "[" && kind !== ":" && kind !== "&") {
      this.selector[this.selector.length] = "*";
    }
  }

  // https://drafts.csswg.org/cssom/#serialize-a-simple-selector, of an attribute selector
  _writeAttribute() {
    this.selector[this.selector.length] = "[";
    let isValue = false;
    for (;;) {
      const token = this.tokens[this.position];
      if (token.kind === END) {
        this.selector[this.selector.length] = "]";
        return;
      }
      this.position += 1;
      if (token.kind === "]") {
        this.selector[this.selector.length] = "]";
        return;
      }
      if (token.kind === STRING || token.kind === IDENT && isValue) {
        listAppend(this.selector, serializeAString(token.text));
        isValue = false;
        this._writeFlag();
      } else if (token.kind === IDENT) {
        listAppend(this.selector, serializeAnIdentifier(token.text));
      } else if (token.kind !== WHITESPACE) {
        isValue = token.kind !== "*" && token.kind !== "|";
        if (token.kind !== "|" || !this._isBehind("[")) {
          listAppend(this.selector, token.kind);
        }
      }
    }
  }

  // Whether a token stands before the one that was read, and white space.
  _isBehind(kind) {
    let place = this.position - 2;
    while (this.tokens[place].kind === WHITESPACE) {
      place -= 1;
    }
    return this.tokens[place].kind === kind;
  }

  // Write the flag behind the value of an attribute.
  _writeFlag() {
    while (this.tokens[this.position].kind === WHITESPACE) {
      this.position += 1;
    }
    const token = this.tokens[this.position];
    if (token.kind === IDENT) {
      this.position += 1;
      listAppend(this.selector, " " + asciiLowercase(token.text));
    }
  }

  // https://drafts.csswg.org/cssom/#serialize-a-simple-selector, behind a colon
  _writePseudo() {
    let token = this.tokens[this.position];
    this.position += 1;
    let colons = ":";
    if (token.kind === ":") {
      colons = "::";
      token = this.tokens[this.position];
      this.position += 1;
    }
    const name = asciiLowercase(token.text);
    if (
      (name === "before" || name === "after" || name === "first-line" || name === "first-letter") &&
        token.kind === IDENT
    ) {
      colons = "::";
    }
    listAppend(this.selector, colons + serializeAnIdentifier(name));
    if (token.kind === FUNCTION) {
      this.selector[this.selector.length] = "(";
      this.closers += 1;
      this._start();
      if (textStarts(name, "nth-")) {
        this._writeNth();
      }
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#serialize-an-anb-value, and what is behind it
  _writeNth() {
    while (this.tokens[this.position].kind === WHITESPACE) {
      this.position += 1;
    }
    const parsed = parseAnPlusB(this.tokens, this.position);
    if (parsed === undefined) return;
    this.position = parsed.end;
    const step = numberText(parsed.step);
    const offset = numberText(parsed.offset);
    if (parsed.step === 0) {
      this.selector[this.selector.length] = offset;
    } else {
      const factor = parsed.step === 1 ? "" : parsed.step === -1 ? "-" : step;
      const term = parsed.offset === 0 ? "" : parsed.offset > 0 ? "+" + offset : offset;
      listAppend(this.selector, factor + "n" + term);
    }
    this.isAtStart = false;
  }
}
withoutParent(SelectorWriter);
