// Readable streams: https://streams.spec.whatwg.org/#rs
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller-from-underlying-source
class UnderlyingSourceAlgorithms extends SourceAlgorithms {
  constructor(source, dictionary, controller) {
    super();
    this._source = source;
    this._dictionary = dictionary;
    this._controller = controller;
  }

  start() {
    const members = this._dictionary;
    return members.start !== undefined ? members.start(this._source, this._controller) : undefined;
  }

  pull() {
    const members = this._dictionary;
    if (members.pull !== undefined) return members.pull(this._source, this._controller);
    return promiseResolvedWith();
  }

  cancel(reason) {
    const members = this._dictionary;
    if (members.cancel !== undefined) return members.cancel(this._source, reason);
    return promiseResolvedWith();
  }
}

// https://streams.spec.whatwg.org/#readablestream
class ReadableStreamImpl {
  // https://streams.spec.whatwg.org/#initialize-readable-stream
  constructor() {
    this.platformObject = undefined;
    this.state = "readable";
    this.reader = undefined;
    this.storedError = undefined;
    this.disturbed = false;
    this.controller = undefined;
  }

  // https://streams.spec.whatwg.org/#rs-constructor
  constructorSteps(source, strategy, dictionary) {
    if (dictionary.type !== undefined) {
      if (strategy.size !== undefined) {
        throw new Errors.RangeError("The strategy of a byte stream has no size.");
      }
      const highWaterMark = extractHighWaterMark(strategy, 0);
      const size = dictionary.autoAllocateChunkSize;
      if (size !== undefined && size === 0) {
        throw new Errors.TypeError("The autoAllocateChunkSize is 0.");
      }
      const byteController = new ReadableByteStreamControllerImpl(this, highWaterMark, size);
      byteController.setUp(new UnderlyingSourceAlgorithms(source, dictionary, byteController));
    } else {
      const highWaterMark = extractHighWaterMark(strategy, 1);
      const controller = new ReadableStreamDefaultControllerImpl(this, highWaterMark, strategy);
      controller.setUp(new UnderlyingSourceAlgorithms(source, dictionary, controller));
    }
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablestreamfromiterable
  static from_(sequence) {
    const source = new IterableSource(sequence.open());
    source.stream = createReadableStream(source, 0, { __proto__: null });
    return source.stream;
  }

  // https://streams.spec.whatwg.org/#is-readable-stream-locked
  get locked() {
    return this.reader !== undefined;
  }

  // https://streams.spec.whatwg.org/#rs-cancel
  cancel(reason) {
    if (this.locked) {
      return promiseRejectedWith(new Errors.TypeError("The stream is locked to a reader."));
    }
    return readableStreamCancel(this, reason);
  }

  // https://streams.spec.whatwg.org/#rs-get-reader
  getReader(options) {
    if (options.mode !== undefined) return acquireReadableStreamByobReader(this);
    return acquireReadableStreamDefaultReader(this);
  }

  // https://streams.spec.whatwg.org/#rs-pipe-through
  pipeThrough(transform, options) {
    if (this.locked) throw new Errors.TypeError("The stream is locked to a reader.");
    if (transform.writable.locked) {
      throw new Errors.TypeError("The writable side is locked to a writer.");
    }
    markAsHandled(readableStreamPipeTo(this, transform.writable, options));
    return transform.readable;
  }

  // https://streams.spec.whatwg.org/#rs-pipe-to
  pipeTo(destination, options) {
    if (this.locked) {
      return promiseRejectedWith(new Errors.TypeError("The stream is locked to a reader."));
    }
    if (destination.locked) {
      return promiseRejectedWith(new Errors.TypeError("The destination is locked to a writer."));
    }
    return readableStreamPipeTo(this, destination, options);
  }

  // https://streams.spec.whatwg.org/#readable-stream-tee
  //
  // The standard's cloneForBranch2 is a function that clones, if it is true.
  tee(cloneChunk) {
    if (this.controller.isOfBytes) {
      const byteTee = new ByteTee(this);
      const byteBranch1 = createReadableByteStream(byteTee.branch1);
      const byteBranch2 = createReadableByteStream(byteTee.branch2);
      byteTee.setUp(byteBranch1, byteBranch2);
      return listOf([byteBranch1, byteBranch2]);
    }
    const tee = new DefaultTee(this, cloneChunk);
    const branch1 = createReadableStream(tee.branch1, 1, { __proto__: null });
    const branch2 = createReadableStream(tee.branch2, 1, { __proto__: null });
    tee.setUp(branch1, branch2);
    return listOf([branch1, branch2]);
  }

  // https://streams.spec.whatwg.org/#rs-asynciterator
  asynchronousIterator(options) {
    const reader = acquireReadableStreamDefaultReader(this);
    return new ReadableStreamAsyncIterator(reader, options.preventCancel);
  }
}
withoutParent(ReadableStreamImpl);

// https://streams.spec.whatwg.org/#create-readable-stream
function createReadableStream(algorithms, highWaterMark, strategy) {
  const stream = new ReadableStreamImpl();
  new ReadableStreamDefaultControllerImpl(stream, highWaterMark, strategy).setUp(algorithms);
  return stream;
}

// https://streams.spec.whatwg.org/#abstract-opdef-createreadablebytestream
function createReadableByteStream(algorithms) {
  const stream = new ReadableStreamImpl();
  new ReadableByteStreamControllerImpl(stream, 0).setUp(algorithms);
  return stream;
}

// https://streams.spec.whatwg.org/#abstract-opdef-readablestreamfromiterable
class IterableSource extends SourceAlgorithms {
  constructor(iterator) {
    super();
    this._iterator = iterator;
    this.stream = undefined;
  }

  pull() {
    const controller = this.stream.controller;
    const fulfilled = (value) => {
      if (value === endOfIteration) {
        controller.requestClose();
      } else {
        controller.enqueueChunk(value);
      }
    };
    return react(this._iterator.next(), fulfilled, (reason) => controller.errorIfReadable(reason));
  }

  cancel(reason) {
    return this._iterator.close(reason);
  }
}

// https://streams.spec.whatwg.org/#rs-asynciterator
class ReadableStreamAsyncIterator {
  constructor(reader, preventCancel) {
    this._reader = reader;
    this._preventCancel = preventCancel;
  }

  // A promise for the next chunk, or for the end of iteration.
  getTheNextIterationResult() {
    const promise = newPromise();
    const request = new IteratorRequest(this._reader, promise);
    readableStreamDefaultReaderRead(this._reader, request);
    return promise;
  }

  // The asynchronous iterator return steps.
  asynchronousIteratorReturn(value) {
    const reader = this._reader;
    if (this._preventCancel) {
      reader.release();
      return promiseResolvedWith();
    }
    const result = reader.cancel(value);
    reader.release();
    return result;
  }
}
withoutParent(ReadableStreamAsyncIterator);

// The read request of https://streams.spec.whatwg.org/#rs-asynciterator
class IteratorRequest extends ReadRequest {
  constructor(reader, promise) {
    super();
    this._reader = reader;
    this._promise = promise;
  }

  chunkSteps(chunk) {
    resolve(this._promise, chunk);
  }

  closeSteps() {
    this._reader.release();
    resolve(this._promise, endOfIteration);
  }

  errorSteps(error) {
    this._reader.release();
    reject(this._promise, error);
  }
}
