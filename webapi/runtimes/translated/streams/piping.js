// Piping: https://streams.spec.whatwg.org/#readable-stream-pipe-to
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The read request of a pipe.
class PipeRequest extends ReadRequest {
  constructor(pipe) {
    super();
    this.pipe = pipe;
  }

  chunkSteps(chunk) {
    this.pipe.write(chunk);
  }
}

// https://streams.spec.whatwg.org/#readable-stream-pipe-to
class Pipe extends AbortAlgorithm {
  constructor(source, destination, options) {
    super();
    this._source = source;
    this._destination = destination;
    this._options = options;
    this._signal = options.signal;
    this._reader = acquireReadableStreamDefaultReader(source);
    this._writer = acquireWritableStreamDefaultWriter(destination);
    this._isShuttingDown = false;
    // Settled when all chunks that have been read have been written.
    this._lastWrite = promiseResolvedWith();
    this.promise = newPromise();
  }

  // Pipe until one of the ends is closed or errored, or the signal aborts.
  //
  // The cancellation of a task that awaits the promise aborts, too.
  start() {
    this._source.disturbed = true;
    if (this._signal !== undefined) {
      if (this._signal.aborted) {
        this.run();
        return;
      }
      this._signal.keepAnAlgorithm(this);
    }
    this._checkStates();
    if (this._isShuttingDown) return;
    react(this._reader.closed, (_) => this._sourceClosed(), (_) => this._sourceErrored());
    react(this._writer.closed, returnUndefined, (_) => this._destinationErrored());
    this._readWhenReady();
  }

  // Propagate the states that the ends have at the start, in the standard's order.
  _checkStates() {
    if (this._source.state === "errored") {
      this._sourceErrored();
    } else if (this._destination.state === "errored") {
      this._destinationErrored();
    } else if (this._source.state === "closed") {
      this._sourceClosed();
    } else if (this._destination.closeQueuedOrInFlight || this._destination.state === "closed") {
      const error = new Errors.TypeError("The destination is closing or closed.");
      this._shutDown(this._cancelSource(error), true, error);
    }
  }

  _readWhenReady() {
    react(this._writer.ready, (_) => this._read(), returnUndefined);
  }

  _read() {
    if (this._isShuttingDown) return;
    const desiredSize = writableStreamGetDesiredSize(this._destination);
    if (desiredSize === undefined) return;
    if (desiredSize <= 0) {
      this._readWhenReady();
    } else {
      readableStreamDefaultReaderRead(this._reader, new PipeRequest(this));
    }
  }

  // Write a chunk that was read, in a microtask: whoever enqueued it is still running.
  write(chunk) {
    const writeNow = (_) => {
      const written = this._writer.write(chunk);
      if (!this._isShuttingDown) {
        this._readWhenReady();
      }
      return react(written, returnUndefined, returnUndefined);
    };
    this._lastWrite = react(promiseResolvedWith(), writeNow);
  }

  // Errors must be propagated forward.
  _sourceErrored() {
    const error = this._source.storedError;
    const abort = () => {
      return writableStreamAbort(this._destination, error);
    };
    this._shutDown(this._options.preventAbort ? undefined : abort, true, error);
  }

  // Errors must be propagated backward.
  _destinationErrored() {
    const error = this._destination.storedError;
    this._shutDown(this._cancelSource(error), true, error);
  }

  // Closing must be propagated forward.
  _sourceClosed() {
    const close = () => {
      return this._writer.closeWithErrorPropagation();
    };
    this._shutDown(this._options.preventClose ? undefined : close, false);
  }

  _cancelSource(error) {
    const cancel = () => {
      return readableStreamCancel(this._source, error);
    };
    return this._options.preventCancel ? undefined : cancel;
  }

  run() {
    this.abort(this._signal.reason);
  }

  // The abort algorithm.
  abort(error) {
    const act = () => {
      const actions = newList();
      if (!this._options.preventAbort && this._destination.state === "writable") {
        listAppend(actions, writableStreamAbort(this._destination, error));
      }
      if (!this._options.preventCancel && this._source.state === "readable") {
        listAppend(actions, readableStreamCancel(this._source, error));
      }
      return waitForAll(actions);
    };
    this._shutDown(act, true, error);
  }

  // https://streams.spec.whatwg.org/#rs-pipeTo-shutdown-with-action
  _shutDown(action, isError, error) {
    if (this._isShuttingDown) return;
    this._isShuttingDown = true;
    const proceed = (_) => {
      if (action === undefined) {
        this._finalize(isError, error);
      } else {
        react(action(), (_) => this._finalize(isError, error), (newError) => this._finalize(
          true,
          newError,
        ));
      }
    };
    const destination = this._destination;
    if (destination.state === "writable" && !destination.closeQueuedOrInFlight) {
      react(this._allWritten(), proceed);
    } else {
      proceed();
    }
  }

  // A promise that is fulfilled when every chunk that has been read has been written.
  _allWritten() {
    const lastWrite = this._lastWrite;
    const written = (_) => {
      return this._lastWrite === lastWrite ? undefined : this._allWritten();
    };
    return react(lastWrite, written);
  }

  // https://streams.spec.whatwg.org/#rs-pipeTo-finalize
  _finalize(isError, error) {
    this._writer.release();
    this._reader.release();
    if (this._signal !== undefined) {
      this._signal.removeAnAlgorithm(this);
    }
    if (isError) {
      reject(this.promise, error);
    } else {
      resolve(this.promise);
    }
  }
}

// https://streams.spec.whatwg.org/#readable-stream-pipe-to
function readableStreamPipeTo(source, destination, options) {
  const pipe = new Pipe(source, destination, options);
  const cancelled = () => {
    pipe.abort(new DOMException("The task that awaited the pipe was cancelled.", "AbortError"));
  };
  whenCancelled(pipe.promise, cancelled);
  pipe.start();
  return pipe.promise;
}

// https://webidl.spec.whatwg.org/#waiting-for-all-promise, without the values
class WaitForAll {
  constructor(count) {
    this.pending = count;
    this.promise = newPromise();
    if (count === 0) {
      resolve(this.promise);
    }
  }

  // Wait for a promise.
  add(promise) {
    react(promise, (_) => this._fulfilled(), (reason) => reject(this.promise, reason));
  }

  _fulfilled() {
    this.pending -= 1;
    if (this.pending === 0) {
      resolve(this.promise);
    }
  }
}
withoutParent(WaitForAll);

// https://webidl.spec.whatwg.org/#waiting-for-all-promise, without the values
function waitForAll(promises) {
  const waiting = new WaitForAll(promises.length);
  for (let index = 0; index < promises.length; index++) {
    const promise = promises[index];
    waiting.add(promise);
  }
  return waiting.promise;
}
