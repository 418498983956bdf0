// Interfaces, made by python -m idl from idl/css_style_sheets.webidl: change that, not this.

const asMediaList = implementationValue(MediaListBrand);
const as2 = unionValue({ __proto__: null, string: stringValue, interfaces: [[MediaListBrand, asMediaList]] });
const asCSSStyleSheetInit = dictionaryValue("CSSStyleSheetInit", [["disabled", booleanValue, false], ["media", as2, ""]]);

// MediaList: https://drafts.csswg.org/cssom/

class MediaList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'MediaList': Illegal constructor");
  }

  get mediaText() {
    return internals(MediaListBrand, this).mediaText;
  }

  set mediaText($value) {
    const inner = internals(MediaListBrand, this);
    inner.mediaText = nullToEmptyStringValue($value, "Failed to set the 'mediaText' property on 'MediaList': The value");
  }

  toString() {
    return internals(MediaListBrand, this).mediaText;
  }

  get length() {
    return internals(MediaListBrand, this).length;
  }

  item($index) {
    const inner = internals(MediaListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'MediaList'", 1, arguments.length);
    return orNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'MediaList': parameter 1")));
  }

  appendMedium($medium) {
    const inner = internals(MediaListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'appendMedium' on 'MediaList'", 1, arguments.length);
    inner.appendMedium(stringValue($medium, "Failed to execute 'appendMedium' on 'MediaList': parameter 1"));
  }

  deleteMedium($medium) {
    const inner = internals(MediaListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'deleteMedium' on 'MediaList'", 1, arguments.length);
    inner.deleteMedium(stringValue($medium, "Failed to execute 'deleteMedium' on 'MediaList': parameter 1"));
  }
}

expose(MediaListBrand, MediaList, [],
  ["mediaText", "length", "item", "appendMedium", "deleteMedium", "toString"]);
indexed(MediaListBrand, MediaList, (inner) => inner.length, (inner, index) => orNull(inner.item(index)));
implementation(MediaListBrand, MediaListImpl);

// StyleSheet: https://drafts.csswg.org/cssom/

class StyleSheet {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'StyleSheet': Illegal constructor");
  }

  get type() {
    return internals(StyleSheetBrand, this).type;
  }

  get href() {
    return orNull(internals(StyleSheetBrand, this).href);
  }

  get ownerNode() {
    return objectOrNull(internals(StyleSheetBrand, this).ownerNode);
  }

  get parentStyleSheet() {
    return objectOrNull(internals(StyleSheetBrand, this).parentStyleSheet);
  }

  get title() {
    return orNull(internals(StyleSheetBrand, this).title);
  }

  get media() {
    return objectOf(internals(StyleSheetBrand, this).media);
  }

  set media($value) {
    internals(StyleSheetBrand, this);
    const target = this.media;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'media' property on 'StyleSheet': its value is not an object.");
    setProperty(target, "mediaText", $value);
  }

  get disabled() {
    return internals(StyleSheetBrand, this).disabled;
  }

  set disabled($value) {
    const inner = internals(StyleSheetBrand, this);
    inner.disabled = !!$value;
  }
}

expose(StyleSheetBrand, StyleSheet, [],
  ["type", "href", "ownerNode", "parentStyleSheet", "title", "media", "disabled"]);
implementation(StyleSheetBrand, StyleSheetImpl);

// CSSStyleSheet: https://drafts.csswg.org/cssom/

class CSSStyleSheet {
  constructor($options = undefined) {
    adopt(this, new CSSStyleSheetImpl(associatedDocument(), asCSSStyleSheetInit($options, "Failed to construct 'CSSStyleSheet': parameter 1")));
  }

  get ownerRule() {
    return objectOrNull(internals(CSSStyleSheetBrand, this).ownerRule);
  }

  get cssRules() {
    return objectOf(internals(CSSStyleSheetBrand, this).cssRules);
  }

  insertRule($rule, $index = undefined) {
    const inner = internals(CSSStyleSheetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'insertRule' on 'CSSStyleSheet'", 1, arguments.length);
    return inner.insertRule(stringValue($rule, "Failed to execute 'insertRule' on 'CSSStyleSheet': parameter 1"), $index === undefined ? 0 : unsignedLongValue($index, "Failed to execute 'insertRule' on 'CSSStyleSheet': parameter 2"));
  }

  deleteRule($index) {
    const inner = internals(CSSStyleSheetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'deleteRule' on 'CSSStyleSheet'", 1, arguments.length);
    inner.deleteRule(unsignedLongValue($index, "Failed to execute 'deleteRule' on 'CSSStyleSheet': parameter 1"));
  }

  replace($text) {
    try {
      const inner = internals(CSSStyleSheetBrand, this);
      if (arguments.length < 1) throw tooFew("Failed to execute 'replace' on 'CSSStyleSheet'", 1, arguments.length);
      return inner.replace(scalarValueString($text, "Failed to execute 'replace' on 'CSSStyleSheet': parameter 1"));
    } catch (error) {
      return rejectedWith(error);
    }
  }

  replaceSync($text) {
    const inner = internals(CSSStyleSheetBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'replaceSync' on 'CSSStyleSheet'", 1, arguments.length);
    inner.replaceSync(scalarValueString($text, "Failed to execute 'replaceSync' on 'CSSStyleSheet': parameter 1"));
  }

  get rules() {
    return objectOf(internals(CSSStyleSheetBrand, this).rules);
  }

  addRule($selector = undefined, $style = undefined, $index = undefined) {
    const inner = internals(CSSStyleSheetBrand, this);
    return inner.addRule($selector === undefined ? "undefined" : stringValue($selector, "Failed to execute 'addRule' on 'CSSStyleSheet': parameter 1"), $style === undefined ? "undefined" : stringValue($style, "Failed to execute 'addRule' on 'CSSStyleSheet': parameter 2"), $index === undefined ? undefined : unsignedLongValue($index, "Failed to execute 'addRule' on 'CSSStyleSheet': parameter 3"));
  }

  removeRule($index = undefined) {
    const inner = internals(CSSStyleSheetBrand, this);
    inner.removeRule($index === undefined ? 0 : unsignedLongValue($index, "Failed to execute 'removeRule' on 'CSSStyleSheet': parameter 1"));
  }
}

expose(CSSStyleSheetBrand, CSSStyleSheet, [],
  ["ownerRule", "cssRules", "insertRule", "deleteRule", "replace", "replaceSync", "rules", "addRule", "removeRule"]);
implementation(CSSStyleSheetBrand, CSSStyleSheetImpl);

// StyleSheetList: https://drafts.csswg.org/cssom/

class StyleSheetList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'StyleSheetList': Illegal constructor");
  }

  item($index) {
    const inner = internals(StyleSheetListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'StyleSheetList'", 1, arguments.length);
    return objectOrNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'StyleSheetList': parameter 1")));
  }

  get length() {
    return internals(StyleSheetListBrand, this).length;
  }
}

expose(StyleSheetListBrand, StyleSheetList, [],
  ["item", "length"]);
indexed(StyleSheetListBrand, StyleSheetList, (inner) => inner.length, (inner, index) => objectOrNull(inner.item(index)));
implementation(StyleSheetListBrand, StyleSheetListImpl);

// CSSRuleList: https://drafts.csswg.org/cssom/

class CSSRuleList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSRuleList': Illegal constructor");
  }

  item($index) {
    const inner = internals(CSSRuleListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'CSSRuleList'", 1, arguments.length);
    return objectOrNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'CSSRuleList': parameter 1")));
  }

  get length() {
    return internals(CSSRuleListBrand, this).length;
  }
}

expose(CSSRuleListBrand, CSSRuleList, [],
  ["item", "length"]);
indexed(CSSRuleListBrand, CSSRuleList, (inner) => inner.length, (inner, index) => objectOrNull(inner.item(index)));
implementation(CSSRuleListBrand, CSSRuleListImpl);

// CSSRule: https://drafts.csswg.org/cssom/

class CSSRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSRule': Illegal constructor");
  }

  get cssText() {
    return internals(CSSRuleBrand, this).cssText;
  }

  set cssText($value) {
    const inner = internals(CSSRuleBrand, this);
    inner.cssText = stringValue($value, "Failed to set the 'cssText' property on 'CSSRule': The value");
  }

  get parentRule() {
    return objectOrNull(internals(CSSRuleBrand, this).parentRule);
  }

  get parentStyleSheet() {
    return objectOrNull(internals(CSSRuleBrand, this).parentStyleSheet);
  }

  get type() {
    return internals(CSSRuleBrand, this).type;
  }
}

