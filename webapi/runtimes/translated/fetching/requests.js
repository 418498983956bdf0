// Requests: https://fetch.spec.whatwg.org/#request-class
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const CLIENT = "about:client";

// https://fetch.spec.whatwg.org/#request, and the request that it has
class RequestImpl extends Message {
  constructor() {
    super();
    this.url = undefined;
    // In Python, the bytes and the type of the blob of a blob URL.
    this.blobOfUrl = undefined;
    this.signal = undefined;
    this.headers.guard = "request";
    this.method = "GET";
    this.destination = "";
    // The referrer, serialized; empty for ``no-referrer``.
    this.referrer = CLIENT;
    this.referrerPolicy = "";
    this.mode = "no-cors";
    this.credentials = "same-origin";
    this.cache = "default";
    this.redirect = "follow";
    this.integrity = "";
    this.keepalive = false;
    // https://fetch.spec.whatwg.org/#concept-request-use-url-credentials-flag
    this.useUrlCredentials = false;
    // https://fetch.spec.whatwg.org/#unsafe-request-flag
    this.unsafeRequest = false;
    // https://fetch.spec.whatwg.org/#use-cors-preflight-flag
    this.useCorsPreflight = false;
  }

  // https://fetch.spec.whatwg.org/#dom-request
  constructorSteps(input, init) {
    let signal = undefined;
    if (typeof input === "string") {
      this.url = parseAUrl("Failed to construct 'Request'", input);
      if (this.url.includesCredentials) {
        throw new Errors.TypeError(
          "Failed to construct 'Request': the URL includes credentials: set the header Authorization instead.",
        );
      }
      this.mode = "cors";
    } else {
      signal = input.signal;
      this.copyProperties(input);
    }
    this.unsafeRequest = true;
    if (init.window !== undefined && fromNullable(init.window) !== undefined) {
      throw new Errors.TypeError("Failed to construct 'Request': window can only be null.");
    }
    if (!isEmptyDictionary(init)) {
      if (this.mode === "navigate") {
        this.mode = "same-origin";
      }
      this.referrer = CLIENT;
      this.referrerPolicy = "";
    }
    setMembers(this, init);
    if (init.signal !== undefined) {
      signal = fromNullable(init.signal);
    }
    this.signal = AbortSignalImpl.any(signal === undefined ? newList() : listOf([signal]));
    if (this.mode === "no-cors" && !isCorsSafelistedMethod(this.method)) {
      throw new Errors.TypeError(
        "Failed to construct 'Request': the mode no-cors allows GET, HEAD and POST only.",
      );
    }
    if (init.headers !== undefined) {
      const headers = this.headers;
      headers.headerList = new HeaderList();
      headers.fill(init.headers);
    }
    setTheBody(this, input, init);
  }

  // A request with the same properties, but without a body.
  copy(signal) {
    const copied = new RequestImpl();
    copied.copyProperties(this);
    copied.signal = signal;
    return copied;
  }

  // Take all from a request but its body and its signal.
  copyProperties(request) {
    this.url = request.url;
    this.blobOfUrl = request.blobOfUrl;
    this.method = request.method;
    this.destination = request.destination;
    this.referrer = request.referrer;
    this.referrerPolicy = request.referrerPolicy;
    this.mode = request.mode;
    this.credentials = request.credentials;
    this.cache = request.cache;
    this.redirect = request.redirect;
    this.integrity = request.integrity;
    this.keepalive = request.keepalive;
    this.useUrlCredentials = request.useUrlCredentials;
    this.unsafeRequest = request.unsafeRequest;
    this.useCorsPreflight = request.useCorsPreflight;
    const headers = this.headers;
    headers.headerList = request.headerList.copy();
  }

  // https://fetch.spec.whatwg.org/#dom-request-clone
  clone() {
    this.checkUsable();
    const cloned = this.copy(AbortSignalImpl.any(listOf([this.signal])));
    if (this.body !== undefined) {
      cloned.body = this.body.clone();
    }
    return cloned;
  }

  // https://fetch.spec.whatwg.org/#dom-request-url
  get href() {
    return serializedUrl(this.url);
  }

  // https://fetch.spec.whatwg.org/#dom-request-isreloadnavigation: nothing navigates
  get isReloadNavigation() {
    return false;
  }

