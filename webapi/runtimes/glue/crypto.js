// Random bytes of Python: https://w3c.github.io/webcrypto/#Crypto-interface

const mostRandomBytes = 65536;
const integerArray = /^(?:Big)?U?[Ii]nt/;

class CryptoImpl {
  constructor() {
    this.platformObject = undefined;
  }

  getRandomValues(array) {
    const context = "Failed to execute 'getRandomValues' on 'Crypto': parameter 1";
    if (!isView(array)) throw new Errors.TypeError(context + " is not of type 'ArrayBufferView'.");
    const name = typedArrayName(array);
    const parts = name === undefined ? dataViewParts : typedArrayParts;
    const buffer = parts.buffer(array);
    fixedLength(buffer, context);
    if (name === undefined || execute(integerArray, name) === null) {
      const message = context + " is not an array of integers.";
      throw new DOMException(message, "TypeMismatchError");
    }
    const length = parts.length(array);
    if (length > mostRandomBytes) {
      const message = context + " has " + length + " bytes, more than " + mostRandomBytes + ".";
      throw new QuotaExceededError(message);
    }
    if (length !== 0) {
      const bytes = newBytes(askEventLoop('["random",' + length + "]"));
      setBytes(new Bytes(buffer, parts.offset(array), length), bytes);
    }
    return array;
  }

  randomUuid() {
    return askEventLoop('["uuid"]');
  }
}

let theCrypto;

function cryptoImpl() {
  if (theCrypto === undefined) theCrypto = new CryptoImpl();
  return theCrypto;
}
