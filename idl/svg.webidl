// https://svgwg.org/svg2-draft/

// What all elements of SVG have, and a part of what ``svg`` has. The other elements that draw are SVGElement objects: their
// interfaces are left out, and viewportElement has the type of what is there.

[Exposed=Window]
interface SVGElement : Element {
  [ImplementedAs=animatedClassName] readonly attribute SVGAnimatedString className;

  readonly attribute SVGSVGElement? ownerSVGElement;
  readonly attribute SVGElement? viewportElement;
};
SVGElement includes ElementCSSInlineStyle;
SVGElement includes GlobalEventHandlers;
SVGElement includes HTMLOrSVGOrMathMLElement;

[Exposed=Window]
interface SVGAnimatedString {
  attribute DOMString baseVal;
  readonly attribute DOMString animVal;
};

[Exposed=Window]
interface SVGGraphicsElement : SVGElement {};

[Exposed=Window]
interface SVGSVGElement : SVGGraphicsElement {
  SVGNumber createSVGNumber();
  SVGRect createSVGRect();
  Element? getElementById(DOMString elementId);
};

[Exposed=Window]
interface SVGNumber {
  attribute float value;
};

// The standard has DOMRect instead, browsers have this: https://www.w3.org/TR/SVG11/types.html#InterfaceSVGRect
[Exposed=Window]
interface SVGRect {
  attribute float x;
  attribute float y;
  attribute float width;
  attribute float height;
};
