// TextEncoder, since Python cannot write to an engine's buffers:
// https://encoding.spec.whatwg.org/#interface-textencoder

// https://encoding.spec.whatwg.org/#utf-8-encoder, up to a code point that has no room. Code units
// that are read and bytes that are written are counted.
function encodeInto(string, bytes, room) {
  const length = string.length;
  let read = 0;
  let written = 0;
  while (read < length) {
    let point = charCodeAt(string, read);
    let units = 1;
    if (point >>> 11 === 0x1b) {
      const next = point < 0xdc00 && read + 1 < length ? charCodeAt(string, read + 1) : 0;
      if (next >>> 10 === 0x37) {
        point = 0x10000 + ((point & 0x3ff) << 10) + (next & 0x3ff);
        units = 2;
      } else {
        point = 0xfffd;
      }
    }
    const count = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (written + count > room) break;
    let shift = 6 * (count - 1);
    bytes[written++] = count === 1 ? point : (0xf00 >> count) | (point >>> shift);
    while (shift !== 0) {
      shift -= 6;
      bytes[written++] = 0x80 | ((point >>> shift) & 0x3f);
    }
    read += units;
  }
  return { read, written };
}

// [AllowShared] Uint8Array: https://webidl.spec.whatwg.org/#js-buffer-source-types
function checkBytes(value, context) {
  if (!isView(value) || typedArrayName(value) !== "Uint8Array") {
    throw new Errors.TypeError(context + " is not of type 'Uint8Array'.");
  }
  fixedOrSharedLength(typedArrayParts.buffer(value), context);
}

const TextEncoderBrand = newBrand("TextEncoder", null, 0);

class TextEncoder {
  constructor() {
    setInner(this, { __proto__: null, brand: TextEncoderBrand });
  }

  get encoding() {
    internals(TextEncoderBrand, this);
    return "utf-8";
  }

  encode($input = "") {
    internals(TextEncoderBrand, this);
    const string = stringValue($input, "Failed to execute 'encode' on 'TextEncoder': parameter 1");
    const room = 3 * string.length;
    const scratch = new Bytes(room);
    const length = encodeInto(string, scratch, room).written;
    const bytes = new Bytes(length);
    setBytes(bytes, new Bytes(typedArrayParts.buffer(scratch), 0, length));
    return bytes;
  }

  encodeInto($source, $destination) {
    internals(TextEncoderBrand, this);
    const action = "Failed to execute 'encodeInto' on 'TextEncoder'";
    if (arguments.length < 2) throw tooFew(action, 2, arguments.length);
    const string = stringValue($source, action + ": parameter 1");
    checkBytes($destination, action + ": parameter 2");
    return encodeInto(string, $destination, typedArrayParts.length($destination));
  }
}

expose(TextEncoderBrand, TextEncoder, [], ["encoding", "encode", "encodeInto"]);
