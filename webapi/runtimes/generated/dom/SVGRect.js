// Interfaces, made by python -m idl from idl/svg.webidl: change that, not this.


// SVGRect: https://svgwg.org/svg2-draft/

class SVGRect {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'SVGRect': Illegal constructor");
  }

  get x() {
    return internals(SVGRectBrand, this).x;
  }

  set x($value) {
    const inner = internals(SVGRectBrand, this);
    inner.x = floatValue($value, "Failed to set the 'x' property on 'SVGRect': The value");
  }

  get y() {
    return internals(SVGRectBrand, this).y;
  }

  set y($value) {
    const inner = internals(SVGRectBrand, this);
    inner.y = floatValue($value, "Failed to set the 'y' property on 'SVGRect': The value");
  }

  get width() {
    return internals(SVGRectBrand, this).width;
  }

  set width($value) {
    const inner = internals(SVGRectBrand, this);
    inner.width = floatValue($value, "Failed to set the 'width' property on 'SVGRect': The value");
  }

  get height() {
    return internals(SVGRectBrand, this).height;
  }

  set height($value) {
    const inner = internals(SVGRectBrand, this);
    inner.height = floatValue($value, "Failed to set the 'height' property on 'SVGRect': The value");
  }
}

expose(SVGRectBrand, SVGRect, [],
  ["x", "y", "width", "height"]);
