// Interfaces, made by python -m idl from idl/encoding.webidl: change that, not this.

const toTextDecoderOptions = dictionaryOf("TextDecoderOptions", [["fatal", toBooleanText], ["ignoreBOM", toBooleanText]]);
const toTextDecodeOptions = dictionaryOf("TextDecodeOptions", [["stream", toBooleanText]]);
const as3 = bufferValue("Uint8Array", ["Uint8Array"], true);
const plainTextEncoderEncodeIntoResult = dictionaryOfValues([["read", anyValue], ["written", anyValue]]);

// TextDecoder: https://encoding.spec.whatwg.org/

class TextDecoder {
  constructor($label = undefined, $options = undefined) {
    constructed(TextDecoderBrand, this, "[24," + ($label === undefined ? "null" : toStringText($label, "Failed to construct 'TextDecoder': parameter 1")) + "," + toTextDecoderOptions($options, "Failed to construct 'TextDecoder': parameter 2") + "]");
  }

  decode($input = undefined, $options = undefined) {
    const inner = internals(TextDecoderBrand, this);
    return query(this, inner, 25, "," + ($input === undefined ? "null" : toSharedBufferText($input, "Failed to execute 'decode' on 'TextDecoder': parameter 1")) + "," + toTextDecodeOptions($options, "Failed to execute 'decode' on 'TextDecoder': parameter 2"));
  }

  get encoding() {
    return query(this, internals(TextDecoderBrand, this), 26, "");
  }

  get fatal() {
    return query(this, internals(TextDecoderBrand, this), 27, "");
  }

  get ignoreBOM() {
    return query(this, internals(TextDecoderBrand, this), 28, "");
  }
}

expose(TextDecoderBrand, TextDecoder, [],
  ["decode", "encoding", "fatal", "ignoreBOM"]);

// TextEncoder: https://encoding.spec.whatwg.org/

class TextEncoder {
  constructor() {
    adopt(this, new TextEncoderImpl());
  }

  encode($input = undefined) {
    const inner = internals(TextEncoderBrand, this);
    return inner.encode($input === undefined ? "" : scalarValueString($input, "Failed to execute 'encode' on 'TextEncoder': parameter 1"));
  }

  encodeInto($source, $destination) {
    const inner = internals(TextEncoderBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'encodeInto' on 'TextEncoder'", 2, arguments.length);
    return plainTextEncoderEncodeIntoResult(inner.encodeInto(scalarValueString($source, "Failed to execute 'encodeInto' on 'TextEncoder': parameter 1"), as3($destination, "Failed to execute 'encodeInto' on 'TextEncoder': parameter 2")));
  }

  get encoding() {
    return internals(TextEncoderBrand, this).encoding;
  }
}

expose(TextEncoderBrand, TextEncoder, [],
  ["encode", "encodeInto", "encoding"]);
implementation(TextEncoderBrand, TextEncoderImpl);
