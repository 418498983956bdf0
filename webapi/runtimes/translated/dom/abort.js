// Aborting ongoing activities: https://dom.spec.whatwg.org/#aborting-ongoing-activities
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://dom.spec.whatwg.org/#abortcontroller
class AbortControllerImpl {
  // https://dom.spec.whatwg.org/#dom-abortcontroller-abortcontroller
  constructor() {
    this.platformObject = undefined;
    this.signal = new AbortSignalImpl();
  }

  // https://dom.spec.whatwg.org/#dom-abortcontroller-abort
  abort(reason) {
    this.signal.signalAbort(reason);
  }
}
withoutParent(AbortControllerImpl);

// https://dom.spec.whatwg.org/#abortsignal
//
// A signal holds its dependent signals weakly, and observed ones strongly. Dependent signals hold
// the signal, so they end together. A signal holds its algorithms weakly: their owner keeps them,
// and the signal, as long as it needs them. A signal keeps algorithms without an owner.
class AbortSignalImpl extends EventTargetImpl {
  constructor() {
    super();
    // None, which is undefined, while the signal is not aborted.
    this.reason = undefined;
    this._abortAlgorithms = undefined;
    // Algorithms without an owner.
    this._keptAlgorithms = undefined;
    this._sourceSignals = undefined;
    this._dependentSignals = undefined;
    // Observed dependent signals.
    this._observedSignals = undefined;
    this._isObserved = false;
  }

  // https://dom.spec.whatwg.org/#dom-abortsignal-abort
  static abort(reason) {
    const signal = new AbortSignalImpl();
    signal.reason = _reasonOrDefault(reason);
    return signal;
  }

  // https://dom.spec.whatwg.org/#dom-abortsignal-timeout
  static timeout(milliseconds) {
    const signal = new AbortSignalImpl();
    const timeOut = () => {
      signal.signalAbort(new DOMException("signal timed out", "TimeoutError"));
    };
    runStepsAfterTimeout(milliseconds, timeOut);
    return signal;
  }

  // https://dom.spec.whatwg.org/#create-a-dependent-abort-signal
  static any(signals) {
    const resultSignal = new AbortSignalImpl();
    for (let index = 0; index < signals.length; index++) {
      const signal = signals[index];
      if (signal.aborted) {
        resultSignal.reason = signal.reason;
        return resultSignal;
      }
    }
    const seen = new Table();
    const sources = newList();
    for (let index = 0; index < signals.length; index++) {
      const signal = signals[index];
      const items = signal.sourceSignals();
      for (let index2 = 0; index2 < items.length; index2++) {
        const sourceSignal = items[index2];
        if (!tableHas(seen, sourceSignal)) {
          tableSet(seen, sourceSignal, true);
          sources[sources.length] = sourceSignal;
          sourceSignal.addADependentSignal(resultSignal);
        }
      }
    }
    resultSignal._sourceSignals = sources;
    return resultSignal;
  }

  // https://dom.spec.whatwg.org/#abortsignal-aborted
  get aborted() {
    return this.reason !== undefined;
  }

  // https://dom.spec.whatwg.org/#dom-abortsignal-throwifaborted
  throwIfAborted() {
    if (this.aborted) throw this.reason;
  }

  // https://dom.spec.whatwg.org/#abortsignal-add
  addAnAlgorithm(algorithm) {
    if (this.aborted) return;
    if (this._abortAlgorithms === undefined) {
      this._abortAlgorithms = new WeakList();
    }
    algorithm.reference = this._abortAlgorithms.append(algorithm);
  }

  // Add an algorithm without an owner, and keep it until its removal.
  keepAnAlgorithm(algorithm) {
    this.addAnAlgorithm(algorithm);
    if (this._keptAlgorithms === undefined) {
      this._keptAlgorithms = new Table();
    }
    tableSet(this._keptAlgorithms, algorithm, true);
    this.listenersChanged();
  }

  // https://dom.spec.whatwg.org/#abortsignal-remove
  removeAnAlgorithm(algorithm) {
    if (this._abortAlgorithms !== undefined) {
      this._abortAlgorithms.remove(algorithm.reference);
    }
    if (this._keptAlgorithms !== undefined) {
      tableDelete(this._keptAlgorithms, algorithm);
      this.listenersChanged();
    }
  }

  // https://dom.spec.whatwg.org/#abortsignal-signal-abort
  signalAbort(reason) {
    if (this.aborted) return;
    this.reason = _reasonOrDefault(reason);
    const dependentSignalsToAbort = newList();
    if (this._dependentSignals !== undefined) {
      const items = this._dependentSignals.items();
      for (let index = 0; index < items.length; index++) {
        const dependentSignal = items[index];
        if (!dependentSignal.aborted) {
          dependentSignal.reason = this.reason;
          dependentSignalsToAbort[dependentSignalsToAbort.length] = dependentSignal;
        }
      }
    }
    this.runTheAbortSteps();
    for (let index = 0; index < dependentSignalsToAbort.length; index++) {
      const dependentSignal = dependentSignalsToAbort[index];
      dependentSignal.runTheAbortSteps();
    }
  }

  // https://dom.spec.whatwg.org/#run-the-abort-steps
  runTheAbortSteps() {
    const algorithms = this._abortAlgorithms;
    this._abortAlgorithms = undefined;
    if (algorithms !== undefined) {
      const items = algorithms.items();
      for (let index = 0; index < items.length; index++) {
        const algorithm = items[index];
        algorithm.run();
      }
    }
    this._keptAlgorithms = undefined;
    fireAnEvent("abort", this);
    this.listenersChanged();
  }

  // The source signals of a signal that depends on this one.
  sourceSignals() {
    return this._sourceSignals === undefined ? listOf([this]) : this._sourceSignals;
  }

  // https://dom.spec.whatwg.org/#abortsignal-dependent-signals
  addADependentSignal(signal) {
    if (this._dependentSignals === undefined) {
      this._dependentSignals = new WeakList();
    }
    this._dependentSignals.append(signal);
  }

  // https://dom.spec.whatwg.org/#abort-signal-garbage-collection
  listenersChanged() {
    if (this._sourceSignals === undefined) return;
    const hasAlgorithms = this._keptAlgorithms !== undefined && tableSize(this._keptAlgorithms) > 0;
    const isObserved = !this.aborted && (hasAlgorithms || this.hasListenersOfType("abort"));
    if (isObserved === this._isObserved) return;
    this._isObserved = isObserved;
    const items = this._sourceSignals;
    for (let index = 0; index < items.length; index++) {
      const sourceSignal = items[index];
      sourceSignal.keepWhileObserved(this, isObserved);
    }
  }

  // Hold a dependent signal strongly, or no longer.
  keepWhileObserved(signal, isObserved) {
    if (this._observedSignals === undefined) {
      this._observedSignals = new Table();
    }
    if (isObserved) {
      tableSet(this._observedSignals, signal, true);
    } else {
      tableDelete(this._observedSignals, signal);
    }
  }
}

function _reasonOrDefault(reason) {
  if (reason === undefined) {
    return new DOMException("signal is aborted without reason", "AbortError");
  }
  return reason;
}
