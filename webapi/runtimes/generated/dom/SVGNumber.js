// Interfaces, made by python -m idl from idl/svg.webidl: change that, not this.


// SVGNumber: https://svgwg.org/svg2-draft/

class SVGNumber {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'SVGNumber': Illegal constructor");
  }

  get value() {
    return internals(SVGNumberBrand, this).value;
  }

  set value($value) {
    const inner = internals(SVGNumberBrand, this);
    inner.value = floatValue($value, "Failed to set the 'value' property on 'SVGNumber': The value");
  }
}

expose(SVGNumberBrand, SVGNumber, [],
  ["value"]);
