// Interfaces, made by python -m idl from idl/web_crypto.webidl: change that, not this.


// Crypto: https://w3c.github.io/webcrypto/

class Crypto {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'Crypto': Illegal constructor");
  }

  getRandomValues($array) {
    const inner = internals(CryptoBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getRandomValues' on 'Crypto'", 1, arguments.length);
    return inner.getRandomValues($array);
  }

  randomUUID() {
    const inner = internals(CryptoBrand, this);
    return inner.randomUuid();
  }
}

expose(CryptoBrand, Crypto, [],
  ["getRandomValues", "randomUUID"]);
implementation(CryptoBrand, CryptoImpl);
