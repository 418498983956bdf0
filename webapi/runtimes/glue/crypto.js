// Randomness, which is Python's: https://w3c.github.io/webcrypto/#Crypto-interface

const CryptoBrand = newBrand("Crypto", null, 0);
const mostRandomBytes = 65536;

class Crypto {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Crypto': Illegal constructor");
  }

  getRandomValues($array) {
    internals(CryptoBrand, this);
    const action = "Failed to execute 'getRandomValues' on 'Crypto'";
    if (arguments.length === 0) throw tooFew(action, 1, 0);
    const context = action + ": parameter 1";
    if (!isView($array)) throw new Errors.TypeError(context + " is not of type 'ArrayBufferView'.");
    const name = typedArrayName($array);
    const parts = name === undefined ? dataViewParts : typedArrayParts;
    const buffer = parts.buffer($array);
    fixedLength(buffer, context);
    if (name === undefined || execute(integerArray, name) === null) {
      const message = context + " is not an array of integers.";
      throw new DOMException(message, "TypeMismatchError");
    }
    const length = parts.length($array);
    if (length > mostRandomBytes) {
      const message = context + " has " + length + " bytes, more than " + mostRandomBytes + ".";
      throw new QuotaExceededError(message);
    }
    if (length !== 0) {
      const bytes = newBytes(askEventLoop('["random",' + length + "]"));
      setBytes(new Bytes(buffer, parts.offset($array), length), bytes);
    }
    return $array;
  }

  randomUUID() {
    internals(CryptoBrand, this);
    return askEventLoop('["uuid"]');
  }
}

const integerArray = /^(?:Big)?U?[Ii]nt/;

expose(CryptoBrand, Crypto, [], ["getRandomValues", "randomUUID"]);
const crypto = createObject(Crypto.prototype);
setInner(crypto, { __proto__: null, brand: CryptoBrand });
giveFunctions({ crypto }, true);
