// https://drafts.csswg.org/cssom/

// Style sheets as data. Links have none, because nothing loads them. [SameObject] is left out, because each value keeps its object. Left out are the sheets of
// processing instructions, baseURL of CSSStyleSheetInit, and the interfaces of rules that are CSSRule objects here:
// docs/how-to/tree.md lists them. The promise of replace() is of any, because the sheet has its object already.

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
