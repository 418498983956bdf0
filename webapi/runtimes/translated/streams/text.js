// Streams of text: https://encoding.spec.whatwg.org/#streams
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://encoding.spec.whatwg.org/#interface-textdecoderstream
class TextDecoderStreamImpl extends GenericTransformStream {
  constructor() {
    super();
    this.decoder = undefined;
  }

  // https://encoding.spec.whatwg.org/#dom-textdecoderstream
  constructorSteps(label, options) {
    this.decoder = new ChunkDecoder(label, options.fatal, options.ignoreBOM);
  }

  // https://encoding.spec.whatwg.org/#dom-textdecoder-encoding
  get encoding() {
    return this.decoder.encoding;
  }

  // https://encoding.spec.whatwg.org/#dom-textdecoder-fatal
  get fatal() {
    return this.decoder.fatal;
  }

  // https://encoding.spec.whatwg.org/#dom-textdecoder-ignorebom
  get ignoreBom() {
    return this.decoder.ignoreBom;
  }

  // https://encoding.spec.whatwg.org/#decode-and-enqueue-a-chunk
  transformChunk(chunk) {
    this._enqueueText(this.decoder.decode(chunk));
  }

  // https://encoding.spec.whatwg.org/#flush-and-enqueue
  flushAndEnqueue() {
    this._enqueueText(this.decoder.flush());
  }

  _enqueueText(text) {
    if (text !== "") {
      this.enqueue(text);
    }
  }
}

// https://encoding.spec.whatwg.org/#interface-textencoderstream
class TextEncoderStreamImpl extends GenericTransformStream {
  constructor() {
    super();
    this._encoder = new ChunkEncoder();
  }

  // https://encoding.spec.whatwg.org/#dom-textencoder-encoding
  get encoding() {
    return "utf-8";
  }

  // https://encoding.spec.whatwg.org/#encode-and-enqueue-a-chunk
  transformChunk(chunk) {
    this._enqueueBytes(this._encoder.encode(chunk));
  }

  // https://encoding.spec.whatwg.org/#encode-and-flush
  flushAndEnqueue() {
    this._enqueueBytes(this._encoder.flush());
  }

  _enqueueBytes(chunk) {
    if (viewByteLength(chunk) > 0) {
      this.enqueue(chunk);
    }
  }
}
