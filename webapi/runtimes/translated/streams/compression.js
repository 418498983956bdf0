// Compression and decompression: https://compression.spec.whatwg.org/
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// What both do with a compression context.
class CodingStream extends GenericTransformStream {
  constructor() {
    super();
    this._context = undefined;
  }

  // Compress, or decompress, and enqueue a chunk.
  //
  // https://compression.spec.whatwg.org/#compress-and-enqueue-a-chunk
  // https://compression.spec.whatwg.org/#decompress-and-enqueue-a-chunk
  transformChunk(chunk) {
    this._context.push(chunk);
    this._enqueuePieces();
    if (this._context.hasExtraInput) {
      throw new Errors.TypeError("There is more input after the end of the compressed data.");
    }
  }

  // Compress, or decompress, flush and enqueue.
  //
  // https://compression.spec.whatwg.org/#compress-flush-and-enqueue
  // https://compression.spec.whatwg.org/#decompress-flush-and-enqueue
  flushAndEnqueue() {
    this._context.finish();
    this._enqueuePieces();
  }

  _enqueuePieces() {
    const pieces = newList();
    let piece = this._context.nextPiece();
    while (viewByteLength(piece) > 0) {
      pieces[pieces.length] = piece;
      piece = this._context.nextPiece();
    }
    for (let index = 0; index < pieces.length; index++) {
      const each = pieces[index];
      this.enqueue(each);
    }
  }
}

// https://compression.spec.whatwg.org/#compressionstream
class CompressionStreamImpl extends CodingStream {
  constructor() {
    super();
  }

  // https://compression.spec.whatwg.org/#dom-compressionstream-compressionstream
  constructorSteps(format) {
    this._context = newCompressor(format);
  }
}

// https://compression.spec.whatwg.org/#decompressionstream
class DecompressionStreamImpl extends CodingStream {
  constructor() {
    super();
  }

  // https://compression.spec.whatwg.org/#dom-decompressionstream-decompressionstream
  constructorSteps(format) {
    this._context = newDecompressor(format);
  }
}
