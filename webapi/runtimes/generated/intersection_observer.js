// Interfaces, made by python -m idl from idl/engines/intersection_observer.webidl: change that, not this.

const plain1 = arrayOf(objectOf);
const asIntersectionObserverCallback = functionValue((callback) => (self, $entries, $observer) => (self === theGiven ? callback : apply(callback, self, [plain1($entries), objectOf($observer)])));
const asElement = implementationValue(ElementBrand);
const asDocument = implementationValue(DocumentBrand);
const as5 = unionValue({ __proto__: null, nullable: undefinedValue, interfaces: [[ElementBrand, asElement], [DocumentBrand, asDocument]] });
const as6 = unionValue({ __proto__: null, numeric: doubleValue, sequence: iteratedValue(doubleValue) });
const asIntersectionObserverInit = dictionaryValue("IntersectionObserverInit", [["delay", longValue, 0], ["root", as5, undefined], ["rootMargin", stringValue, "0px"], ["scrollMargin", stringValue, "0px"], ["threshold", as6, 0], ["trackVisibility", booleanValue, false]]);

// IntersectionObserver: https://w3c.github.io/IntersectionObserver/

class IntersectionObserver {
  constructor($callback, $options = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'IntersectionObserver'", 1, arguments.length);
    adopt(this, new IntersectionObserverImpl()).constructorSteps(asIntersectionObserverCallback($callback, "Failed to construct 'IntersectionObserver': parameter 1"), asIntersectionObserverInit($options, "Failed to construct 'IntersectionObserver': parameter 2"));
  }

  get root() {
    return objectOrNull(internals(IntersectionObserverBrand, this).root);
  }

  get rootMargin() {
    return internals(IntersectionObserverBrand, this).rootMargin;
  }

  get scrollMargin() {
    return internals(IntersectionObserverBrand, this).scrollMargin;
  }

  get thresholds() {
    return frozenArrayOf(internals(IntersectionObserverBrand, this), "thresholds", anyValue);
  }

  get delay() {
    return internals(IntersectionObserverBrand, this).delay;
  }

  get trackVisibility() {
    return internals(IntersectionObserverBrand, this).trackVisibility;
  }

  observe($target) {
    const inner = internals(IntersectionObserverBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'observe' on 'IntersectionObserver'", 1, arguments.length);
    inner.observe(asElement($target, "Failed to execute 'observe' on 'IntersectionObserver': parameter 1"));
  }

  unobserve($target) {
    const inner = internals(IntersectionObserverBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'unobserve' on 'IntersectionObserver'", 1, arguments.length);
    inner.unobserve(asElement($target, "Failed to execute 'unobserve' on 'IntersectionObserver': parameter 1"));
  }

  disconnect() {
    const inner = internals(IntersectionObserverBrand, this);
    inner.disconnect();
  }

  takeRecords() {
    const inner = internals(IntersectionObserverBrand, this);
    return plain1(inner.takeRecords());
  }
}

expose(IntersectionObserverBrand, IntersectionObserver, [],
  ["root", "rootMargin", "scrollMargin", "thresholds", "delay", "trackVisibility", "observe", "unobserve", "disconnect", "takeRecords"]);
implementation(IntersectionObserverBrand, IntersectionObserverImpl);

// IntersectionObserverEntry: https://w3c.github.io/IntersectionObserver/

class IntersectionObserverEntry {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'IntersectionObserverEntry': Illegal constructor");
  }

  get time() {
    return internals(IntersectionObserverEntryBrand, this).time;
  }

  get rootBounds() {
    return objectOrNull(internals(IntersectionObserverEntryBrand, this).rootBounds);
  }

  get boundingClientRect() {
    return objectOf(internals(IntersectionObserverEntryBrand, this).boundingClientRect);
  }

  get intersectionRect() {
    return objectOf(internals(IntersectionObserverEntryBrand, this).intersectionRect);
  }

  get isIntersecting() {
    return internals(IntersectionObserverEntryBrand, this).isIntersecting;
  }

  get isVisible() {
    return internals(IntersectionObserverEntryBrand, this).isVisible;
  }

  get intersectionRatio() {
    return internals(IntersectionObserverEntryBrand, this).intersectionRatio;
  }

  get target() {
    return objectOf(internals(IntersectionObserverEntryBrand, this).target);
  }
}

expose(IntersectionObserverEntryBrand, IntersectionObserverEntry, [],
  ["time", "rootBounds", "boundingClientRect", "intersectionRect", "isIntersecting", "isVisible", "intersectionRatio", "target"]);
implementation(IntersectionObserverEntryBrand, IntersectionObserverEntryImpl);