expose(CSSRuleBrand, CSSRule, [],
  ["cssText", "parentRule", "parentStyleSheet", "type"]);
constants(CSSRule, { __proto__: null, STYLE_RULE: 1, CHARSET_RULE: 2, IMPORT_RULE: 3, MEDIA_RULE: 4, FONT_FACE_RULE: 5, PAGE_RULE: 6, MARGIN_RULE: 9, NAMESPACE_RULE: 10 });
implementation(CSSRuleBrand, CSSRuleImpl);

// CSSGroupingRule: https://drafts.csswg.org/cssom/

class CSSGroupingRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSGroupingRule': Illegal constructor");
  }

  get cssRules() {
    return objectOf(internals(CSSGroupingRuleBrand, this).cssRules);
  }

  insertRule($rule, $index = undefined) {
    const inner = internals(CSSGroupingRuleBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'insertRule' on 'CSSGroupingRule'", 1, arguments.length);
    return inner.insertRule(stringValue($rule, "Failed to execute 'insertRule' on 'CSSGroupingRule': parameter 1"), $index === undefined ? 0 : unsignedLongValue($index, "Failed to execute 'insertRule' on 'CSSGroupingRule': parameter 2"));
  }

  deleteRule($index) {
    const inner = internals(CSSGroupingRuleBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'deleteRule' on 'CSSGroupingRule'", 1, arguments.length);
    inner.deleteRule(unsignedLongValue($index, "Failed to execute 'deleteRule' on 'CSSGroupingRule': parameter 1"));
  }
}

expose(CSSGroupingRuleBrand, CSSGroupingRule, [],
  ["cssRules", "insertRule", "deleteRule"]);
implementation(CSSGroupingRuleBrand, CSSGroupingRuleImpl);

// CSSStyleRule: https://drafts.csswg.org/cssom/

class CSSStyleRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSStyleRule': Illegal constructor");
  }

  get selectorText() {
    return internals(CSSStyleRuleBrand, this).selectorText;
  }

  set selectorText($value) {
    const inner = internals(CSSStyleRuleBrand, this);
    inner.selectorText = stringValue($value, "Failed to set the 'selectorText' property on 'CSSStyleRule': The value");
  }

  get style() {
    return objectOf(internals(CSSStyleRuleBrand, this).style);
  }

  set style($value) {
    internals(CSSStyleRuleBrand, this);
    const target = this.style;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'style' property on 'CSSStyleRule': its value is not an object.");
    setProperty(target, "cssText", $value);
  }
}

