// https://w3c.github.io/webcrypto/

// Left out: subtle. What getRandomValues() takes and returns is an ArrayBufferView, and in Python the
// very object that was given.

[Exposed=(Window,Worker)]
interface Crypto {
  any getRandomValues(any array);
  DOMString randomUUID();
};
