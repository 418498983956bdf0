// Changes of size, of which there are none: https://drafts.csswg.org/resize-observer/

class ResizeObserverImpl {
  constructor() {
    this.platformObject = undefined;
  }

  constructorSteps(callback) {}

  observe(target, options) {}

  unobserve(target) {}

  disconnect() {}
}

class ResizeObserverEntryImpl {}
class ResizeObserverSizeImpl {}
