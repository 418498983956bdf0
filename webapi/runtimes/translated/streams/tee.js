// Teeing: https://streams.spec.whatwg.org/#readable-stream-tee
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The algorithms of a branch, and what the tee knows of it.
class TeeBranch extends SourceAlgorithms {
  constructor(tee) {
    super();
    this.tee = tee;
    this.stream = undefined;
    this.canceled = false;
    this.reason = undefined;
    this.readAgain = false;
  }

  // The controller of a branch that is no byte stream.
  get controller() {
    return this.stream.controller;
  }

  // The controller of a branch that is a byte stream.
  get byteController() {
    return this.stream.controller;
  }

  pull() {
    this.tee.pull(this);
    return promiseResolvedWith();
  }

  cancel(reason) {
    this.canceled = true;
    this.reason = reason;
    return this.tee.branchCanceled();
  }
}

// What https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaulttee and
// https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamtee have in common.
class Tee {
  constructor(stream) {
    this.stream = stream;
    this.reading = false;
    this.cancelPromise = newPromise();
    this.branch1 = new TeeBranch(this);
    this.branch2 = new TeeBranch(this);
  }

  // Give the branches their streams.
  setUp(stream1, stream2) {
    this.branch1.stream = stream1;
    this.branch2.stream = stream2;
    this.forwardErrors();
  }

  // Error the branches when the stream is errored.
  forwardErrors() {}

  // The pull algorithm of a branch.
  pull(branch) {
    if (this.reading) {
      branch.readAgain = true;
    } else {
      this.reading = true;
      this.read(branch);
    }
  }

  // Read a chunk for a branch that pulls.
  read(branch) {}

  // The cancel algorithms of the branches, from step 3.
  branchCanceled() {
    if (this.branch1.canceled && this.branch2.canceled) {
      const reason = twoValues(this.branch1.reason, this.branch2.reason);
      resolve(this.cancelPromise, readableStreamCancel(this.stream, reason));
    }
    return this.cancelPromise;
  }

  // Go on when the branches have a chunk.
  enqueued() {
    this.reading = false;
    if (this.branch1.readAgain) {
      this.pull(this.branch1);
    } else if (this.branch2.readAgain) {
      this.pull(this.branch2);
    }
  }

  // Fulfill the promise of a branch that was canceled alone.
  settle() {
    if (!this.branch1.canceled || !this.branch2.canceled) {
      resolve(this.cancelPromise);
    }
  }
}
withoutParent(Tee);

// https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaulttee
//
// The second branch gets what ``clone_chunk``, if there is one, makes of each chunk.
class DefaultTee extends Tee {
  constructor(stream, cloneChunk) {
    super(stream);
    this._cloneChunk = cloneChunk;
    this._reader = acquireReadableStreamDefaultReader(stream);
  }

  forwardErrors() {
    react(this._reader.closed, returnUndefined, (reason) => this._errored(reason));
  }

  _errored(reason) {
    this.branch1.controller.errorIfReadable(reason);
    this.branch2.controller.errorIfReadable(reason);
    this.settle();
  }

  read(branch) {
    readableStreamDefaultReaderRead(this._reader, new DefaultTeeRequest(this));
  }

  // Give the branches a chunk.
  enqueue(chunk) {
    this.branch1.readAgain = false;
    this.branch2.readAgain = false;
    let chunk2 = chunk;
    if (!this.branch2.canceled && this._cloneChunk !== undefined) {
      try {
        chunk2 = this._cloneChunk(chunk);
      } catch (error) {
        this._cloneFailed(error);
        return;
      }
    }
    if (!this.branch1.canceled) {
      this.branch1.controller.enqueueChunk(chunk);
    }
    if (!this.branch2.canceled) {
      this.branch2.controller.enqueueChunk(chunk2);
    }
    this.enqueued();
  }

  _cloneFailed(reason) {
    this.branch1.controller.errorIfReadable(reason);
    this.branch2.controller.errorIfReadable(reason);
    resolve(this.cancelPromise, readableStreamCancel(this.stream, reason));
  }

  // Close the branches.
  close() {
    this.reading = false;
    if (!this.branch1.canceled) {
      this.branch1.controller.requestClose();
    }
    if (!this.branch2.canceled) {
      this.branch2.controller.requestClose();
    }
    this.settle();
  }
}

// The read request of `DefaultTee`.
class DefaultTeeRequest extends ReadRequest {
  constructor(tee) {
    super();
    this._tee = tee;
  }

  chunkSteps(chunk) {
    // A microtask: errors take one at least to be noticed, and shall not come after chunks.
    queueAMicrotask(() => this._tee.enqueue(chunk));
  }

  closeSteps() {
    this._tee.close();
  }

  errorSteps(error) {
    this._tee.reading = false;
  }
}

// https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamtee
class ByteTee extends Tee {
  constructor(stream) {
    super(stream);
    this._reader = acquireReadableStreamDefaultReader(stream);
  }

  // Error the branches when the stream is errored, unless there is another reader then.
  forwardErrors() {
    const thisReader = this._reader;
    const rejected = (reason) => {
      if (thisReader === this._reader) {
        this._errored(reason);
      }
    };
    react(thisReader.closed, returnUndefined, rejected);
  }

