// Rules of style sheets: https://drafts.csswg.org/cssom/#css-rules
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const STYLE_RULE = 1;
const MEDIA_RULE = 4;
const NAMESPACE_RULE = 10;

// https://drafts.csswg.org/cssom/#cssrule
//
// An object of this class is a rule of which only the text is known.
class CSSRuleImpl {
  constructor(kind, text = "") {
    this.platformObject = undefined;
    // https://drafts.csswg.org/cssom/#dom-cssrule-type
    this.type = kind;
    this.parentRule = undefined;
    this.parentStyleSheet = undefined;
    this._text = text;
  }

  // Let what is known of styles follow a change of the rule.
  hasChanged() {
    if (this.parentStyleSheet !== undefined) {
      this.parentStyleSheet.rulesChanged();
    }
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    return this._text;
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}
withoutParent(CSSRuleImpl);

// https://drafts.csswg.org/cssom/#cssrulelist
class CSSRuleListImpl {
  constructor() {
    this.platformObject = undefined;
    this.rules = newList();
  }

  // https://drafts.csswg.org/cssom/#dom-cssrulelist-length
  get length() {
    return this.rules.length;
  }

  // https://drafts.csswg.org/cssom/#dom-cssrulelist-item
  item(index) {
    return index < this.rules.length ? this.rules[index] : undefined;
  }

  // The steps of https://drafts.csswg.org/cssom/#insert-a-css-rule behind its parsing
  insert(rule, index) {
    this.checkInsertion(index);
    if (rule.type === NAMESPACE_RULE && !hasNamespacesOnly(this.rules)) {
      const message = "Failed to insert the rule: a namespace rule stands before other rules only.";
      throw new DOMException(message, "InvalidStateError");
    }
    const isFirst = rule.type === NAMESPACE_RULE;
    if (!isFirst && index < this.rules.length && this.rules[index].type === NAMESPACE_RULE) {
      const message = "Failed to insert the rule: it cannot stand before a namespace rule.";
      throw new DOMException(message, "HierarchyRequestError");
    }
    if (index === this.rules.length) {
      this.rules[this.rules.length] = rule;
      return index;
    }
    const rules = newList();
    const end = this.rules.length;
    for (let place = 0; place < end; place++) {
      if (place === index) {
        rules[rules.length] = rule;
      }
      listAppend(rules, this.rules[place]);
    }
    this.rules = rules;
    return index;
  }

  // The first steps of https://drafts.csswg.org/cssom/#insert-a-css-rule
  checkInsertion(index) {
    if (index > this.rules.length) {
      const message = "Failed to insert the rule: the index is greater than the number of rules.";
      throw new DOMException(message, "IndexSizeError");
    }
  }

  // https://drafts.csswg.org/cssom/#remove-a-css-rule
  remove(index) {
    if (index >= this.rules.length) {
      const message = "Failed to delete the rule: the index is not less than the number of rules.";
      throw new DOMException(message, "IndexSizeError");
    }
    const rule = this.rules[index];
    if (rule.type === NAMESPACE_RULE && !hasNamespacesOnly(this.rules)) {
      const message = "Failed to delete the rule: other rules depend on its namespace.";
      throw new DOMException(message, "InvalidStateError");
    }
    if (index === this.rules.length - 1) {
      listPop(this.rules);
    } else {
      const rules = newList();
      const items = this.rules;
      for (let index2 = 0; index2 < items.length; index2++) {
        const each = items[index2];
        if (each !== rule) {
          rules[rules.length] = each;
        }
      }
      this.rules = rules;
    }
    rule.parentRule = undefined;
    rule.parentStyleSheet = undefined;
  }
}
withoutParent(CSSRuleListImpl);

// https://drafts.csswg.org/cssom/#cssgroupingrule
class CSSGroupingRuleImpl extends CSSRuleImpl {
  constructor(kind, isInAStyleRule) {
    super(kind);
    this.cssRules = new CSSRuleListImpl();
    this.isInAStyleRule = isInAStyleRule;
  }

  // Whether its rules stand in a style rule.
  get hasNestedRules() {
    return this.isInAStyleRule;
  }

  // https://drafts.csswg.org/cssom/#dom-cssgroupingrule-insertrule
  insertRule(rule, index) {
    this.cssRules.checkInsertion(index);
    const parsed = parseARule(rule, this.parentStyleSheet, this);
    if (parsed.type === NAMESPACE_RULE) {
      const message = "Failed to insert the rule: a rule cannot have a namespace rule.";
      throw new DOMException(message, "HierarchyRequestError");
    }
    const place = this.cssRules.insert(parsed, index);
    this.hasChanged();
    return place;
  }

