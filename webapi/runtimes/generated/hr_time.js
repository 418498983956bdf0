// Interfaces, made by python -m idl from idl/hr_time.webidl: change that, not this.


// Performance: https://w3c.github.io/hr-time/

class Performance {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Performance': Illegal constructor");
  }

  now() {
    const inner = internals(PerformanceBrand, this);
    return inner.now();
  }

  get timeOrigin() {
    return internals(PerformanceBrand, this).timeOrigin;
  }

  toJSON() {
    const inner = internals(PerformanceBrand, this);
    const object = {};
    defineProperty(object, "timeOrigin", property(inner.timeOrigin, true));
    return object;
  }
}

expose(PerformanceBrand, Performance, [],
  ["now", "timeOrigin", "toJSON"]);
implementation(PerformanceBrand, PerformanceImpl);
