// Interfaces, made by python -m idl from idl/xml_http_request.webidl: change that, not this.

const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));
const overloadsOfXMLHttpRequestOpen = ([null, null, 1, 2, 2, 2]);
const as3 = nullableValue(scalarValueString);
const asDocument = implementationValue(DocumentBrand);
const asBlob = platformObjectValue(BlobBrand);
const asFormData = platformObjectValue(FormDataBrand);
const asURLSearchParams = platformObjectValue(URLSearchParamsBrand);
const as8 = unionValue({ __proto__: null, nullable: undefinedValue, buffer: bufferValue("(Document or XMLHttpRequestBodyInit)?", ["DataView", "Int8Array", "Int16Array", "Int32Array", "Uint8Array", "Uint16Array", "Uint32Array", "Uint8ClampedArray", "BigInt64Array", "BigUint64Array", "Float16Array", "Float32Array", "Float64Array", "ArrayBuffer"], false), string: scalarValueString, interfaces: [[DocumentBrand, asDocument], [BlobBrand, asBlob], [FormDataBrand, asFormData], [URLSearchParamsBrand, asURLSearchParams]] });
const asProgressEventInit = dictionaryValue("ProgressEventInit", [["bubbles", booleanValue, false], ["cancelable", booleanValue, false], ["composed", booleanValue, false], ["lengthComputable", booleanValue, false], ["loaded", doubleValue, 0], ["total", doubleValue, 0]]);

// XMLHttpRequestEventTarget: https://xhr.spec.whatwg.org/

class XMLHttpRequestEventTarget {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'XMLHttpRequestEventTarget': Illegal constructor");
  }

  get onloadstart() {
    return givenOrNull(internals(XMLHttpRequestEventTargetBrand, this).getEventHandler("loadstart"));
  }

  set onloadstart($value) {
    const inner = internals(XMLHttpRequestEventTargetBrand, this);
    inner.setEventHandler("loadstart", asEventHandlerNonNull($value));
  }

  get onprogress() {
    return givenOrNull(internals(XMLHttpRequestEventTargetBrand, this).getEventHandler("progress"));
  }

  set onprogress($value) {
    const inner = internals(XMLHttpRequestEventTargetBrand, this);
    inner.setEventHandler("progress", asEventHandlerNonNull($value));
  }

  get onabort() {
    return givenOrNull(internals(XMLHttpRequestEventTargetBrand, this).getEventHandler("abort"));
  }

  set onabort($value) {
    const inner = internals(XMLHttpRequestEventTargetBrand, this);
    inner.setEventHandler("abort", asEventHandlerNonNull($value));
  }

  get onerror() {
    return givenOrNull(internals(XMLHttpRequestEventTargetBrand, this).getEventHandler("error"));
  }

  set onerror($value) {
    const inner = internals(XMLHttpRequestEventTargetBrand, this);
    inner.setEventHandler("error", asEventHandlerNonNull($value));
  }

  get onload() {
    return givenOrNull(internals(XMLHttpRequestEventTargetBrand, this).getEventHandler("load"));
  }

  set onload($value) {
    const inner = internals(XMLHttpRequestEventTargetBrand, this);
    inner.setEventHandler("load", asEventHandlerNonNull($value));
  }

  get ontimeout() {
    return givenOrNull(internals(XMLHttpRequestEventTargetBrand, this).getEventHandler("timeout"));
  }

  set ontimeout($value) {
    const inner = internals(XMLHttpRequestEventTargetBrand, this);
    inner.setEventHandler("timeout", asEventHandlerNonNull($value));
  }

  get onloadend() {
    return givenOrNull(internals(XMLHttpRequestEventTargetBrand, this).getEventHandler("loadend"));
  }

  set onloadend($value) {
    const inner = internals(XMLHttpRequestEventTargetBrand, this);
    inner.setEventHandler("loadend", asEventHandlerNonNull($value));
  }
}

expose(XMLHttpRequestEventTargetBrand, XMLHttpRequestEventTarget, [],
  ["onloadstart", "onprogress", "onabort", "onerror", "onload", "ontimeout", "onloadend"]);
implementation(XMLHttpRequestEventTargetBrand, XMLHttpRequestEventTargetImpl);

// XMLHttpRequestUpload: https://xhr.spec.whatwg.org/

class XMLHttpRequestUpload {
  constructor() {
    throw new Errors.TypeError("Failed to construct 'XMLHttpRequestUpload': Illegal constructor");
  }
}

expose(XMLHttpRequestUploadBrand, XMLHttpRequestUpload, [],
  []);
implementation(XMLHttpRequestUploadBrand, XMLHttpRequestUploadImpl);

// XMLHttpRequest: https://xhr.spec.whatwg.org/

class XMLHttpRequest {
  constructor() {
    adopt(this, new XMLHttpRequestImpl());
  }

  get onreadystatechange() {
    return givenOrNull(internals(XMLHttpRequestBrand, this).getEventHandler("readystatechange"));
  }

  set onreadystatechange($value) {
    const inner = internals(XMLHttpRequestBrand, this);
    inner.setEventHandler("readystatechange", asEventHandlerNonNull($value));
  }

  get readyState() {
    return internals(XMLHttpRequestBrand, this).readyState;
  }

