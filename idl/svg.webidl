// https://svgwg.org/svg2-draft/

// What all elements of SVG have. The elements that draw are SVGElement objects: their interfaces are left out, and
// ownerSVGElement and viewportElement have the type of what is there.

[Exposed=Window]
interface SVGElement : Element {
  [ImplementedAs=animatedClassName] readonly attribute SVGAnimatedString className;

  readonly attribute SVGElement? ownerSVGElement;
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
