// Idle callbacks: https://w3c.github.io/requestidlecallback/
// A page is always idle: each callback is a timer of its own, with 50 milliseconds.

const idlePeriod = 50;
const idleTimers = new Table();
let lastIdleCallback = 0;

class IdleDeadlineImpl {
  constructor(deadline) {
    this.platformObject = undefined;
    this.deadline = deadline;
    this.didTimeout = false;
  }

  timeRemaining() {
    return max(this.deadline - coarseNow(), 0);
  }
}

function requestIdle(callback) {
  const handle = ++lastIdleCallback;
  const run = () => {
    if (!tableDelete(idleTimers, handle)) return;
    try {
      apply(callback, undefined, [objectOf(new IdleDeadlineImpl(coarseNow() + idlePeriod))]);
    } catch (error) {
      report(error);
    }
  };
  tableSet(idleTimers, handle, runStepsAfterTimeout(1, run));
  return handle;
}

function cancelIdle(handle) {
  const timer = tableGet(idleTimers, handle);
  if (timer !== undefined) cancelSteps(timer);
  tableDelete(idleTimers, handle);
}
