// Transform streams: https://streams.spec.whatwg.org/#ts
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The transform, flush and cancel algorithms of a controller.
//
// https://streams.spec.whatwg.org/#set-up-transform-stream-default-controller
class TransformAlgorithms {
  // The transform algorithm.
  transform(chunk) {
    return promiseResolvedWith();
  }

  // The flush algorithm.
  flush() {
    return promiseResolvedWith();
  }

  // The cancel algorithm.
  cancel(reason) {
    return promiseResolvedWith();
  }
}
withoutParent(TransformAlgorithms);

// https://streams.spec.whatwg.org/#set-up-transform-stream-default-controller-from-transformer
class TransformerAlgorithms extends TransformAlgorithms {
  constructor(transformer, dictionary, controller) {
    super();
    this._transformer = transformer;
    this._dictionary = dictionary;
    this._controller = controller;
  }

  transform(chunk) {
    const members = this._dictionary;
    if (members.transform !== undefined) {
      return members.transform(this._transformer, chunk, this._controller);
    }
    try {
      this._controller.enqueue(chunk);
    } catch (error) {
      return promiseRejectedWith(error);
    }
    return promiseResolvedWith();
  }

  flush() {
    const members = this._dictionary;
    if (members.flush !== undefined) {
      return members.flush(this._transformer, this._controller);
    }
    return promiseResolvedWith();
  }

  cancel(reason) {
    const members = this._dictionary;
    if (members.cancel !== undefined) return members.cancel(this._transformer, reason);
    return promiseResolvedWith();
  }
}

// https://streams.spec.whatwg.org/#ts-default-sink-abstract-ops
class TransformSink extends SinkAlgorithms {
  constructor(stream, startPromise) {
    super();
    this._stream = stream;
    this._startPromise = startPromise;
  }

  start() {
    return this._startPromise;
  }

  // https://streams.spec.whatwg.org/#transform-stream-default-sink-write-algorithm
  write(chunk) {
    const stream = this._stream;
    if (!stream.backpressure) return stream.controller.performTransform(chunk);
    const changed = (_) => {
      if (stream.writable.state === "erroring") throw stream.writable.storedError;
      return stream.controller.performTransform(chunk);
    };
    return react(stream.backpressureChangePromise, changed);
  }

  // https://streams.spec.whatwg.org/#transform-stream-default-sink-abort-algorithm
  abort(reason) {
    const controller = this._stream.controller;
    if (controller.finishPromise !== undefined) return controller.finishPromise;
    const readable = readableController(this._stream);
    const finishPromise = newPromise();
    controller.finishPromise = finishPromise;
    const cancelPromise = controller.cancel(reason);
    controller.clearAlgorithms();
    this._finish(finishPromise, cancelPromise, () => readable.errorIfReadable(reason));
    return finishPromise;
  }

  // https://streams.spec.whatwg.org/#transform-stream-default-sink-close-algorithm
  close() {
    const controller = this._stream.controller;
    if (controller.finishPromise !== undefined) return controller.finishPromise;
    const readable = readableController(this._stream);
    const finishPromise = newPromise();
    controller.finishPromise = finishPromise;
    const flushPromise = controller.flush();
    controller.clearAlgorithms();
    this._finish(finishPromise, flushPromise, () => readable.requestClose());
    return finishPromise;
  }

  // Settle the finish promise, after steps, when the transformer has done its part.
  _finish(finishPromise, promise, steps) {
    const readable = this._stream.readable;
    const controller = readableController(this._stream);
    const fulfilled = (_) => {
      if (readable.state === "errored") {
        reject(finishPromise, readable.storedError);
      } else {
        steps();
        resolve(finishPromise);
      }
    };
    const rejected = (reason) => {
      controller.errorIfReadable(reason);
      reject(finishPromise, reason);
    };
    react(promise, fulfilled, rejected);
  }
}

// https://streams.spec.whatwg.org/#ts-default-source-abstract-ops
class TransformSource extends SourceAlgorithms {
  constructor(stream, startPromise) {
    super();
    this._stream = stream;
    this._startPromise = startPromise;
  }

