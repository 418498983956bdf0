// XMLHttpRequest: https://xhr.spec.whatwg.org/#interface-xmlhttprequest
//
// Written once: ``python -m idl`` translates this module to JavaScript. All requests are asynchronous,
// because a script cannot wait for a transport.

const UNSENT = 0;
const OPENED = 1;
const HEADERS_RECEIVED = 2;
const LOADING = 3;
const DONE = 4;
const PROGRESS_INTERVAL = 50;
const LONGEST_MARK = 3;

// https://xhr.spec.whatwg.org/#xmlhttprequesteventtarget
class XMLHttpRequestEventTargetImpl extends EventTargetImpl {
  constructor() {
    super();
  }
}

// https://xhr.spec.whatwg.org/#xmlhttprequestupload
class XMLHttpRequestUploadImpl extends XMLHttpRequestEventTargetImpl {
  constructor() {
    super();
  }
}

// https://xhr.spec.whatwg.org/#xmlhttprequest
class XMLHttpRequestImpl extends XMLHttpRequestEventTargetImpl {
  constructor() {
    super();
    this.upload = new XMLHttpRequestUploadImpl();
    this.readyState = UNSENT;
    this.sendInvoked = false;
    this.timedOut = false;
    // The number of received bytes.
    this.received = 0;
    this._milliseconds = 0;
    this._includesCredentials = false;
    this._method = "GET";
    this._url = undefined;
    this._authorRequestHeaders = new HeaderList();
    this._fetch = undefined;
    this._fetched = ResponseImpl.error();
    this._chunks = newList();
    this._type = "";
    this._hasObject = false;
    this._object = undefined;
    // The override MIME type; empty if there is none.
    this._mimeType = "";
    this._decoder = undefined;
    // The number of chunks that the text has.
    this._decoded = 0;
    this._text = "";
    // Whether the text is that of the whole body.
    this._hasText = false;
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-open
  open(method, url) {
    this.open_2(method, url, true);
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-open
  open_2(method, url, isAsynchronous, username, password) {
    const action = "Failed to execute 'open' on 'XMLHttpRequest'";
    if (!isToken(method)) {
      throw new DOMException(action + ": the method is no token of ASCII.", "SyntaxError");
    }
    const uppercase = byteUppercase(method);
    if (isForbiddenMethod(uppercase)) {
      throw new DOMException(
        action + ": the method " + uppercase + " is forbidden.",
        "SecurityError",
      );
    }
    let parsedUrl = urlOrNone(action, url);
    if (parsedUrl === undefined) {
      throw new DOMException(action + ": the URL does not parse.", "SyntaxError");
    }
    if (username !== undefined || password !== undefined) {
      parsedUrl = urlWithCredentials(parsedUrl, username, password);
    }
    if (!isAsynchronous) {
      throw new DOMException(
        action +
          ": synchronous requests are not supported. Leave out the third argument or give true, and listen for the event load.",
        "InvalidAccessError",
      );
    }
    this._terminate();
    this.sendInvoked = false;
    this._method = normalizedMethod(method);
    this._url = parsedUrl;
    this._authorRequestHeaders = new HeaderList();
    this._forgetTheResponse();
    if (this.readyState !== OPENED) {
      this.readyState = OPENED;
      fireAnEvent("readystatechange", this);
    }
  }

  _forgetTheResponse() {
    this._fetched = ResponseImpl.error();
    this._chunks = newList();
    this.received = 0;
    this._hasObject = false;
    this._object = undefined;
    this._decoder = undefined;
    this._decoded = 0;
    this._text = "";
    this._hasText = false;
  }

  // https://fetch.spec.whatwg.org/#fetch-controller-terminate
  _terminate() {
    const fetch = this._fetch;
    this._fetch = undefined;
    if (fetch !== undefined) {
      fetch.end();
    }
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-setrequestheader
  setRequestHeader(name, value) {
    const action = "Failed to execute 'setRequestHeader' on 'XMLHttpRequest'";
    this._checkOpened(action);
    value = normalizeHeaderValue(value);
    if (!isToken(name)) {
      throw new DOMException(action + ": the name is no token of ASCII.", "SyntaxError");
    }
    if (!isHeaderValue(value)) {
      throw new DOMException(action + ": the value has a CR, LF or NUL in it.", "SyntaxError");
    }
    this._authorRequestHeaders.combine(name, value);
  }

  _checkOpened(action) {
    if (this.readyState !== OPENED || this.sendInvoked) {
      const message = action + ": open() was not called, or send() was called since.";
      throw new DOMException(message, "InvalidStateError");
    }
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-timeout
  get timeout() {
    return this._milliseconds;
  }

  set timeout(value) {
    this._milliseconds = value;
    if (this._fetch !== undefined) {
      this._fetch.waitUntilTimeout();
    }
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-withcredentials
  get withCredentials() {
    return this._includesCredentials;
  }

  set withCredentials(value) {
    if (this.readyState !== UNSENT && this.readyState !== OPENED || this.sendInvoked) {
      throw new DOMException(
        "Failed to set the 'withCredentials' property on 'XMLHttpRequest': send() was called.",
        "InvalidStateError",
      );
    }
    this._includesCredentials = value;
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send
  send(body) {
    const action = "Failed to execute 'send' on 'XMLHttpRequest'";
    this._checkOpened(action);
    checkNoDocument(action, body);
    checkEventLoop(action);
    const request = new RequestImpl();
    if (body !== undefined && (this._method !== "GET" && this._method !== "HEAD")) {
      request.body = this._extractedBody(body);
    }
    request.method = this._method;
    request.url = this._url;
    const headers = request.headers;
    headers.headerList = this._authorRequestHeaders.copy();
    request.unsafeRequest = true;
    request.mode = "cors";
    request.credentials = this._includesCredentials ? "include" : "same-origin";
    request.useUrlCredentials = this._url.includesCredentials;
    request.signal = new AbortSignalImpl();
    const fetch = new OngoingRequest(this, request);
    request.useCorsPreflight = fetch.uploadListener;
    this._fetch = fetch;
    this.timedOut = false;
    this.sendInvoked = true;
    fetch.begin();
  }

  // The steps of https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send for a body
  _extractedBody(body) {
    const extracted = extractABody(body);
    const headers = this._authorRequestHeaders;
    const originalAuthorContentType = headers.get("Content-Type");
    if (originalAuthorContentType === undefined) {
      if (extracted[1] !== "") {
        headers.set("Content-Type", extracted[1]);
      }
    } else if (isTextBody(body)) {
      headers.set("Content-Type", utf_8ContentType(originalAuthorContentType));
    }
    return extracted[0];
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-abort
  abort() {
    const fetch = this._fetch;
    this._terminate();
    if (fetch !== undefined && this.sendInvoked) {
      this.requestErrorSteps("abort", fetch);
    }
    if (this.readyState === DONE) {
      this.readyState = UNSENT;
      this._fetched = ResponseImpl.error();
    }
  }

  // Whether a fetch is the one whose response is awaited.
  isFetching(fetch) {
    return this._fetch === fetch;
  }

  // processResponse of https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send
  processResponse(fetch, response) {
    this._fetched = response;
    this.readyState = HEADERS_RECEIVED;
    fireAnEvent("readystatechange", this);
    if (this._fetch !== fetch) return;
    if (response.body === undefined) {
      this.handleResponseEndOfBody(fetch);
    } else {
      fetch.read(response.body);
    }
  }

  // processBodyChunk of https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send
  processBodyChunk(fetch, chunk) {
    listAppend(this._chunks, cloneAsBytes(chunk));
    this.received += viewByteLength(chunk);
    if (!fetch.isTimeForProgress()) return;
    if (this.readyState === HEADERS_RECEIVED) {
      this.readyState = LOADING;
    }
    fireAnEvent("readystatechange", this);
    if (this._fetch === fetch) {
      const length = extractALength(this._fetched.headerList);
      fireAProgressEvent("progress", this, this.received, length);
    }
  }

  // https://xhr.spec.whatwg.org/#handle-response-end-of-body
  handleResponseEndOfBody(fetch) {
    const transmitted = this.received;
    const length = extractALength(this._fetched.headerList);
    fireAProgressEvent("progress", this, transmitted, length);
    if (this._fetch !== fetch) return;
    fetch.stopWaiting();
    this._fetch = undefined;
    this.readyState = DONE;
    this.sendInvoked = false;
    fireAnEvent("readystatechange", this);
    fireAProgressEvent("load", this, transmitted, length);
    fireAProgressEvent("loadend", this, transmitted, length);
  }

  // https://xhr.spec.whatwg.org/#handle-errors
  handleErrors(fetch) {
    this._terminate();
    this.requestErrorSteps(this.timedOut ? "timeout" : "error", fetch);
  }

  // https://xhr.spec.whatwg.org/#request-error-steps
  requestErrorSteps(event, fetch) {
    this.readyState = DONE;
    this.sendInvoked = false;
    this._forgetTheResponse();
    fireAnEvent("readystatechange", this);
    if (!fetch.uploadComplete) {
      fetch.uploadComplete = true;
      if (fetch.uploadListener) {
        fireAProgressEvent(event, this.upload, 0, 0);
        fireAProgressEvent("loadend", this.upload, 0, 0);
      }
    }
    fireAProgressEvent(event, this, 0, 0);
    fireAProgressEvent("loadend", this, 0, 0);
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responseurl
  get responseUrl() {
    return this._fetched.url;
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-status
  get status() {
    return this._fetched.status;
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-statustext
  get statusText() {
    return this._fetched.statusMessage;
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-getresponseheader
  getResponseHeader(name) {
    return this._fetched.headerList.get(name);
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-getallresponseheaders
  getAllResponseHeaders() {
    const output = new Table();
    const items = this._fetched.headerList.sortAndCombine();
    for (let index = 0; index < items.length; index++) {
      const header = items[index];
      const uppercase = byteUppercase(header[0]);
      const before = tableGet(output, uppercase);
      const line = header[0] + ": " + header[1] + "\r\n";
      tableSet(output, uppercase, before === undefined ? line : before + line);
    }
    const lines = newList();
    const items2 = sortedTokens(tableKeys(output));
    for (let index = 0; index < items2.length; index++) {
      const uppercase = items2[index];
      listAppend(lines, tableGet(output, uppercase));
    }
    return concatenated(lines, "");
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-overridemimetype
  overrideMimeType(mime) {
    this._checkNotLoading("Failed to execute 'overrideMimeType' on 'XMLHttpRequest'");
    this._mimeType = overrideMimeType(mime);
  }

  _checkNotLoading(action) {
    if (this.readyState === LOADING || this.readyState === DONE) {
      const message = action + ": the body is being received, or was received.";
      throw new DOMException(message, "InvalidStateError");
    }
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetype
  get responseType() {
    return this._type;
  }

  set responseType(value) {
    const action = "Failed to set the 'responseType' property on 'XMLHttpRequest'";
    if (value === "document" && !allowsDocumentResponses(action)) return;
    this._checkNotLoading(action);
    this._type = value;
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-response
  get response() {
    if (this._type === "" || this._type === "text") return this._textResponse();
    if (this.readyState !== DONE) return nullResponse();
    if (!this._hasObject) {
      this._setTheResponseObject();
    }
    return this._hasObject ? this._object : nullResponse();
  }

  // The steps of https://xhr.spec.whatwg.org/#dom-xmlhttprequest-response for an object
  _setTheResponseObject() {
    if (this._type === "document") {
      this._setADocumentResponse();
      return;
    }
    const data = joinedBytes(this._chunks);
    if (this._type === "arraybuffer") {
      this._object = bufferOfBytes(data);
    } else if (this._type === "blob") {
      const mimeType = finalMimeType(this._fetched.contentType, this._mimeType);
      this._object = blobOfResponse(data, mimeType);
    } else if (this._fetched.body === undefined) {
      return;
    } else {
      try {
        this._object = parseJson(utf_8Decode(data));
      } catch (error) {
        return;
      }
    }
    this._hasObject = true;
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsetext
  get responseText() {
    if (this._type !== "" && this._type !== "text") {
      throw new DOMException(
        "Failed to read the 'responseText' property from 'XMLHttpRequest': the responseType is " +
          this._type +
          ".",
        "InvalidStateError",
      );
    }
    return this._textResponse();
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-responsexml
  get responseXml() {
    if (this._type !== "" && this._type !== "document") {
      throw new DOMException(
        "Failed to read the 'responseXML' property from 'XMLHttpRequest': the responseType is " +
          this._type +
          ".",
        "InvalidStateError",
      );
    }
    if (this.readyState === DONE && !this._hasObject) {
      this._setADocumentResponse();
    }
    return this._object;
  }

  // https://xhr.spec.whatwg.org/#document-response
  _setADocumentResponse() {
    if (this._fetched.body === undefined) return;
    this._object = documentOfResponse(
      joinedBytes(this._chunks),
      this._fetched.contentType,
      this._mimeType,
      this._type === "",
      this._fetched.url,
    );
    this._hasObject = this._object !== undefined;
  }

  // https://xhr.spec.whatwg.org/#text-response
  //
  // While the body is being received, an incomplete character at its end waits for the rest.
  _textResponse() {
    const isLoading = this.readyState === LOADING;
    if (this._hasText || !(isLoading || this.readyState === DONE)) return this._text;
    if (this._chunks.length === 0 || isLoading && this.received < LONGEST_MARK) return "";
    if (this._decoder === undefined) {
      const data = joinedBytes(this._chunks);
      const encoding = encodingOfText(
        data,
        this._fetched.contentType,
        this._mimeType,
        this._type === "",
      );
      if (!isLoading || encoding === "replacement") {
        this._hasText = !isLoading;
        this._text = textOfResponse(data, encoding);
        return this._text;
      }
      this._decoder = new ChunkDecoder(encoding, false, false);
    }
    while (this._decoded < this._chunks.length) {
      this._text += this._decoder.decode(this._chunks[this._decoded]);
      this._decoded += 1;
    }
    if (!isLoading) {
      this._text += this._decoder.flush();
      this._hasText = true;
    }
    return this._text;
  }
}

// A fetch for an XMLHttpRequest object. The host tells it how the fetch goes.
class OngoingRequest extends ReadRequest {
  constructor(client, request) {
    super();
    this.uploadListener = client.upload.hasListeners;
    this.uploadComplete = request.body === undefined;
    this._client = client;
    this._request = request;
    // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send: requestBodyLength
    this._length = 0.0;
    this._transmitted = 0.0;
    this._hasBegun = false;
    this._start = 0.0;
    this._lastProgress = 0.0;
    this._timer = undefined;
    this._reader = undefined;
    this._isReading = false;
    this._hasChunk = false;
    if (request.body !== undefined && request.body.length !== undefined) {
      this._length = request.body.length;
    }
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send, from the event loadstart on
  begin() {
    const client = this._client;
    fireAProgressEvent("loadstart", client, 0, 0);
    if (!this.uploadComplete && this.uploadListener) {
      fireAProgressEvent("loadstart", client.upload, 0, this._length);
    }
    if (!client.isFetching(this)) return;
    this._hasBegun = true;
    this._start = coarseNow();
    this._lastProgress = this._start - PROGRESS_INTERVAL;
    this.waitUntilTimeout();
    beginFetch(this._request, this);
  }

  // https://fetch.spec.whatwg.org/#fetch-controller-terminate
  end() {
    this.stopWaiting();
    this._request.signal.signalAbort();
  }

  // Wait until the timeout, which counts from the beginning of the fetch.
  waitUntilTimeout() {
    this.stopWaiting();
    const client = this._client;
    const milliseconds = client.timeout;
    if (!this._hasBegun || milliseconds === 0) return;
    const timeOut = () => {
      if (client.isFetching(this)) {
        client.timedOut = true;
        client.handleErrors(this);
      }
    };
    const left = this._start + milliseconds - coarseNow();
    this._timer = runStepsAfterTimeout(left > 0 ? left : 0, timeOut);
  }

  // Forget the timeout.
  stopWaiting() {
    if (this._timer !== undefined) {
      cancelSteps(this._timer);
      this._timer = undefined;
    }
  }

  // Whether the last event of progress is some time ago; now there is one.
  isTimeForProgress() {
    const now = coarseNow();
    const isTime = now - this._lastProgress >= PROGRESS_INTERVAL;
    if (isTime) {
      this._lastProgress = now;
    }
    return isTime;
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send: processRequestBodyChunkLength
  processRequestBodyChunkLength(bytesLength) {
    const client = this._client;
    if (this.uploadComplete || !client.isFetching(this)) return;
    this._transmitted += bytesLength;
    if (this.isTimeForProgress() && this.uploadListener) {
      fireAProgressEvent("progress", client.upload, this._transmitted, this._length);
    }
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send: processRequestEndOfBody
  processRequestEndOfBody() {
    const client = this._client;
    if (this.uploadComplete || !client.isFetching(this)) return;
    this.uploadComplete = true;
    this._lastProgress = this._start - PROGRESS_INTERVAL;
    if (this.uploadListener) {
      fireAProgressEvent("progress", client.upload, this._length, this._length);
      fireAProgressEvent("load", client.upload, this._length, this._length);
      fireAProgressEvent("loadend", client.upload, this._length, this._length);
    }
  }

  // https://xhr.spec.whatwg.org/#dom-xmlhttprequest-send: processResponse
  //
  // A transport that answers needs no more of the body.
  processResponse(response) {
    this.processRequestEndOfBody();
    if (this._client.isFetching(this)) {
      this._client.processResponse(this, response);
    }
  }

  // End with a network error: https://fetch.spec.whatwg.org/#concept-network-error
  processNetworkError(error) {
    if (this._client.isFetching(this)) {
      reportNetworkError(error);
      this._client.handleErrors(this);
    }
  }

  // Read the body of the response.
  read(body) {
    this._reader = acquireReadableStreamDefaultReader(body.stream);
    this._readOn();
  }

  // Read one chunk after the other; return while the stream has none.
  _readOn() {
    this._hasChunk = true;
    while (this._hasChunk && this._client.isFetching(this)) {
      this._hasChunk = false;
      this._isReading = true;
      readableStreamDefaultReaderRead(this._reader, this);
      this._isReading = false;
    }
  }

  chunkSteps(chunk) {
    if (!isUint8Array(chunk)) {
      this.processNetworkError(notBytes(chunk));
      return;
    }
    if (this._client.isFetching(this)) {
      this._client.processBodyChunk(this, chunk);
    }
    if (this._isReading) {
      this._hasChunk = true;
    } else {
      this._readOn();
    }
  }

  closeSteps() {
    if (this._client.isFetching(this)) {
      this._client.handleResponseEndOfBody(this);
    }
  }

  errorSteps(error) {
    this.processNetworkError(error);
  }
}

// https://html.spec.whatwg.org/#encoding-parsing-a-url, None being failure
function urlOrNone(action, url) {
  try {
    return parseAUrl(action, url);
  } catch (error) {
    return undefined;
  }
}

// https://fetch.spec.whatwg.org/#header-list-extract-a-length, 0 if it gives no integer
function extractALength(headerList) {
  const values = headerList.valuesOf("Content-Length");
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (value !== values[0]) return 0;
  }
  return values.length === 0 ? 0 : decimalNumber(values[0]);
}
