// Interfaces, made by python -m idl from idl/encoding_streams.webidl: change that, not this.

const asTextDecoderOptions = dictionaryValue("TextDecoderOptions", [["fatal", booleanValue, false], ["ignoreBOM", booleanValue, false]]);

// TextDecoderStream: https://encoding.spec.whatwg.org/

class TextDecoderStream {
  constructor($label = undefined, $options = undefined) {
    adopt(this, new TextDecoderStreamImpl()).constructorSteps($label === undefined ? "utf-8" : stringValue($label, "Failed to construct 'TextDecoderStream': parameter 1"), asTextDecoderOptions($options, "Failed to construct 'TextDecoderStream': parameter 2"));
  }

  get encoding() {
    return internals(TextDecoderStreamBrand, this).encoding;
  }

  get fatal() {
    return internals(TextDecoderStreamBrand, this).fatal;
  }

  get ignoreBOM() {
    return internals(TextDecoderStreamBrand, this).ignoreBom;
  }

  get readable() {
    return objectOf(internals(TextDecoderStreamBrand, this).readable);
  }

  get writable() {
    return objectOf(internals(TextDecoderStreamBrand, this).writable);
  }
}

expose(TextDecoderStreamBrand, TextDecoderStream, [],
  ["encoding", "fatal", "ignoreBOM", "readable", "writable"]);
implementation(TextDecoderStreamBrand, TextDecoderStreamImpl);

// TextEncoderStream: https://encoding.spec.whatwg.org/

class TextEncoderStream {
  constructor() {
    adopt(this, new TextEncoderStreamImpl());
  }

  get encoding() {
    return internals(TextEncoderStreamBrand, this).encoding;
  }

  get readable() {
    return objectOf(internals(TextEncoderStreamBrand, this).readable);
  }

  get writable() {
    return objectOf(internals(TextEncoderStreamBrand, this).writable);
  }
}

expose(TextEncoderStreamBrand, TextEncoderStream, [],
  ["encoding", "readable", "writable"]);
implementation(TextEncoderStreamBrand, TextEncoderStreamImpl);