expose(CSSStyleRuleBrand, CSSStyleRule, [],
  ["selectorText", "style"]);
implementation(CSSStyleRuleBrand, CSSStyleRuleImpl);

// CSSConditionRule: https://drafts.csswg.org/cssom/

class CSSConditionRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSConditionRule': Illegal constructor");
  }

  get conditionText() {
    return internals(CSSConditionRuleBrand, this).conditionText;
  }
}

expose(CSSConditionRuleBrand, CSSConditionRule, [],
  ["conditionText"]);
implementation(CSSConditionRuleBrand, CSSConditionRuleImpl);

// CSSMediaRule: https://drafts.csswg.org/cssom/

class CSSMediaRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSMediaRule': Illegal constructor");
  }

  get media() {
    return objectOf(internals(CSSMediaRuleBrand, this).media);
  }

  set media($value) {
    internals(CSSMediaRuleBrand, this);
    const target = this.media;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'media' property on 'CSSMediaRule': its value is not an object.");
    setProperty(target, "mediaText", $value);
  }
}

expose(CSSMediaRuleBrand, CSSMediaRule, [],
  ["media"]);
implementation(CSSMediaRuleBrand, CSSMediaRuleImpl);

// CSSNestedDeclarations: https://drafts.csswg.org/cssom/

class CSSNestedDeclarations {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSNestedDeclarations': Illegal constructor");
  }

  get style() {
    return objectOf(internals(CSSNestedDeclarationsBrand, this).style);
  }

  set style($value) {
    internals(CSSNestedDeclarationsBrand, this);
    const target = this.style;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'style' property on 'CSSNestedDeclarations': its value is not an object.");
    setProperty(target, "cssText", $value);
  }
}

expose(CSSNestedDeclarationsBrand, CSSNestedDeclarations, [],
  ["style"]);
implementation(CSSNestedDeclarationsBrand, CSSNestedDeclarationsImpl);
