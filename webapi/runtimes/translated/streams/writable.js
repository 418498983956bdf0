// Writable streams: https://streams.spec.whatwg.org/#ws
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://streams.spec.whatwg.org/#pending-abort-request
class PendingAbortRequest {
  constructor(promise, reason, wasAlreadyErroring) {
    this.promise = promise;
    this.reason = reason;
    this.wasAlreadyErroring = wasAlreadyErroring;
  }
}
withoutParent(PendingAbortRequest);

// The start, write, close and abort algorithms of a controller.
//
// https://streams.spec.whatwg.org/#set-up-writable-stream-default-controller
class SinkAlgorithms {
  // The start algorithm. What it throws the stream's constructor throws.
  start() {
    return undefined;
  }

  // The write algorithm.
  write(chunk) {
    return promiseResolvedWith();
  }

  // The close algorithm.
  close() {
    return promiseResolvedWith();
  }

  // The abort algorithm.
  abort(reason) {
    return promiseResolvedWith();
  }
}
withoutParent(SinkAlgorithms);

// https://streams.spec.whatwg.org/#set-up-writable-stream-default-controller-from-underlying-sink
class UnderlyingSinkAlgorithms extends SinkAlgorithms {
  constructor(sink, dictionary, controller) {
    super();
    this._sink = sink;
    this._dictionary = dictionary;
    this._controller = controller;
  }

  start() {
    const members = this._dictionary;
    return members.start !== undefined ? members.start(this._sink, this._controller) : undefined;
  }

  write(chunk) {
    const members = this._dictionary;
    if (members.write !== undefined) {
      return members.write(this._sink, chunk, this._controller);
    }
    return promiseResolvedWith();
  }

  close() {
    const members = this._dictionary;
    return members.close !== undefined ? members.close(this._sink) : promiseResolvedWith();
  }

  abort(reason) {
    const members = this._dictionary;
    if (members.abort !== undefined) return members.abort(this._sink, reason);
    return promiseResolvedWith();
  }
}

// https://streams.spec.whatwg.org/#writablestream
class WritableStreamImpl {
  // https://streams.spec.whatwg.org/#initialize-writable-stream
  constructor() {
    this.platformObject = undefined;
    this.state = "writable";
    this.storedError = undefined;
    this.writer = undefined;
    this.backpressure = false;
    this._writeRequests = new Queue();
    this._closeRequest = undefined;
    this._inFlightWriteRequest = undefined;
    this._inFlightCloseRequest = undefined;
    this._pendingAbortRequest = undefined;
    this.controller = undefined;
  }

  // https://streams.spec.whatwg.org/#ws-constructor
  constructorSteps(sink, strategy, dictionary) {
    if (dictionary.type !== undefined) {
      throw new Errors.RangeError("The type of an underlying sink is reserved.");
    }
    const highWaterMark = extractHighWaterMark(strategy, 1);
    const controller = new WritableStreamDefaultControllerImpl(this, highWaterMark, strategy);
    controller.setUp(new UnderlyingSinkAlgorithms(sink, dictionary, controller));
  }

  // https://streams.spec.whatwg.org/#is-writable-stream-locked
  get locked() {
    return this.writer !== undefined;
  }

  // https://streams.spec.whatwg.org/#ws-abort
  abort(reason) {
    if (this.locked) {
      return promiseRejectedWith(new Errors.TypeError("The stream is locked to a writer."));
    }
    return writableStreamAbort(this, reason);
  }

  // https://streams.spec.whatwg.org/#ws-close
  close() {
    if (this.locked) {
      return promiseRejectedWith(new Errors.TypeError("The stream is locked to a writer."));
    }
    if (this.closeQueuedOrInFlight) {
      return promiseRejectedWith(new Errors.TypeError("The stream is closing or closed."));
    }
    return writableStreamClose(this);
  }

  // https://streams.spec.whatwg.org/#ws-get-writer
  getWriter() {
    return acquireWritableStreamDefaultWriter(this);
  }

  // https://streams.spec.whatwg.org/#writable-stream-close-queued-or-in-flight
  get closeQueuedOrInFlight() {
    return this._closeRequest !== undefined || this._inFlightCloseRequest !== undefined;
  }

