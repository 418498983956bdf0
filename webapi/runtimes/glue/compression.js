// Compression contexts, which Python has.

class CompressionContext {
  constructor(format, decompresses) {
    this.handle = ask(newCompressionCall + stringify(format) + "," + decompresses + "]")[0];
    this.given = "null";
    this.hasExtraInput = false;
    watch(this, this.handle);
  }

  push(chunk) {
    this.given = toBufferText(chunk, "Failed to write to the stream: the chunk");
  }

  finish() {
    this.given = "true";
  }

  nextPiece() {
    const answer = ask(compressCall + this.handle + "," + this.given + "]");
    this.given = "null";
    this.hasExtraInput = answer[2];
    return newBytes(answer[1]);
  }
}
withoutParent(CompressionContext);

const newCompressor = (format) => new CompressionContext(format, false);
const newDecompressor = (format) => new CompressionContext(format, true);
