// Streams of blobs: https://w3c.github.io/FileAPI/#blob-section
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const CHUNK_SIZE = 65536;

// https://w3c.github.io/FileAPI/#blob-get-stream, which reads when a reader pulls.
class BlobSource extends SourceAlgorithms {
  constructor(blob) {
    super();
    this._blob = blob;
    this._position = 0;
    this.stream = undefined;
  }

  pull() {
    try {
      this._readAChunk();
    } catch (error) {
      return promiseRejectedWith(error);
    }
    return promiseResolvedWith();
  }

  _readAChunk() {
    const controller = this.stream.controller;
    const chunk = readBlob(this._blob, this._position, CHUNK_SIZE);
    const length = viewByteLength(chunk);
    if (length === 0) {
      controller.closeAndRespond();
    } else {
      this._position += length;
      controller.enqueueChunk(chunk);
    }
  }
}

// https://w3c.github.io/FileAPI/#dom-blob-textstream
function blobTextStream(blob) {
  return textStream(blobStream(blob));
}

// The text of a stream of bytes, decoded as UTF-8.
function textStream(stream) {
  const decoder = new TextDecoderStreamImpl();
  decoder.constructorSteps("utf-8", { __proto__: null, fatal: false, ignoreBOM: false });
  const pair = { __proto__: null, readable: decoder.readable, writable: decoder.writable };
  return stream.pipeThrough(
    pair,
    { __proto__: null, preventClose: false, preventAbort: false, preventCancel: false },
  );
}

// https://w3c.github.io/FileAPI/#blob-get-stream
function blobStream(blob) {
  const source = new BlobSource(blob);
  source.stream = createReadableByteStream(source);
  return source.stream;
}
