// https://drafts.csswg.org/cssom/

// Declarations. css_style_sheets.webidl has rules and style sheets. The attributes for properties (backgroundColor, background-color) are made from webapi/dom/css_properties.py. CSSOMString is
// DOMString.

[Exposed=Window]
interface CSSStyleDeclaration {
  [CEReactions] attribute DOMString cssText;
  readonly attribute unsigned long length;
  getter DOMString item(unsigned long index);
  DOMString getPropertyValue(DOMString property);
  DOMString getPropertyPriority(DOMString property);
  readonly attribute CSSRule? parentRule;
  [CEReactions] undefined setProperty(DOMString property, [LegacyNullToEmptyString] DOMString value, optional [LegacyNullToEmptyString] DOMString priority = "");
  [CEReactions] DOMString removeProperty(DOMString property);
};

[Exposed=Window]
interface CSSStyleProperties : CSSStyleDeclaration {
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString cssFloat;
};

interface mixin ElementCSSInlineStyle {
  [PutForwards=cssText] readonly attribute CSSStyleProperties style;
};
HTMLElement includes ElementCSSInlineStyle;
