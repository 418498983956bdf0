// Interfaces, made by python -m idl from idl/engines/geometry.webidl: change that, not this.

const asDOMRectInit = dictionaryValue("DOMRectInit", [["height", unrestrictedDoubleValue, 0], ["width", unrestrictedDoubleValue, 0], ["x", unrestrictedDoubleValue, 0], ["y", unrestrictedDoubleValue, 0]]);

// DOMRectReadOnly: https://drafts.fxtf.org/geometry/

class DOMRectReadOnly {
  constructor($x = undefined, $y = undefined, $width = undefined, $height = undefined) {
    adopt(this, new DOMRectReadOnlyImpl()).constructorSteps($x === undefined ? 0 : unrestrictedDoubleValue($x, "Failed to construct 'DOMRectReadOnly': parameter 1"), $y === undefined ? 0 : unrestrictedDoubleValue($y, "Failed to construct 'DOMRectReadOnly': parameter 2"), $width === undefined ? 0 : unrestrictedDoubleValue($width, "Failed to construct 'DOMRectReadOnly': parameter 3"), $height === undefined ? 0 : unrestrictedDoubleValue($height, "Failed to construct 'DOMRectReadOnly': parameter 4"));
  }

  static fromRect($other = undefined) {
    return objectOf(DOMRectReadOnlyImpl.fromRect(asDOMRectInit($other, "Failed to execute 'fromRect' on 'DOMRectReadOnly': parameter 1")));
  }

  get x() {
    return internals(DOMRectReadOnlyBrand, this).x;
  }

  get y() {
    return internals(DOMRectReadOnlyBrand, this).y;
  }

  get width() {
    return internals(DOMRectReadOnlyBrand, this).width;
  }

  get height() {
    return internals(DOMRectReadOnlyBrand, this).height;
  }

  get top() {
    return internals(DOMRectReadOnlyBrand, this).top;
  }

  get right() {
    return internals(DOMRectReadOnlyBrand, this).right;
  }

  get bottom() {
    return internals(DOMRectReadOnlyBrand, this).bottom;
  }

  get left() {
    return internals(DOMRectReadOnlyBrand, this).left;
  }

  toJSON() {
    const inner = internals(DOMRectReadOnlyBrand, this);
    const object = {};
    defineProperty(object, "x", property(inner.x, true));
    defineProperty(object, "y", property(inner.y, true));
    defineProperty(object, "width", property(inner.width, true));
    defineProperty(object, "height", property(inner.height, true));
    defineProperty(object, "top", property(inner.top, true));
    defineProperty(object, "right", property(inner.right, true));
    defineProperty(object, "bottom", property(inner.bottom, true));
    defineProperty(object, "left", property(inner.left, true));
    return object;
  }
}

expose(DOMRectReadOnlyBrand, DOMRectReadOnly, ["fromRect"],
  ["x", "y", "width", "height", "top", "right", "bottom", "left", "toJSON"]);
implementation(DOMRectReadOnlyBrand, DOMRectReadOnlyImpl);

// DOMRect: https://drafts.fxtf.org/geometry/

class DOMRect {
  constructor($x = undefined, $y = undefined, $width = undefined, $height = undefined) {
    adopt(this, new DOMRectImpl()).constructorSteps($x === undefined ? 0 : unrestrictedDoubleValue($x, "Failed to construct 'DOMRect': parameter 1"), $y === undefined ? 0 : unrestrictedDoubleValue($y, "Failed to construct 'DOMRect': parameter 2"), $width === undefined ? 0 : unrestrictedDoubleValue($width, "Failed to construct 'DOMRect': parameter 3"), $height === undefined ? 0 : unrestrictedDoubleValue($height, "Failed to construct 'DOMRect': parameter 4"));
  }

  static fromRect($other = undefined) {
    return objectOf(DOMRectImpl.fromRect(asDOMRectInit($other, "Failed to execute 'fromRect' on 'DOMRect': parameter 1")));
  }

  get x() {
    return internals(DOMRectBrand, this).x;
  }

  set x($value) {
    const inner = internals(DOMRectBrand, this);
    inner.x = unrestrictedDoubleValue($value, "Failed to set the 'x' property on 'DOMRect': The value");
  }

  get y() {
    return internals(DOMRectBrand, this).y;
  }

  set y($value) {
    const inner = internals(DOMRectBrand, this);
    inner.y = unrestrictedDoubleValue($value, "Failed to set the 'y' property on 'DOMRect': The value");
  }

  get width() {
    return internals(DOMRectBrand, this).width;
  }

  set width($value) {
    const inner = internals(DOMRectBrand, this);
    inner.width = unrestrictedDoubleValue($value, "Failed to set the 'width' property on 'DOMRect': The value");
  }

  get height() {
    return internals(DOMRectBrand, this).height;
  }

  set height($value) {
    const inner = internals(DOMRectBrand, this);
    inner.height = unrestrictedDoubleValue($value, "Failed to set the 'height' property on 'DOMRect': The value");
  }
}

expose(DOMRectBrand, DOMRect, ["fromRect"],
  ["x", "y", "width", "height"]);
implementation(DOMRectBrand, DOMRectImpl);

// DOMRectList: https://drafts.fxtf.org/geometry/

class DOMRectList {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'DOMRectList': Illegal constructor");
  }

  get length() {
    return internals(DOMRectListBrand, this).length;
  }

  item($index) {
    const inner = internals(DOMRectListBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'item' on 'DOMRectList'", 1, arguments.length);
    return objectOrNull(inner.item(unsignedLongValue($index, "Failed to execute 'item' on 'DOMRectList': parameter 1")));
  }
}

expose(DOMRectListBrand, DOMRectList, [],
  ["length", "item"]);
indexed(DOMRectListBrand, DOMRectList, (inner) => inner.length, (inner, index) => objectOrNull(inner.item(index)));
implementation(DOMRectListBrand, DOMRectListImpl);
