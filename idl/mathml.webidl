// https://w3c.github.io/mathml-core/

[Exposed=Window]
interface MathMLElement : Element {};
MathMLElement includes GlobalEventHandlers;
MathMLElement includes HTMLOrSVGOrMathMLElement;
MathMLElement includes ElementCSSInlineStyle;
