// Controllers of readable byte streams: https://streams.spec.whatwg.org/#rbs-controller-class
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://streams.spec.whatwg.org/#readable-byte-stream-queue-entry
class ByteQueueEntry {
  constructor(buffer, byteOffset, byteLength) {
    this.buffer = buffer;
    this.byteOffset = byteOffset;
    this.byteLength = byteLength;
  }
}
withoutParent(ByteQueueEntry);

// https://streams.spec.whatwg.org/#pull-into-descriptor
class PullIntoDescriptor {
  constructor(
    buffer,
    bufferByteLength,
    byteOffset,
    byteLength,
    bytesFilled,
    minimumFill,
    kind,
    readerType,
  ) {
    this.buffer = buffer;
    this.bufferByteLength = bufferByteLength;
    this.byteOffset = byteOffset;
    this.byteLength = byteLength;
    this.bytesFilled = bytesFilled;
    this.minimumFill = minimumFill;
    // The view constructor.
    this.kind = kind;
    // ``default``, ``byob`` or ``none``.
    this.readerType = readerType;
  }

  // How many bytes of the last element are filled, if it is not filled whole.
  get remainder() {
    return remainder(this.bytesFilled, elementSize(this.kind));
  }
}
withoutParent(PullIntoDescriptor);

// https://streams.spec.whatwg.org/#readablestreambyobrequest
class ReadableStreamBYOBRequestImpl {
  constructor(controller, view) {
    this.platformObject = undefined;
    this.controller = controller;
    // None once the request is invalidated.
    this.view = view;
  }

  // https://streams.spec.whatwg.org/#rs-byob-request-respond
  respond(bytesWritten) {
    if (this.controller === undefined) {
      throw new Errors.TypeError("The request has been answered.");
    }
    if (isDetached(viewedBuffer(this.view))) {
      throw new Errors.TypeError("The buffer of the request's view is detached.");
    }
    this.controller.respond(bytesWritten);
  }

  // https://streams.spec.whatwg.org/#rs-byob-request-respond-with-new-view
  respondWithNewView(view) {
    if (this.controller === undefined) {
      throw new Errors.TypeError("The request has been answered.");
    }
    if (isDetached(viewedBuffer(view))) {
      throw new Errors.TypeError("The buffer of the view is detached.");
    }
    this.controller.respondWithNewView(view);
  }
}
withoutParent(ReadableStreamBYOBRequestImpl);

// https://streams.spec.whatwg.org/#readablebytestreamcontroller
class ReadableByteStreamControllerImpl extends ReadableStreamController {
  constructor(stream, highWaterMark, autoAllocateChunkSize) {
    super(stream);
    this._queue = new Queue();
    this._queueTotalSize = 0;
    this._started = false;
    this._closeRequested = false;
    this._pullAgain = false;
    this._pulling = false;
    this._strategyHwm = highWaterMark;
    this._autoAllocateChunkSize = autoAllocateChunkSize;
    this._byobRequest = undefined;
    this.pendingPullIntos = new Queue();
    // None before the set-up, and when no algorithm will be executed any more.
    this._algorithms = undefined;
  }

  // https://streams.spec.whatwg.org/#set-up-readable-byte-stream-controller
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

