// https://drafts.csswg.org/cssom/

// Declarations of the attribute style. Left out are style sheets, rules, and parentRule, which needs them. The
// attributes for properties (backgroundColor, background-color) are made from webapi/dom/css_properties.py. CSSOMString is
// DOMString.

[Exposed=Window]
interface CSSStyleDeclaration {
  [CEReactions] attribute DOMString cssText;
  readonly attribute unsigned long length;
  getter DOMString item(unsigned long index);
  DOMString getPropertyValue(DOMString property);
  DOMString getPropertyPriority(DOMString property);
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
