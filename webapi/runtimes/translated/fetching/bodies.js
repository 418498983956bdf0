// Bodies of requests and responses: https://fetch.spec.whatwg.org/#bodies
//
// Written once: ``python -m idl`` translates this module to JavaScript. Bytes are opaque here.

// https://fetch.spec.whatwg.org/#concept-body
class Body {
  constructor(stream, source, length) {
    this.stream = stream;
    // The bytes, or a blob, from which the stream can be made again.
    this.source = source;
    this.length = length;
  }

  // Whether the stream is disturbed or locked.
  get isUnusable() {
    return this.stream.disturbed || this.stream.locked;
  }

  // https://fetch.spec.whatwg.org/#concept-body-clone
  clone() {
    const streams = this.stream.tee(cloneOfChunk);
    this.stream = streams[0];
    return new Body(streams[1], this.source, this.length);
  }

  // https://streams.spec.whatwg.org/#readablestream-create-a-proxy, of the stream
  //
  // The signal errors the new stream with its reason, and cancels the old one.
  proxy(signal) {
    const identity = new TransformStreamImpl();
    identity.constructorSteps(
      undefined,
      { __proto__: null },
      { __proto__: null },
      { __proto__: null },
    );
    const pair = { __proto__: null, readable: identity.readable, writable: identity.writable };
    let options = {
      __proto__: null,
      preventAbort: false,
      preventCancel: false,
      preventClose: false,
     };
    if (signal !== undefined) {
      options = {
        __proto__: null,
        preventAbort: false,
        preventCancel: false,
        preventClose: false,
        signal: signal,
       };
    }
    return new Body(this.stream.pipeThrough(pair, options), this.source, this.length);
  }
}
withoutParent(Body);

// https://fetch.spec.whatwg.org/#byte-sequence-as-a-body, of bytes or a blob
function bytesAsABody(source) {
  return new Body(blobStream(source), source, byteLengthOf(source));
}

// https://fetch.spec.whatwg.org/#concept-bodyinit-extract
//
// The type is empty where the standard's is null.
function extractABody(object, keepalive = false) {
  const given = bytesWithType(object);
  if (given !== undefined) return [bytesAsABody(given[0]), given[1]];
  if (keepalive) {
    throw new Errors.TypeError("A request with keepalive cannot have a stream as its body.");
  }
  const givenStream = object;
  if (givenStream instanceof AsyncSequence) {
    return [new Body(ReadableStreamImpl.from_(givenStream)), ""];
  }
  const body = new Body(givenStream);
  if (body.isUnusable) {
    throw new Errors.TypeError("The stream of the body is locked or was read from.");
  }
  return [body, ""];
}

// What requests and responses have, as objects that include the body mixin.
class Message {
  constructor() {
    this.platformObject = undefined;
    this.body = undefined;
    this.headers = new HeadersImpl();
  }

  // The header list of the request or the response.
  get headerList() {
    return this.headers.headerList;
  }

  // https://fetch.spec.whatwg.org/#body-unusable
  get isUnusable() {
    return this.body !== undefined && this.body.isUnusable;
  }

  // Raise ``TypeError`` if it is unusable.
  checkUsable() {
    if (this.isUnusable) throw new Errors.TypeError(UNUSABLE);
  }

  // Append the type of the body as ``Content-Type``, unless there is such a header.
  appendTheType(type) {
    if (type !== "" && !this.headerList.contains("Content-Type")) {
      this.headerList.append("Content-Type", type);
    }
  }

  // The header of which https://fetch.spec.whatwg.org/#concept-body-mime-type is made
  get contentType() {
    const value = this.headerList.get("Content-Type");
    return value === undefined ? "" : value;
  }

  // https://fetch.spec.whatwg.org/#dom-body-body
  get bodyStream() {
    return this.body === undefined ? undefined : this.body.stream;
  }

  // https://fetch.spec.whatwg.org/#dom-body-bodyused
  get bodyUsed() {
    return this.body !== undefined && this.body.stream.disturbed;
  }

  // https://fetch.spec.whatwg.org/#dom-body-arraybuffer
  arrayBuffer() {
    return this.consumeBody(bufferOfBytes);
  }

  // https://fetch.spec.whatwg.org/#dom-body-blob
  blob() {
    return this.consumeBody((data) => blobOfBody(data, this.contentType));
  }

  // https://fetch.spec.whatwg.org/#dom-body-bytes
  bytes() {
    return this.consumeBody((data) => data);
  }

  // https://fetch.spec.whatwg.org/#dom-body-formdata
  formData() {
    return this.consumeBody((data) => formDataOfBody(data, this.contentType));
  }

  // https://fetch.spec.whatwg.org/#dom-body-json
  json() {
    return this.consumeBody((data) => parseJson(utf_8Decode(data)));
  }

  // https://fetch.spec.whatwg.org/#dom-body-text
  text() {
    return this.consumeBody(utf_8Decode);
  }

  // https://fetch.spec.whatwg.org/#dom-body-textstream
  textStream() {
    this.checkUsable();
    return textStream(this.body === undefined ? blobStream(noBytes()) : this.body.stream);
  }

  // https://fetch.spec.whatwg.org/#concept-body-consume-body
  consumeBody(convert) {
    if (this.isUnusable) return promiseRejectedWith(new Errors.TypeError(UNUSABLE));
    const promise = newPromise();
    const successSteps = (data) => {
      try {
        resolve(promise, convert(data));
      } catch (error) {
        reject(promise, error);
      }
    };
    if (this.body === undefined) {
      successSteps(noBytes());
      return promise;
    }
    const stream = this.body.stream;
    fullyRead(this.body, successSteps, (error) => reject(promise, error));
    const cancelled = () => {
      const error = new DOMException("The task that awaited the body was cancelled.", "AbortError");
      reject(promise, error);
      markAsHandled(readableStreamCancel(stream, error));
    };
    whenCancelled(promise, cancelled);
    return promise;
  }
}
withoutParent(Message);

// Make the error for a chunk of a body.
function notBytes(chunk) {
  return new Errors.TypeError(
    "A chunk of the body has the type " + nameOfType(chunk) + ", not bytes.",
  );
}

const UNUSABLE = "The body is locked or was read from.";

// https://fetch.spec.whatwg.org/#body-fully-read
function fullyRead(body, processBody, processBodyError) {
  new ReadAllRequest(body.stream, processBody, processBodyError).read();
}

// The read request of https://streams.spec.whatwg.org/#read-loop
class ReadAllRequest extends ReadRequest {
  constructor(stream, successSteps, failureSteps) {
    super();
    this._reader = acquireReadableStreamDefaultReader(stream);
    this._success = successSteps;
    this._failureSteps = failureSteps;
    this._chunks = newList();
    this._isReading = false;
    this._hasChunk = false;
  }

  // Read one chunk after the other; return while the stream has none.
  read() {
    this._hasChunk = true;
    while (this._hasChunk) {
      this._hasChunk = false;
      this._isReading = true;
      readableStreamDefaultReaderRead(this._reader, this);
      this._isReading = false;
    }
  }

  chunkSteps(chunk) {
    if (!isUint8Array(chunk)) {
      this._failureSteps(notBytes(chunk));
      return;
    }
    listAppend(this._chunks, cloneAsBytes(chunk));
    if (this._isReading) {
      this._hasChunk = true;
    } else {
      this.read();
    }
  }

  closeSteps() {
    this._success(joinedBytes(this._chunks));
  }

  errorSteps(error) {
    this._failureSteps(error);
  }
}