  // Whether the sink is writing a chunk.
  get hasWriteInFlight() {
    return this._inFlightWriteRequest !== undefined;
  }

  // https://streams.spec.whatwg.org/#writable-stream-has-operation-marked-in-flight
  get hasOperationMarkedInFlight() {
    return this._inFlightWriteRequest !== undefined || this._inFlightCloseRequest !== undefined;
  }

  // https://streams.spec.whatwg.org/#writable-stream-abort, from step 5
  requestAbort(reason) {
    if (this._pendingAbortRequest !== undefined) return this._pendingAbortRequest.promise;
    const wasAlreadyErroring = this.state === "erroring";
    const promise = newPromise();
    const keptReason = wasAlreadyErroring ? undefined : reason;
    const request = new PendingAbortRequest(promise, keptReason, wasAlreadyErroring);
    this._pendingAbortRequest = request;
    if (!wasAlreadyErroring) {
      this.startErroring(reason);
    }
    return promise;
  }

  // https://streams.spec.whatwg.org/#writable-stream-close, from step 5
  requestClose() {
    const promise = newPromise();
    this._closeRequest = promise;
    if (this.writer !== undefined && this.backpressure && this.state === "writable") {
      resolve(this.writer.ready);
    }
    this.controller.close();
    return promise;
  }

  // https://streams.spec.whatwg.org/#writable-stream-add-write-request
  addWriteRequest() {
    const promise = newPromise();
    this._writeRequests.append(promise);
    return promise;
  }

  // https://streams.spec.whatwg.org/#writable-stream-deal-with-rejection
  dealWithRejection(error) {
    if (this.state === "writable") {
      this.startErroring(error);
    } else {
      this.finishErroring();
    }
  }

  // https://streams.spec.whatwg.org/#writable-stream-start-erroring
  startErroring(reason) {
    this.state = "erroring";
    this.storedError = reason;
    if (this.writer !== undefined) {
      this.writer.ensureReadyPromiseRejected(reason);
    }
    if (!this.hasOperationMarkedInFlight && this.controller.started) {
      this.finishErroring();
    }
  }

  // https://streams.spec.whatwg.org/#writable-stream-finish-erroring
  finishErroring() {
    this.state = "errored";
    this.controller.errorSteps();
    const writeRequests = this._writeRequests;
    this._writeRequests = new Queue();
    while (writeRequests.length > 0) {
      reject(writeRequests.popleft(), this.storedError);
    }
    const abortRequest = this._pendingAbortRequest;
    if (abortRequest === undefined) {
      this._rejectCloseAndClosedPromiseIfNeeded();
      return;
    }
    this._pendingAbortRequest = undefined;
    const promise = abortRequest.promise;
    if (abortRequest.wasAlreadyErroring) {
      reject(promise, this.storedError);
      this._rejectCloseAndClosedPromiseIfNeeded();
      return;
    }
    const fulfilled = (_) => {
      resolve(promise);
      this._rejectCloseAndClosedPromiseIfNeeded();
    };
    const rejected = (reason) => {
      reject(promise, reason);
      this._rejectCloseAndClosedPromiseIfNeeded();
    };
    react(this.controller.abortSteps(abortRequest.reason), fulfilled, rejected);
  }

  // https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-close
  finishInFlightClose() {
    const closeRequest = this._inFlightCloseRequest;
    resolve(closeRequest);
    this._inFlightCloseRequest = undefined;
    if (this.state === "erroring") {
      // The error was too late to do anything, so it is ignored.
      this.storedError = undefined;
      if (this._pendingAbortRequest !== undefined) {
        resolve(this._pendingAbortRequest.promise);
        this._pendingAbortRequest = undefined;
      }
    }
    this.state = "closed";
    if (this.writer !== undefined) {
      resolve(this.writer.closed);
    }
  }

  // https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-close-with-error
  finishInFlightCloseWithError(error) {
    const closeRequest = this._inFlightCloseRequest;
    reject(closeRequest, error);
    this._inFlightCloseRequest = undefined;
    if (this._pendingAbortRequest !== undefined) {
      reject(this._pendingAbortRequest.promise, error);
      this._pendingAbortRequest = undefined;
    }
    this.dealWithRejection(error);
  }