  start() {
    return this._startPromise;
  }

  // https://streams.spec.whatwg.org/#transform-stream-default-source-pull
  pull() {
    this._stream.setBackpressure(false);
    return this._stream.backpressureChangePromise;
  }

  // https://streams.spec.whatwg.org/#transform-stream-default-source-cancel
  cancel(reason) {
    const stream = this._stream;
    const controller = stream.controller;
    if (controller.finishPromise !== undefined) return controller.finishPromise;
    const writable = stream.writable;
    const finishPromise = newPromise();
    controller.finishPromise = finishPromise;
    const cancelPromise = controller.cancel(reason);
    controller.clearAlgorithms();
    const fulfilled = (_) => {
      if (writable.state === "errored") {
        reject(finishPromise, writable.storedError);
      } else {
        writable.controller.errorIfNeeded(reason);
        stream.unblockWrite();
        resolve(finishPromise);
      }
    };
    const rejected = (newReason) => {
      writable.controller.errorIfNeeded(newReason);
      stream.unblockWrite();
      reject(finishPromise, newReason);
    };
    react(cancelPromise, fulfilled, rejected);
    return finishPromise;
  }
}

// https://streams.spec.whatwg.org/#transformstream
class TransformStreamImpl {
  constructor() {
    this.platformObject = undefined;
    this.backpressure = true;
    this.backpressureChangePromise = newPromise();
    this.controller = undefined;
    this.readable = undefined;
    this.writable = undefined;
  }

  // https://streams.spec.whatwg.org/#ts-constructor
  constructorSteps(transformer, writableStrategy, readableStrategy, dictionary) {
    if (dictionary.readableType !== undefined) {
      throw new Errors.RangeError("The readableType of a transformer is reserved.");
    }
    if (dictionary.writableType !== undefined) {
      throw new Errors.RangeError("The writableType of a transformer is reserved.");
    }
    const readableHighWaterMark = extractHighWaterMark(readableStrategy, 0);
    const writableHighWaterMark = extractHighWaterMark(writableStrategy, 1);
    const startPromise = newPromise();
    this.initialize(
      startPromise,
      writableHighWaterMark,
      writableStrategy,
      readableHighWaterMark,
      readableStrategy,
    );
    const controller = new TransformStreamDefaultControllerImpl(this);
    controller.setUp(new TransformerAlgorithms(transformer, dictionary, controller));
    if (dictionary.start !== undefined) {
      resolve(startPromise, dictionary.start(transformer, controller));
    } else {
      resolve(startPromise);
    }
  }

  // https://streams.spec.whatwg.org/#initialize-transform-stream
  initialize(
    startPromise,
    writableHighWaterMark,
    writableStrategy,
    readableHighWaterMark,
    readableStrategy,
  ) {
    const sink = new TransformSink(this, startPromise);
    this.writable = createWritableStream(sink, writableHighWaterMark, writableStrategy);
    const source = new TransformSource(this, startPromise);
    this.readable = createReadableStream(source, readableHighWaterMark, readableStrategy);
  }

  // https://streams.spec.whatwg.org/#transform-stream-error
  error(error) {
    readableController(this).errorIfReadable(error);
    this.errorWritableAndUnblockWrite(error);
  }

  // https://streams.spec.whatwg.org/#transform-stream-error-writable-and-unblock-write
  errorWritableAndUnblockWrite(error) {
    this.controller.clearAlgorithms();
    this.writable.controller.errorIfNeeded(error);
    this.unblockWrite();
  }

  // https://streams.spec.whatwg.org/#transform-stream-set-backpressure
  setBackpressure(backpressure) {
    resolve(this.backpressureChangePromise);
    this.backpressureChangePromise = newPromise();
    this.backpressure = backpressure;
  }

  // https://streams.spec.whatwg.org/#transformstreamunblockwrite
  unblockWrite() {
    if (this.backpressure) {
      this.setBackpressure(false);
    }
  }
}
withoutParent(TransformStreamImpl);

// The controller of the readable side.
function readableController(stream) {
  return stream.readable.controller;
}

