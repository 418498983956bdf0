// Default controllers of readable streams.
//
// https://streams.spec.whatwg.org/#rs-default-controller-class
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The start, pull and cancel algorithms of a controller.
//
// https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller
class SourceAlgorithms {
  // The start algorithm. What it throws the stream's constructor throws.
  start() {
    return undefined;
  }

  // The pull algorithm.
  pull() {
    return promiseResolvedWith();
  }

  // The cancel algorithm.
  cancel(reason) {
    return promiseResolvedWith();
  }
}
withoutParent(SourceAlgorithms);

// https://streams.spec.whatwg.org/#readablestreamdefaultcontroller
class ReadableStreamDefaultControllerImpl extends ReadableStreamController {
  constructor(stream, highWaterMark, strategy) {
    super(stream);
    this._queue = new QueueWithSizes();
    this._started = false;
    this._closeRequested = false;
    this._pullAgain = false;
    this._pulling = false;
    this._strategyHwm = highWaterMark;
    this._strategy = strategy;
    // None before the set-up, and when no algorithm will be executed any more.
    this._algorithms = undefined;
  }

  // https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller
  setUp(algorithms) {
    this._algorithms = algorithms;
    this.stream.controller = this;
    const startResult = algorithms.start();
    const fulfilled = (_) => {
      this._started = true;
      this._callPullIfNeeded();
    };
    react(promiseResolvedWith(startResult), fulfilled, (reason) => this.errorIfReadable(reason));
  }

  // https://streams.spec.whatwg.org/#readable-stream-default-controller-get-desired-size
  get desiredSize() {
    if (this.stream.state === "errored") return undefined;
    if (this.stream.state === "closed") return 0;
    return this._strategyHwm - this._queue.totalSize;
  }

  // https://streams.spec.whatwg.org/#rs-default-controller-close
  close() {
    if (!this.canCloseOrEnqueue) {
      throw new Errors.TypeError("The stream cannot be closed: it is closed, closing or errored.");
    }
    this.requestClose();
  }

  // https://streams.spec.whatwg.org/#rs-default-controller-enqueue
  enqueue(chunk) {
    if (!this.canCloseOrEnqueue) {
      throw new Errors.TypeError("The stream takes no chunk: it is closed, closing or errored.");
    }
    this.enqueueChunk(chunk);
  }

  // https://streams.spec.whatwg.org/#rs-default-controller-error
  error(error) {
    this.errorIfReadable(error);
  }

  // https://streams.spec.whatwg.org/#readable-stream-default-controller-can-close-or-enqueue
  get canCloseOrEnqueue() {
    return !this._closeRequested && this.stream.state === "readable";
  }

  // https://streams.spec.whatwg.org/#rs-default-controller-has-backpressure
  get hasBackpressure() {
    return !this._shouldCallPull();
  }

  // https://streams.spec.whatwg.org/#readable-stream-default-controller-close
  requestClose() {
    if (!this.canCloseOrEnqueue) return;
    this._closeRequested = true;
    if (this._queue.isEmpty()) {
      this._clearAlgorithms();
      readableStreamClose(this.stream);
    }
  }

  // https://streams.spec.whatwg.org/#readable-stream-default-controller-enqueue
  enqueueChunk(chunk) {
    if (!this.canCloseOrEnqueue) return;
    if (readableStreamGetNumReadRequests(this.stream) > 0) {
      readableStreamFulfillReadRequest(this.stream, chunk, false);
    } else {
      const strategy = this._strategy;
      try {
        this._queue.enqueue(chunk, sizeOfChunk(strategy, chunk));
      } catch (error) {
        this.errorIfReadable(error);
        throw error;
      }
    }
    this._callPullIfNeeded();
  }

  // https://streams.spec.whatwg.org/#readable-stream-default-controller-error
  errorIfReadable(error) {
    if (this.stream.state === "readable") {
      this._queue = new QueueWithSizes();
      this._clearAlgorithms();
      readableStreamError(this.stream, error);
    }
  }

  // https://streams.spec.whatwg.org/#rs-default-controller-private-cancel
  cancelSteps(reason) {
    this._queue = new QueueWithSizes();
    const algorithms = this._algorithms;
    const result = algorithms.cancel(reason);
    this._clearAlgorithms();
    return result;
  }

  // https://streams.spec.whatwg.org/#rs-default-controller-private-pull
  pullSteps(readRequest) {
    if (this._queue.isEmpty()) {
      readableStreamAddReadRequest(this.stream, readRequest);
      this._callPullIfNeeded();
      return;
    }
    const chunk = this._queue.dequeue();
    if (this._closeRequested && this._queue.isEmpty()) {
      this._clearAlgorithms();
      readableStreamClose(this.stream);
    } else {
      this._callPullIfNeeded();
    }
    readRequest.chunkSteps(chunk);
  }

  // https://streams.spec.whatwg.org/#readable-stream-default-controller-call-pull-if-needed
  _callPullIfNeeded() {
    if (!this._shouldCallPull()) return;
    if (this._pulling) {
      this._pullAgain = true;
      return;
    }
    this._pulling = true;
    const algorithms = this._algorithms;
    const fulfilled = (_) => {
      this._pulling = false;
      if (this._pullAgain) {
        this._pullAgain = false;
        this._callPullIfNeeded();
      }
    };
    react(algorithms.pull(), fulfilled, (reason) => this.errorIfReadable(reason));
  }

  // https://streams.spec.whatwg.org/#readable-stream-default-controller-should-call-pull
  _shouldCallPull() {
    if (!this.canCloseOrEnqueue || !this._started) return false;
    if (readableStreamGetNumReadRequests(this.stream) > 0) return true;
    return this._strategyHwm - this._queue.totalSize > 0;
  }

  // https://streams.spec.whatwg.org/#readable-stream-default-controller-clear-algorithms
  _clearAlgorithms() {
    this._algorithms = undefined;
    this._strategy = undefined;
  }
}