  // https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-write
  finishInFlightWrite() {
    const writeRequest = this._inFlightWriteRequest;
    resolve(writeRequest);
    this._inFlightWriteRequest = undefined;
  }

  // https://streams.spec.whatwg.org/#writable-stream-finish-in-flight-write-with-error
  finishInFlightWriteWithError(error) {
    const writeRequest = this._inFlightWriteRequest;
    reject(writeRequest, error);
    this._inFlightWriteRequest = undefined;
    this.dealWithRejection(error);
  }

  // https://streams.spec.whatwg.org/#writable-stream-mark-close-request-in-flight
  markCloseRequestInFlight() {
    this._inFlightCloseRequest = this._closeRequest;
    this._closeRequest = undefined;
  }

  // https://streams.spec.whatwg.org/#writable-stream-mark-first-write-request-in-flight
  markFirstWriteRequestInFlight() {
    this._inFlightWriteRequest = this._writeRequests.popleft();
  }

  // https://streams.spec.whatwg.org/#writable-stream-reject-close-and-closed-promise-if-needed
  _rejectCloseAndClosedPromiseIfNeeded() {
    if (this._closeRequest !== undefined) {
      reject(this._closeRequest, this.storedError);
      this._closeRequest = undefined;
    }
    if (this.writer !== undefined) {
      reject(this.writer.closed, this.storedError);
      markAsHandled(this.writer.closed);
    }
  }

  // https://streams.spec.whatwg.org/#writable-stream-update-backpressure
  updateBackpressure(backpressure) {
    if (this.writer !== undefined && backpressure !== this.backpressure) {
      if (backpressure) {
        this.writer.ready = newPromise();
      } else {
        resolve(this.writer.ready);
      }
    }
    this.backpressure = backpressure;
  }
}
withoutParent(WritableStreamImpl);

// https://streams.spec.whatwg.org/#writablestreamdefaultwriter
class WritableStreamDefaultWriterImpl {
  constructor() {
    this.platformObject = undefined;
    this.stream = undefined;
    this.closed = undefined;
    this.ready = undefined;
  }

  // https://streams.spec.whatwg.org/#set-up-writable-stream-default-writer
  constructorSteps(stream) {
    if (stream.locked) throw new Errors.TypeError("The stream is locked to a writer.");
    this.stream = stream;
    stream.writer = this;
    if (stream.state === "writable") {
      if (!stream.closeQueuedOrInFlight && stream.backpressure) {
        this.ready = newPromise();
      } else {
        this.ready = promiseResolvedWith();
      }
      this.closed = newPromise();
    } else if (stream.state === "erroring") {
      this.ready = _handledRejection(stream.storedError);
      this.closed = newPromise();
    } else if (stream.state === "closed") {
      this.ready = promiseResolvedWith();
      this.closed = promiseResolvedWith();
    } else {
      this.ready = _handledRejection(stream.storedError);
      this.closed = _handledRejection(stream.storedError);
    }
  }

  // https://streams.spec.whatwg.org/#default-writer-desired-size
  get desiredSize() {
    if (this.stream === undefined) {
      throw new Errors.TypeError("The writer has been released.");
    }
    return writableStreamGetDesiredSize(this.stream);
  }

  // https://streams.spec.whatwg.org/#default-writer-abort
  abort(reason) {
    if (this.stream === undefined) return promiseRejectedWith(_releasedWriter());
    return writableStreamAbort(this.stream, reason);
  }

