// Descriptors of at-rules, and the values that they take.
//
// The tables are written as those of `webapi.dom.css_properties` are: the at-rule, the names of
// descriptors, a colon, and the types and keywords of one component.
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const COUNTER_STYLE = "counter-style";
const FONT_FACE = "font-face";
const FONT_PALETTE = "font-palette-values";
const PAGE = "page";
const VIEW_TRANSITION = "view-transition";

// https://drafts.csswg.org/css-fonts-5/#font-face-rule and the sections of the other at-rules
//
// Those with nothing behind the colon have rules of their own, below.
function descriptorLines() {
  return listOf([
    "font-face font-family:",
    "font-face src:",
    "font-face unicode-range:",
    "font-face font-style: + A alone:auto alone:normal alone:italic oblique",
    "font-face font-weight: + I1 alone:auto alone:normal alone:bold",
    "font-face font-stretch: + P0 auto normal ultra-condensed extra-condensed condensed semi-condensed semi-expanded expanded extra-expanded ultra-expanded",
    "font-face font-variant:",
    "font-face font-feature-settings:",
    "font-face font-variation-settings:",
    "font-face font-display: auto block fallback optional swap",
    "font-face size-adjust: P0",
    "font-face ascent-override descent-override line-gap-override: P0 normal",
    "counter-style system:",
    "counter-style symbols: + S X",
    "counter-style additive-symbols:",
    "counter-style negative:",
    "counter-style prefix suffix: S X",
    "counter-style pad:",
    "counter-style range:",
    "counter-style fallback: X never:none",
    "counter-style speak-as: X",
    "font-palette-values font-family:",
    "font-palette-values base-palette: I0 light dark",
    "font-palette-values override-colors: + , I0 C",
    "page size:",
    "page page-orientation: upright rotate-left rotate-right",
    "view-transition navigation: auto none",
    "view-transition types: + X alone:none",
  ]);
}

// The tables, read when somebody needs them.
class Descriptors {
  constructor() {
    this._grammars = new Table();
    this._names = new Table();
  }

  _read() {
    if (tableSize(this._names) > 0) return;
    const known = new KnownWords();
    const items = descriptorLines();
    for (let index2 = 0; index2 < items.length; index2++) {
      const line = items[index2];
      const head = textBeforeColon(line);
      let grammar = undefined;
      const words = splitOnAsciiWhitespace(textAfterColon(line));
      if (words.length > 0) {
        grammar = new Grammar(words, known);
      }
      const names = splitOnAsciiWhitespace(head);
      const kind = names[0];
      let listed = tableGet(this._names, kind);
      if (listed === undefined) {
        listed = newList();
        tableSet(this._names, kind, listed);
      }
      const end = names.length - 1;
      for (let index = 0; index < end; index++) {
        const name = names[index + 1];
        listed[listed.length] = name;
        if (grammar !== undefined) {
          tableSet(this._grammars, kind + " " + name, grammar);
        }
      }
    }
  }

  // The descriptors of an at-rule, in the order in which counter styles are serialized.
  namesOf(kind) {
    this._read();
    const found = tableGet(this._names, kind);
    return found === undefined ? newList() : found;
  }

  // The text of a descriptor's value; None if it takes none, or not this one.
  text(kind, name, value) {
    this._read();
    const components = value.components;
    if (!value.isValid || value.hasSubstitution || components.length === 0) return undefined;
    if (components.length === 1 && isCssWideKeyword(components[0])) return undefined;
    const grammar = tableGet(this._grammars, kind + " " + name);
    if (grammar !== undefined) return grammar.text(components);
    if (kind === FONT_FACE) return textOfFontFace(name, value);
    if (kind === COUNTER_STYLE) return textOfCounterStyle(name, components);
    if (kind === FONT_PALETTE && name === "font-family") {
      return PROPERTIES.text(name, components);
    }
    return kind === PAGE && name === "size" ? textOfSize(components) : undefined;
  }
}
withoutParent(Descriptors);

const DESCRIPTORS = new Descriptors();

// https://drafts.csswg.org/css-fonts-4/#font-face-rule
function textOfFontFace(name, value) {
  if (name === "font-family") return familyText(value.components);
  if (name === "src") return sourcesText(value.components);
  if (name === "unicode-range") return rangesText(value.source);
  if (
    name === "font-variant" ||
      name === "font-feature-settings" ||
      name === "font-variation-settings"
  ) {
    return PROPERTIES.text(name, value.components);
  }
  return undefined;
}

