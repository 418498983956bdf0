// Rectangles: https://drafts.fxtf.org/geometry/#DOMRect

class DOMRectReadOnlyImpl {
  constructor(x = 0, y = 0, width = 0, height = 0) {
    this.platformObject = undefined;
    this.constructorSteps(x, y, width, height);
  }

  constructorSteps(x, y, width, height) {
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
  }

  static fromRect(other) {
    return new DOMRectReadOnlyImpl(other.x, other.y, other.width, other.height);
  }

  get top() {
    return min(this.y, this.y + this.height);
  }

  get right() {
    return max(this.x, this.x + this.width);
  }

  get bottom() {
    return max(this.y, this.y + this.height);
  }

  get left() {
    return min(this.x, this.x + this.width);
  }
}

class DOMRectImpl extends DOMRectReadOnlyImpl {
  static fromRect(other) {
    return new DOMRectImpl(other.x, other.y, other.width, other.height);
  }
}

class DOMRectListImpl {
  constructor() {
    this.platformObject = undefined;
    this.rects = newList();
  }

  get length() {
    return this.rects.length;
  }

  item(index) {
    return index < this.rects.length ? this.rects[index] : undefined;
  }
}
