// What an import rule says: https://drafts.csswg.org/css-cascade-5/#at-import
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// What stands between ``@import`` and its semicolon.
class ImportPrelude {
  constructor(href) {
    this.href = href;
    // The name of the layer, empty for one without a name.
    this.layer = undefined;
    // The condition in ``supports()``.
    this.supports = undefined;
    this.media = "";
  }
}
withoutParent(ImportPrelude);

// A parser of preludes.
class ImportParser extends RuleParser {
  constructor(text, sheet) {
    super(text, sheet);
  }

  // https://drafts.csswg.org/css-cascade-5/#at-import; nothing if it is invalid
  parse() {
    let place = this.skipWhitespace(0);
    if (place === this.end) return undefined;
    const following = this.nextComponent(place);
    if (this.isFunction(place, "url")) {
      place = this.skipWhitespace(place + 1);
      if (this.tokens[place].kind !== STRING) return undefined;
    } else if (this.tokens[place].kind !== STRING && this.tokens[place].kind !== URL_TOKEN) {
      return undefined;
    }
    const prelude = new ImportPrelude(this.tokens[place].text);
    place = this.skipWhitespace(following);
    if (this.isFunction(place, "layer")) {
      const name = this.source(place + 1, this._closers[place]);
      if (isLayerName(name)) {
        prelude.layer = name;
        place = this.skipWhitespace(this.nextComponent(place));
      }
    } else if (this.isKeyword(place, "layer")) {
      prelude.layer = "";
      place = this.skipWhitespace(place + 1);
    }
    if (this.isFunction(place, "supports")) {
      prelude.supports = this.source(place + 1, this._closers[place]);
      place = this.skipWhitespace(this.nextComponent(place));
    }
    prelude.media = this.source(place, this.end);
    return prelude;
  }

  // Whether a token is a keyword.
  isKeyword(place, word) {
    const token = this.tokens[place];
    return token.kind === IDENT && asciiLowercase(token.text) === word;
  }

  // Whether a function has a name.
  isFunction(place, name) {
    const token = this.tokens[place];
    return token.kind === FUNCTION && asciiLowercase(token.text) === name;
  }
}

// https://drafts.csswg.org/css-cascade-5/#typedef-layer-name
function isLayerName(text) {
  const parser = new RuleParser(text);
  let wanted = IDENT;
  const items = parser.tokens;
  for (let index = 0; index < items.length; index++) {
    const token = items[index];
    if (token.kind === END) break;
    if (token.kind !== wanted) return false;
    wanted = wanted === IDENT ? "." : IDENT;
  }
  return wanted === ".";
}
