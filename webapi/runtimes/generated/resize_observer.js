// Interfaces, made by python -m idl from idl/engines/resize_observer.webidl: change that, not this.

const plain1 = arrayOf(objectOf);
const asResizeObserverCallback = functionValue((callback) => (self, $entries, $observer) => (self === theGiven ? callback : apply(callback, self, [plain1($entries), objectOf($observer)])));
const asElement = implementationValue(ElementBrand);
const asResizeObserverBoxOptions = enumValue("ResizeObserverBoxOptions", ["border-box", "content-box", "device-pixel-content-box"]);
const asResizeObserverOptions = dictionaryValue("ResizeObserverOptions", [["box", asResizeObserverBoxOptions, "content-box"]]);

// ResizeObserver: https://drafts.csswg.org/resize-observer/

class ResizeObserver {
  constructor($callback) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'ResizeObserver'", 1, arguments.length);
    adopt(this, new ResizeObserverImpl()).constructorSteps(asResizeObserverCallback($callback, "Failed to construct 'ResizeObserver': parameter 1"));
  }

  observe($target, $options = undefined) {
    const inner = internals(ResizeObserverBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'observe' on 'ResizeObserver'", 1, arguments.length);
    inner.observe(asElement($target, "Failed to execute 'observe' on 'ResizeObserver': parameter 1"), asResizeObserverOptions($options, "Failed to execute 'observe' on 'ResizeObserver': parameter 2"));
  }

  unobserve($target) {
    const inner = internals(ResizeObserverBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'unobserve' on 'ResizeObserver'", 1, arguments.length);
    inner.unobserve(asElement($target, "Failed to execute 'unobserve' on 'ResizeObserver': parameter 1"));
  }

  disconnect() {
    const inner = internals(ResizeObserverBrand, this);
    inner.disconnect();
  }
}

expose(ResizeObserverBrand, ResizeObserver, [],
  ["observe", "unobserve", "disconnect"]);
implementation(ResizeObserverBrand, ResizeObserverImpl);

// ResizeObserverEntry: https://drafts.csswg.org/resize-observer/

class ResizeObserverEntry {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ResizeObserverEntry': Illegal constructor");
  }

  get target() {
    return objectOf(internals(ResizeObserverEntryBrand, this).target);
  }

  get contentRect() {
    return objectOf(internals(ResizeObserverEntryBrand, this).contentRect);
  }

  get borderBoxSize() {
    return frozenArrayOf(internals(ResizeObserverEntryBrand, this), "borderBoxSize", objectOf);
  }

  get contentBoxSize() {
    return frozenArrayOf(internals(ResizeObserverEntryBrand, this), "contentBoxSize", objectOf);
  }

  get devicePixelContentBoxSize() {
    return frozenArrayOf(internals(ResizeObserverEntryBrand, this), "devicePixelContentBoxSize", objectOf);
  }
}

expose(ResizeObserverEntryBrand, ResizeObserverEntry, [],
  ["target", "contentRect", "borderBoxSize", "contentBoxSize", "devicePixelContentBoxSize"]);
implementation(ResizeObserverEntryBrand, ResizeObserverEntryImpl);

// ResizeObserverSize: https://drafts.csswg.org/resize-observer/

class ResizeObserverSize {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'ResizeObserverSize': Illegal constructor");
  }

  get inlineSize() {
    return internals(ResizeObserverSizeBrand, this).inlineSize;
  }

  get blockSize() {
    return internals(ResizeObserverSizeBrand, this).blockSize;
  }
}

expose(ResizeObserverSizeBrand, ResizeObserverSize, [],
  ["inlineSize", "blockSize"]);
implementation(ResizeObserverSizeBrand, ResizeObserverSizeImpl);
