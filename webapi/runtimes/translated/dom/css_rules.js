// Rules of style sheets: https://drafts.csswg.org/cssom/#css-rules
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const STYLE_RULE = 1;
const IMPORT_RULE = 3;
const MEDIA_RULE = 4;
const FONT_FACE_RULE = 5;
const PAGE_RULE = 6;
const KEYFRAMES_RULE = 7;
const KEYFRAME_RULE = 8;
const MARGIN_RULE = 9;
const NAMESPACE_RULE = 10;
const COUNTER_STYLE_RULE = 11;
const SUPPORTS_RULE = 12;
const MAX_NAMESPACES = 64;

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
    // Whether it has, or had, a rule ``@namespace``. Most have none, and many other rules.
    this._mayDeclareNamespaces = false;
  }

  // https://drafts.csswg.org/cssom/#dom-cssrulelist-length
  get length() {
    return this.rules.length;
  }

  // https://drafts.csswg.org/cssom/#dom-cssrulelist-item
  item(index) {
    return index < this.rules.length ? this.rules[index] : undefined;
  }

  // Take rules in the place of others.
  take(rules) {
    this.rules = rules;
    this._mayDeclareNamespaces = namespacesOf(rules) !== undefined;
  }

  // The namespaces that its rules declare, by their prefixes.
  namespaces() {
    return this._mayDeclareNamespaces ? namespacesOf(this.rules) : undefined;
  }

  // The steps of https://drafts.csswg.org/cssom/#insert-a-css-rule behind its parsing
  insert(rule, index) {
    this.checkInsertion(index);
    if (rule.type === NAMESPACE_RULE && !hasNamespacesOnly(this.rules)) {
      const message = "Failed to insert the rule: a namespace rule stands before other rules only.";
      throw new DOMException(message, "InvalidStateError");
    }
    const isLayer = rule instanceof CSSLayerStatementRuleImpl;
    const isFirst = isLayer || (rule.type === IMPORT_RULE || rule.type === NAMESPACE_RULE);
    if (!isFirst && index < this.rules.length && this.rules[index].type === NAMESPACE_RULE) {
      const message = "Failed to insert the rule: it cannot stand before a namespace rule.";
      throw new DOMException(message, "HierarchyRequestError");
    }
    if (rule.type === NAMESPACE_RULE) {
      this._mayDeclareNamespaces = true;
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
    const sheet = this.parentStyleSheet;
    const namespaces = sheet === undefined ? undefined : sheet.cssRules.namespaces();
    const text = validSelectorText(tokenize(value), this.isInAStyleRule, namespaces);
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

// https://drafts.csswg.org/css-conditional-3/#csssupportsrule
class CSSSupportsRuleImpl extends CSSConditionRuleImpl {
  constructor(condition, isInAStyleRule) {
    super(SUPPORTS_RULE, isInAStyleRule);
    this._condition = condition;
  }

  // https://drafts.csswg.org/css-conditional-3/#the-csssupportsrule-interface
  get conditionText() {
    return this._condition;
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    return "@supports " + this._condition + " {" + this.ruleTexts() + "\n}";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-conditional-5/#csscontainerrule
class CSSContainerRuleImpl extends CSSConditionRuleImpl {
  constructor(conditions, isInAStyleRule) {
    super(0, isInAStyleRule);
    // https://drafts.csswg.org/css-conditional-5/#dom-csscontainerrule-conditions
    this.conditions = conditions;
  }

  // https://drafts.csswg.org/css-conditional-5/#dom-csscontainerrule-containername
  get containerName() {
    return this.conditions.length === 1 ? this.conditions[0].name : "";
  }

  // https://drafts.csswg.org/css-conditional-5/#dom-csscontainerrule-containerquery
  get containerQuery() {
    return this.conditions.length === 1 ? this.conditions[0].query : "";
  }

  // https://drafts.csswg.org/css-conditional-5/#the-csscontainerrule-interface
  get conditionText() {
    const texts = newList();
    const items = this.conditions;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      const name = each.name === "" ? "" : serializeAnIdentifier(each.name);
      const between = name === "" || each.query === "" ? "" : " ";
      listAppend(texts, name + between + each.query);
    }
    return joinedQueries(texts);
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    return "@container " + this.conditionText + " {" + this.ruleTexts() + "\n}";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-cascade-5/#csslayerblockrule
class CSSLayerBlockRuleImpl extends CSSGroupingRuleImpl {
  constructor(name, isInAStyleRule) {
    super(0, isInAStyleRule);
    this.name = name;
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    const space = this.name === "" ? "" : " ";
    return "@layer" + space + this.name + " {" + this.ruleTexts() + "\n}";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-cascade-5/#csslayerstatementrule
class CSSLayerStatementRuleImpl extends CSSRuleImpl {
  constructor(names) {
    super(0);
    this.nameList = names;
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    return "@layer " + joinedQueries(this.nameList) + ";";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-cascade-6/#cssscoperule
class CSSScopeRuleImpl extends CSSGroupingRuleImpl {
  constructor(start, end) {
    super(0, false);
    // https://drafts.csswg.org/css-cascade-6/#dom-cssscoperule-start
    this.start = start;
    // https://drafts.csswg.org/css-cascade-6/#dom-cssscoperule-end
    this.end = end;
  }

  // Declarations stand in it, as in style rules.
  get hasNestedRules() {
    return true;
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    const start = this.start === undefined ? "" : " (" + this.start + ")";
    const end = this.end === undefined ? "" : " to (" + this.end + ")";
    return "@scope" + start + end + " {" + this.ruleTexts() + "\n}";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-transitions-2/#cssstartingstylerule
class CSSStartingStyleRuleImpl extends CSSGroupingRuleImpl {
  constructor(kind, isInAStyleRule) {
    super(kind, isInAStyleRule);
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    return "@starting-style {" + this.ruleTexts() + "\n}";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/cssom/#cssnamespacerule
class CSSNamespaceRuleImpl extends CSSRuleImpl {
  constructor(prefix, namespace) {
    super(NAMESPACE_RULE);
    this.prefix = prefix;
    this.namespaceUri = namespace;
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    const prefix = this.prefix === "" ? "" : serializeAnIdentifier(this.prefix) + " ";
    return "@namespace " + prefix + "url(" + serializeAString(this.namespaceUri) + ");";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/cssom/#cssimportrule
class CSSImportRuleImpl extends CSSRuleImpl {
  constructor(href, layerName, supportsText, media) {
    super(IMPORT_RULE);
    this.href = href;
    this.layerName = layerName;
    this.supportsText = supportsText;
    this.media = new MediaListImpl(media, () => this.hasChanged());
    // https://drafts.csswg.org/cssom/#dom-cssimportrule-stylesheet
    this.styleSheet = undefined;
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    let layer = "";
    if (this.layerName !== undefined) {
      layer = this.layerName === "" ? " layer" : " layer(" + this.layerName + ")";
    }
    const supports = this.supportsText === undefined ? "" : " supports(" + this.supportsText + ")";
    const media = this.media.mediaText;
    const space = media === "" ? "" : " ";
    return "@import url(" +
      serializeAString(this.href) +
      ")" +
      layer +
      supports +
      space +
      media +
      ";";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-animations-1/#csskeyframerule
class CSSKeyframeRuleImpl extends CSSRuleImpl {
  constructor(keyText) {
    super(KEYFRAME_RULE);
    this._keyText = keyText;
    this.style = new KeyframeStyle(this);
  }

  // https://drafts.csswg.org/css-animations-1/#dom-csskeyframerule-keytext
  get keyText() {
    return this._keyText;
  }

  set keyText(value) {
    const text = keyframeSelector(tokenize(value));
    if (text === undefined) {
      throw new DOMException("Failed to parse the keyframe selector.", "SyntaxError");
    }
    this._keyText = text;
    this.hasChanged();
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    return this._keyText + " " + blockText(this.style.cssText);
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-animations-1/#csskeyframesrule
class CSSKeyframesRuleImpl extends CSSRuleImpl {
  constructor(keyword, name) {
    super(KEYFRAMES_RULE);
    this._keyword = keyword;
    this._name = name;
    this.cssRules = new CSSRuleListImpl();
  }

  // https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-name
  get name() {
    return this._name;
  }

  set name(value) {
    this._name = value;
    this.hasChanged();
  }

  // https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-length
  get length() {
    return this.cssRules.length;
  }

  // https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-item
  item(index) {
    return this.cssRules.rules[index];
  }

  // https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-appendrule
  appendRule(rule) {
    const parser = new RuleParser(rule, this.parentStyleSheet);
    const rules = newList();
    parser.keyframes(0, parser.end, this, rules);
    if (rules.length === 1) {
      listAppend(this.cssRules.rules, rules[0]);
      this.hasChanged();
    }
  }

  // The index of the last keyframe that has a selector; -1 if there is none.
  placeOf(select) {
    const wanted = keyframeSelector(tokenize(select));
    let found = -1;
    const end = this.cssRules.rules.length;
    for (let index = 0; index < end; index++) {
      if (this.item(index).keyText === wanted) {
        found = index;
      }
    }
    return found;
  }

  // https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-deleterule
  deleteRule(select) {
    const place = this.placeOf(select);
    if (place >= 0) {
      this.cssRules.remove(place);
      this.hasChanged();
    }
  }

  // https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-findrule
  findRule(select) {
    const place = this.placeOf(select);
    return place < 0 ? undefined : this.item(place);
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    const texts = newList();
    const items = this.cssRules.rules;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      listAppend(texts, "\n  " + each.cssText);
    }
    const name = serializeAnIdentifier(this._name);
    return "@" + this._keyword + " " + name + " { " + joinedTexts(texts) + "\n}";
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-fonts-4/#cssfontfacerule
class CSSFontFaceRuleImpl extends CSSRuleImpl {
  constructor() {
    super(FONT_FACE_RULE);
    this.style = new CSSFontFaceDescriptorsImpl(this, FONT_FACE);
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    return "@font-face " + blockText(this.style.cssText);
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/cssom/#csspagerule
class CSSPageRuleImpl extends CSSGroupingRuleImpl {
  constructor(selectorText) {
    super(PAGE_RULE, false);
    this._selectorText = selectorText;
    this.style = new CSSPageDescriptorsImpl(this, PAGE);
  }

  // https://drafts.csswg.org/cssom/#dom-csspagerule-selectortext
  get selectorText() {
    return this._selectorText;
  }

  set selectorText(value) {
    const text = pageSelector(tokenize(value));
    if (text !== undefined) {
      this._selectorText = text;
    }
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    const texts = listOf([this.style.cssText]);
    const items = this.cssRules.rules;
    for (let index = 0; index < items.length; index++) {
      const each = items[index];
      listAppend(texts, texts[0] === "" && texts.length === 1 ? each.cssText : " " + each.cssText);
    }
    const space = this._selectorText === "" ? "" : " ";
    return "@page" + space + this._selectorText + " " + blockText(joinedTexts(texts));
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/cssom/#cssmarginrule
class CSSMarginRuleImpl extends CSSRuleImpl {
  constructor(name) {
    super(MARGIN_RULE);
    this.name = name;
    this.style = new RuleStyle(this);
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    return "@" + this.name + " " + blockText(this.style.cssText);
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// A rule whose descriptors are attributes of its own.
class DescriptorsRule extends CSSRuleImpl {
  constructor(kind, head, descriptors) {
    super(kind);
    this._head = head;
    this.declared = new DescriptorStyle(this, descriptors);
  }

  // https://drafts.csswg.org/cssom/#serialize-a-css-rule
  get cssText() {
    return this._head + " " + blockText(this.declared.orderedText());
  }

  // https://drafts.csswg.org/cssom/#dom-cssrule-csstext, which does nothing
  set cssText(value) {}
}

// https://drafts.csswg.org/css-counter-styles-3/#csscounterstylerule
class CSSCounterStyleRuleImpl extends DescriptorsRule {
  constructor(name) {
    const head = "@counter-style " + serializeAnIdentifier(name);
    super(COUNTER_STYLE_RULE, head, COUNTER_STYLE);
    this._name = name;
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-name
  get name() {
    return this._name;
  }

  set name(value) {
    const name = counterStyleName(tokenize(value));
    if (name !== undefined) {
      this._name = name;
      this._head = "@counter-style " + serializeAnIdentifier(name);
    }
  }

  // Set a descriptor, if the value is one of it.
  setValue(name, value) {
    if (value !== "") {
      this.declared.setProperty(name, value, "");
    }
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-system
  get system() {
    return this.declared.getPropertyValue("system");
  }

  set system(value) {
    if (hasSameSystem(this.system, value)) {
      this.setValue("system", value);
    }
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-symbols
  get symbols() {
    return this.declared.getPropertyValue("symbols");
  }

  set symbols(value) {
    this.setValue("symbols", value);
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-additivesymbols
  get additiveSymbols() {
    return this.declared.getPropertyValue("additive-symbols");
  }

  set additiveSymbols(value) {
    this.setValue("additive-symbols", value);
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-negative
  get negative() {
    return this.declared.getPropertyValue("negative");
  }

  set negative(value) {
    this.setValue("negative", value);
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-prefix
  get prefix() {
    return this.declared.getPropertyValue("prefix");
  }

  set prefix(value) {
    this.setValue("prefix", value);
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-suffix
  get suffix() {
    return this.declared.getPropertyValue("suffix");
  }

  set suffix(value) {
    this.setValue("suffix", value);
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-range
  get range() {
    return this.declared.getPropertyValue("range");
  }

  set range(value) {
    this.setValue("range", value);
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-pad
  get pad() {
    return this.declared.getPropertyValue("pad");
  }

  set pad(value) {
    this.setValue("pad", value);
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-speakas
  get speakAs() {
    return this.declared.getPropertyValue("speak-as");
  }

  set speakAs(value) {
    this.setValue("speak-as", value);
  }

  // https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-fallback
  get fallback() {
    return this.declared.getPropertyValue("fallback");
  }

  set fallback(value) {
    this.setValue("fallback", value);
  }
}

// https://drafts.csswg.org/css-fonts-4/#cssfontpalettevaluesrule
class CSSFontPaletteValuesRuleImpl extends DescriptorsRule {
  constructor(name) {
    super(0, "@font-palette-values " + serializeAnIdentifier(name), FONT_PALETTE);
    this.name = name;
  }

  // https://drafts.csswg.org/css-fonts-4/#dom-cssfontpalettevaluesrule-fontfamily
  get fontFamily() {
    return this.declared.getPropertyValue("font-family");
  }

  // https://drafts.csswg.org/css-fonts-4/#dom-cssfontpalettevaluesrule-basepalette
  get basePalette() {
    return this.declared.getPropertyValue("base-palette");
  }

  // https://drafts.csswg.org/css-fonts-4/#dom-cssfontpalettevaluesrule-overridecolors
  get overrideColors() {
    return this.declared.getPropertyValue("override-colors");
  }
}

// https://drafts.csswg.org/css-view-transitions-2/#cssviewtransitionrule
class CSSViewTransitionRuleImpl extends DescriptorsRule {
  constructor() {
    super(0, "@view-transition", VIEW_TRANSITION);
  }

  // https://drafts.csswg.org/css-view-transitions-2/#dom-cssviewtransitionrule-navigation
  get navigation() {
    return this.declared.getPropertyValue("navigation");
  }

  // https://drafts.csswg.org/css-view-transitions-2/#dom-cssviewtransitionrule-types
  get types() {
    const text = this.declared.getPropertyValue("types");
    return text === "none" ? newList() : splitOnAsciiWhitespace(text);
  }
}

// https://drafts.css-houdini.org/css-properties-values-api-1/#csspropertyrule
class CSSPropertyRuleImpl extends CSSRuleImpl {
  constructor(name, syntax, inherits, initialValue) {
    super(0);
    this.name = name;
    this.syntax = syntax;
    this.inherits = inherits;
    this.initialValue = initialValue;
  }

  // https://drafts.css-houdini.org/css-properties-values-api-1/#serialize-a-csspropertyrule
  get cssText() {
    const name = serializeAnIdentifier(this.name);
    const syntax = serializeAString(this.syntax);
    const inherits = this.inherits ? "true" : "false";
    const value = this.initialValue;
    const initial = value === undefined || value === "" ? "" : " initial-value: " + value + ";";
    return "@property " +
      name +
      " { syntax: " +
      syntax +
      "; inherits: " +
      inherits +
      ";" +
      initial +
      " }";
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

  // Take the declarations of a text.
  take(text) {
    this.declared = parseDeclarations(text, this);
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

// The declarations of a keyframe: none is important, or about animations.
class KeyframeStyle extends RuleStyle {
  constructor(rule) {
    super(rule);
  }

  // https://drafts.csswg.org/css-animations-1/#keyframes
  validDeclarations(name, value) {
    const isOther = name === "animation-timing-function" || name === "animation-composition";
    if (value.isImportant || textStarts(name, "animation") && !isOther) return undefined;
    return declarationsOf(name, value);
  }
}

// The descriptors of a rule.
class DescriptorStyle extends CSSStyleDeclarationImpl {
  constructor(rule, kind) {
    super();
    this.parentRule = rule;
    this.kind = kind;
    this.declared = new Declarations();
  }

  // Take the declarations of a text.
  take(text) {
    this.declared = parseDeclarations(text, this);
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

  // A descriptor; a page has properties, too.
  validDeclarations(name, value) {
    const text = DESCRIPTORS.text(this.kind, name, value);
    if (text === undefined) {
      return this.kind === PAGE ? declarationsOf(name, value) : undefined;
    }
    const isRefused = value.isImportant && this.kind !== PAGE;
    return isRefused ? undefined : listOf([new Declaration(name, text, value.isImportant)]);
  }

  // The text, in the order of the table.
  orderedText() {
    const parts = newList();
    const items = DESCRIPTORS.namesOf(this.kind);
    for (let index = 0; index < items.length; index++) {
      const name = items[index];
      const value = this.declared.valueOf(name);
      if (value !== "") {
        const space = parts.length === 0 ? "" : " ";
        listAppend(parts, space + name + ": " + value + ";");
      }
    }
    return joinedTexts(parts);
  }
}

// https://drafts.csswg.org/css-fonts-4/#cssfontfacedescriptors
class CSSFontFaceDescriptorsImpl extends DescriptorStyle {
  constructor(rule, kind) {
    super(rule, kind);
  }
}

// https://drafts.csswg.org/cssom/#csspagedescriptors
class CSSPageDescriptorsImpl extends DescriptorStyle {
  constructor(rule, kind) {
    super(rule, kind);
  }
}

// The block of a rule that has declarations only.
function blockText(declarations) {
  const between = declarations === "" ? "" : " " + declarations;
  return "{" + between + " }";
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
  parser.namespaces = sheet === undefined ? undefined : sheet.cssRules.namespaces();
  let rules = newList();
  const isNested = parent !== undefined && parent.hasNestedRules;
  let place = parser.skipWhitespace(0);
  const first = parser.tokens[place];
  if (parent !== undefined && first.kind === AT_KEYWORD) {
    const name = asciiLowercase(first.text);
    if (name === "import" || name === "namespace") {
      const message = "Failed to insert the rule: a rule cannot have a rule @" + name + ".";
      throw new DOMException(message, "HierarchyRequestError");
    }
  }
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
    // The namespaces that are declared, by their prefixes.
    this.namespaces = undefined;
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
    const isNested = parent !== undefined && parent.hasNestedRules;
    let rule = undefined;
    if (hasBlock) {
      rule = this.ruleWithBlock(name, start, index, isNested);
    } else if (!isNested) {
      rule = this.statement(name, start + 1, index, parent, rules);
    }
    if (rule === undefined) return following;
    this.add(rule, parent, rules);
    if (rule instanceof CSSPageRuleImpl) {
      this.page(index + 1, this._closers[index], rule);
    } else if (rule instanceof CSSKeyframesRuleImpl) {
      this.keyframes(index + 1, this._closers[index], rule, rule.cssRules.rules);
    } else if (rule instanceof CSSGroupingRuleImpl) {
      this.block(index + 1, this._closers[index], rule, undefined, depth + 1);
    }
    return following;
  }

  // An at-rule without a block; None if it is not valid where it stands.
  statement(name, start, end, parent, rules) {
    if (name === "layer") {
      const names = this.layerNames(start, end);
      return names.length === 0 ? undefined : new CSSLayerStatementRuleImpl(names);
    }
    if (parent !== undefined) return undefined;
    if (name === "namespace" && standsBefore(rules, NAMESPACE_RULE)) {
      const rule = this.namespaceRule(start, end);
      if (rule !== undefined) {
        this.namespaces = withNamespace(this.namespaces, rule);
      }
      return rule;
    }
    const isConstructed = this.sheet === undefined || this.sheet.constructorDocument !== undefined;
    if (name === "import" && !isConstructed && standsBefore(rules, IMPORT_RULE)) {
      return this.importRule(start, end);
    }
    return undefined;
  }

  // An at-rule whose block begins at an index; None if it is not valid where it stands.
  ruleWithBlock(name, start, index, isNested) {
    const first = start + 1;
    if (name === "media") return new CSSMediaRuleImpl(this.source(first, index), isNested);
    const isEmpty = this.skipWhitespace(first) === index;
    if (name === "supports") {
      const isCondition = this.isCondition(first, index);
      const text = collapsed(this.source(first, index));
      return isCondition ? new CSSSupportsRuleImpl(text, isNested) : undefined;
    }
    if (name === "container") {
      const conditions = this.containerConditions(first, index);
      if (conditions.length === 0) return undefined;
      const serialized = newList();
      for (let index2 = 0; index2 < conditions.length; index2++) {
        const each = conditions[index2];
        const query = joinedQueries(mediaQueries(each.query));
        listAppend(serialized, { __proto__: null, name: each.name, query: query });
      }
      return new CSSContainerRuleImpl(serialized, isNested);
    }
    if (name === "layer") {
      const names = this.layerNames(first, index);
      if (!isEmpty && names.length !== 1) return undefined;
      return new CSSLayerBlockRuleImpl(isEmpty ? "" : names[0], isNested);
    }
    if (name === "scope") return this.scopeRule(first, index, isNested);
    if (name === "starting-style") {
      return isEmpty ? new CSSStartingStyleRuleImpl(0, isNested) : undefined;
    }
    if (isNested) return undefined;
    if (name === "keyframes" || name === "-webkit-keyframes") {
      const keyframes = this.keyframesName(first, index);
      return keyframes === undefined ? undefined : new CSSKeyframesRuleImpl(name, keyframes);
    }
    if (name === "page") {
      const selector = pageSelector(this.tokensBetween(first, index));
      return selector === undefined ? undefined : new CSSPageRuleImpl(selector);
    }
    if (name === "property") return this.propertyRule(first, index);
    const rule = this.ruleOfDescriptors(name, first, index, isEmpty);
    if (
      rule === undefined &&
        isKept(name, true) &&
        (name !== FONT_FACE &&
          name !== COUNTER_STYLE &&
          name !== FONT_PALETTE &&
          name !== VIEW_TRANSITION)
    ) {
      return new CSSRuleImpl(kindOf(name), this.source(start, this.nextComponent(index)));
    }
    return rule;
  }

  // An at-rule whose block has descriptors; None if it is not valid, or another.
  ruleOfDescriptors(name, start, index, isEmpty) {
    const block = this.source(index + 1, this._closers[index]);
    if (name === FONT_FACE && isEmpty) {
      const rule = new CSSFontFaceRuleImpl();
      rule.style.take(block);
      return rule;
    }
    let other = undefined;
    const tokens = this.tokensBetween(start, index);
    if (name === COUNTER_STYLE) {
      const counterStyle = counterStyleName(tokens);
      if (counterStyle !== undefined) {
        other = new CSSCounterStyleRuleImpl(counterStyle);
      }
    } else if (name === FONT_PALETTE) {
      const palette = dashedName(tokens);
      if (palette !== undefined) {
        other = new CSSFontPaletteValuesRuleImpl(palette);
      }
    } else if (name === VIEW_TRANSITION && isEmpty) {
      other = new CSSViewTransitionRuleImpl();
    }
    if (other !== undefined) {
      other.declared.take(block);
    }
    return other;
  }

  // Tokens, with an ``END`` behind them and no white space at their ends.
  tokensBetween(start, end) {
    const tokens = newList();
    let index = this.skipWhitespace(start);
    let last = end;
    while (last > index && this.tokens[last - 1].kind === WHITESPACE) {
      last -= 1;
    }
    while (index < last) {
      listAppend(tokens, this.tokens[index]);
      index += 1;
    }
    listAppend(tokens, new Token(END));
    return tokens;
  }

  // https://drafts.csswg.org/css-cascade-5/#typedef-layer-name, a list; empty if invalid
  layerNames(start, end) {
    const names = newList();
    let parts = newList();
    const tokens = this.tokensBetween(start, end);
    const end2 = tokens.length;
    for (let index = 0; index < end2; index++) {
      const token = tokens[index];
      const isAtStart = parts.length === 0;
      if (token.kind === IDENT && (isAtStart || tokens[index - 1].kind === ".")) {
        listAppend(parts, serializeAnIdentifier(token.text));
      } else if (token.kind === "." && !isAtStart && tokens[index - 1].kind === IDENT) {
        parts[parts.length] = ".";
      } else if ((token.kind === "," || token.kind === END) && !isAtStart) {
        if (parts[parts.length - 1] === ".") return newList();
        listAppend(names, joinedTexts(parts));
        parts = newList();
      } else if (token.kind !== WHITESPACE || !this.isBesideAComma(tokens, index)) return newList();
    }
    return names;
  }

  // Whether a comma stands before or behind a token.
  isBesideAComma(tokens, index) {
    return tokens[index - 1].kind === "," || tokens[index + 1].kind === ",";
  }

  // https://drafts.csswg.org/css-namespaces-3/#syntax
  namespaceRule(start, end) {
    let index = this.skipWhitespace(start);
    let prefix = "";
    if (index < end && this.tokens[index].kind === IDENT) {
      prefix = this.tokens[index].text;
      index = this.skipWhitespace(index + 1);
    }
    const namespace = this.urlAt(index, end);
    if (namespace === undefined || this.skipWhitespace(this.nextComponent(index)) < end) {
      return undefined;
    }
    return new CSSNamespaceRuleImpl(prefix, namespace);
  }

  // The text of a string or of ``url()``; None if something else stands there.
  urlAt(index, end) {
    if (index >= end) return undefined;
    const token = this.tokens[index];
    if (token.kind === STRING || token.kind === URL_TOKEN) return token.text;
    if (token.kind !== FUNCTION || asciiLowercase(token.text) !== "url") return undefined;
    const inner = this.skipWhitespace(index + 1);
    return this.tokens[inner].kind === STRING ? this.tokens[inner].text : undefined;
  }

  // https://drafts.csswg.org/css-cascade-5/#at-import
  importRule(start, end) {
    let index = this.skipWhitespace(start);
    const href = this.urlAt(index, end);
    if (href === undefined) return undefined;
    index = this.skipWhitespace(this.nextComponent(index));
    let layer = undefined;
    let supports = undefined;
    let token = this.tokens[index];
    const word = index < end ? asciiLowercase(token.text) : "";
    if (word === "layer") {
      let names = listOf([""]);
      if (token.kind === FUNCTION) {
        names = this.layerNames(index + 1, this._closers[index]);
      }
      if (names.length === 1) {
        layer = names[0];
        index = this.skipWhitespace(this.nextComponent(index));
      }
    }
    token = this.tokens[index];
    if (index < end && token.kind === FUNCTION && asciiLowercase(token.text) === "supports") {
      const stop = this._closers[index];
      supports = this.source(index + 1, stop);
      const isDeclaration = this.endOfDeclaration(this.skipWhitespace(index + 1), stop) > 0;
      if (!isDeclaration && !this.isCondition(index + 1, stop)) return undefined;
      index = this.skipWhitespace(this.nextComponent(index));
    }
    return new CSSImportRuleImpl(href, layer, supports, this.source(index, end));
  }

  // Whether conditions in parentheses are joined, as those of ``@supports`` are.
  //
  // https://drafts.csswg.org/css-conditional-3/#typedef-supports-condition
  isCondition(start, end) {
    let place = this.skipWhitespace(start);
    const isNegated = this.isWordAt(place, end, "not");
    if (isNegated) {
      place = this.skipWhitespace(place + 1);
    }
    let joint = "";
    while (place < end) {
      if (this.tokens[place].kind !== "(" && this.tokens[place].kind !== FUNCTION) return false;
      place = this.skipWhitespace(this.nextComponent(place));
      if (place >= end) return true;
      const word = asciiLowercase(this.tokens[place].text);
      if (isNegated || word !== "and" && word !== "or" || joint !== "" && word !== joint) {
        return false;
      }
      if (!this.isWordAt(place, end, word)) return false;
      joint = word;
      place = this.skipWhitespace(place + 1);
    }
    return false;
  }

  // Whether a keyword stands there.
  isWordAt(place, end, word) {
    const token = this.tokens[place];
    return place < end && token.kind === IDENT && asciiLowercase(token.text) === word;
  }

  // https://drafts.csswg.org/css-conditional-5/#container-rule, with the texts of queries
  //
  // It is empty for a prelude that is not valid.
  containerConditions(start, end) {
    const found = newList();
    let index = start;
    while (index < end) {
      let stop = index;
      while (stop < end && this.tokens[stop].kind !== ",") {
        stop = this.nextComponent(stop);
      }
      let name = "";
      let place = this.skipWhitespace(index);
      const token = this.tokens[place];
      if (place < stop && token.kind === IDENT && asciiLowercase(token.text) !== "not") {
        const word = asciiLowercase(token.text);
        if (
          isCssWideText(word) ||
            (word === "and" || word === "default" || word === "none" || word === "or")
        ) {
          return newList();
        }
        name = token.text;
        place = this.skipWhitespace(place + 1);
      }
      let query = "";
      if (place < stop) {
        if (!this.isCondition(place, stop)) return newList();
        query = this.source(place, stop);
      } else if (name === "") return newList();
      listAppend(found, { __proto__: null, name: name, query: query });
      index = stop + 1;
    }
    return found;
  }

  // https://drafts.csswg.org/css-cascade-6/#scope-syntax
  scopeRule(start, end, isNested) {
    let index = this.skipWhitespace(start);
    let root = undefined;
    let limit = undefined;
    if (index < end && this.tokens[index].kind === "(") {
      const inner = this.tokensBetween(index + 1, this._closers[index]);
      root = validSelectorText(inner, isNested, this.namespaces);
      if (root === undefined) return undefined;
      index = this.skipWhitespace(this.nextComponent(index));
    }
    if (this.isWordAt(index, end, "to")) {
      index = this.skipWhitespace(index + 1);
      if (index >= end || this.tokens[index].kind !== "(") return undefined;
      const inner = this.tokensBetween(index + 1, this._closers[index]);
      limit = scopedSelectorText(inner, this.namespaces);
      if (limit === undefined) return undefined;
      index = this.skipWhitespace(this.nextComponent(index));
    }
    return index >= end ? new CSSScopeRuleImpl(root, limit) : undefined;
  }

  // https://drafts.csswg.org/css-animations-1/#typedef-keyframes-name
  keyframesName(start, end) {
    const tokens = this.tokensBetween(start, end);
    if (tokens.length !== 2 || tokens[0].kind !== IDENT && tokens[0].kind !== STRING) {
      return undefined;
    }
    const text = tokens[0].text;
    const word = asciiLowercase(text);
    const isReserved = isCssWideText(word) || (word === "default" || word === "none");
    return isReserved && tokens[0].kind === IDENT ? undefined : text;
  }

  // https://drafts.csswg.org/css-animations-1/#typedef-keyframe-block, a list
  keyframes(start, end, parent, rules) {
    let index = start;
    while (index < end) {
      const first = index;
      while (index < end && this.tokens[index].kind !== "{") {
        index = this.nextComponent(index);
      }
      if (index >= end) return;
      const text = keyframeSelector(this.tokensBetween(first, index));
      if (text !== undefined) {
        const rule = new CSSKeyframeRuleImpl(text);
        rule.parentRule = parent;
        rule.parentStyleSheet = this.sheet;
        const block = this.source(index + 1, this._closers[index]);
        rule.style.take(block);
        rules[rules.length] = rule;
      }
      index = this.nextComponent(index);
    }
  }

  // https://drafts.csswg.org/css-page-3/#syntax-page-selector, the block
  page(start, end, rule) {
    let index = this.skipWhitespace(start);
    while (index < end) {
      const token = this.tokens[index];
      if (token.kind === AT_KEYWORD) {
        const name = asciiLowercase(token.text);
        while (
          index < end && (this.tokens[index].kind !== ";" && this.tokens[index].kind !== "{")
        ) {
          index = this.nextComponent(index);
        }
        if (isMargin(name) && index < end && this.tokens[index].kind === "{") {
          const margin = new CSSMarginRuleImpl(name);
          const block = this.source(index + 1, this._closers[index]);
          margin.style.take(block);
          this.add(margin, rule, rule.cssRules.rules);
        }
        index = this.nextComponent(index);
      } else {
        let stop = index;
        while (
          stop < end && (this.tokens[stop].kind !== ";" && this.tokens[stop].kind !== AT_KEYWORD)
        ) {
          stop = this.nextComponent(stop);
        }
        const parsed = parseDeclarations(this.source(index, stop), rule.style);
        const items = tableValues(parsed.byName);
        for (let index2 = 0; index2 < items.length; index2++) {
          const each = items[index2];
          rule.style.declared.append(each);
        }
        index = stop < end && this.tokens[stop].kind === ";" ? stop + 1 : stop;
      }
      index = index < end ? this.skipWhitespace(index) : end;
    }
  }

  // https://drafts.css-houdini.org/css-properties-values-api-1/#at-property-rule
  propertyRule(start, index) {
    const name = dashedName(this.tokensBetween(start, index));
    if (name === undefined) return undefined;
    const style = new PropertyDescriptors();
    style.read(this.source(index + 1, this._closers[index]));
    if (style.syntax === undefined || style.inherits === undefined) return undefined;
    const parts = parseSyntax(style.syntax);
    const value = style.initialValue;
    if (parts === undefined || value === undefined && parts.length > 0) return undefined;
    if (value !== undefined) {
      const read = readValue(value);
      if (!matchesSyntax(parts, read)) return undefined;
      if (parts.length > 0 && !isComputationallyIndependent(read)) return undefined;
    }
    return new CSSPropertyRuleImpl(name, style.syntax, style.inherits, value);
  }

  // https://drafts.csswg.org/css-syntax-3/#consume-qualified-rule
  qualifiedRule(start, end, parent, rules, depth) {
    const isNested = parent !== undefined && parent.hasNestedRules;
    const isScoped = parent instanceof CSSScopeRuleImpl;
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
    let text = undefined;
    if (!this.isCustomProperty(start)) {
      text = isScoped
        ? scopedSelectorText(prelude, this.namespaces)
        : validSelectorText(prelude, isNested, this.namespaces);
    }
    if (text !== undefined) {
      const rule = new CSSStyleRuleImpl(text, isNested && !isScoped);
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
    if (depth > MAX_SELECTOR_DEPTH) return;
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

// The descriptors of a rule ``@property``.
//
// https://drafts.css-houdini.org/css-properties-values-api-1/#at-property-rule
class PropertyDescriptors extends CSSStyleDeclarationImpl {
  constructor() {
    super();
    this.syntax = undefined;
    this.inherits = undefined;
    this.initialValue = undefined;
  }

  // Read a block.
  read(text) {
    parseDeclarations(text, this);
  }

  // Take a descriptor that is valid.
  validDeclarations(name, value) {
    if (value.isImportant || !value.isValid) return undefined;
    if (name === "initial-value") {
      this.initialValue = value.source;
      return undefined;
    }
    if (value.components.length !== 1) return undefined;
    const component = value.components[0];
    if (name === "syntax" && component.kind === STRING) {
      this.syntax = tokenize(component.text)[0].text;
    }
    if (
      name === "inherits" &&
        component.kind === IDENT &&
        (component.name === "true" || component.name === "false")
    ) {
      this.inherits = component.name === "true";
    }
    return undefined;
  }
}

// A list of selectors of https://drafts.csswg.org/css-cascade-6/#scoped-rules
//
// One that begins with a combinator is relative to the scoping root.
function scopedSelectorText(tokens, namespaces) {
  const text = validSelectorText(tokens, false, namespaces);
  if (text !== undefined) return text;
  const parts = newList();
  let selector = newList();
  let depth = 0;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (closerOf(token.kind) !== "") {
      depth += 1;
    } else if (token.kind === ")" || token.kind === "]") {
      depth -= 1;
    }
    if (token.kind === "," && depth === 0 || token.kind === END) {
      const part = relativeSelectorText(selector, namespaces);
      if (part === undefined) return undefined;
      parts[parts.length] = part;
      selector = newList();
    } else if (token.kind !== WHITESPACE || selector.length > 0) {
      selector[selector.length] = token;
    }
  }
  return joinedQueries(parts);
}

// A selector that may begin with a combinator.
function relativeSelectorText(tokens, namespaces) {
  if (tokens.length === 0) return undefined;
  const rest = newList();
  const first = tokens[0].kind;
  const isRelative = first === ">" || first === "+" || first === "~";
  const end = tokens.length;
  for (let index = 0; index < end; index++) {
    if (index > 0 || !isRelative) {
      listAppend(rest, tokens[index]);
    }
  }
  listAppend(rest, new Token(END));
  const text = validSelectorText(rest, false, namespaces);
  return text !== undefined && isRelative ? first + " " + text : text;
}

// https://drafts.csswg.org/css-animations-1/#typedef-keyframe-selector, a list
function keyframeSelector(tokens) {
  const texts = newList();
  let isAfterComma = true;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token.kind === WHITESPACE) continue;
    if (token.kind === "," || token.kind === END) {
      if (isAfterComma) return undefined;
      isAfterComma = true;
      continue;
    }
    const word = asciiLowercase(token.text);
    let text = "";
    if (token.kind === PERCENTAGE) {
      const number = parsedNumber(token.text);
      const isValid = number !== undefined && number >= 0 && number <= 100;
      text = isValid ? cssNumber(token.text) + "%" : "";
    } else if (token.kind === IDENT && (word === "from" || word === "to")) {
      text = word === "from" ? "0%" : "100%";
    }
    if (text === "" || !isAfterComma) return undefined;
    texts[texts.length] = text;
    isAfterComma = false;
  }
  return joinedQueries(texts);
}

// https://drafts.csswg.org/css-page-3/#typedef-page-selector, one as Chromium has it
function pageSelector(tokens) {
  let name = "";
  let index = 0;
  if (tokens[0].kind === IDENT) {
    name = serializeAnIdentifier(tokens[0].text);
    index = 1;
  }
  if (tokens[index].kind === END) return asciiLowercase(name) === "auto" ? undefined : name;
  if (tokens[index].kind !== ":" || tokens[index + 1].kind !== IDENT) return undefined;
  const word = asciiLowercase(tokens[index + 1].text);
  const isKnown = (word === "first" || word === "left" || word === "right") &&
    tokens[index + 2].kind === END;
  return isKnown ? name + ":" + word : undefined;
}

// https://drafts.csswg.org/css-page-3/#margin-at-rules
function isMargin(name) {
  if (
    name === "top-left-corner" ||
      name === "top-left" ||
      name === "top-center" ||
      name === "top-right" ||
      name === "top-right-corner"
  ) {
    return true;
  }
  if (
    name === "bottom-left-corner" ||
      name === "bottom-left" ||
      name === "bottom-center" ||
      name === "bottom-right"
  ) {
    return true;
  }
  const isLeft = name === "left-top" ||
    name === "left-middle" ||
    name === "left-bottom" ||
    name === "bottom-right-corner";
  return isLeft || (name === "right-top" || name === "right-middle" || name === "right-bottom");
}

// https://drafts.csswg.org/css-counter-styles-3/#typedef-counter-style-name
function counterStyleName(tokens) {
  if (tokens.length !== 2 || tokens[0].kind !== IDENT) return undefined;
  const word = asciiLowercase(tokens[0].text);
  if (
    isCssWideText(word) ||
      (word === "circle" ||
        word === "decimal" ||
        word === "default" ||
        word === "disc" ||
        word === "none")
  ) {
    return undefined;
  }
  const isMarker = word === "disclosure-closed" || word === "disclosure-open" || word === "square";
  return isMarker ? undefined : tokens[0].text;
}

// Whether two systems have the same keyword: another one changes nothing.
function hasSameSystem(old, value) {
  const before = tokenize(old)[0].text;
  return asciiLowercase(tokenize(value)[0].text) === (before !== "" ? before : "symbolic");
}

// https://drafts.csswg.org/css-values-4/#typedef-dashed-ident, alone
function dashedName(tokens) {
  if (tokens.length !== 2 || tokens[0].kind !== IDENT) return undefined;
  const text = tokens[0].text;
  return textStarts(text, "--") && text !== "--" ? text : undefined;
}

// A text whose white space is one space each.
function collapsed(text) {
  const parts = newList();
  const items = splitOnAsciiWhitespace(text);
  for (let index = 0; index < items.length; index++) {
    const each = items[index];
    listAppend(parts, parts.length === 0 ? each : " " + each);
  }
  return joinedTexts(parts);
}

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

// The namespaces that rules declare, by their prefixes.
function namespacesOf(rules) {
  let namespaces = undefined;
  for (let index = 0; index < rules.length; index++) {
    const each = rules[index];
    if (each instanceof CSSNamespaceRuleImpl) {
      namespaces = withNamespace(namespaces, each);
    }
  }
  return namespaces;
}

// Namespaces, with that of a rule.
function withNamespace(namespaces, rule) {
  const known = namespaces === undefined ? new Table() : namespaces;
  if (tableSize(known) < MAX_NAMESPACES) {
    tableSet(known, rule.prefix, rule.namespaceUri);
  }
  return known;
}

// Whether a rule that imports, or one of a namespace, may follow these rules.
//
// Statements of layers may stand before both. Rules that import stand before namespaces.
function standsBefore(rules, kind) {
  let hasNamespace = false;
  for (let index = 0; index < rules.length; index++) {
    const each = rules[index];
    if (each.type === IMPORT_RULE) continue;
    const isLayer = each instanceof CSSLayerStatementRuleImpl;
    if (isLayer && !hasNamespace) continue;
    if (kind !== NAMESPACE_RULE || each.type !== NAMESPACE_RULE) return false;
    hasNamespace = true;
  }
  return true;
}

// Whether namespace rules may follow.
function hasNamespacesOnly(rules) {
  for (let index = 0; index < rules.length; index++) {
    const each = rules[index];
    if (each.type !== NAMESPACE_RULE) return false;
  }
  return true;
}
