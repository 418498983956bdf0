// The global scope, made by python -m idl from idl/*.webidl: change those, not this.

const asVoidFunction = functionValue((callback) => (self) => (self === theGiven ? callback : apply(callback, self, [])));
const as2 = sequenceValue(plainObjectValue);
const asStructuredSerializeOptions = dictionaryValue("StructuredSerializeOptions", [["transfer", as2, anEmptyList]]);
const asFunction = functionValue((callback) => (self, $arguments) => (self === theGiven ? callback : apply(callback, self, $arguments)));
const as5 = unionValue({ __proto__: null, string: stringValue, callback: asFunction });
const asRequest = implementationValue(RequestBrand);
const as7 = unionValue({ __proto__: null, string: scalarValueString, interfaces: [[RequestBrand, asRequest]] });
const asReadableStream = implementationValue(ReadableStreamBrand);
const asBlob = platformObjectValue(BlobBrand);
const asFormData = platformObjectValue(FormDataBrand);
const asURLSearchParams = platformObjectValue(URLSearchParamsBrand);
const as12 = unionValue({ __proto__: null, nullable: undefinedValue, buffer: bufferValue("BodyInit?", ["DataView", "Int8Array", "Int16Array", "Int32Array", "Uint8Array", "Uint16Array", "Uint32Array", "Uint8ClampedArray", "BigInt64Array", "BigUint64Array", "Float16Array", "Float32Array", "Float64Array", "ArrayBuffer"], false), string: scalarValueString, asyncSequence: asyncIteratedValue, interfaces: [[ReadableStreamBrand, asReadableStream], [BlobBrand, asBlob], [FormDataBrand, asFormData], [URLSearchParamsBrand, asURLSearchParams]] });
const asRequestCache = enumValue("RequestCache", ["default", "no-store", "reload", "no-cache", "force-cache", "only-if-cached"]);
const asRequestCredentials = enumValue("RequestCredentials", ["omit", "same-origin", "include"]);
const asRequestDuplex = enumValue("RequestDuplex", ["half"]);
const as16 = sequenceValue(byteStringValue);
const as17 = recordValue(byteStringValue, byteStringValue);
const as18 = unionValue({ __proto__: null, sequence: iteratedValue(as16), record: as17 });
const asRequestMode = enumValue("RequestMode", ["navigate", "same-origin", "no-cors", "cors"]);
const asRequestPriority = enumValue("RequestPriority", ["high", "low", "auto"]);
const asRequestRedirect = enumValue("RequestRedirect", ["follow", "error", "manual"]);
const asReferrerPolicy = enumValue("ReferrerPolicy", ["", "no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin", "origin-when-cross-origin", "strict-origin-when-cross-origin", "unsafe-url"]);
const asAbortSignal = implementationValue(AbortSignalBrand);
const as24 = nullableValue(asAbortSignal);
const asRequestInit = dictionaryValue("RequestInit", [["body", nullOrValue(as12), undefined], ["cache", asRequestCache, undefined], ["credentials", asRequestCredentials, undefined], ["duplex", asRequestDuplex, undefined], ["headers", as18, undefined], ["integrity", stringValue, undefined], ["keepalive", booleanValue, undefined], ["method", byteStringValue, undefined], ["mode", asRequestMode, undefined], ["priority", asRequestPriority, undefined], ["redirect", asRequestRedirect, undefined], ["referrer", scalarValueString, undefined], ["referrerPolicy", asReferrerPolicy, undefined], ["signal", nullOrValue(as24), undefined], ["window", anyValue, undefined]]);
const asOnErrorEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event, $source, $lineno, $colno, $error) => (self === theGiven ? callback : apply(callback, self, withoutMissing([objectOrPrimitive($event), $source, $lineno, $colno, $error], 1))));

// WindowOrWorkerGlobalScope: https://html.spec.whatwg.org/multipage/

exposeGlobals({
  btoa($data) {
    checkGlobal(this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'btoa'", 1, arguments.length);
    return ask("[111," + toStringText($data, "Failed to execute 'btoa': parameter 1") + "]")[1];
  },

  atob($data) {
    checkGlobal(this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'atob'", 1, arguments.length);
    return ask("[112," + toStringText($data, "Failed to execute 'atob': parameter 1") + "]")[1];
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

  fetch($input, $init = undefined) {
    try {
      checkGlobal(this);
      if (arguments.length < 1) throw tooFew("Failed to execute 'fetch'", 1, arguments.length);
      return fetchImpl(as7($input, "Failed to execute 'fetch': parameter 1"), asRequestInit($init, "Failed to execute 'fetch': parameter 2"));
    } catch (error) {
      return rejectedWith(error);
    }
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
