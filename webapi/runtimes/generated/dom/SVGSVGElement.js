// Interfaces, made by python -m idl from idl/svg.webidl: change that, not this.


// SVGSVGElement: https://svgwg.org/svg2-draft/

class SVGSVGElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'SVGSVGElement': Illegal constructor");
  }

  createSVGNumber() {
    const inner = internals(SVGSVGElementBrand, this);
    return objectOf(inner.createSvgNumber());
  }

  createSVGRect() {
    const inner = internals(SVGSVGElementBrand, this);
    return objectOf(inner.createSvgRect());
  }

  getElementById($elementId) {
    const inner = internals(SVGSVGElementBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getElementById' on 'SVGSVGElement'", 1, arguments.length);
    return objectOrNull(inner.getElementById(stringValue($elementId, "Failed to execute 'getElementById' on 'SVGSVGElement': parameter 1")));
  }
}

expose(SVGSVGElementBrand, SVGSVGElement, [],
  ["createSVGNumber", "createSVGRect", "getElementById"]);
