// Interfaces, made by python -m idl from idl/svg.webidl: change that, not this.


// SVGGraphicsElement: https://svgwg.org/svg2-draft/

class SVGGraphicsElement {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'SVGGraphicsElement': Illegal constructor");
  }
}

expose(SVGGraphicsElementBrand, SVGGraphicsElement, [],
  []);