  // https://streams.spec.whatwg.org/#default-writer-close
  close() {
    if (this.stream === undefined) return promiseRejectedWith(_releasedWriter());
    if (this.stream.closeQueuedOrInFlight) {
      return promiseRejectedWith(new Errors.TypeError("The stream is closing or closed."));
    }
    return writableStreamClose(this.stream);
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-writer-close-with-error-propagation
  closeWithErrorPropagation() {
    const stream = this.stream;
    if (stream.closeQueuedOrInFlight || stream.state === "closed") {
      return promiseResolvedWith();
    }
    if (stream.state === "errored") return promiseRejectedWith(stream.storedError);
    return writableStreamClose(stream);
  }

  // https://streams.spec.whatwg.org/#default-writer-release-lock
  releaseLock() {
    if (this.stream !== undefined) {
      this.release();
    }
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-writer-release
  release() {
    const stream = this.stream;
    const releasedError = _releasedWriter();
    this.ensureReadyPromiseRejected(releasedError);
    this.ensureClosedPromiseRejected(releasedError);
    stream.writer = undefined;
    this.stream = undefined;
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-writer-ensure-closed-promise-rejected
  ensureClosedPromiseRejected(error) {
    if (isPending(this.closed)) {
      reject(this.closed, error);
      markAsHandled(this.closed);
    } else {
      this.closed = _handledRejection(error);
    }
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-writer-ensure-ready-promise-rejected
  ensureReadyPromiseRejected(error) {
    if (isPending(this.ready)) {
      reject(this.ready, error);
      markAsHandled(this.ready);
    } else {
      this.ready = _handledRejection(error);
    }
  }

  // https://streams.spec.whatwg.org/#default-writer-write
  write(chunk) {
    const stream = this.stream;
    if (stream === undefined) return promiseRejectedWith(_releasedWriter());
    const controller = stream.controller;
    const chunkSize = controller.getChunkSize(chunk);
    if (this.stream !== stream) return promiseRejectedWith(_releasedWriter());
    if (stream.state === "errored") return promiseRejectedWith(stream.storedError);
    if (stream.closeQueuedOrInFlight || stream.state === "closed") {
      return promiseRejectedWith(new Errors.TypeError("The stream is closing or closed."));
    }
    if (stream.state === "erroring") return promiseRejectedWith(stream.storedError);
    const promise = stream.addWriteRequest();
    controller.write(chunk, chunkSize);
    return promise;
  }
}
withoutParent(WritableStreamDefaultWriterImpl);

function _releasedWriter() {
  return new Errors.TypeError("The writer has been released.");
}

function _handledRejection(reason) {
  const promise = promiseRejectedWith(reason);
  markAsHandled(promise);
  return promise;
}

// https://streams.spec.whatwg.org/#acquire-writable-stream-default-writer
function acquireWritableStreamDefaultWriter(stream) {
  const writer = new WritableStreamDefaultWriterImpl();
  writer.constructorSteps(stream);
  return writer;
}

// https://streams.spec.whatwg.org/#writable-stream-abort
function writableStreamAbort(stream, reason) {
  if (stream.state === "closed" || stream.state === "errored") return promiseResolvedWith();
  stream.controller.signal.signalAbort(reason);
  // Listeners of the signal may have changed the state.
  if (stream.state === "closed" || stream.state === "errored") return promiseResolvedWith();
  return stream.requestAbort(reason);
}

// https://streams.spec.whatwg.org/#writable-stream-close
function writableStreamClose(stream) {
  if (stream.state === "closed" || stream.state === "errored") {
    return promiseRejectedWith(new Errors.TypeError("The stream is closed or errored."));
  }
  return stream.requestClose();
}

// https://streams.spec.whatwg.org/#writable-stream-default-writer-get-desired-size
function writableStreamGetDesiredSize(stream) {
  if (stream.state === "errored" || stream.state === "erroring") return undefined;
  if (stream.state === "closed") return 0;
  return stream.controller.desiredSize;
}

// https://streams.spec.whatwg.org/#writablestreamdefaultcontroller
class WritableStreamDefaultControllerImpl {
  constructor(stream, highWaterMark, strategy) {
    this.platformObject = undefined;
    this.stream = stream;
    this._queue = new QueueWithSizes();
    // The close sentinel, which the standard has at the end of the queue.
    this._closeIsQueued = false;
    this._signal = undefined;
    this.started = false;
    this._strategyHwm = highWaterMark;
    this._strategy = strategy;
    // None before the set-up, and when no algorithm will be executed any more.
    this._algorithms = undefined;
  }

  // https://streams.spec.whatwg.org/#set-up-writable-stream-default-controller
  setUp(algorithms) {
    const stream = this.stream;
    stream.controller = this;
    this._algorithms = algorithms;
    stream.updateBackpressure(this.backpressure);
    const startResult = algorithms.start();
    const fulfilled = (_) => {
      this.started = true;
      this._advanceQueueIfNeeded();
    };
    const rejected = (reason) => {
      this.started = true;
      stream.dealWithRejection(reason);
    };
    react(promiseResolvedWith(startResult), fulfilled, rejected);
  }

  // https://streams.spec.whatwg.org/#ws-default-controller-signal
  get signal() {
    if (this._signal === undefined) {
      this._signal = new AbortSignalImpl();
    }
    return this._signal;
  }

  // https://streams.spec.whatwg.org/#ws-default-controller-error
  error(error) {
    this.errorIfNeeded(error);
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-controller-get-desired-size
  get desiredSize() {
    return this._strategyHwm - this._queue.totalSize;
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-controller-get-backpressure
  get backpressure() {
    return this.desiredSize <= 0;
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-controller-close
  close() {
    this._closeIsQueued = true;
    this._advanceQueueIfNeeded();
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-controller-error-if-needed
  errorIfNeeded(error) {
    if (this.stream.state === "writable") {
      this._clearAlgorithms();
      this.stream.startErroring(error);
    }
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-controller-get-chunk-size
  getChunkSize(chunk) {
    if (this._strategy === undefined) return 1;
    try {
      return sizeOfChunk(this._strategy, chunk);
    } catch (error) {
      this.errorIfNeeded(error);
      return 1;
    }
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-controller-write
  write(chunk, chunkSize) {
    try {
      this._queue.enqueue(chunk, chunkSize);
    } catch (error) {
      this.errorIfNeeded(error);
      return;
    }
    const stream = this.stream;
    if (!stream.closeQueuedOrInFlight && stream.state === "writable") {
      stream.updateBackpressure(this.backpressure);
    }
    this._advanceQueueIfNeeded();
  }

  // https://streams.spec.whatwg.org/#ws-default-controller-private-abort
  abortSteps(reason) {
    const algorithms = this._algorithms;
    const result = algorithms.abort(reason);
    this._clearAlgorithms();
    return result;
  }

  // https://streams.spec.whatwg.org/#ws-default-controller-private-error
  errorSteps() {
    this._queue = new QueueWithSizes();
    this._closeIsQueued = false;
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-controller-advance-queue-if-needed
  _advanceQueueIfNeeded() {
    if (!this.started || this.stream.hasWriteInFlight) return;
    if (this.stream.state === "erroring") {
      this.stream.finishErroring();
    } else if (!this._queue.isEmpty()) {
      this._processWrite(this._queue.peek());
    } else if (this._closeIsQueued) {
      this._processClose();
    }
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-controller-process-close
  _processClose() {
    const stream = this.stream;
    stream.markCloseRequestInFlight();
    this._closeIsQueued = false;
    const algorithms = this._algorithms;
    const sinkClosePromise = algorithms.close();
    this._clearAlgorithms();
    react(sinkClosePromise, (_) => stream.finishInFlightClose(), (reason) => stream.finishInFlightCloseWithError(
      reason,
    ));
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-controller-process-write
  _processWrite(chunk) {
    const stream = this.stream;
    stream.markFirstWriteRequestInFlight();
    const algorithms = this._algorithms;
    const fulfilled = (_) => {
      stream.finishInFlightWrite();
      this._queue.dequeue();
      if (!stream.closeQueuedOrInFlight && stream.state === "writable") {
        stream.updateBackpressure(this.backpressure);
      }
      this._advanceQueueIfNeeded();
    };
    const rejected = (reason) => {
      if (stream.state === "writable") {
        this._clearAlgorithms();
      }
      stream.finishInFlightWriteWithError(reason);
    };
    react(algorithms.write(chunk), fulfilled, rejected);
  }

  // https://streams.spec.whatwg.org/#writable-stream-default-controller-clear-algorithms
  _clearAlgorithms() {
    this._algorithms = undefined;
    this._strategy = undefined;
  }
}
withoutParent(WritableStreamDefaultControllerImpl);

// https://streams.spec.whatwg.org/#create-writable-stream
function createWritableStream(algorithms, highWaterMark, strategy) {
  const stream = new WritableStreamImpl();
  new WritableStreamDefaultControllerImpl(stream, highWaterMark, strategy).setUp(algorithms);
  return stream;
}
