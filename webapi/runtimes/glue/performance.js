// The time of the bridge's clock since the context was made: https://w3c.github.io/hr-time/

class PerformanceImpl extends EventTargetImpl {
  constructor() {
    super();
    this.timeOrigin = timeOrigin;
  }

  now() {
    return coarseNow();
  }
}

let thePerformance;

function performanceImpl() {
  if (thePerformance === undefined) thePerformance = new PerformanceImpl();
  return thePerformance;
}
