// TextEncoder stands here because Python cannot write to an engine's buffers:
// https://encoding.spec.whatwg.org/#interface-textencoder
// By hand, and not written once, because each engine is fastest with different native functions.

// https://encoding.spec.whatwg.org/#utf-8-encoder, up to a code point that does not fit. The result counts
// the code units read and the bytes written. The loop copies blocks of ASCII.
function encodeInto(string, bytes, room) {
  const unitAt = boundTo(string, unitAtIndex);
  const length = string.length;
  let read = 0;
  let written = 0;
  while (read < length) {
    const end = length - read > blockLength ? read + blockLength : length;
    if (end - read <= room - written && execute(notASCII, slice(string, read, end)) === null) {
      while (read < end) bytes[written++] = unitAt(read++);
    }
    while (read < end) {
      let point = unitAt(read);
      if (point < 0x80) {
        if (written === room) return { read, written };
        bytes[written++] = point;
        read++;
        continue;
      }
      let units = 1;
      if (point >>> 11 === 0x1b) {
        const next = point < 0xdc00 && read + 1 < length ? unitAt(read + 1) : 0;
        if (next >>> 10 === 0x37) {
          point = 0x10000 + ((point & 0x3ff) << 10) + (next & 0x3ff);
          units = 2;
        } else {
          point = 0xfffd;
        }
      }
      const count = point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
      if (written + count > room) return { read, written };
      let shift = 6 * (count - 1);
      bytes[written++] = (0xf00 >> count) | (point >>> shift);
      while (shift !== 0) {
        shift -= 6;
        bytes[written++] = 0x80 | ((point >>> shift) & 0x3f);
      }
      read += units;
    }
  }
  return { __proto__: null, read, written };
}

// Return the UTF-8 of a string of scalar values.
function encodedText(string) {
  const room = 3 * string.length;
  const scratch = new Bytes(room);
  const length = encodeInto(string, scratch, room).written;
  const bytes = new Bytes(length);
  setBytes(bytes, new Bytes(typedArrayParts.buffer(scratch), 0, length));
  return bytes;
}

class TextEncoderImpl {
  constructor() {
    this.platformObject = undefined;
    this.encoding = "utf-8";
  }

  encode(input) {
    return encodedText(input);
  }

  encodeInto(source, destination) {
    return encodeInto(source, destination, typedArrayParts.length(destination));
  }
}
