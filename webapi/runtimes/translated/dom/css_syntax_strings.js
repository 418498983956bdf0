// Syntax strings of registered custom properties.
//
// https://drafts.csswg.org/css-properties-values-api-1/#syntax-strings
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://drafts.csswg.org/css-properties-values-api-1/#syntax-component
class SyntaxPart {
  constructor(name, keyword) {
    // The name of a data type, without its brackets; nothing for a keyword.
    this.name = name;
    this.keyword = keyword;
    this.multiplier = "";
    const words = typesOf(name);
    this.grammar = undefined;
    if (words !== "") {
      this.grammar = new Grammar(splitOnAsciiWhitespace(words), new KnownWords());
    }
  }

  // Whether a component is of the type.
  takes(component) {
    if (this.name === "") return component.kind === IDENT && component.text === this.keyword;
    if (this.name === "resolution") {
      return (
        component.kind === DIMENSION &&
          (component.name === "dpi" ||
            component.name === "dpcm" ||
            component.name === "dppx" ||
            component.name === "x")
      );
    }
    if (this.name === "image" && component.kind === URL_TOKEN) return true;
    if (
      this.name === "image" || this.name === "transform-function" || this.name === "transform-list"
    ) {
      return component.kind === FUNCTION;
    }
    return this.grammar !== undefined && this.grammar.component(component) !== undefined;
  }
}
withoutParent(SyntaxPart);

// The types of `webapi.dom.css_properties` that a data type is; nothing for others.
function typesOf(name) {
  if (name === "length") return "L";
  if (name === "number") return "N";
  if (name === "percentage") return "P";
  if (name === "length-percentage") return "L P";
  if (name === "string") return "S";
  if (name === "color") return "C";
  if (name === "url") return "U";
  if (name === "integer") return "I";
  if (name === "angle") return "A";
  if (name === "time") return "T";
  return name === "custom-ident" ? "X" : "";
}

// https://drafts.csswg.org/css-properties-values-api-1/#supported-names
function isSupportedName(name) {
  const isOther = name === "image" ||
    name === "resolution" ||
    name === "transform-function" ||
    name === "transform-list";
  return isOther || typesOf(name) !== "";
}

// https://drafts.csswg.org/css-properties-values-api-1/#consume-syntax-definition
//
// An empty list is the universal syntax; None is an invalid one.
function parseSyntax(text) {
  const tokenizer = new ValueTokenizer(text);
  const parts = newList();
  let isUniversal = false;
  let part;
  for (;;) {
    let token = tokenizer.consumeAToken();
    if (token.kind === WHITESPACE) {
      token = tokenizer.consumeAToken();
    }
    if (isUniversal) return token.kind === END ? newList() : undefined;
    if (token.kind === "*" && parts.length === 0) {
      isUniversal = true;
      continue;
    }
    if (token.kind === "<") {
      const name = tokenizer.consumeAToken().text;
      if (!isSupportedName(name) || tokenizer.consumeAToken().kind !== ">") return undefined;
      part = new SyntaxPart(name, "");
    } else if (token.kind === IDENT) {
      const lower = asciiLowercase(token.text);
      if (isCssWideText(lower) || lower === "default") return undefined;
      part = new SyntaxPart("", token.text);
    } else {
      return undefined;
    }
    parts[parts.length] = part;
    token = tokenizer.consumeAToken();
    if (token.kind === "+" || token.kind === "#") {
      if (part.name === "transform-list") return undefined;
      part.multiplier = token.kind;
      token = tokenizer.consumeAToken();
    }
    if (token.kind === WHITESPACE) {
      token = tokenizer.consumeAToken();
    }
    if (token.kind === END) return parts;
    if (token.kind !== "|") return undefined;
  }
}

// Whether a value is one of the syntax.
function matchesSyntax(parts, value) {
  if (!value.isValid || value.hasSubstitution || value.isImportant) return false;
  if (parts.length === 0) return true;
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (isListOf(part, value.components)) return true;
  }
  return false;
}

// Whether components are one of a part, or several if it says so.
function isListOf(part, components) {
  const count = components.length;
  const hasSeveral = part.multiplier === "+" || part.name === "transform-list";
  if (count === 0 || count > 1 && !hasSeveral && part.multiplier !== "#") return false;
  let isSeparator = false;
  for (let index = 0; index < components.length; index++) {
    const each = components[index];
    if (isSeparator) {
      if (each.kind !== ",") return false;
    } else if (!part.takes(each)) return false;
    if (part.multiplier === "#") {
      isSeparator = !isSeparator;
    }
  }
  return part.multiplier !== "#" || isSeparator;
}

// https://drafts.csswg.org/css-properties-values-api-1/#computationally-independent
function isComputationallyIndependent(value) {
  const items = value.components;
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    if (each.kind === DIMENSION && isRelative(each.name)) return false;
    const items2 = each.units;
    for (let index2 = 0; index2 < items2.length; index2++) {
      const unit = items2[index2];
      if (isRelative(unit)) return false;
    }
  }
  return true;
}

// Whether a unit depends on the font of the element, or on its container.
function isRelative(unit) {
  const isOfFont = unit === "em" ||
    unit === "ex" ||
    unit === "ch" ||
    unit === "cap" ||
    unit === "ic" ||
    unit === "lh" ||
    unit === "rem" ||
    unit === "rex" ||
    unit === "rch" ||
    unit === "rcap" ||
    unit === "ric";
  return (
    isOfFont ||
      (unit === "rlh" ||
        unit === "cqw" ||
        unit === "cqh" ||
        unit === "cqi" ||
        unit === "cqb" ||
        unit === "cqmin" ||
        unit === "cqmax")
  );
}