// https://drafts.csswg.org/css-fonts-4/#family-name-syntax, of one that is not generic
function familyText(components) {
  if (components.length === 1 && components[0].kind === STRING) return components[0].text;
  const words = newList();
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    if (each.kind !== IDENT) return undefined;
    listAppend(words, words.length === 0 ? each.text : " " + each.text);
  }
  if (components.length > 1) return serializeAString(joinedTexts(words));
  const name = components[0].name;
  const isGeneric = name === "cursive" ||
    name === "emoji" ||
    name === "fangsong" ||
    name === "fantasy" ||
    name === "math" ||
    name === "monospace";
  if (
    isGeneric ||
      (name === "sans-serif" || name === "serif" || name === "system-ui" || name === "default")
  ) {
    return undefined;
  }
  return components[0].text;
}

// https://drafts.csswg.org/css-fonts-4/#font-face-src-parsing
function sourcesText(components) {
  const taken = newList();
  let count = 0;
  let isUrl = false;
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    let text = each.text;
    if (each.kind === ",") {
      if (count === 0) return undefined;
      count = 0;
    } else if (count === 0) {
      const isLocal = each.kind === FUNCTION && each.name === "local";
      isUrl = each.kind === URL_TOKEN;
      if (!isLocal && !isUrl) return undefined;
      text = isLocal ? quotedArgument(each) : text;
      count = 1;
    } else {
      if (!isUrl || each.kind !== FUNCTION || each.name !== "format" && each.name !== "tech") {
        return undefined;
      }
      text = each.name === "format" ? quotedArgument(each) : text;
      count += 1;
    }
    listAppend(taken, new Component(each.kind, text));
  }
  return count === 0 ? undefined : joinedComponents(taken);
}

// The text of a function of one string, or of identifiers that stand for one.
function quotedArgument(function_) {
  const tokenizer = new ValueTokenizer(function_.text);
  tokenizer.consumeAToken();
  const words = newList();
  for (;;) {
    const token = tokenizer.consumeAToken();
    if (token.kind === ")" || token.kind === END) break;
    if (token.kind === STRING) return function_.text;
    listAppend(words, token.text === "" ? " " : token.text);
  }
  return function_.name + "(" + serializeAString(joinedTexts(words)) + ")";
}

// https://drafts.csswg.org/css-syntax-3/#urange-syntax, a list of them
function rangesText(source) {
  const texts = newList();
  let current = newList();
  const items = new ValueTokenizer(source + ",").characters;
  for (let index = 0; index < items.length; index++) {
    const char = items[index];
    if (char === ",") {
      const text = rangeText(current);
      if (text === undefined) return undefined;
      listAppend(texts, texts.length === 0 ? text : ", " + text);
      current = newList();
    } else if (!isWhitespace(char)) {
      current[current.length] = char;
    }
  }
  return joinedTexts(texts);
}

// One range: two numbers, or one that may have question marks.
function rangeText(characters) {
  if (characters.length < 3 || asciiLowercase(characters[0]) !== "u" || characters[1] !== "+") {
    return undefined;
  }
  let first = "";
  let last = "";
  let digits = 0;
  let hasWildcards = false;
  let isSecond = false;
  const end = characters.length - 2;
  for (let index = 0; index < end; index++) {
    const char = characters[index + 2];
    if (char === "-" && !isSecond && digits > 0 && !hasWildcards) {
      isSecond = true;
      digits = 0;
      continue;
    }
    const isWildcard = char === "?" && !isSecond;
    hasWildcards = hasWildcards || isWildcard;
    if (!isWildcard && (!isHexadecimal(char) || hasWildcards)) return undefined;
    digits += 1;
    if (digits > 6) return undefined;
    if (isSecond) {
      last = withDigit(last, char);
    } else {
      first = withDigit(first, isWildcard ? "0" : char);
      last = withDigit(last, isWildcard ? "F" : char);
    }
    if (isSecond && digits === 1) {
      last = withDigit("", char);
    }
  }
  if (digits === 0) return undefined;
  return first === last ? "U+" + first : "U+" + first + "-" + last;
}

