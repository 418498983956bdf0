// https://drafts.csswg.org/cssom/

// Style sheets. [SameObject] is left out, because each value keeps its object. Left out are the sheets of
// processing instructions, baseURL of CSSStyleSheetInit, and the interfaces of rules that are CSSRule objects here:
// docs/how-to/tree.md lists them. The promise of replace() is of any, because the sheet has its object already.
// The attributes for descriptors (fontFamily, font-family) are made from webapi/dom/css_descriptors.py.

[Exposed=Window]
interface MediaList {
  stringifier attribute [LegacyNullToEmptyString] DOMString mediaText;
  readonly attribute unsigned long length;
  getter DOMString? item(unsigned long index);
  undefined appendMedium(DOMString medium);
  undefined deleteMedium(DOMString medium);
};

[Exposed=Window]
interface StyleSheet {
  readonly attribute DOMString type;
  readonly attribute DOMString? href;
  readonly attribute Element? ownerNode;
  readonly attribute CSSStyleSheet? parentStyleSheet;
  readonly attribute DOMString? title;
  [PutForwards=mediaText] readonly attribute MediaList media;
  attribute boolean disabled;
};

[Exposed=Window]
interface CSSStyleSheet : StyleSheet {
  [CallWith=Document] constructor(optional CSSStyleSheetInit options = {});

  readonly attribute CSSRule? ownerRule;
  readonly attribute CSSRuleList cssRules;
  unsigned long insertRule(DOMString rule, optional unsigned long index = 0);
  undefined deleteRule(unsigned long index);

  Promise<any> replace(USVString text);
  undefined replaceSync(USVString text);
};

dictionary CSSStyleSheetInit {
  (MediaList or DOMString) media = "";
  boolean disabled = false;
};

partial interface CSSStyleSheet {
  readonly attribute CSSRuleList rules;
  long addRule(optional DOMString selector = "undefined", optional DOMString style = "undefined", optional unsigned long index);
  undefined removeRule(optional unsigned long index = 0);
};

[Exposed=Window]
interface StyleSheetList {
  getter CSSStyleSheet? item(unsigned long index);
  readonly attribute unsigned long length;
};

[ByFunction] interface mixin LinkStyle {
  readonly attribute CSSStyleSheet? sheet;
};
HTMLStyleElement includes LinkStyle;
HTMLLinkElement includes LinkStyle;

// https://html.spec.whatwg.org/multipage/semantics.html#the-style-element
[ByFunction] partial interface HTMLStyleElement {
  attribute boolean disabled;
};

[ByFunction] partial interface mixin DocumentOrShadowRoot {
  readonly attribute StyleSheetList styleSheets;
};

partial interface mixin DocumentOrShadowRoot {
  attribute ObservableArray<CSSStyleSheet> adoptedStyleSheets;
};

[Exposed=Window]
interface CSSRuleList {
  getter CSSRule? item(unsigned long index);
  readonly attribute unsigned long length;
};

[Exposed=Window]
interface CSSRule {
  attribute DOMString cssText;
  readonly attribute CSSRule? parentRule;
  readonly attribute CSSStyleSheet? parentStyleSheet;

  // the following attribute and constants are historical
  readonly attribute unsigned short type;
  const unsigned short STYLE_RULE = 1;
  const unsigned short CHARSET_RULE = 2;
  const unsigned short IMPORT_RULE = 3;
  const unsigned short MEDIA_RULE = 4;
  const unsigned short FONT_FACE_RULE = 5;
  const unsigned short PAGE_RULE = 6;
  const unsigned short MARGIN_RULE = 9;
  const unsigned short NAMESPACE_RULE = 10;
};

// https://drafts.csswg.org/css-animations-1/#interface-cssrule
partial interface CSSRule {
  const unsigned short KEYFRAMES_RULE = 7;
  const unsigned short KEYFRAME_RULE = 8;
};

// https://drafts.csswg.org/css-conditional-3/#extentions-to-cssrule-interface
partial interface CSSRule {
  const unsigned short SUPPORTS_RULE = 12;
};

// https://drafts.csswg.org/css-counter-styles-3/#extentions-to-cssrule-interface
partial interface CSSRule {
  const unsigned short COUNTER_STYLE_RULE = 11;
};

// https://drafts.csswg.org/css-fonts-4/#om-fontfeaturevalues
partial interface CSSRule {
  const unsigned short FONT_FEATURE_VALUES_RULE = 14;
};

[Exposed=Window]
interface CSSGroupingRule : CSSRule {
  readonly attribute CSSRuleList cssRules;
  unsigned long insertRule(DOMString rule, optional unsigned long index = 0);
  undefined deleteRule(unsigned long index);
};

[Exposed=Window]
interface CSSStyleRule : CSSGroupingRule {
  attribute DOMString selectorText;
  [PutForwards=cssText] readonly attribute CSSStyleProperties style;
};

// https://drafts.csswg.org/css-conditional-3/#the-cssconditionrule-interface
[Exposed=Window]
interface CSSConditionRule : CSSGroupingRule {
  readonly attribute DOMString conditionText;
};

