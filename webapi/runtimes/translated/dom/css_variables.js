// References to custom properties: https://drafts.csswg.org/css-variables-1/#substitute-a-var
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The value of a longhand in the text of its shorthand, after substitution; or nothing.
function longhandValue(name, shorthand, text) {
  const found = declarationsOf(propertyName(shorthand === "" ? name : shorthand), readValue(text));
  if (found !== undefined) {
    for (let index = 0; index < found.length; index++) {
      const each = found[index];
      if (each.name === name) return each.value;
    }
  }
  return "";
}

// The first ``var()`` of a value.
class VarReference {
  constructor(before, name, fallback, after) {
    this.before = before;
    this.name = name;
    this.fallback = fallback;
    this.after = after;
  }
}
withoutParent(VarReference);

// Find the first ``var()``; None if there is none, or one without a name.
function firstVar(text) {
  const tokenizer = new ValueTokenizer(text);
  let start = tokenizer.position;
  let token = tokenizer.consumeAToken();
  while (token.kind !== FUNCTION || asciiLowercase(token.text) !== "var") {
    if (token.kind === END) return undefined;
    start = tokenizer.position;
    token = tokenizer.consumeAToken();
  }
  token = tokenizer.consumeAToken();
  while (token.kind === WHITESPACE) {
    token = tokenizer.consumeAToken();
  }
  const name = token.kind === IDENT ? token.text : "";
  let depth = 1;
  let fallback = -1;
  let end = tokenizer.position;
  while (depth > 0) {
    end = tokenizer.position;
    token = tokenizer.consumeAToken();
    if (token.kind === "(" || token.kind === "[" || token.kind === "{" || token.kind === FUNCTION) {
      depth += 1;
    } else if (token.kind === ")" || token.kind === "]" || token.kind === "}") {
      depth -= 1;
    } else if (token.kind === END) {
      depth = 0;
    } else if (
      token.kind === "," && depth === 1 && fallback < 0 ||
        token.kind === WHITESPACE && fallback === end
    ) {
      fallback = tokenizer.position;
    }
  }
  const characters = tokenizer.characters;
  return new VarReference(
    sourceBetween(characters, 0, start),
    name,
    fallback < 0 ? undefined : sourceBetween(characters, fallback, end),
    sourceBetween(characters, tokenizer.position, characters.length),
  );
}

// The text with a value in the place of the reference.
function joinedAround(reference, value) {
  const before = reference.before === "" ? "" : reference.before + " ";
  const after = reference.after === "" ? "" : " " + reference.after;
  return joinedTexts(listOf([before, value, after]));
}
