// Interfaces, made by python -m idl from idl/compression.webidl: change that, not this.

const asCompressionFormat = enumValue("CompressionFormat", ["brotli", "deflate", "deflate-raw", "gzip"]);

// CompressionStream: https://compression.spec.whatwg.org/

class CompressionStream {
  constructor($format) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'CompressionStream'", 1, arguments.length);
    adopt(this, new CompressionStreamImpl()).constructorSteps(asCompressionFormat($format, "Failed to construct 'CompressionStream': parameter 1"));
  }

  get readable() {
    return objectOf(internals(CompressionStreamBrand, this).readable);
  }

  get writable() {
    return objectOf(internals(CompressionStreamBrand, this).writable);
  }
}

expose(CompressionStreamBrand, CompressionStream, [],
  ["readable", "writable"]);
implementation(CompressionStreamBrand, CompressionStreamImpl);

// DecompressionStream: https://compression.spec.whatwg.org/

class DecompressionStream {
  constructor($format) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'DecompressionStream'", 1, arguments.length);
    adopt(this, new DecompressionStreamImpl()).constructorSteps(asCompressionFormat($format, "Failed to construct 'DecompressionStream': parameter 1"));
  }

  get readable() {
    return objectOf(internals(DecompressionStreamBrand, this).readable);
  }

  get writable() {
    return objectOf(internals(DecompressionStreamBrand, this).writable);
  }
}

expose(DecompressionStreamBrand, DecompressionStream, [],
  ["readable", "writable"]);
implementation(DecompressionStreamBrand, DecompressionStreamImpl);
