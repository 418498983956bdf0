// Interfaces, made by python -m idl from idl/css_style_sheets.webidl: change that, not this.

const asMediaList = implementationValue(MediaListBrand);
const as2 = unionValue({ __proto__: null, string: stringValue, interfaces: [[MediaListBrand, asMediaList]] });
const asCSSStyleSheetInit = dictionaryValue("CSSStyleSheetInit", [["disabled", booleanValue, false], ["media", as2, ""]]);
const plainCSSContainerCondition = dictionaryOfValues([["name", anyValue], ["query", anyValue]]);

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
constants(CSSRule, { __proto__: null, STYLE_RULE: 1, CHARSET_RULE: 2, IMPORT_RULE: 3, MEDIA_RULE: 4, FONT_FACE_RULE: 5, PAGE_RULE: 6, MARGIN_RULE: 9, NAMESPACE_RULE: 10, KEYFRAMES_RULE: 7, KEYFRAME_RULE: 8, SUPPORTS_RULE: 12, COUNTER_STYLE_RULE: 11, FONT_FEATURE_VALUES_RULE: 14 });
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

// CSSImportRule: https://drafts.csswg.org/cssom/

class CSSImportRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSImportRule': Illegal constructor");
  }

  get href() {
    return internals(CSSImportRuleBrand, this).href;
  }

  get media() {
    return objectOf(internals(CSSImportRuleBrand, this).media);
  }

  set media($value) {
    internals(CSSImportRuleBrand, this);
    const target = this.media;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'media' property on 'CSSImportRule': its value is not an object.");
    setProperty(target, "mediaText", $value);
  }

  get styleSheet() {
    return objectOrNull(internals(CSSImportRuleBrand, this).styleSheet);
  }

  get layerName() {
    return orNull(internals(CSSImportRuleBrand, this).layerName);
  }

  get supportsText() {
    return orNull(internals(CSSImportRuleBrand, this).supportsText);
  }
}

expose(CSSImportRuleBrand, CSSImportRule, [],
  ["href", "media", "styleSheet", "layerName", "supportsText"]);
implementation(CSSImportRuleBrand, CSSImportRuleImpl);

// CSSNamespaceRule: https://drafts.csswg.org/cssom/

class CSSNamespaceRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSNamespaceRule': Illegal constructor");
  }

  get namespaceURI() {
    return internals(CSSNamespaceRuleBrand, this).namespaceUri;
  }

  get prefix() {
    return internals(CSSNamespaceRuleBrand, this).prefix;
  }
}

expose(CSSNamespaceRuleBrand, CSSNamespaceRule, [],
  ["namespaceURI", "prefix"]);
implementation(CSSNamespaceRuleBrand, CSSNamespaceRuleImpl);

// CSSPageDescriptors: https://drafts.csswg.org/cssom/

class CSSPageDescriptors {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSPageDescriptors': Illegal constructor");
  }
}

expose(CSSPageDescriptorsBrand, CSSPageDescriptors, [],
  []);
implementation(CSSPageDescriptorsBrand, CSSPageDescriptorsImpl);

// CSSPageRule: https://drafts.csswg.org/cssom/

class CSSPageRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSPageRule': Illegal constructor");
  }

  get selectorText() {
    return internals(CSSPageRuleBrand, this).selectorText;
  }

  set selectorText($value) {
    const inner = internals(CSSPageRuleBrand, this);
    inner.selectorText = stringValue($value, "Failed to set the 'selectorText' property on 'CSSPageRule': The value");
  }

  get style() {
    return objectOf(internals(CSSPageRuleBrand, this).style);
  }

  set style($value) {
    internals(CSSPageRuleBrand, this);
    const target = this.style;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'style' property on 'CSSPageRule': its value is not an object.");
    setProperty(target, "cssText", $value);
  }
}

expose(CSSPageRuleBrand, CSSPageRule, [],
  ["selectorText", "style"]);
implementation(CSSPageRuleBrand, CSSPageRuleImpl);

// CSSMarginRule: https://drafts.csswg.org/cssom/

class CSSMarginRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSMarginRule': Illegal constructor");
  }

  get name() {
    return internals(CSSMarginRuleBrand, this).name;
  }

  get style() {
    return objectOf(internals(CSSMarginRuleBrand, this).style);
  }

  set style($value) {
    internals(CSSMarginRuleBrand, this);
    const target = this.style;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'style' property on 'CSSMarginRule': its value is not an object.");
    setProperty(target, "cssText", $value);
  }
}

expose(CSSMarginRuleBrand, CSSMarginRule, [],
  ["name", "style"]);
implementation(CSSMarginRuleBrand, CSSMarginRuleImpl);

// CSSKeyframeRule: https://drafts.csswg.org/cssom/

class CSSKeyframeRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSKeyframeRule': Illegal constructor");
  }

  get keyText() {
    return internals(CSSKeyframeRuleBrand, this).keyText;
  }

  set keyText($value) {
    const inner = internals(CSSKeyframeRuleBrand, this);
    inner.keyText = stringValue($value, "Failed to set the 'keyText' property on 'CSSKeyframeRule': The value");
  }

  get style() {
    return objectOf(internals(CSSKeyframeRuleBrand, this).style);
  }

  set style($value) {
    internals(CSSKeyframeRuleBrand, this);
    const target = this.style;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'style' property on 'CSSKeyframeRule': its value is not an object.");
    setProperty(target, "cssText", $value);
  }
}

expose(CSSKeyframeRuleBrand, CSSKeyframeRule, [],
  ["keyText", "style"]);
implementation(CSSKeyframeRuleBrand, CSSKeyframeRuleImpl);

// CSSKeyframesRule: https://drafts.csswg.org/cssom/

class CSSKeyframesRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSKeyframesRule': Illegal constructor");
  }

  get name() {
    return internals(CSSKeyframesRuleBrand, this).name;
  }

  set name($value) {
    const inner = internals(CSSKeyframesRuleBrand, this);
    inner.name = stringValue($value, "Failed to set the 'name' property on 'CSSKeyframesRule': The value");
  }

  get cssRules() {
    return objectOf(internals(CSSKeyframesRuleBrand, this).cssRules);
  }

  get length() {
    return internals(CSSKeyframesRuleBrand, this).length;
  }

  appendRule($rule) {
    const inner = internals(CSSKeyframesRuleBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'appendRule' on 'CSSKeyframesRule'", 1, arguments.length);
    inner.appendRule(stringValue($rule, "Failed to execute 'appendRule' on 'CSSKeyframesRule': parameter 1"));
  }

  deleteRule($select) {
    const inner = internals(CSSKeyframesRuleBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'deleteRule' on 'CSSKeyframesRule'", 1, arguments.length);
    inner.deleteRule(stringValue($select, "Failed to execute 'deleteRule' on 'CSSKeyframesRule': parameter 1"));
  }

  findRule($select) {
    const inner = internals(CSSKeyframesRuleBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'findRule' on 'CSSKeyframesRule'", 1, arguments.length);
    return objectOrNull(inner.findRule(stringValue($select, "Failed to execute 'findRule' on 'CSSKeyframesRule': parameter 1")));
  }
}

expose(CSSKeyframesRuleBrand, CSSKeyframesRule, [],
  ["name", "cssRules", "length", "appendRule", "deleteRule", "findRule"]);
indexed(CSSKeyframesRuleBrand, CSSKeyframesRule, (inner) => inner.length, (inner, index) => index < inner.length ? objectOf(inner.item(index)) : null);
implementation(CSSKeyframesRuleBrand, CSSKeyframesRuleImpl);

// CSSFontFaceDescriptors: https://drafts.csswg.org/cssom/

class CSSFontFaceDescriptors {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSFontFaceDescriptors': Illegal constructor");
  }
}

expose(CSSFontFaceDescriptorsBrand, CSSFontFaceDescriptors, [],
  []);
implementation(CSSFontFaceDescriptorsBrand, CSSFontFaceDescriptorsImpl);

// CSSFontFaceRule: https://drafts.csswg.org/cssom/

class CSSFontFaceRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSFontFaceRule': Illegal constructor");
  }

  get style() {
    return objectOf(internals(CSSFontFaceRuleBrand, this).style);
  }

  set style($value) {
    internals(CSSFontFaceRuleBrand, this);
    const target = this.style;
    if (!isObject(target)) throw new Errors.TypeError("Failed to set the 'style' property on 'CSSFontFaceRule': its value is not an object.");
    setProperty(target, "cssText", $value);
  }
}