  // https://drafts.csswg.org/cssom/#dom-cssgroupingrule-deleterule
  deleteRule(index) {
    this.cssRules.remove(index);
    this.hasChanged();
  }

  // The serialized rules, each on a line.
  ruleTexts() {
    const texts = newList();
    const items = this.cssRules.rules;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      listAppend(texts, "\n  " + each.cssText);
    }
    return joinedTexts(texts);
  }
}

// https://drafts.csswg.org/cssom/#cssstylerule
class CSSStyleRuleImpl extends CSSGroupingRuleImpl {
  constructor(selectorText, isInAStyleRule) {
    super(STYLE_RULE, isInAStyleRule);
    this._selectorText = selectorText;
    this.style = new RuleStyle(this);
  }

  // Whether its rules stand in a style rule, this one.
  get hasNestedRules() {
    return true;
  }

  // https://drafts.csswg.org/cssom/#dom-cssstylerule-selectortext
  get selectorText() {
    return this._selectorText;
  }

  set selectorText(value) {
    const text = validSelectorText(tokenize(value), this.isInAStyleRule);
    if (text !== undefined) {
      this._selectorText = text;
      this.hasChanged();
    }
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    const declarations = this.style.cssText;
    const rules = this.ruleTexts();
    if (rules !== "") {
      const first = declarations === "" ? "" : "\n  " + declarations;
      return this._selectorText + " {" + first + rules + "\n}";
    }
    const between = declarations === "" ? "" : " " + declarations;
    return this._selectorText + " {" + between + " }";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-conditional-3/#cssconditionrule
class CSSConditionRuleImpl extends CSSGroupingRuleImpl {
  constructor(kind, isInAStyleRule) {
    super(kind, isInAStyleRule);
  }

  // https://drafts.csswg.org/css-conditional-3/#dom-cssconditionrule-conditiontext
  get conditionText() {
    return "";
  }
}

// https://drafts.csswg.org/css-conditional-3/#cssmediarule
class CSSMediaRuleImpl extends CSSConditionRuleImpl {
  constructor(text, isInAStyleRule) {
    super(MEDIA_RULE, isInAStyleRule);
    this.media = new MediaListImpl(text, () => this.hasChanged());
  }

  // https://drafts.csswg.org/css-conditional-3/#the-cssmediarule-interface
  get conditionText() {
    return this.media.mediaText;
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    const rules = this.ruleTexts();
    return "@media " + this.conditionText + " {" + rules + "\n}";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-nesting-1/#cssnesteddeclarations
class CSSNestedDeclarationsImpl extends CSSRuleImpl {
  constructor() {
    super(0);
    this.style = new RuleStyle(this);
  }

  // https://drafts.csswg.org/css-nesting-1/#the-cssnestrule
  get cssText() {
    return this.style.cssText;
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// The declarations of a rule.
class RuleStyle extends CSSStylePropertiesImpl {
  constructor(rule) {
    super();
    this.parentRule = rule;
    this.declared = new Declarations();
  }

  // https://drafts.csswg.org/cssom/#cssstyledeclaration-declarations
  declarations() {
    return this.declared;
  }

  // https://drafts.csswg.org/cssom/#update-style-attribute-for, without an owner node
  update(declarations) {
    this.declared = declarations;
    if (this.parentRule !== undefined) {
      this.parentRule.hasChanged();
    }
  }
}

// https://drafts.csswg.org/css-syntax-3/#parse-a-stylesheets-contents
//
// Import rules are left out: constructed sheets have none, and others load none here.
function parseRules(text, sheet) {
  const parser = new RuleParser(text, sheet);
  const rules = newList();
  parser.rulesBetween(0, parser.end, undefined, rules, 0);
  return rules;
}

// https://drafts.csswg.org/cssom/#parse-a-css-rule, for a list of rules
//
// Raises:
// SyntaxError: It is not one rule that is known.
function parseARule(text, sheet, parent) {
  const parser = new RuleParser(text, sheet);
  let rules = newList();
  const isNested = parent !== undefined && parent.hasNestedRules;
  let place = parser.skipWhitespace(0);
  place = parser.skipWhitespace(parser.rule(place, parser.end, parent, rules, 0));
  if (rules.length === 1 && place === parser.end) return rules[0];
  rules = newList();
  if (isNested) {
    parser.contents(0, parser.end, parent, undefined, rules, 0);
  }
  if (rules.length !== 1 || rules[0].type !== 0) {
    throw new DOMException("Failed to parse the rule.", "SyntaxError");
  }
  return rules[0];
}

// A parser of rules. It knows where each block ends, so it looks at no token twice.
class RuleParser {
  constructor(text, sheet) {
    this.sheet = sheet;
    this.tokens = newList();
    // Where the tokens stand in the text.
    this._starts = newList();
    const tokenizer = new ValueTokenizer(text);
    this._characters = tokenizer.characters;
    for (;;) {
      tokenizer.consumeComments();
      listAppend(this._starts, tokenizer.position);
      const token = tokenizer.consumeAToken();
      this.tokens[this.tokens.length] = token;
      if (token.kind === END) break;
    }
    this.end = this.tokens.length - 1;
    // For each token that opens a block: the index of the one that closes it, or of the end.
    this._closers = newList();
    const opened = newList();
    const end = this.end;
    for (let index = 0; index < end; index++) {
      listAppend(this._closers, this.end);
      const kind = this.tokens[index].kind;
      if (closerOf(kind) !== "") {
        opened[opened.length] = index;
      } else if (
        opened.length > 0 && closerOf(this.tokens[opened[opened.length - 1]].kind) === kind
      ) {
        const opener = listPop(opened);
        this._closers[opener] = index;
      }
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-component-value
  nextComponent(index) {
    if (closerOf(this.tokens[index].kind) === "") return index + 1;
    const closer = this._closers[index];
    return closer < this.end ? closer + 1 : closer;
  }

  // The index of the next token that is not white space.
  skipWhitespace(index) {
    let place = index;
    while (this.tokens[place].kind === WHITESPACE) {
      place += 1;
    }
    return place;
  }

  // The text of tokens, without white space at its ends.
  source(start, end) {
    const first = this.skipWhitespace(start);
    if (first >= end) return "";
    return sourceBetween(this._characters, this._starts[first], this._starts[end]);
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-stylesheet-contents
  rulesBetween(start, end, parent, rules, depth) {
    let index = start;
    while (index < end) {
      if (this.tokens[index].kind === WHITESPACE) {
        index += 1;
      } else {
        index = this.rule(index, end, parent, rules, depth);
      }
    }
  }

  // Add a rule if it is valid; return the index of what follows.
  rule(start, end, parent, rules, depth) {
    if (start >= end) return end;
    if (this.tokens[start].kind === AT_KEYWORD) {
      return this.atRule(start, end, parent, rules, depth);
    }
    return this.qualifiedRule(start, end, parent, rules, depth);
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-at-rule
  atRule(start, end, parent, rules, depth) {
    const name = asciiLowercase(this.tokens[start].text);
    let index = start + 1;
    while (index < end && (this.tokens[index].kind !== ";" && this.tokens[index].kind !== "{")) {
      index = this.nextComponent(index);
    }
    const hasBlock = index < end && this.tokens[index].kind === "{";
    const following = index < end ? this.nextComponent(index) : end;
    if (name === "media" && hasBlock) {
      const media = new CSSMediaRuleImpl(
        this.source(start + 1, index),
        parent !== undefined && parent.hasNestedRules,
      );
      this.add(media, parent, rules);
      this.block(index + 1, this._closers[index], media, undefined, depth + 1);
    } else if (isKept(name, hasBlock) || name === "namespace" && hasNamespacesOnly(rules)) {
      const stop = hasBlock ? following : index;
      const closer = hasBlock ? "" : ";";
      const kept = new CSSRuleImpl(kindOf(name), this.source(start, stop) + closer);
      this.add(kept, parent, rules);
    }
    return following;
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-qualified-rule
  qualifiedRule(start, end, parent, rules, depth) {
    const isNested = parent !== undefined && parent.hasNestedRules;
    let index = start;
    while (index < end && this.tokens[index].kind !== "{") {
      if (isNested && this.tokens[index].kind === ";") return index + 1;
      index = this.nextComponent(index);
    }
    if (index >= end) return end;
    const prelude = newList();
    const end2 = index - start;
    for (let place = 0; place < end2; place++) {
      listAppend(prelude, this.tokens[start + place]);
    }
    listAppend(prelude, new Token(END));
    const text = this.isCustomProperty(start) ? undefined : validSelectorText(prelude, isNested);
    if (text !== undefined) {
      const rule = new CSSStyleRuleImpl(text, isNested);
      this.add(rule, parent, rules);
      this.block(index + 1, this._closers[index], rule, rule.style, depth + 1);
    }
    return this.nextComponent(index);
  }

  // Whether a rule looks like a custom property, so that it is dropped.
  isCustomProperty(start) {
    const isName = this.tokens[start].kind === IDENT && textStarts(this.tokens[start].text, "--");
    return isName && this.tokens[this.skipWhitespace(start + 1)].kind === ":";
  }

  // Add a rule to a list.
  add(rule, parent, rules) {
    rule.parentRule = parent;
    rule.parentStyleSheet = this.sheet;
    rules[rules.length] = rule;
  }

  // The block of a rule. Rules that are nested too deeply are left out.
  block(start, end, rule, style, depth) {
    const rules = rule.cssRules.rules;
    if (depth > DEEPEST) return;
    if (rule.hasNestedRules) {
      this.contents(start, end, rule, style, rules, depth);
    } else {
      this.rulesBetween(start, end, rule, rules, depth);
    }
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-block-contents
  contents(start, end, parent, style, rules, depth) {
    let current = style;
    let index = start;
    while (index < end) {
      const kind = this.tokens[index].kind;
      if (kind === WHITESPACE || kind === ";") {
        index += 1;
        continue;
      }
      const stop = this.endOfDeclaration(index, end);
      if (stop > 0) {
        const name = this.tokens[index].text;
        const colon = this.skipWhitespace(index + 1);
        const value = readValue(this.source(colon + 1, stop));
        const found = declarationsOf(propertyName(name), value);
        if (found !== undefined) {
          if (current === undefined) {
            const nested = new CSSNestedDeclarationsImpl();
            this.add(nested, parent, rules);
            current = nested.style;
          }
          addDeclarations(current.declared, propertyName(name), found, true);
        }
        index = stop;
        continue;
      }
      const count = rules.length;
      index = this.rule(index, end, parent, rules, depth);
      if (rules.length > count) {
        current = undefined;
      }
    }
  }

  // Where a declaration ends; 0 if what starts here is not one.
  //
  // https://drafts.csswg.org/css-syntax-3/#consume-declaration
  endOfDeclaration(start, end) {
    const token = this.tokens[start];
    if (token.kind !== IDENT) return 0;
    let index = this.skipWhitespace(start + 1);
    if (index >= end || this.tokens[index].kind !== ":") return 0;
    const isCustom = textStarts(token.text, "--");
    while (index < end && this.tokens[index].kind !== ";") {
      if (this.tokens[index].kind === "{" && !isCustom) return 0;
      index = this.nextComponent(index);
    }
    return index;
  }
}
withoutParent(RuleParser);

// The kind of the token that closes a block; empty if none is opened.
function closerOf(kind) {
  if (kind === "(" || kind === FUNCTION) return ")";
  if (kind === "[") return "]";
  return kind === "{" ? "}" : "";
}

// Whether the text of an at-rule is kept.
function isKept(name, hasBlock) {
  if (name === "layer") return true;
  return (
    hasBlock &&
      ((name === "container" ||
        name === "counter-style" ||
        name === "font-face" ||
        name === "font-feature-values" ||
        name === "keyframes") ||
        (name === "font-palette-values" ||
          name === "page" ||
          name === "position-try" ||
          name === "property" ||
          name === "scope" ||
          name === "supports") ||
        (name === "starting-style" || name === "view-transition" || name === "-webkit-keyframes"))
  );
}

// https://drafts.csswg.org/cssom/#dom-cssrule-type, of an at-rule
function kindOf(name) {
  if (name === "keyframes" || name === "-webkit-keyframes") return 7;
  if (name === "font-face") return 5;
  if (name === "page") return 6;
  if (name === "namespace") return NAMESPACE_RULE;
  if (name === "counter-style") return 11;
  if (name === "supports") return 12;
  return name === "font-feature-values" ? 14 : 0;
}

// Whether namespace rules may follow.
function hasNamespacesOnly(rules) {
  for (let index = 0; index < rules.length; index++) {
    const each = rules[index];
    if (each.type !== NAMESPACE_RULE) return false;
  }
  return true;
}