  open($1, $2, $3 = undefined, $4 = undefined, $5 = undefined) {
    const inner = internals(XMLHttpRequestBrand, this);
    switch (overload(overloadsOfXMLHttpRequestOpen, arguments.length, [$1, $2, $3, $4, $5], "Failed to execute 'open' on 'XMLHttpRequest'")) {
      case 1: {
        inner.open(byteStringValue($1, "Failed to execute 'open' on 'XMLHttpRequest': parameter 1"), scalarValueString($2, "Failed to execute 'open' on 'XMLHttpRequest': parameter 2"));
        return;
      }
      case 2: {
        inner.open_2(byteStringValue($1, "Failed to execute 'open' on 'XMLHttpRequest': parameter 1"), scalarValueString($2, "Failed to execute 'open' on 'XMLHttpRequest': parameter 2"), !!$3, as3($4, "Failed to execute 'open' on 'XMLHttpRequest': parameter 4"), as3($5, "Failed to execute 'open' on 'XMLHttpRequest': parameter 5"));
        return;
      }
    }
  }

  setRequestHeader($name, $value) {
    const inner = internals(XMLHttpRequestBrand, this);
    if (arguments.length < 2) throw tooFew("Failed to execute 'setRequestHeader' on 'XMLHttpRequest'", 2, arguments.length);
    inner.setRequestHeader(byteStringValue($name, "Failed to execute 'setRequestHeader' on 'XMLHttpRequest': parameter 1"), byteStringValue($value, "Failed to execute 'setRequestHeader' on 'XMLHttpRequest': parameter 2"));
  }

  get timeout() {
    return internals(XMLHttpRequestBrand, this).timeout;
  }

  set timeout($value) {
    const inner = internals(XMLHttpRequestBrand, this);
    inner.timeout = unsignedLongValue($value, "Failed to set the 'timeout' property on 'XMLHttpRequest': The value");
  }

  get withCredentials() {
    return internals(XMLHttpRequestBrand, this).withCredentials;
  }

  set withCredentials($value) {
    const inner = internals(XMLHttpRequestBrand, this);
    inner.withCredentials = !!$value;
  }

  get upload() {
    return objectOf(internals(XMLHttpRequestBrand, this).upload);
  }

  send($body = undefined) {
    const inner = internals(XMLHttpRequestBrand, this);
    inner.send(as8($body, "Failed to execute 'send' on 'XMLHttpRequest': parameter 1"));
  }

  abort() {
    const inner = internals(XMLHttpRequestBrand, this);
    inner.abort();
  }

  get responseURL() {
    return internals(XMLHttpRequestBrand, this).responseUrl;
  }

  get status() {
    return internals(XMLHttpRequestBrand, this).status;
  }

  get statusText() {
    return internals(XMLHttpRequestBrand, this).statusText;
  }

  getResponseHeader($name) {
    const inner = internals(XMLHttpRequestBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'getResponseHeader' on 'XMLHttpRequest'", 1, arguments.length);
    return orNull(inner.getResponseHeader(byteStringValue($name, "Failed to execute 'getResponseHeader' on 'XMLHttpRequest': parameter 1")));
  }

  getAllResponseHeaders() {
    const inner = internals(XMLHttpRequestBrand, this);
    return inner.getAllResponseHeaders();
  }

  overrideMimeType($mime) {
    const inner = internals(XMLHttpRequestBrand, this);
    if (arguments.length < 1) throw tooFew("Failed to execute 'overrideMimeType' on 'XMLHttpRequest'", 1, arguments.length);
    inner.overrideMimeType(stringValue($mime, "Failed to execute 'overrideMimeType' on 'XMLHttpRequest': parameter 1"));
  }

  get responseType() {
    return internals(XMLHttpRequestBrand, this).responseType;
  }

  set responseType($value) {
    const inner = internals(XMLHttpRequestBrand, this);
    const value = stringValue($value, "Failed to set the 'responseType' property on 'XMLHttpRequest': The value");
    if (isEnumValue(["", "arraybuffer", "blob", "document", "json", "text"], value)) inner.responseType = value;
  }

  get response() {
    return internals(XMLHttpRequestBrand, this).response;
  }

  get responseText() {
    return internals(XMLHttpRequestBrand, this).responseText;
  }

  get responseXML() {
    return objectOrNull(internals(XMLHttpRequestBrand, this).responseXml);
  }
}

expose(XMLHttpRequestBrand, XMLHttpRequest, [],
  ["onreadystatechange", "readyState", "open", "setRequestHeader", "timeout", "withCredentials", "upload", "send", "abort", "responseURL", "status", "statusText", "getResponseHeader", "getAllResponseHeaders", "overrideMimeType", "responseType", "response", "responseText", "responseXML"]);
constants(XMLHttpRequest, { __proto__: null, UNSENT: 0, OPENED: 1, HEADERS_RECEIVED: 2, LOADING: 3, DONE: 4 });
implementation(XMLHttpRequestBrand, XMLHttpRequestImpl);

// ProgressEvent: https://xhr.spec.whatwg.org/

class ProgressEvent {
  constructor($type, $eventInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'ProgressEvent'", 1, arguments.length);
    adopt(this, new ProgressEventImpl()).constructorSteps(stringValue($type, "Failed to construct 'ProgressEvent': parameter 1"), asProgressEventInit($eventInitDict, "Failed to construct 'ProgressEvent': parameter 2"));
  }

  get lengthComputable() {
    return internals(ProgressEventBrand, this).lengthComputable;
  }

  get loaded() {
    return internals(ProgressEventBrand, this).loaded;
  }

  get total() {
    return internals(ProgressEventBrand, this).total;
  }
}

expose(ProgressEventBrand, ProgressEvent, [],
  ["lengthComputable", "loaded", "total"]);
implementation(ProgressEventBrand, ProgressEventImpl);