// https://streams.spec.whatwg.org/#transformstream-set-up
function setUpTransformStream(algorithms) {
  const stream = new TransformStreamImpl();
  stream.initialize(promiseResolvedWith(), 1, { __proto__: null }, 0, { __proto__: null });
  new TransformStreamDefaultControllerImpl(stream).setUp(algorithms);
  return stream;
}

// https://streams.spec.whatwg.org/#generictransformstream
//
// Its algorithms return no promises: what they raise rejects.
class GenericTransformStream extends TransformAlgorithms {
  constructor() {
    super();
    this.platformObject = undefined;
    this.transformStream = setUpTransformStream(this);
  }

  // https://streams.spec.whatwg.org/#dom-generictransformstream-readable
  get readable() {
    return this.transformStream.readable;
  }

  // https://streams.spec.whatwg.org/#dom-generictransformstream-writable
  get writable() {
    return this.transformStream.writable;
  }

  // https://streams.spec.whatwg.org/#transformstream-enqueue
  enqueue(chunk) {
    this.transformStream.controller.enqueue(chunk);
  }

  transform(chunk) {
    try {
      this.transformChunk(chunk);
    } catch (error) {
      return promiseRejectedWith(error);
    }
    return promiseResolvedWith();
  }

  flush() {
    try {
      this.flushAndEnqueue();
    } catch (error) {
      return promiseRejectedWith(error);
    }
    return promiseResolvedWith();
  }

  // Transform a chunk, and enqueue what comes of it.
  transformChunk(chunk) {}

  // Enqueue what is left at the end.
  flushAndEnqueue() {}
}

// https://streams.spec.whatwg.org/#transformstreamdefaultcontroller
class TransformStreamDefaultControllerImpl {
  constructor(stream) {
    this.platformObject = undefined;
    this.stream = stream;
    this.finishPromise = undefined;
    // None before the set-up, and when no algorithm will be executed any more.
    this._algorithms = undefined;
  }

  // https://streams.spec.whatwg.org/#set-up-transform-stream-default-controller
  setUp(algorithms) {
    this.stream.controller = this;
    this._algorithms = algorithms;
  }

  // https://streams.spec.whatwg.org/#ts-default-controller-desired-size
  get desiredSize() {
    return readableController(this.stream).desiredSize;
  }

  // https://streams.spec.whatwg.org/#transform-stream-default-controller-enqueue
  enqueue(chunk) {
    const stream = this.stream;
    const controller = readableController(stream);
    if (!controller.canCloseOrEnqueue) {
      throw new Errors.TypeError("The readable side takes no chunk: it is closed or errored.");
    }
    try {
      controller.enqueueChunk(chunk);
    } catch (error) {
      stream.errorWritableAndUnblockWrite(error);
      throw stream.readable.storedError;
    }
    const backpressure = controller.hasBackpressure;
    if (backpressure !== stream.backpressure) {
      stream.setBackpressure(true);
    }
  }

  // https://streams.spec.whatwg.org/#transform-stream-default-controller-error
  error(error) {
    this.stream.error(error);
  }

  // https://streams.spec.whatwg.org/#transform-stream-default-controller-terminate
  terminate() {
    readableController(this.stream).requestClose();
    const error = new Errors.TypeError("The stream has been terminated.");
    this.stream.errorWritableAndUnblockWrite(error);
  }

  // https://streams.spec.whatwg.org/#transform-stream-default-controller-perform-transform
  performTransform(chunk) {
    const algorithms = this._algorithms;
    const rejected = (reason) => {
      this.stream.error(reason);
      throw reason;
    };
    return react(algorithms.transform(chunk), undefined, rejected);
  }

  // Perform the flush algorithm.
  flush() {
    const algorithms = this._algorithms;
    return algorithms.flush();
  }

  // Perform the cancel algorithm.
  cancel(reason) {
    const algorithms = this._algorithms;
    return algorithms.cancel(reason);
  }

  // https://streams.spec.whatwg.org/#transform-stream-default-controller-clear-algorithms
  clearAlgorithms() {
    this._algorithms = undefined;
  }
}
withoutParent(TransformStreamDefaultControllerImpl);