[Exposed=Window]
interface CSSMediaRule : CSSConditionRule {
  [PutForwards=mediaText] readonly attribute MediaList media;
};

// https://drafts.csswg.org/css-nesting-1/#the-cssnestrule
[Exposed=Window]
interface CSSNestedDeclarations : CSSRule {
  [PutForwards=cssText] readonly attribute CSSStyleProperties style;
};

[Exposed=Window]
interface CSSImportRule : CSSRule {
  readonly attribute USVString href;
  [PutForwards=mediaText] readonly attribute MediaList media;
  readonly attribute CSSStyleSheet? styleSheet;
  readonly attribute DOMString? layerName;
  readonly attribute DOMString? supportsText;
};

[Exposed=Window]
interface CSSNamespaceRule : CSSRule {
  readonly attribute DOMString namespaceURI;
  readonly attribute DOMString prefix;
};

[Exposed=Window]
interface CSSPageDescriptors : CSSStyleDeclaration {
};

[Exposed=Window]
interface CSSPageRule : CSSGroupingRule {
  attribute DOMString selectorText;
  [PutForwards=cssText] readonly attribute CSSPageDescriptors style;
};

[Exposed=Window]
interface CSSMarginRule : CSSRule {
  readonly attribute DOMString name;
  [PutForwards=cssText] readonly attribute CSSStyleDeclaration style;
};

// https://drafts.csswg.org/css-animations-1/#interface-csskeyframerule
[Exposed=Window]
interface CSSKeyframeRule : CSSRule {
  attribute DOMString keyText;
  [PutForwards=cssText] readonly attribute CSSStyleProperties style;
};

[Exposed=Window]
interface CSSKeyframesRule : CSSRule {
  attribute DOMString name;
  readonly attribute CSSRuleList cssRules;
  readonly attribute unsigned long length;

  getter CSSKeyframeRule (unsigned long index);
  undefined appendRule(DOMString rule);
  undefined deleteRule(DOMString select);
  CSSKeyframeRule? findRule(DOMString select);
};

// https://drafts.csswg.org/css-fonts-5/#om-fontface
[Exposed=Window]
interface CSSFontFaceDescriptors : CSSStyleDeclaration {
};

[Exposed=Window]
interface CSSFontFaceRule : CSSRule {
  [PutForwards=cssText] readonly attribute CSSFontFaceDescriptors style;
};

// https://drafts.csswg.org/css-fonts-4/#om-fontpalettevalues
[Exposed=Window]
interface CSSFontPaletteValuesRule : CSSRule {
  readonly attribute DOMString name;
  readonly attribute DOMString fontFamily;
  readonly attribute DOMString basePalette;
  readonly attribute DOMString overrideColors;
};

// https://drafts.csswg.org/css-conditional-3/#the-csssupportsrule-interface
[Exposed=Window]
interface CSSSupportsRule : CSSConditionRule {
};

// https://drafts.csswg.org/css-cascade-5/#the-csslayerblockrule-interface
[Exposed=Window]
interface CSSLayerBlockRule : CSSGroupingRule {
  readonly attribute DOMString name;
};

[Exposed=Window]
interface CSSLayerStatementRule : CSSRule {
  readonly attribute FrozenArray<DOMString> nameList;
};

// https://drafts.csswg.org/css-cascade-6/#the-cssscoperule-interface
[Exposed=Window]
interface CSSScopeRule : CSSGroupingRule {
  readonly attribute DOMString? start;
  readonly attribute DOMString? end;
};

// https://drafts.csswg.org/css-conditional-5/#the-csscontainerrule-interface
dictionary CSSContainerCondition {
  required DOMString name;
  required DOMString query;
};

[Exposed=Window]
interface CSSContainerRule : CSSConditionRule {
  readonly attribute DOMString containerName;
  readonly attribute DOMString containerQuery;
  readonly attribute FrozenArray<CSSContainerCondition> conditions;
};

// https://drafts.csswg.org/css-transitions-2/#the-cssstartingstylerule-interface
[Exposed=Window]
interface CSSStartingStyleRule : CSSGroupingRule {
};

// https://drafts.csswg.org/css-counter-styles-3/#the-csscounterstylerule-interface
[Exposed=Window]
interface CSSCounterStyleRule : CSSRule {
  attribute DOMString name;
  attribute DOMString system;
  attribute DOMString symbols;
  attribute DOMString additiveSymbols;
  attribute DOMString negative;
  attribute DOMString prefix;
  attribute DOMString suffix;
  attribute DOMString range;
  attribute DOMString pad;
  attribute DOMString speakAs;
  attribute DOMString fallback;
};

// https://drafts.css-houdini.org/css-properties-values-api-1/#the-css-property-rule-interface
[Exposed=Window]
interface CSSPropertyRule : CSSRule {
  readonly attribute DOMString name;
  readonly attribute DOMString syntax;
  readonly attribute boolean inherits;
  readonly attribute DOMString? initialValue;
};

// https://drafts.csswg.org/css-view-transitions-2/#navigation-and-types-at-rule
[Exposed=Window]
interface CSSViewTransitionRule : CSSRule {
  readonly attribute DOMString navigation;
  readonly attribute FrozenArray<DOMString> types;
};
