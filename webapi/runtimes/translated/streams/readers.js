// Readers of readable streams, and what controllers do with them.
//
// https://streams.spec.whatwg.org/#rs-reader-abstract-ops
// https://streams.spec.whatwg.org/#rs-abstract-ops-used-by-controllers
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://streams.spec.whatwg.org/#read-request
class ReadRequest {
  // Called when a chunk is available.
  chunkSteps(chunk) {}

  // Called when there is no chunk, because the stream is closed.
  closeSteps() {}

  // Called when there is no chunk, because the stream is errored.
  errorSteps(error) {}
}
withoutParent(ReadRequest);

// https://streams.spec.whatwg.org/#read-into-request
class ReadIntoRequest {
  // Called when a chunk is available.
  chunkSteps(chunk) {}

  // Called when the stream is closed, with an empty view, or with None if it is canceled.
  closeSteps(chunk) {}

  // Called when there is no chunk, because the stream is errored.
  errorSteps(error) {}
}
withoutParent(ReadIntoRequest);

// What both kinds of controllers have: https://streams.spec.whatwg.org/#rs-abstract-ops
class ReadableStreamController {
  constructor(stream) {
    this.platformObject = undefined;
    this.stream = stream;
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablestreamcontroller-cancelsteps
  cancelSteps(reason) {
    return promiseResolvedWith();
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablestreamcontroller-pullsteps
  pullSteps(readRequest) {}

  // https://streams.spec.whatwg.org/#abstract-opdef-readablestreamcontroller-releasesteps
  releaseSteps() {}

  // Whether the stream is a readable byte stream.
  get isOfBytes() {
    return false;
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-pull-into
  pullInto(view, least, request) {}
}
withoutParent(ReadableStreamController);

// https://streams.spec.whatwg.org/#readablestreamgenericreader
class ReadableStreamGenericReader {
  constructor() {
    this.platformObject = undefined;
    this.stream = undefined;
    this.closed = undefined;
  }

  // https://streams.spec.whatwg.org/#generic-reader-cancel
  cancel(reason) {
    if (this.stream === undefined) return promiseRejectedWith(_releasedReader());
    return readableStreamCancel(this.stream, reason);
  }

  // https://streams.spec.whatwg.org/#default-reader-release-lock
  releaseLock() {
    if (this.stream !== undefined) {
      this.release();
    }
  }

  // https://streams.spec.whatwg.org/#readable-stream-reader-generic-release
  release() {
    const stream = this.stream;
    if (stream.state === "readable") {
      reject(this.closed, _releasedReader());
    } else {
      this.closed = promiseRejectedWith(_releasedReader());
    }
    markAsHandled(this.closed);
    stream.controller.releaseSteps();
    stream.reader = undefined;
    this.stream = undefined;
  }

  // https://streams.spec.whatwg.org/#readable-stream-reader-generic-initialize
  initialize(stream) {
    this.stream = stream;
    stream.reader = this;
    if (stream.state === "readable") {
      this.closed = newPromise();
    } else if (stream.state === "closed") {
      this.closed = promiseResolvedWith();
    } else {
      this.closed = promiseRejectedWith(stream.storedError);
      markAsHandled(this.closed);
    }
  }
}
withoutParent(ReadableStreamGenericReader);

// https://streams.spec.whatwg.org/#readablestreamdefaultreader
class ReadableStreamDefaultReaderImpl extends ReadableStreamGenericReader {
  constructor() {
    super();
    this.readRequests = new Queue();
  }

  // https://streams.spec.whatwg.org/#set-up-readable-stream-default-reader
  constructorSteps(stream) {
    if (stream.locked) throw new Errors.TypeError("The stream is locked to a reader.");
    this.initialize(stream);
  }

  // https://streams.spec.whatwg.org/#default-reader-read
  read() {
    if (this.stream === undefined) return promiseRejectedWith(_releasedReader());
    const promise = newPromise();
    readableStreamDefaultReaderRead(this, new ReadResultRequest(promise));
    return promise;
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaultreaderrelease
  release() {
    super.release();
    this.errorReadRequests(_releasedReader());
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaultreadererrorreadrequests
  errorReadRequests(error) {
    const readRequests = this.readRequests;
    this.readRequests = new Queue();
    while (readRequests.length > 0) {
      readRequests.popleft().errorSteps(error);
    }
  }
}

// The read request of https://streams.spec.whatwg.org/#default-reader-read
class ReadResultRequest extends ReadRequest {
  constructor(promise) {
    super();
    this.promise = promise;
  }

  chunkSteps(chunk) {
    resolve(this.promise, readResult(chunk, false));
  }

  closeSteps() {
    resolve(this.promise, readResult(undefined, true));
  }

  errorSteps(error) {
    reject(this.promise, error);
  }
}

// https://streams.spec.whatwg.org/#readablestreambyobreader
class ReadableStreamBYOBReaderImpl extends ReadableStreamGenericReader {
  constructor() {
    super();
    this.readIntoRequests = new Queue();
  }

  // https://streams.spec.whatwg.org/#set-up-readable-stream-byob-reader
  constructorSteps(stream) {
    if (stream.locked) throw new Errors.TypeError("The stream is locked to a reader.");
    if (!stream.controller.isOfBytes) {
      throw new Errors.TypeError("The stream is not a byte stream.");
    }
    this.initialize(stream);
  }

  // https://streams.spec.whatwg.org/#byob-reader-read
  read(view, options) {
    if (isDetached(viewedBuffer(view))) {
      return promiseRejectedWith(new Errors.TypeError("The buffer of the view is detached."));
    }
    if (viewByteLength(view) === 0) {
      return promiseRejectedWith(new Errors.TypeError("The view is empty."));
    }
    const least = options.min;
    if (least === 0) return promiseRejectedWith(new Errors.TypeError("The option min is 0."));
    if (least > viewLength(view)) {
      return promiseRejectedWith(
        new Errors.RangeError("The option min exceeds the view's length."),
      );
    }
    if (this.stream === undefined) return promiseRejectedWith(_releasedReader());
    const promise = newPromise();
    readableStreamByobReaderRead(this, view, least, new ReadIntoResultRequest(promise));
    return promise;
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablestreambyobreaderrelease
  release() {
    super.release();
    this.errorReadIntoRequests(_releasedReader());
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablestreambyobreadererrorreadintorequests
  errorReadIntoRequests(error) {
    const readIntoRequests = this.readIntoRequests;
    this.readIntoRequests = new Queue();
    while (readIntoRequests.length > 0) {
      readIntoRequests.popleft().errorSteps(error);
    }
  }
}

// The read-into request of https://streams.spec.whatwg.org/#byob-reader-read
class ReadIntoResultRequest extends ReadIntoRequest {
  constructor(promise) {
    super();
    this.promise = promise;
  }

  chunkSteps(chunk) {
    resolve(this.promise, readResult(chunk, false));
  }

  closeSteps(chunk) {
    resolve(this.promise, readResult(chunk, true));
  }

  errorSteps(error) {
    reject(this.promise, error);
  }
}

function _releasedReader() {
  return new Errors.TypeError("The reader has been released.");
}

// https://streams.spec.whatwg.org/#acquire-readable-stream-reader
function acquireReadableStreamDefaultReader(stream) {
  const reader = new ReadableStreamDefaultReaderImpl();
  reader.constructorSteps(stream);
  return reader;
}

// https://streams.spec.whatwg.org/#acquire-readable-stream-byob-reader
function acquireReadableStreamByobReader(stream) {
  const reader = new ReadableStreamBYOBReaderImpl();
  reader.constructorSteps(stream);
  return reader;
}

// https://streams.spec.whatwg.org/#readable-stream-default-reader-read
function readableStreamDefaultReaderRead(reader, readRequest) {
  const stream = reader.stream;
  stream.disturbed = true;
  if (stream.state === "closed") {
    readRequest.closeSteps();
  } else if (stream.state === "errored") {
    readRequest.errorSteps(stream.storedError);
  } else {
    stream.controller.pullSteps(readRequest);
  }
}

// https://streams.spec.whatwg.org/#readable-stream-byob-reader-read
function readableStreamByobReaderRead(reader, view, least, request) {
  const stream = reader.stream;
  stream.disturbed = true;
  if (stream.state === "errored") {
    request.errorSteps(stream.storedError);
  } else {
    stream.controller.pullInto(view, least, request);
  }
}

// https://streams.spec.whatwg.org/#readable-stream-add-read-into-request
function readableStreamAddReadIntoRequest(stream, request) {
  const reader = stream.reader;
  reader.readIntoRequests.append(request);
}

// https://streams.spec.whatwg.org/#readable-stream-add-read-request
function readableStreamAddReadRequest(stream, request) {
  const reader = stream.reader;
  reader.readRequests.append(request);
}

// https://streams.spec.whatwg.org/#readable-stream-cancel
function readableStreamCancel(stream, reason) {
  stream.disturbed = true;
  if (stream.state === "closed") return promiseResolvedWith();
  if (stream.state === "errored") return promiseRejectedWith(stream.storedError);
  readableStreamClose(stream);
  const reader = stream.reader;
  if (reader instanceof ReadableStreamBYOBReaderImpl) {
    const readIntoRequests = reader.readIntoRequests;
    reader.readIntoRequests = new Queue();
    while (readIntoRequests.length > 0) {
      readIntoRequests.popleft().closeSteps();
    }
  }
  return react(stream.controller.cancelSteps(reason), returnUndefined);
}

// Steps that return undefined.
function returnUndefined(value) {}

// https://streams.spec.whatwg.org/#readable-stream-close
function readableStreamClose(stream) {
  stream.state = "closed";
  const reader = stream.reader;
  if (reader === undefined) return;
  resolve(reader.closed);
  if (reader instanceof ReadableStreamDefaultReaderImpl) {
    const readRequests = reader.readRequests;
    reader.readRequests = new Queue();
    while (readRequests.length > 0) {
      readRequests.popleft().closeSteps();
    }
  }
}

// https://streams.spec.whatwg.org/#readable-stream-error
function readableStreamError(stream, error) {
  stream.state = "errored";
  stream.storedError = error;
  const reader = stream.reader;
  if (reader === undefined) return;
  reject(reader.closed, error);
  markAsHandled(reader.closed);
  if (reader instanceof ReadableStreamDefaultReaderImpl) {
    reader.errorReadRequests(error);
  } else if (reader instanceof ReadableStreamBYOBReaderImpl) {
    reader.errorReadIntoRequests(error);
  }
}

// https://streams.spec.whatwg.org/#readable-stream-fulfill-read-into-request
function readableStreamFulfillReadIntoRequest(stream, chunk, done) {
  const reader = stream.reader;
  const request = reader.readIntoRequests.popleft();
  if (done) {
    request.closeSteps(chunk);
  } else {
    request.chunkSteps(chunk);
  }
}

// https://streams.spec.whatwg.org/#readable-stream-fulfill-read-request
function readableStreamFulfillReadRequest(stream, chunk, done) {
  const reader = stream.reader;
  const request = reader.readRequests.popleft();
  if (done) {
    request.closeSteps();
  } else {
    request.chunkSteps(chunk);
  }
}

// https://streams.spec.whatwg.org/#readable-stream-get-num-read-into-requests
//
// It is 0 for a stream that has no BYOB reader.
function readableStreamGetNumReadIntoRequests(stream) {
  const reader = stream.reader;
  return reader instanceof ReadableStreamBYOBReaderImpl ? reader.readIntoRequests.length : 0;
}

// https://streams.spec.whatwg.org/#readable-stream-get-num-read-requests
//
// It is 0 for a stream that has no default reader.
function readableStreamGetNumReadRequests(stream) {
  const reader = stream.reader;
  return reader instanceof ReadableStreamDefaultReaderImpl ? reader.readRequests.length : 0;
}
