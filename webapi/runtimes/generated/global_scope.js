// The global scope, made by python -m idl from idl/*.webidl: change those, not this.

const asVoidFunction = functionValue((callback) => (self) => (self === theGiven ? callback : apply(callback, self, [])));
const as2 = sequenceValue(plainObjectValue);
const asStructuredSerializeOptions = dictionaryValue("StructuredSerializeOptions", [["transfer", as2, anEmptyList]]);
const asFunction = functionValue((callback) => (self, $arguments) => (self === theGiven ? callback : apply(callback, self, $arguments)));
const as5 = unionValue({ __proto__: null, string: stringValue, callback: asFunction });
const asOnErrorEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event, $source, $lineno, $colno, $error) => (self === theGiven ? callback : apply(callback, self, withoutMissing([objectOrPrimitive($event), $source, $lineno, $colno, $error], 1))));

// WindowOrWorkerGlobalScope: https://html.spec.whatwg.org/multipage/

exposeGlobals({
  btoa($data) {
    checkGlobal(this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'btoa'", 1, arguments.length);
    return ask("[214," + toStringText($data, "Failed to execute 'btoa': parameter 1") + "]")[1];
  },

  atob($data) {
    checkGlobal(this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'atob'", 1, arguments.length);
    return ask("[215," + toStringText($data, "Failed to execute 'atob': parameter 1") + "]")[1];
  },

  queueMicrotask($callback) {
    checkGlobal(this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'queueMicrotask'", 1, arguments.length);
    queueMicrotaskImpl(asVoidFunction($callback, "Failed to execute 'queueMicrotask': parameter 1"));
  },

  reportError($e) {
    checkGlobal(this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'reportError'", 1, arguments.length);
    reportErrorImpl($e);
  },

  structuredClone($value, $options = undefined) {
    checkGlobal(this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'structuredClone'", 1, arguments.length);
    return structuredCloneImpl($value, asStructuredSerializeOptions($options, "Failed to execute 'structuredClone': parameter 2"));
  },

  get crypto() {
    checkGlobal(this);
    return objectOf(cryptoImpl());
  },

  get performance() {
    checkGlobal(this);
    return objectOf(performanceImpl());
  },

  set performance($value) {
    checkGlobal(this);
    replace("performance", $value);
  },

  setTimeout($handler, $timeout = undefined, ...$arguments) {
    checkGlobal(this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setTimeout'", 1, arguments.length);
    return setTimeoutImpl(as5($handler, "Failed to execute 'setTimeout': parameter 1"), $timeout === undefined ? 0 : longValue($timeout, "Failed to execute 'setTimeout': parameter 2"), listValue($arguments, anyValue, "Failed to execute 'setTimeout': parameter 3"));
  },

  clearTimeout($id = undefined) {
    checkGlobal(this);
    clearTimeoutImpl($id === undefined ? 0 : longValue($id, "Failed to execute 'clearTimeout': parameter 1"));
  },

  setInterval($handler, $timeout = undefined, ...$arguments) {
    checkGlobal(this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'setInterval'", 1, arguments.length);
    return setIntervalImpl(as5($handler, "Failed to execute 'setInterval': parameter 1"), $timeout === undefined ? 0 : longValue($timeout, "Failed to execute 'setInterval': parameter 2"), listValue($arguments, anyValue, "Failed to execute 'setInterval': parameter 3"));
  },

  clearInterval($id = undefined) {
    checkGlobal(this);
    clearIntervalImpl($id === undefined ? 0 : longValue($id, "Failed to execute 'clearInterval': parameter 1"));
  },

  get onerror() {
    checkGlobal(this);
    return givenOrNull(globalTarget().getEventHandler("error"));
  },

  set onerror($value) {
    checkGlobal(this);
    const inner = globalTarget();
    inner.setEventHandler("error", asOnErrorEventHandlerNonNull($value));
  },
});
