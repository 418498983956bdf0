// Interfaces, made by python -m idl from idl/svg.webidl: change that, not this.


// SVGAnimatedString: https://svgwg.org/svg2-draft/

class SVGAnimatedString {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'SVGAnimatedString': Illegal constructor");
  }

  get baseVal() {
    return internals(SVGAnimatedStringBrand, this).baseVal;
  }

  set baseVal($value) {
    const inner = internals(SVGAnimatedStringBrand, this);
    inner.baseVal = stringValue($value, "Failed to set the 'baseVal' property on 'SVGAnimatedString': The value");
  }

  get animVal() {
    return internals(SVGAnimatedStringBrand, this).animVal;
  }
}

expose(SVGAnimatedStringBrand, SVGAnimatedString, [],
  ["baseVal", "animVal"]);
