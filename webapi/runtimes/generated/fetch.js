// Interfaces, made by python -m idl from idl/fetch.webidl: change that, not this.

const asRequest = implementationValue(RequestBrand);
const as2 = unionValue({ __proto__: null, string: scalarValueString, interfaces: [[RequestBrand, asRequest]] });
const asReadableStream = implementationValue(ReadableStreamBrand);
const asBlob = platformObjectValue(BlobBrand);
const asFormData = platformObjectValue(FormDataBrand);
const asURLSearchParams = platformObjectValue(URLSearchParamsBrand);
const as7 = unionValue({ __proto__: null, nullable: undefinedValue, buffer: bufferValue("BodyInit?", ["DataView", "Int8Array", "Int16Array", "Int32Array", "Uint8Array", "Uint16Array", "Uint32Array", "Uint8ClampedArray", "BigInt64Array", "BigUint64Array", "Float16Array", "Float32Array", "Float64Array", "ArrayBuffer"], false), string: scalarValueString, asyncSequence: asyncIteratedValue, interfaces: [[ReadableStreamBrand, asReadableStream], [BlobBrand, asBlob], [FormDataBrand, asFormData], [URLSearchParamsBrand, asURLSearchParams]] });
const asRequestCache = enumValue("RequestCache", ["default", "no-store", "reload", "no-cache", "force-cache", "only-if-cached"]);
const asRequestCredentials = enumValue("RequestCredentials", ["omit", "same-origin", "include"]);
const asRequestDuplex = enumValue("RequestDuplex", ["half"]);
const as11 = sequenceValue(byteStringValue);
const as12 = recordValue(byteStringValue, byteStringValue);
const as13 = unionValue({ __proto__: null, sequence: iteratedValue(as11), record: as12 });
const asRequestMode = enumValue("RequestMode", ["navigate", "same-origin", "no-cors", "cors"]);
const asRequestPriority = enumValue("RequestPriority", ["high", "low", "auto"]);
const asRequestRedirect = enumValue("RequestRedirect", ["follow", "error", "manual"]);
const asReferrerPolicy = enumValue("ReferrerPolicy", ["", "no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin", "origin-when-cross-origin", "strict-origin-when-cross-origin", "unsafe-url"]);
const asAbortSignal = implementationValue(AbortSignalBrand);
const as19 = nullableValue(asAbortSignal);
const asRequestInit = dictionaryValue("RequestInit", [["body", nullOrValue(as7), undefined], ["cache", asRequestCache, undefined], ["credentials", asRequestCredentials, undefined], ["duplex", asRequestDuplex, undefined], ["headers", as13, undefined], ["integrity", stringValue, undefined], ["keepalive", booleanValue, undefined], ["method", byteStringValue, undefined], ["mode", asRequestMode, undefined], ["priority", asRequestPriority, undefined], ["redirect", asRequestRedirect, undefined], ["referrer", scalarValueString, undefined], ["referrerPolicy", asReferrerPolicy, undefined], ["signal", nullOrValue(as19), undefined], ["window", anyValue, undefined]]);
const asResponseInit = dictionaryValue("ResponseInit", [["headers", as13, undefined], ["status", unsignedShortValue, 200], ["statusText", byteStringValue, ""]]);

// Request: https://fetch.spec.whatwg.org/

class Request {
  constructor($input, $init = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'Request'", 1, arguments.length);
    adopt(this, new RequestImpl()).constructorSteps(as2($input, "Failed to construct 'Request': parameter 1"), asRequestInit($init, "Failed to construct 'Request': parameter 2"));
  }

  get method() {
    return internals(RequestBrand, this).method;
  }

  get url() {
    return internals(RequestBrand, this).href;
  }

  get headers() {
    return objectOf(internals(RequestBrand, this).headers);
  }

  get destination() {
    return internals(RequestBrand, this).destination;
  }

  get referrer() {
    return internals(RequestBrand, this).referrer;
  }

  get referrerPolicy() {
    return internals(RequestBrand, this).referrerPolicy;
  }

  get mode() {
    return internals(RequestBrand, this).mode;
  }

  get credentials() {
    return internals(RequestBrand, this).credentials;
  }

  get cache() {
    return internals(RequestBrand, this).cache;
  }

  get redirect() {
    return internals(RequestBrand, this).redirect;
  }

  get integrity() {
    return internals(RequestBrand, this).integrity;
  }

  get keepalive() {
    return internals(RequestBrand, this).keepalive;
  }

  get isReloadNavigation() {
    return internals(RequestBrand, this).isReloadNavigation;
  }