expose(CSSFontFaceRuleBrand, CSSFontFaceRule, [],
  ["style"]);
implementation(CSSFontFaceRuleBrand, CSSFontFaceRuleImpl);

// CSSFontPaletteValuesRule: https://drafts.csswg.org/cssom/

class CSSFontPaletteValuesRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSFontPaletteValuesRule': Illegal constructor");
  }

  get name() {
    return internals(CSSFontPaletteValuesRuleBrand, this).name;
  }

  get fontFamily() {
    return internals(CSSFontPaletteValuesRuleBrand, this).fontFamily;
  }

  get basePalette() {
    return internals(CSSFontPaletteValuesRuleBrand, this).basePalette;
  }

  get overrideColors() {
    return internals(CSSFontPaletteValuesRuleBrand, this).overrideColors;
  }
}

expose(CSSFontPaletteValuesRuleBrand, CSSFontPaletteValuesRule, [],
  ["name", "fontFamily", "basePalette", "overrideColors"]);
implementation(CSSFontPaletteValuesRuleBrand, CSSFontPaletteValuesRuleImpl);

// CSSSupportsRule: https://drafts.csswg.org/cssom/

class CSSSupportsRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSSupportsRule': Illegal constructor");
  }
}

expose(CSSSupportsRuleBrand, CSSSupportsRule, [],
  []);
implementation(CSSSupportsRuleBrand, CSSSupportsRuleImpl);

// CSSLayerBlockRule: https://drafts.csswg.org/cssom/

class CSSLayerBlockRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSLayerBlockRule': Illegal constructor");
  }

  get name() {
    return internals(CSSLayerBlockRuleBrand, this).name;
  }
}

expose(CSSLayerBlockRuleBrand, CSSLayerBlockRule, [],
  ["name"]);
implementation(CSSLayerBlockRuleBrand, CSSLayerBlockRuleImpl);

// CSSLayerStatementRule: https://drafts.csswg.org/cssom/

class CSSLayerStatementRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSLayerStatementRule': Illegal constructor");
  }

  get nameList() {
    return frozenArrayOf(internals(CSSLayerStatementRuleBrand, this), "nameList", anyValue);
  }
}

expose(CSSLayerStatementRuleBrand, CSSLayerStatementRule, [],
  ["nameList"]);
implementation(CSSLayerStatementRuleBrand, CSSLayerStatementRuleImpl);

// CSSScopeRule: https://drafts.csswg.org/cssom/

class CSSScopeRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSScopeRule': Illegal constructor");
  }

  get start() {
    return orNull(internals(CSSScopeRuleBrand, this).start);
  }

  get end() {
    return orNull(internals(CSSScopeRuleBrand, this).end);
  }
}

expose(CSSScopeRuleBrand, CSSScopeRule, [],
  ["start", "end"]);
implementation(CSSScopeRuleBrand, CSSScopeRuleImpl);

// CSSContainerRule: https://drafts.csswg.org/cssom/

class CSSContainerRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSContainerRule': Illegal constructor");
  }

  get containerName() {
    return internals(CSSContainerRuleBrand, this).containerName;
  }

  get containerQuery() {
    return internals(CSSContainerRuleBrand, this).containerQuery;
  }

  get conditions() {
    return frozenArrayOf(internals(CSSContainerRuleBrand, this), "conditions", plainCSSContainerCondition);
  }
}

expose(CSSContainerRuleBrand, CSSContainerRule, [],
  ["containerName", "containerQuery", "conditions"]);
implementation(CSSContainerRuleBrand, CSSContainerRuleImpl);

// CSSStartingStyleRule: https://drafts.csswg.org/cssom/

class CSSStartingStyleRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSStartingStyleRule': Illegal constructor");
  }
}

expose(CSSStartingStyleRuleBrand, CSSStartingStyleRule, [],
  []);
implementation(CSSStartingStyleRuleBrand, CSSStartingStyleRuleImpl);

// CSSCounterStyleRule: https://drafts.csswg.org/cssom/

class CSSCounterStyleRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSCounterStyleRule': Illegal constructor");
  }

  get name() {
    return internals(CSSCounterStyleRuleBrand, this).name;
  }

  set name($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.name = stringValue($value, "Failed to set the 'name' property on 'CSSCounterStyleRule': The value");
  }

  get system() {
    return internals(CSSCounterStyleRuleBrand, this).system;
  }

  set system($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.system = stringValue($value, "Failed to set the 'system' property on 'CSSCounterStyleRule': The value");
  }

  get symbols() {
    return internals(CSSCounterStyleRuleBrand, this).symbols;
  }

  set symbols($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.symbols = stringValue($value, "Failed to set the 'symbols' property on 'CSSCounterStyleRule': The value");
  }

  get additiveSymbols() {
    return internals(CSSCounterStyleRuleBrand, this).additiveSymbols;
  }

  set additiveSymbols($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.additiveSymbols = stringValue($value, "Failed to set the 'additiveSymbols' property on 'CSSCounterStyleRule': The value");
  }

  get negative() {
    return internals(CSSCounterStyleRuleBrand, this).negative;
  }

  set negative($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.negative = stringValue($value, "Failed to set the 'negative' property on 'CSSCounterStyleRule': The value");
  }

  get prefix() {
    return internals(CSSCounterStyleRuleBrand, this).prefix;
  }

  set prefix($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.prefix = stringValue($value, "Failed to set the 'prefix' property on 'CSSCounterStyleRule': The value");
  }

  get suffix() {
    return internals(CSSCounterStyleRuleBrand, this).suffix;
  }

  set suffix($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.suffix = stringValue($value, "Failed to set the 'suffix' property on 'CSSCounterStyleRule': The value");
  }

  get range() {
    return internals(CSSCounterStyleRuleBrand, this).range;
  }

  set range($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.range = stringValue($value, "Failed to set the 'range' property on 'CSSCounterStyleRule': The value");
  }

  get pad() {
    return internals(CSSCounterStyleRuleBrand, this).pad;
  }

  set pad($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.pad = stringValue($value, "Failed to set the 'pad' property on 'CSSCounterStyleRule': The value");
  }

  get speakAs() {
    return internals(CSSCounterStyleRuleBrand, this).speakAs;
  }

  set speakAs($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.speakAs = stringValue($value, "Failed to set the 'speakAs' property on 'CSSCounterStyleRule': The value");
  }

  get fallback() {
    return internals(CSSCounterStyleRuleBrand, this).fallback;
  }

  set fallback($value) {
    const inner = internals(CSSCounterStyleRuleBrand, this);
    inner.fallback = stringValue($value, "Failed to set the 'fallback' property on 'CSSCounterStyleRule': The value");
  }
}

expose(CSSCounterStyleRuleBrand, CSSCounterStyleRule, [],
  ["name", "system", "symbols", "additiveSymbols", "negative", "prefix", "suffix", "range", "pad", "speakAs", "fallback"]);
implementation(CSSCounterStyleRuleBrand, CSSCounterStyleRuleImpl);

// CSSPropertyRule: https://drafts.csswg.org/cssom/

class CSSPropertyRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSPropertyRule': Illegal constructor");
  }

  get name() {
    return internals(CSSPropertyRuleBrand, this).name;
  }

  get syntax() {
    return internals(CSSPropertyRuleBrand, this).syntax;
  }

  get inherits() {
    return internals(CSSPropertyRuleBrand, this).inherits;
  }

  get initialValue() {
    return orNull(internals(CSSPropertyRuleBrand, this).initialValue);
  }
}

expose(CSSPropertyRuleBrand, CSSPropertyRule, [],
  ["name", "syntax", "inherits", "initialValue"]);
implementation(CSSPropertyRuleBrand, CSSPropertyRuleImpl);

// CSSViewTransitionRule: https://drafts.csswg.org/cssom/

class CSSViewTransitionRule {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'CSSViewTransitionRule': Illegal constructor");
  }

  get navigation() {
    return internals(CSSViewTransitionRuleBrand, this).navigation;
  }

  get types() {
    return frozenArrayOf(internals(CSSViewTransitionRuleBrand, this), "types", anyValue);
  }
}

expose(CSSViewTransitionRuleBrand, CSSViewTransitionRule, [],
  ["navigation", "types"]);
implementation(CSSViewTransitionRuleBrand, CSSViewTransitionRuleImpl);