  _errored(reason) {
    this.branch1.byteController.errorIfReadable(reason);
    this.branch2.byteController.errorIfReadable(reason);
    this.settle();
  }

  read(branch) {
    const request = branch.byteController.byobRequest;
    if (request === undefined) {
      this._pullWithDefaultReader();
    } else {
      this._pullWithByobReader(request.view, branch);
    }
  }

  _pullWithDefaultReader() {
    let reader = this._reader;
    if (!(reader instanceof ReadableStreamDefaultReaderImpl)) {
      reader.release();
      reader = acquireReadableStreamDefaultReader(this.stream);
      this._reader = reader;
      this.forwardErrors();
    }
    readableStreamDefaultReaderRead(reader, new ByteTeeRequest(this));
  }

  _pullWithByobReader(view, branch) {
    let reader = this._reader;
    if (!(reader instanceof ReadableStreamBYOBReaderImpl)) {
      reader.release();
      reader = acquireReadableStreamByobReader(this.stream);
      this._reader = reader;
      this.forwardErrors();
    }
    const other = branch === this.branch2 ? this.branch1 : this.branch2;
    readableStreamByobReaderRead(reader, view, 1, new ByteTeeIntoRequest(this, branch, other));
  }

  // Give both branches a chunk that a default reader has read.
  enqueue(chunk) {
    this.branch1.readAgain = false;
    this.branch2.readAgain = false;
    let chunk2 = chunk;
    if (!this.branch1.canceled && !this.branch2.canceled) {
      try {
        chunk2 = cloneAsBytes(chunk);
      } catch (error) {
        this._fail(error);
        return;
      }
    }
    if (!this.branch1.canceled) {
      this.branch1.byteController.enqueueChunk(chunk);
    }
    if (!this.branch2.canceled) {
      this.branch2.byteController.enqueueChunk(chunk2);
    }
    this.enqueued();
  }

  // Answer a branch's request with what was read into its view; copy it for the other.
  answer(chunk, branch, other) {
    this.branch1.readAgain = false;
    this.branch2.readAgain = false;
    if (!other.canceled) {
      let clonedChunk;
      try {
        clonedChunk = cloneAsBytes(chunk);
      } catch (error) {
        this._fail(error);
        return;
      }
      if (!branch.canceled) {
        branch.byteController.respondWithNewView(chunk);
      }
      other.byteController.enqueueChunk(clonedChunk);
    } else if (!branch.canceled) {
      branch.byteController.respondWithNewView(chunk);
    }
    this.enqueued();
  }

  // Give up as a chunk cannot be copied.
  _fail(error) {
    this.branch1.byteController.errorIfReadable(error);
    this.branch2.byteController.errorIfReadable(error);
    resolve(this.cancelPromise, readableStreamCancel(this.stream, error));
  }

  // Close both branches when a default reader finds the stream closed.
  close() {
    this.reading = false;
    if (!this.branch1.canceled) {
      this.branch1.byteController.requestClose();
    }
    if (!this.branch2.canceled) {
      this.branch2.byteController.requestClose();
    }
    if (this.branch1.byteController.pendingPullIntos.length > 0) {
      this.branch1.byteController.respond(0);
    }
    if (this.branch2.byteController.pendingPullIntos.length > 0) {
      this.branch2.byteController.respond(0);
    }
    this.settle();
  }

  // Close both branches when a BYOB reader finds the stream closed.
  closeWith(chunk, branch, other) {
    this.reading = false;
    if (!branch.canceled) {
      branch.byteController.requestClose();
    }
    if (!other.canceled) {
      other.byteController.requestClose();
    }
    if (chunk !== undefined) {
      if (!branch.canceled) {
        branch.byteController.respondWithNewView(chunk);
      }
      if (!other.canceled && other.byteController.pendingPullIntos.length > 0) {
        other.byteController.respond(0);
      }
    }
    this.settle();
  }
}

// The read request of `ByteTee`.
class ByteTeeRequest extends ReadRequest {
  constructor(tee) {
    super();
    this._tee = tee;
  }

  chunkSteps(chunk) {
    // A microtask: errors take one at least to be noticed, and shall not come after chunks.
    queueAMicrotask(() => this._tee.enqueue(chunk));
  }

  closeSteps() {
    this._tee.close();
  }

  errorSteps(error) {
    this._tee.reading = false;
  }
}

// The read-into request of `ByteTee`, for a branch with a BYOB request.
class ByteTeeIntoRequest extends ReadIntoRequest {
  constructor(tee, branch, other) {
    super();
    this._tee = tee;
    this._branch = branch;
    this._other = other;
  }

  chunkSteps(chunk) {
    // A microtask, for the same reason as above.
    queueAMicrotask(() => this._tee.answer(chunk, this._branch, this._other));
  }

  closeSteps(chunk) {
    this._tee.closeWith(chunk, this._branch, this._other);
  }

  errorSteps(error) {
    this._tee.reading = false;
  }
}