  // https://fetch.spec.whatwg.org/#dom-request-ishistorynavigation: nothing navigates
  get isHistoryNavigation() {
    return false;
  }

  // https://fetch.spec.whatwg.org/#dom-request-duplex
  get duplex() {
    return "half";
  }
}

// The steps of https://fetch.spec.whatwg.org/#dom-request from the referrer to the method
function setMembers(request, init) {
  if (init.referrer !== undefined) {
    const referrer = referrerFrom(init.referrer);
    request.referrer = referrer === undefined ? CLIENT : referrer;
  }
  if (init.referrerPolicy !== undefined) {
    request.referrerPolicy = init.referrerPolicy;
  }
  if (init.mode !== undefined) {
    if (init.mode === "navigate") {
      throw new Errors.TypeError("Failed to construct 'Request': the mode cannot be navigate.");
    }
    request.mode = init.mode;
  }
  if (init.credentials !== undefined) {
    request.credentials = init.credentials;
  }
  if (init.cache !== undefined) {
    request.cache = init.cache;
  }
  if (init.redirect !== undefined) {
    request.redirect = init.redirect;
  }
  if (init.integrity !== undefined) {
    request.integrity = init.integrity;
  }
  if (init.keepalive !== undefined) {
    request.keepalive = init.keepalive;
  }
  if (request.cache === "only-if-cached" && request.mode !== "same-origin") {
    throw new Errors.TypeError(
      "Failed to construct 'Request': only-if-cached needs the mode same-origin.",
    );
  }
  if (init.method !== undefined) {
    request.method = normalizedMethod(init.method);
  }
}

// The last steps of https://fetch.spec.whatwg.org/#dom-request
function setTheBody(request, input, init) {
  const inputBody = typeof input === "string" ? undefined : input.body;
  const given = fromNullable(init.body);
  const hasBody = given !== undefined || inputBody !== undefined;
  if (hasBody && (request.method === "GET" || request.method === "HEAD")) {
    throw new Errors.TypeError(
      "Failed to construct 'Request': a request with the method GET or HEAD has no body.",
    );
  }
  let body = inputBody;
  if (given !== undefined) {
    const extracted = extractABody(given, request.keepalive);
    body = extracted[0];
    request.appendTheType(extracted[1]);
  }
  if (body !== undefined && body.source === undefined) {
    if (given !== undefined && init.duplex === undefined) {
      throw new Errors.TypeError(
        "Failed to construct 'Request': a stream as the body needs {\"duplex\": \"half\"}.",
      );
    }
    if (request.mode !== "same-origin" && request.mode !== "cors") {
      throw new Errors.TypeError(
        "Failed to construct 'Request': a stream as the body needs the mode cors or same-origin.",
      );
    }
  }
  if (given === undefined && body !== undefined) {
    if (body.isUnusable) {
      throw new Errors.TypeError(
        "Failed to construct 'Request': the body is locked or was read from.",
      );
    }
    body = body.proxy();
  }
  request.body = body;
}

// https://fetch.spec.whatwg.org/#concept-method-normalize, of a method that is not forbidden
function normalizedMethod(method) {
  if (!isToken(method)) {
    throw new Errors.TypeError("Failed to construct 'Request': the method is no token of ASCII.");
  }
  const uppercase = byteUppercase(method);
  if (isForbiddenMethod(uppercase)) {
    throw new Errors.TypeError(
      "Failed to construct 'Request': the method " + uppercase + " is forbidden.",
    );
  }
  if (
    uppercase === "DELETE" ||
      uppercase === "GET" ||
      uppercase === "HEAD" ||
      uppercase === "OPTIONS" ||
      uppercase === "POST" ||
      uppercase === "PUT"
  ) {
    return uppercase;
  }
  return method;
}

// https://fetch.spec.whatwg.org/#forbidden-method
function isForbiddenMethod(uppercase) {
  return uppercase === "CONNECT" || uppercase === "TRACE" || uppercase === "TRACK";
}

// https://fetch.spec.whatwg.org/#cors-safelisted-method
function isCorsSafelistedMethod(method) {
  return method === "GET" || method === "HEAD" || method === "POST";
}
