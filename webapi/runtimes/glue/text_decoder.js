// A shortcut of TextDecoder's decode(): it makes text of ASCII without Python, if no bytes of a stream can be
// pending. tests/runtimes/test_text.py checks that both ways give the same text.

const decodeByRequest = TextDecoder.prototype.decode;
const encodingOf = getterOf(TextDecoder.prototype, "encoding");
const otherThanASCII = /^(?:utf-16|iso-2022-jp)/; // in which bytes of ASCII have another meaning

// Return a view of a buffer source, or undefined if its length can change or its memory is shared.
function fixedBytes(value) {
  if (!isBufferSource(value)) return undefined;
  const parts = typedArrayName(value) === undefined ? dataViewParts : typedArrayParts;
  const buffer = isView(value) ? parts.buffer(value) : value;
  if (!isArrayBuffer(buffer) || isResizable(buffer)) return undefined;
  if (bufferLength(buffer) === 0) return undefined; // it may be detached
  if (!isView(value)) return new Bytes(buffer);
  return new Bytes(buffer, parts.offset(value), parts.length(value));
}

// Return the text of bytes, or undefined if some byte is not ASCII.
function asciiText(bytes) {
  const buffer = typedArrayParts.buffer(bytes);
  const offset = typedArrayParts.offset(bytes);
  const length = typedArrayParts.length(bytes);
  let text = "";
  for (let start = 0; start < length; start += blockLength) {
    const size = length - start > blockLength ? blockLength : length - start;
    const block = new Bytes(buffer, offset + start, size);
    defineProperty(block, "length", { __proto__: null, value: size }); // the prototype's may be patched
    const part = apply(fromUnits, undefined, block);
    if (execute(notASCII, part) !== null) return undefined;
    text += part;
  }
  return text;
}

function isASCIICompatible(decoder, inner) {
  if (inner.isASCIICompatible === undefined) {
    inner.isASCIICompatible = execute(otherThanASCII, encodingOf(decoder)) === null;
  }
  return inner.isASCIICompatible;
}

const decoding = {
  decode($input = undefined, $options = undefined) {
    const inner = internals(TextDecoderBrand, this);
    if ($options === undefined && inner.mayStream !== true) {
      const bytes = fixedBytes($input);
      const text = bytes === undefined ? undefined : asciiText(bytes);
      if (text !== undefined && isASCIICompatible(this, inner)) return text;
    }
    if ($options !== undefined) inner.mayStream = true;
    const result = apply(decodeByRequest, this, [$input, $options]);
    if ($options === undefined) inner.mayStream = false;
    return result;
  },
};

defineProperty(TextDecoder.prototype, "decode", property(decoding.decode, true));

// Decoders that no page sees, of streams.
const newDecoder = (label, fatal, ignoreBOM) =>
  new TextDecoder(label, { __proto__: null, fatal, ignoreBOM });
const decodeChunk = (decoder, chunk, stream) =>
  apply(decodeByRequest, decoder, [chunk, { __proto__: null, stream }]);