  get isHistoryNavigation() {
    return internals(RequestBrand, this).isHistoryNavigation;
  }

  get signal() {
    return objectOf(internals(RequestBrand, this).signal);
  }

  get duplex() {
    return internals(RequestBrand, this).duplex;
  }

  clone() {
    const inner = internals(RequestBrand, this);
    return objectOf(inner.clone());
  }

  get body() {
    return objectOrNull(internals(RequestBrand, this).bodyStream);
  }

  get bodyUsed() {
    return internals(RequestBrand, this).bodyUsed;
  }

  arrayBuffer() {
    try {
      const inner = internals(RequestBrand, this);
      return inner.arrayBuffer();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  blob() {
    try {
      const inner = internals(RequestBrand, this);
      return inner.blob();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  bytes() {
    try {
      const inner = internals(RequestBrand, this);
      return inner.bytes();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  formData() {
    try {
      const inner = internals(RequestBrand, this);
      return inner.formData();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  json() {
    try {
      const inner = internals(RequestBrand, this);
      return inner.json();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  text() {
    try {
      const inner = internals(RequestBrand, this);
      return inner.text();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  textStream() {
    const inner = internals(RequestBrand, this);
    return objectOf(inner.textStream());
  }
}

expose(RequestBrand, Request, [],
  ["method", "url", "headers", "destination", "referrer", "referrerPolicy", "mode", "credentials", "cache", "redirect", "integrity", "keepalive", "isReloadNavigation", "isHistoryNavigation", "signal", "duplex", "clone", "body", "bodyUsed", "arrayBuffer", "blob", "bytes", "formData", "json", "text", "textStream"]);
implementation(RequestBrand, RequestImpl);

// Response: https://fetch.spec.whatwg.org/

class Response {
  constructor($body = undefined, $init = undefined) {
    adopt(this, new ResponseImpl()).constructorSteps(as7($body, "Failed to construct 'Response': parameter 1"), asResponseInit($init, "Failed to construct 'Response': parameter 2"));
  }

  static error() {
    return objectOf(ResponseImpl.error());
  }

  static redirect($url, $status = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'redirect' on 'Response'", 1, arguments.length);
    return objectOf(ResponseImpl.redirect(scalarValueString($url, "Failed to execute 'redirect' on 'Response': parameter 1"), $status === undefined ? 302 : unsignedShortValue($status, "Failed to execute 'redirect' on 'Response': parameter 2")));
  }

  static json($data, $init = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to execute 'json' on 'Response'", 1, arguments.length);
    return objectOf(ResponseImpl.ofJson($data, asResponseInit($init, "Failed to execute 'json' on 'Response': parameter 2")));
  }

  get type() {
    return internals(ResponseBrand, this).type;
  }

  get url() {
    return internals(ResponseBrand, this).url;
  }

  get redirected() {
    return internals(ResponseBrand, this).redirected;
  }

  get status() {
    return internals(ResponseBrand, this).status;
  }

  get ok() {
    return internals(ResponseBrand, this).ok;
  }

  get statusText() {
    return internals(ResponseBrand, this).statusMessage;
  }

  get headers() {
    return objectOf(internals(ResponseBrand, this).headers);
  }

  clone() {
    const inner = internals(ResponseBrand, this);
    return objectOf(inner.clone());
  }

  get body() {
    return objectOrNull(internals(ResponseBrand, this).bodyStream);
  }

  get bodyUsed() {
    return internals(ResponseBrand, this).bodyUsed;
  }

  arrayBuffer() {
    try {
      const inner = internals(ResponseBrand, this);
      return inner.arrayBuffer();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  blob() {
    try {
      const inner = internals(ResponseBrand, this);
      return inner.blob();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  bytes() {
    try {
      const inner = internals(ResponseBrand, this);
      return inner.bytes();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  formData() {
    try {
      const inner = internals(ResponseBrand, this);
      return inner.formData();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  json() {
    try {
      const inner = internals(ResponseBrand, this);
      return inner.json();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  text() {
    try {
      const inner = internals(ResponseBrand, this);
      return inner.text();
    } catch (error) {
      return rejectedWith(error);
    }
  }

  textStream() {
    const inner = internals(ResponseBrand, this);
    return objectOf(inner.textStream());
  }
}

expose(ResponseBrand, Response, ["error", "redirect", "json"],
  ["type", "url", "redirected", "status", "ok", "statusText", "headers", "clone", "body", "bodyUsed", "arrayBuffer", "blob", "bytes", "formData", "json", "text", "textStream"]);
implementation(ResponseBrand, ResponseImpl);
