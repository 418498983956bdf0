// Decoders and encoders of chunks of streams. Python has the decoders.

class ChunkDecoder {
  constructor(label, fatal, ignoreBOM) {
    this.decoder = newDecoder(label, fatal, ignoreBOM);
    this.encoding = encodingOf(this.decoder);
    this.fatal = fatal;
    this.ignoreBom = ignoreBOM;
  }

  decode(chunk) {
    if (!isBufferSource(chunk) && !isSharedBuffer(chunk)) {
      throw noBufferSource("Failed to write to the stream: the chunk");
    }
    return decodeChunk(this.decoder, chunk, true);
  }

  flush() {
    return decodeChunk(this.decoder, undefined, false);
  }
}
withoutParent(ChunkDecoder);

class ChunkEncoder {
  constructor() {
    this.leadingSurrogate = "";
  }

  encode(chunk) {
    const string = stringValue(chunk, "Failed to write to the stream: the chunk");
    const text = this.leadingSurrogate + string;
    const last = text.length === 0 ? 0 : charCodeAt(text, text.length - 1);
    const end = last >>> 10 === 0x36 ? text.length - 1 : text.length;
    this.leadingSurrogate = slice(text, end);
    return encodedText(scalarValueString(slice(text, 0, end)));
  }

  flush() {
    return encodedText(scalarValueString(this.leadingSurrogate));
  }
}
withoutParent(ChunkEncoder);
