// The time of the bridge's clock since the context was made: https://w3c.github.io/hr-time/

const PerformanceBrand = newBrand("Performance", EventTargetBrand, 0);
const floor = Math.floor;

class Performance {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Performance': Illegal constructor");
  }

  // https://w3c.github.io/hr-time/#dfn-coarsen-time: to 100 microseconds
  now() {
    internals(PerformanceBrand, this);
    return floor(askEventLoop('["now"]') * 10) / 10;
  }

  get timeOrigin() {
    internals(PerformanceBrand, this);
    return settings.timeOrigin;
  }

  toJSON() {
    internals(PerformanceBrand, this);
    return { timeOrigin: settings.timeOrigin };
  }
}

expose(PerformanceBrand, Performance, [], ["now", "timeOrigin", "toJSON"]);
const performance = createObject(Performance.prototype);
newTarget(PerformanceBrand, performance);
giveFunctions({ performance }, true);