// A hexadecimal number with one more digit, without zeros before it.
function withDigit(number, digit) {
  const shown = asciiUppercase(digit);
  return number === "" || number === "0" ? shown : number + shown;
}

// https://drafts.csswg.org/css-counter-styles-3/#typedef-symbol, without images
function isSymbol(component) {
  const isIdent = component.kind === IDENT && !isCssWideKeyword(component);
  return component.kind === STRING || isIdent;
}

// Whether it is an integer that is not negative.
function isWhole(component) {
  const isNumber = component.kind === NUMBER && isInteger(component.name);
  return isNumber && !isNegative(component.name);
}

// https://drafts.csswg.org/css-counter-styles-3/#the-counter-style-rule
function textOfCounterStyle(name, components) {
  const count = components.length;
  const first = components[0];
  if (name === "system") {
    if (count === 1) {
      const isKnown = first.name === "cyclic" ||
        first.name === "numeric" ||
        first.name === "alphabetic" ||
        first.name === "symbolic" ||
        first.name === "additive";
      return isKnown || first.name === "fixed" ? first.name : undefined;
    }
    const second = components[1];
    const isFixed = first.name === "fixed" && second.kind === NUMBER && isInteger(second.name);
    const isOther = first.name === "extends" && second.kind === IDENT && isSymbol(second);
    const isValid = count === 2 && first.kind === IDENT && (isFixed || isOther);
    return isValid ? first.name + " " + second.text : undefined;
  }
  if (name === "negative") {
    const isPair = count === 2 && isSymbol(components[1]);
    const isValid = isSymbol(first) && (count === 1 || isPair);
    return isValid ? joinedComponents(components) : undefined;
  }
  if (name === "pad") {
    const isValid = count === 2 && isWhole(first) && isSymbol(components[1]);
    return isValid ? joinedComponents(components) : undefined;
  }
  if (name === "range") {
    if (count === 1 && first.name === "auto") return "auto";
    return arePairs(components, true) ? joinedComponents(components) : undefined;
  }
  if (name === "additive-symbols") {
    return arePairs(components, false) ? joinedComponents(components) : undefined;
  }
  return undefined;
}

// Whether pairs stand between commas: of bounds, or of a weight and its symbol.
//
// A range has no upper bound below its lower one, and weights get smaller.
function arePairs(components, areBounds) {
  let place = 0;
  let before = undefined;
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    const number = each.kind === NUMBER ? parsedNumber(each.name) : undefined;
    const isInfinite = areBounds && each.kind === IDENT && each.name === "infinite";
    if (place === 2) {
      if (each.kind !== ",") return false;
      place = 0;
      if (areBounds) {
        before = undefined;
      }
      continue;
    }
    const isBound = isInfinite || number !== undefined && isInteger(each.name);
    if (areBounds) {
      if (!isBound || before !== undefined && number !== undefined && number < before) {
        return false;
      }
      before = number;
    } else if (place === 0) {
      if (number === undefined || !isWhole(each) || before !== undefined && number >= before) {
        return false;
      }
      before = number;
    } else if (!isSymbol(each)) return false;
    place += 1;
  }
  return place === 2;
}

// https://drafts.csswg.org/css-page-3/#page-size-prop
function textOfSize(components) {
  const count = components.length;
  let paper = "";
  let turn = "";
  let lengths = 0;
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    const isPaper = each.name === "a5" ||
      each.name === "a4" ||
      each.name === "a3" ||
      each.name === "b5" ||
      each.name === "b4" ||
      each.name === "jis-b5" ||
      each.name === "jis-b4";
    if (each.kind === DIMENSION && !isNegative(each.text)) {
      lengths += 1;
    } else if (each.kind !== IDENT) {
      return undefined;
    } else if (
      (isPaper || (each.name === "letter" || each.name === "legal" || each.name === "ledger")) &&
        paper === ""
    ) {
      paper = each.name;
    } else if ((each.name === "portrait" || each.name === "landscape") && turn === "") {
      turn = each.name;
    } else {
      return count === 1 && each.name === "auto" ? "auto" : undefined;
    }
  }
  if (lengths > 0) {
    return lengths === count && count < 3 ? joinedComponents(components) : undefined;
  }
  if (paper === "" || turn === "") return paper + turn;
  return paper + " " + turn;
}
