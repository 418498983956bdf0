// Interfaces, made by python -m idl from idl/headers.webidl: change that, not this.

const as1 = sequenceValue(byteStringValue);
const as2 = recordValue(byteStringValue, byteStringValue);
const as3 = unionValue({ __proto__: null, sequence: iteratedValue(as1), record: as2 });
const plain4 = arrayOf(anyValue);

// Headers: https://fetch.spec.whatwg.org/

class Headers {
  constructor($init = undefined) {
    adopt(this, new HeadersImpl()).constructorSteps($init === undefined ? undefined : as3($init, "Failed to construct 'Headers': parameter 1"));
  }

  append($name, $value) {
    const inner = internals(HeadersBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'append' on 'Headers'", 2, arguments.length);
    inner.append(byteStringValue($name, "Failed to execute 'append' on 'Headers': parameter 1"), byteStringValue($value, "Failed to execute 'append' on 'Headers': parameter 2"));
  }

  delete($name) {
    const inner = internals(HeadersBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'delete' on 'Headers'", 1, arguments.length);
    inner.delete(byteStringValue($name, "Failed to execute 'delete' on 'Headers': parameter 1"));
  }

  get($name) {
    const inner = internals(HeadersBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'get' on 'Headers'", 1, arguments.length);
    return orNull(inner.get(byteStringValue($name, "Failed to execute 'get' on 'Headers': parameter 1")));
  }

  getSetCookie() {
    const inner = internals(HeadersBrand, this);
    return plain4(inner.getSetCookie());
  }

  has($name) {
    const inner = internals(HeadersBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'has' on 'Headers'", 1, arguments.length);
    return inner.has(byteStringValue($name, "Failed to execute 'has' on 'Headers': parameter 1"));
  }

  set($name, $value) {
    const inner = internals(HeadersBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'set' on 'Headers'", 2, arguments.length);
    inner.set(byteStringValue($name, "Failed to execute 'set' on 'Headers': parameter 1"), byteStringValue($value, "Failed to execute 'set' on 'Headers': parameter 2"));
  }

  entries() {
    return iterateHeaders(internals(HeadersBrand, this), 2);
  }

  keys() {
    return iterateHeaders(internals(HeadersBrand, this), 0);
  }

  values() {
    return iterateHeaders(internals(HeadersBrand, this), 1);
  }

  forEach($callback, $this = undefined) {
    const inner = internals(HeadersBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'forEach' on 'Headers'", 1, arguments.length);
    if (typeof $callback !== "function") throw new Errors.TypeError("Failed to execute 'forEach' on 'Headers': parameter 1 is not of type 'Function'.");
    forEachValuePair(this, inner, anyValue, anyValue, $callback, $this);
  }
}

const iterateHeaders = valuePairIterators("Headers", anyValue, anyValue);
defineProperty(Headers.prototype, iteratorSymbol, property(Headers.prototype.entries, false));
expose(HeadersBrand, Headers, [],
  ["append", "delete", "get", "getSetCookie", "has", "set", "entries", "keys", "values", "forEach"]);
implementation(HeadersBrand, HeadersImpl);
