// Responses: https://fetch.spec.whatwg.org/#response-class
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// https://fetch.spec.whatwg.org/#response, and the response that it has
class ResponseImpl extends Message {
  constructor() {
    super();
    this.headers.guard = "response";
    this.type = "default";
    this.urlList = newList();
    this.status = 200;
    this.statusMessage = "";
  }

  // https://fetch.spec.whatwg.org/#dom-response
  constructorSteps(body, init) {
    initializeAResponse(this, init, body === undefined ? undefined : extractABody(body));
  }

  // https://fetch.spec.whatwg.org/#dom-response-error
  static error() {
    const response = new ResponseImpl();
    response.type = "error";
    response.status = 0;
    response.headers.guard = "immutable";
    return response;
  }

  // https://fetch.spec.whatwg.org/#dom-response-redirect
  static redirect(url, status) {
    const parsedUrl = parseAUrl("Failed to execute 'redirect' on 'Response'", url);
    if (!isRedirectStatus(status)) {
      const shown = decimalText(status);
      throw new Errors.RangeError(
        "Failed to execute 'redirect' on 'Response': " + shown + " is no status of a redirect.",
      );
    }
    const response = new ResponseImpl();
    response.status = status;
    response.headerList.append("Location", serializedUrl(parsedUrl));
    response.headers.guard = "immutable";
    return response;
  }

  // https://fetch.spec.whatwg.org/#dom-response-json
  static ofJson(data, init) {
    const body = bytesAsABody(utf_8Encode(serializeToJson(data)));
    const response = new ResponseImpl();
    initializeAResponse(response, init, [body, "application/json"]);
    return response;
  }

  // https://fetch.spec.whatwg.org/#dom-response-url
  get url() {
    if (this.urlList.length === 0) return "";
    return urlWithoutFragment(this.urlList[this.urlList.length - 1]);
  }

  // https://fetch.spec.whatwg.org/#dom-response-redirected
  get redirected() {
    return this.urlList.length > 1;
  }

  // https://fetch.spec.whatwg.org/#dom-response-ok
  get ok() {
    return this.status >= 200 && this.status <= 299;
  }

  // https://fetch.spec.whatwg.org/#dom-response-clone
  clone() {
    this.checkUsable();
    const cloned = new ResponseImpl();
    const headers = cloned.headers;
    headers.headerList = this.headerList.copy();
    headers.guard = this.headers.guard;
    cloned.status = this.status;
    cloned.statusMessage = this.statusMessage;
    cloned.type = this.type;
    cloned.urlList = this.urlList;
    if (this.body !== undefined) {
      cloned.body = this.body.clone();
    }
    return cloned;
  }
}

// https://fetch.spec.whatwg.org/#initialize-a-response
function initializeAResponse(response, init, body) {
  const status = init.status;
  if (status < 200 || status > 599) {
    throw new Errors.RangeError(
      "The status " + decimalText(status) + " is not between 200 and 599.",
    );
  }
  if (!isReasonPhrase(init.statusText)) {
    throw new Errors.TypeError("The statusText has a control character.");
  }
  response.status = status;
  response.statusMessage = init.statusText;
  if (init.headers !== undefined) {
    response.headers.fill(init.headers);
  }
  if (body !== undefined) {
    if (isNullBodyStatus(status)) {
      throw new Errors.TypeError(
        "A response with the status " + decimalText(status) + " has no body.",
      );
    }
    response.body = body[0];
    response.appendTheType(body[1]);
  }
}

// https://fetch.spec.whatwg.org/#null-body-status
function isNullBodyStatus(status) {
  return status === 101 || status === 103 || status === 204 || status === 205 || status === 304;
}

// https://fetch.spec.whatwg.org/#redirect-status
function isRedirectStatus(status) {
  return status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
}
