// Aborting: https://dom.spec.whatwg.org/#aborting-ongoing-activities
// A signal holds its dependent signals weakly, but those that are observed strongly. It is itself held by
// them: they end together.

const AbortControllerBrand = newBrand("AbortController", null, 0);

const SignalInner = withoutParent(
  class {
    constructor() {
      this.brand = AbortSignalBrand;
      this.listeners = noListeners;
      this.handlers = noHandlers;
      this.reason = undefined;
      this.algorithms = newList();
      this.sources = null; // or a table of signals, if it is dependent
      this.reference = null; // to the object, if it is dependent
      this.dependents = newList();
      this.roomForDependents = 64;
      this.observedDependents = null; // or a table of objects
      this.isObserved = false; // which counts if it is dependent
    }
  },
);

function newSignal() {
  const object = createObject(AbortSignalBrand.prototype);
  implement(object, new SignalInner());
  return object;
}

const isAborted = (signal) => signal.reason !== undefined;

const reasonOr = (reason) =>
  reason === undefined
    ? new DOMException("signal is aborted without reason", "AbortError")
    : reason;

// https://dom.spec.whatwg.org/#abortsignal-add
function addAlgorithm(signal, algorithm) {
  if (isAborted(signal)) return;
  signal.algorithms[signal.algorithms.length] = algorithm;
  keepWhileObserved(signal);
}

// https://dom.spec.whatwg.org/#abortsignal-signal-abort
function signalAbort(object, signal, reason) {
  if (isAborted(signal)) return;
  signal.reason = reasonOr(reason);
  const toAbort = newList();
  for (let index = 0; index < signal.dependents.length; index++) {
    const dependent = dereference(signal.dependents[index]);
    if (dependent === undefined || isAborted(innerOf(dependent))) continue;
    innerOf(dependent).reason = signal.reason;
    toAbort[toAbort.length] = dependent;
  }
  runAbortSteps(object, signal);
  for (let index = 0; index < toAbort.length; index++) {
    runAbortSteps(toAbort[index], innerOf(toAbort[index]));
  }
}

// https://dom.spec.whatwg.org/#run-the-abort-steps
function runAbortSteps(object, signal) {
  for (let index = 0; index < signal.algorithms.length; index++) signal.algorithms[index]();
  signal.algorithms.length = 0;
  fire(EventBrand, "abort", null, false, object, signal);
  keepWhileObserved(signal);
}

// https://dom.spec.whatwg.org/#abort-signal-garbage-collection
function keepWhileObserved(signal) {
  if (signal.sources === null) return;
  const isObserved =
    !isAborted(signal) &&
    (signal.algorithms.length !== 0 ||
      tableGet(signal.listeners, phaseKey("abort", false)) !== undefined ||
      tableGet(signal.listeners, phaseKey("abort", true)) !== undefined);
  if (isObserved === signal.isObserved) return;
  signal.isObserved = isObserved;
  const object = dereference(signal.reference);
  tableForEach(signal.sources, (source) => {
    if (isObserved) {
      if (source.observedDependents === null) source.observedDependents = new Table();
      tableSet(source.observedDependents, object, true);
    } else if (source.observedDependents !== null) {
      tableDelete(source.observedDependents, object);
    }
  });
}

// https://dom.spec.whatwg.org/#create-a-dependent-abort-signal
function newDependentSignal(signals) {
  const object = newSignal();
  const result = innerOf(object);
  for (let index = 0; index < signals.length; index++) {
    result.reason = innerOf(signals[index]).reason;
    if (isAborted(result)) return object;
  }
  result.sources = new Table();
  result.reference = finalizes ? new Reference(object) : { __proto__: null, object };
  const append = (source) => {
    if (tableGet(result.sources, source) !== undefined) return;
    tableSet(result.sources, source, source);
    appendDependent(source, result.reference);
  };
  for (let index = 0; index < signals.length; index++) {
    const signal = innerOf(signals[index]);
    if (signal.sources === null) append(signal);
    else tableForEach(signal.sources, append);
  }
  return object;
}

// What was collected is dropped whenever the list has doubled.
function appendDependent(signal, reference) {
  const list = signal.dependents;
  if (list.length === signal.roomForDependents) {
    let length = 0;
    for (let index = 0; index < list.length; index++) {
      if (dereference(list[index]) !== undefined) list[length++] = list[index];
    }
    list.length = length;
    signal.roomForDependents = length < 32 ? 64 : 2 * length;
  }
  list[list.length] = reference;
}

class AbortController {
  constructor() {
    implement(this, { __proto__: null, brand: AbortControllerBrand, signal: newSignal() });
  }

  get signal() {
    return internals(AbortControllerBrand, this).signal;
  }

  abort($reason = undefined) {
    const signal = internals(AbortControllerBrand, this).signal;
    signalAbort(signal, innerOf(signal), $reason);
  }
}

expose(AbortControllerBrand, AbortController, [], ["signal", "abort"]);

const toSignal = objectValue(AbortSignalBrand);

class AbortSignal {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'AbortSignal': Illegal constructor");
  }

  static abort($reason = undefined) {
    const object = newSignal();
    innerOf(object).reason = reasonOr($reason);
    return object;
  }

  static timeout($milliseconds) {
    const action = "Failed to execute 'timeout' on 'AbortSignal'";
    if (arguments.length < 1) throw tooFew(action, 1, 0);
    const milliseconds = enforcedIntegerValue($milliseconds, action + ": parameter 1");
    const object = newSignal();
    runStepsAfterTimeout(milliseconds, () => {
      const reason = new DOMException("signal timed out", "TimeoutError");
      signalAbort(object, innerOf(object), reason);
    });
    return object;
  }

  static any($signals) {
    const action = "Failed to execute 'any' on 'AbortSignal'";
    if (arguments.length < 1) throw tooFew(action, 1, 0);
    const context = action + ": parameter 1";
    const method = sequenceMethod($signals, context);
    return newDependentSignal(sequenceItems($signals, method, toSignal, context));
  }

  get aborted() {
    return isAborted(internals(AbortSignalBrand, this));
  }

  get reason() {
    return internals(AbortSignalBrand, this).reason;
  }

  throwIfAborted() {
    const signal = internals(AbortSignalBrand, this);
    if (isAborted(signal)) throw signal.reason;
  }
}

expose(AbortSignalBrand, AbortSignal, ["abort", "timeout", "any"], [
  "aborted",
  "reason",
  "throwIfAborted",
]);
eventHandler(AbortSignalBrand, AbortSignal.prototype, "abort");