  get isOfBytes() {
    return true;
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollergetbyobrequest
  get byobRequest() {
    if (this._byobRequest === undefined && this.pendingPullIntos.length > 0) {
      const first = this.pendingPullIntos.first();
      const view = newView(
        kindOfBytes(),
        first.buffer,
        first.byteOffset + first.bytesFilled,
        first.byteLength - first.bytesFilled,
      );
      this._byobRequest = new ReadableStreamBYOBRequestImpl(this, view);
    }
    return this._byobRequest;
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-get-desired-size
  get desiredSize() {
    if (this.stream.state === "errored") return undefined;
    if (this.stream.state === "closed") return 0;
    return this._strategyHwm - this._queueTotalSize;
  }

  // https://streams.spec.whatwg.org/#rbs-controller-close
  close() {
    if (this._closeRequested || this.stream.state !== "readable") {
      throw new Errors.TypeError("The stream cannot be closed: it is closed, closing or errored.");
    }
    this.requestClose();
  }

  // https://streams.spec.whatwg.org/#readablestream-close
  closeAndRespond() {
    this.requestClose();
    if (this.pendingPullIntos.length > 0) {
      this.respond(0);
    }
  }

  // https://streams.spec.whatwg.org/#rbs-controller-enqueue
  enqueue(chunk) {
    if (viewByteLength(chunk) === 0) throw new Errors.TypeError("The chunk is empty.");
    if (this._closeRequested || this.stream.state !== "readable") {
      throw new Errors.TypeError("The stream takes no chunk: it is closed, closing or errored.");
    }
    this.enqueueChunk(chunk);
  }

  // https://streams.spec.whatwg.org/#rbs-controller-error
  error(error) {
    this.errorIfReadable(error);
  }

  // https://streams.spec.whatwg.org/#rbs-controller-private-cancel
  cancelSteps(reason) {
    this._clearPendingPullIntos();
    this._resetQueue();
    const algorithms = this._algorithms;
    const result = algorithms.cancel(reason);
    this._clearAlgorithms();
    return result;
  }

  // https://streams.spec.whatwg.org/#rbs-controller-private-pull
  pullSteps(readRequest) {
    if (this._queueTotalSize > 0) {
      this._fillReadRequestFromQueue(readRequest);
      return;
    }
    const size = this._autoAllocateChunkSize;
    if (size !== undefined) {
      let buffer;
      try {
        buffer = allocateBuffer(size);
      } catch (error) {
        readRequest.errorSteps(error);
        return;
      }
      const kind = kindOfBytes();
      const descriptor = new PullIntoDescriptor(buffer, size, 0, size, 0, 1, kind, "default");
      this.pendingPullIntos.append(descriptor);
    }
    readableStreamAddReadRequest(this.stream, readRequest);
    this._callPullIfNeeded();
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontroller-releasesteps
  releaseSteps() {
    if (this.pendingPullIntos.length > 0) {
      const first = this.pendingPullIntos.first();
      first.readerType = "none";
      this.pendingPullIntos = new Queue();
      this.pendingPullIntos.append(first);
    }
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-call-pull-if-needed
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

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-should-call-pull
  _shouldCallPull() {
    if (this.stream.state !== "readable" || this._closeRequested || !this._started) {
      return false;
    }
    if (readableStreamGetNumReadRequests(this.stream) > 0) return true;
    if (readableStreamGetNumReadIntoRequests(this.stream) > 0) return true;
    return this._strategyHwm - this._queueTotalSize > 0;
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-clear-algorithms
  _clearAlgorithms() {
    this._algorithms = undefined;
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-clear-pending-pull-intos
  _clearPendingPullIntos() {
    this._invalidateByobRequest();
    this.pendingPullIntos = new Queue();
  }

  // https://streams.spec.whatwg.org/#reset-queue
  _resetQueue() {
    this._queue = new Queue();
    this._queueTotalSize = 0;
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-close
  requestClose() {
    if (this._closeRequested || this.stream.state !== "readable") return;
    if (this._queueTotalSize > 0) {
      this._closeRequested = true;
      return;
    }
    if (this.pendingPullIntos.length > 0 && this.pendingPullIntos.first().remainder !== 0) {
      const error = new Errors.TypeError(
        "The last element of a view has been filled in part only.",
      );
      this.errorIfReadable(error);
      throw error;
    }
    this._clearAlgorithms();
    readableStreamClose(this.stream);
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-commit-pull-into-descriptor
  _commit(descriptor) {
    const done = this.stream.state === "closed";
    const filledView = this._convert(descriptor);
    if (descriptor.readerType === "default") {
      readableStreamFulfillReadRequest(this.stream, filledView, done);
    } else {
      readableStreamFulfillReadIntoRequest(this.stream, filledView, done);
    }
  }

  _commitAll(descriptors) {
    for (let index = 0; index < descriptors.length; index++) {
      const descriptor = descriptors[index];
      this._commit(descriptor);
    }
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-convert-pull-into-descriptor
  _convert(descriptor) {
    const buffer = transferArrayBuffer(descriptor.buffer);
    return newView(descriptor.kind, buffer, descriptor.byteOffset, descriptor.bytesFilled);
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-enqueue
  enqueueChunk(chunk) {
    const stream = this.stream;
    if (this._closeRequested || stream.state !== "readable") return;
    const buffer = viewedBuffer(chunk);
    const byteOffset = viewByteOffset(chunk);
    const byteLength = viewByteLength(chunk);
    if (isDetached(buffer)) {
      throw new Errors.TypeError("The buffer of the chunk is detached.");
    }
    const transferredBuffer = transferArrayBuffer(buffer);
    if (this.pendingPullIntos.length > 0) {
      const first = this.pendingPullIntos.first();
      if (isDetached(first.buffer)) {
        throw new Errors.TypeError("The buffer of the request's view is detached.");
      }
      this._invalidateByobRequest();
      first.buffer = transferArrayBuffer(first.buffer);
      if (first.readerType === "none") {
        this._enqueueDetachedPullIntoToQueue(first);
      }
    }
    if (stream.reader instanceof ReadableStreamDefaultReaderImpl) {
      this._processReadRequestsUsingQueue(stream.reader);
      if (readableStreamGetNumReadRequests(stream) === 0) {
        this._enqueueChunkToQueue(transferredBuffer, byteOffset, byteLength);
      } else {
        if (this.pendingPullIntos.length > 0) {
          this._shiftPendingPullInto();
        }
        const view = newView(kindOfBytes(), transferredBuffer, byteOffset, byteLength);
        readableStreamFulfillReadRequest(stream, view, false);
      }
    } else {
      this._enqueueChunkToQueue(transferredBuffer, byteOffset, byteLength);
      if (stream.reader !== undefined) {
        this._commitAll(this._processPullIntoDescriptorsUsingQueue());
      }
    }
    this._callPullIfNeeded();
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-enqueue-chunk-to-queue
  _enqueueChunkToQueue(buffer, byteOffset, byteLength) {
    this._queue.append(new ByteQueueEntry(buffer, byteOffset, byteLength));
    this._queueTotalSize += byteLength;
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerenqueueclonedchunktoqueue
  _enqueueClonedChunkToQueue(buffer, byteOffset, byteLength) {
    let clone;
    try {
      clone = cloneBuffer(buffer, byteOffset, byteLength);
    } catch (error) {
      this.errorIfReadable(error);
      throw error;
    }
    this._enqueueChunkToQueue(clone, 0, byteLength);
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerenqueuedetachedpullintotoqueue
  _enqueueDetachedPullIntoToQueue(descriptor) {
    if (descriptor.bytesFilled > 0) {
      this._enqueueClonedChunkToQueue(
        descriptor.buffer,
        descriptor.byteOffset,
        descriptor.bytesFilled,
      );
    }
    this._shiftPendingPullInto();
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-error
  errorIfReadable(error) {
    if (this.stream.state !== "readable") return;
    this._clearPendingPullIntos();
    this._resetQueue();
    this._clearAlgorithms();
    readableStreamError(this.stream, error);
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-fill-pull-into-descriptor-from-queue
  _fillPullIntoDescriptorFromQueue(descriptor) {
    let remaining = min(this._queueTotalSize, descriptor.byteLength - descriptor.bytesFilled);
    const maxBytesFilled = descriptor.bytesFilled + remaining;
    const maxAlignedBytes = maxBytesFilled -
      remainder(maxBytesFilled, elementSize(descriptor.kind));
    const ready = maxAlignedBytes >= descriptor.minimumFill;
    // A descriptor that is not filled up to its minimum stays at the head of the queue, so
    // that the underlying source can keep filling it.
    if (ready) {
      remaining = maxAlignedBytes - descriptor.bytesFilled;
    }
    while (remaining > 0) {
      const head = this._queue.first();
      const count = min(remaining, head.byteLength);
      const start = descriptor.byteOffset + descriptor.bytesFilled;
      copyBytes(descriptor.buffer, start, head.buffer, head.byteOffset, count);
      if (head.byteLength === count) {
        this._queue.popleft();
      } else {
        head.byteOffset += count;
        head.byteLength -= count;
      }
      this._queueTotalSize -= count;
      descriptor.bytesFilled += count;
      remaining -= count;
    }
    return ready;
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerfillreadrequestfromqueue
  _fillReadRequestFromQueue(readRequest) {
    const entry = this._queue.popleft();
    this._queueTotalSize -= entry.byteLength;
    this._handleQueueDrain();
    const view = newView(kindOfBytes(), entry.buffer, entry.byteOffset, entry.byteLength);
    readRequest.chunkSteps(view);
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-handle-queue-drain
  _handleQueueDrain() {
    if (this._queueTotalSize === 0 && this._closeRequested) {
      this._clearAlgorithms();
      readableStreamClose(this.stream);
    } else {
      this._callPullIfNeeded();
    }
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-invalidate-byob-request
  _invalidateByobRequest() {
    const request = this._byobRequest;
    if (request === undefined) return;
    request.controller = undefined;
    request.view = undefined;
    this._byobRequest = undefined;
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-process-pull-into-descriptors-using-queue
  _processPullIntoDescriptorsUsingQueue() {
    const filledPullIntos = newList();
    while (this.pendingPullIntos.length > 0 && this._queueTotalSize > 0) {
      const descriptor = this.pendingPullIntos.first();
      if (this._fillPullIntoDescriptorFromQueue(descriptor)) {
        this._shiftPendingPullInto();
        filledPullIntos[filledPullIntos.length] = descriptor;
      }
    }
    return filledPullIntos;
  }

  // https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamcontrollerprocessreadrequestsusingqueue
  _processReadRequestsUsingQueue(reader) {
    while (reader.readRequests.length > 0 && this._queueTotalSize > 0) {
      this._fillReadRequestFromQueue(reader.readRequests.popleft());
    }
  }

  pullInto(view, least, request) {
    const kind = kindOfView(view);
    const minimumFill = least * elementSize(kind);
    const byteOffset = viewByteOffset(view);
    const byteLength = viewByteLength(view);
    let buffer;
    try {
      buffer = transferArrayBuffer(viewedBuffer(view));
    } catch (error) {
      request.errorSteps(error);
      return;
    }
    const descriptor = new PullIntoDescriptor(
      buffer,
      bufferByteLength(buffer),
      byteOffset,
      byteLength,
      0,
      minimumFill,
      kind,
      "byob",
    );
    if (this.pendingPullIntos.length > 0) {
      this.pendingPullIntos.append(descriptor);
      readableStreamAddReadIntoRequest(this.stream, request);
      return;
    }
    if (this.stream.state === "closed") {
      request.closeSteps(newView(kind, buffer, byteOffset, 0));
      return;
    }
    if (this._queueTotalSize > 0) {
      if (this._fillPullIntoDescriptorFromQueue(descriptor)) {
        const filledView = this._convert(descriptor);
        this._handleQueueDrain();
        request.chunkSteps(filledView);
        return;
      }
      if (this._closeRequested) {
        const tooFew = new Errors.TypeError(
          "The stream is closing and has too few bytes for the view.",
        );
        this.errorIfReadable(tooFew);
        request.errorSteps(tooFew);
        return;
      }
    }
    this.pendingPullIntos.append(descriptor);
    readableStreamAddReadIntoRequest(this.stream, request);
    this._callPullIfNeeded();
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond
  respond(bytesWritten) {
    const first = this.pendingPullIntos.first();
    if (this.stream.state === "closed") {
      if (bytesWritten !== 0) {
        throw new Errors.TypeError("The stream is closed and takes no bytes.");
      }
    } else {
      if (bytesWritten === 0) {
        throw new Errors.TypeError("The response has no bytes, and the stream is not closed.");
      }
      if (first.bytesFilled + bytesWritten > first.byteLength) {
        throw new Errors.RangeError("More bytes have been written than the view has.");
      }
    }
    first.buffer = transferArrayBuffer(first.buffer);
    this._respondInternal(bytesWritten);
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-with-new-view
  respondWithNewView(view) {
    const first = this.pendingPullIntos.first();
    const byteLength = viewByteLength(view);
    if (this.stream.state === "closed") {
      if (byteLength !== 0) {
        throw new Errors.TypeError("The stream is closed and takes no bytes.");
      }
    } else if (byteLength === 0) {
      throw new Errors.TypeError("The response has no bytes, and the stream is not closed.");
    }
    if (first.byteOffset + first.bytesFilled !== viewByteOffset(view)) {
      throw new Errors.RangeError("The view begins at another place than the request's view.");
    }
    if (first.bufferByteLength !== bufferByteLength(viewedBuffer(view))) {
      throw new Errors.RangeError("The buffer of the view has another length than the request's.");
    }
    if (first.bytesFilled + byteLength > first.byteLength) {
      throw new Errors.RangeError("The view is longer than the request's view.");
    }
    first.buffer = transferArrayBuffer(viewedBuffer(view));
    this._respondInternal(byteLength);
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-internal
  _respondInternal(bytesWritten) {
    const first = this.pendingPullIntos.first();
    this._invalidateByobRequest();
    if (this.stream.state === "closed") {
      this._respondInClosedState(first);
    } else {
      this._respondInReadableState(bytesWritten, first);
    }
    this._callPullIfNeeded();
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-in-closed-state
  _respondInClosedState(first) {
    if (first.readerType === "none") {
      this._shiftPendingPullInto();
    }
    const filledPullIntos = newList();
    while (filledPullIntos.length < readableStreamGetNumReadIntoRequests(this.stream)) {
      listAppend(filledPullIntos, this._shiftPendingPullInto());
    }
    this._commitAll(filledPullIntos);
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-respond-in-readable-state
  _respondInReadableState(bytesWritten, descriptor) {
    descriptor.bytesFilled += bytesWritten;
    if (descriptor.readerType === "none") {
      this._enqueueDetachedPullIntoToQueue(descriptor);
      this._commitAll(this._processPullIntoDescriptorsUsingQueue());
      return;
    }
    if (descriptor.bytesFilled < descriptor.minimumFill) return;
    this._shiftPendingPullInto();
    const remainderSize = descriptor.remainder;
    if (remainderSize > 0) {
      const end = descriptor.byteOffset + descriptor.bytesFilled;
      this._enqueueClonedChunkToQueue(descriptor.buffer, end - remainderSize, remainderSize);
    }
    descriptor.bytesFilled -= remainderSize;
    const filledPullIntos = this._processPullIntoDescriptorsUsingQueue();
    this._commit(descriptor);
    this._commitAll(filledPullIntos);
  }

  // https://streams.spec.whatwg.org/#readable-byte-stream-controller-shift-pending-pull-into
  _shiftPendingPullInto() {
    return this.pendingPullIntos.popleft();
  }
}
