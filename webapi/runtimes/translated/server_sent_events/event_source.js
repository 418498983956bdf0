// The EventSource class: https://html.spec.whatwg.org/multipage/server-sent-events.html#the-eventsource-interface
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

// https://html.spec.whatwg.org/multipage/server-sent-events.html#eventsource
class EventSourceImpl extends EventTargetImpl {
  constructor() {
    super();
    this.readyState = CONNECTING;
    this.withCredentials = false;
    this._client = undefined;
    this._request = undefined;
    // The signal of the latest request.
    this._signal = new AbortSignalImpl();
    this._stream = new EventStream();
    // The origin of the final URL of the latest response.
    this._origin = "";
    this._tasks = new Queue();
    // Whether a task of the host will run the first of them.
    this._hasTask = false;
  }

  // https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource
  constructorSteps(url, init) {
    const action = "Failed to construct 'EventSource'";
    const request = new RequestImpl();
    request.url = eventSourceUrl(action, url);
    request.mode = "cors";
    request.useUrlCredentials = request.url.includesCredentials;
    request.cache = "no-store";
    if (init.withCredentials) {
      this.withCredentials = true;
      request.credentials = "include";
    }
    request.headerList.append("Accept", "text/event-stream");
    this._request = request;
    this._client = new EventSourceClient(action, () => this.close());
    this._fetch();
  }

  // https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-url
  get url() {
    return this._request.href;
  }

  // https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-close
  close() {
    if (this.readyState !== CLOSED) {
      this.readyState = CLOSED;
      this._endTheConnection();
      this._client.release();
    }
  }

  _endTheConnection() {
    this._signal.signalAbort();
  }

  // https://html.spec.whatwg.org/multipage/webappapis.html#queue-a-task
  _queueATask(steps) {
    this._tasks.append(steps);
    if (!this._hasTask) {
      this._hasTask = true;
      this._client.queueATask(() => this._runATask());
    }
  }

  // Run the steps of a task, unless the event source is closed.
  _runATask() {
    const steps = this._tasks.popleft();
    try {
      if (this.readyState !== CLOSED) {
        steps();
      }
    } finally {
      this._hasTask = this._tasks.length > 0;
      if (this._hasTask) {
        this._client.queueATask(() => this._runATask());
      }
    }
  }

  // The last steps of the constructor, and of a new connection
  _fetch() {
    this._signal = new AbortSignalImpl();
    const request = this._request.copy(this._signal);
    if (this._stream.lastEventId !== "") {
      const value = normalizeHeaderValue(asByteString(this._stream.lastEventId));
      request.headerList.set("Last-Event-ID", value);
    }
    react(this._client.fetch(request), (response) => this._processResponse(
      response,
    ), (error) => this.processANetworkError(error));
  }

  // processResponse of the constructor
  _processResponse(response) {
    if (this.readyState === CLOSED) return;
    if (response.status === 204) {
      // by which a server ends it
      this._endTheConnection();
      this._queueATask(() => this._fail());
    } else if (response.status !== 200) {
      const status = decimalText(response.status);
      this._failTheConnection("the status of the response is " + status + ", not 200");
    } else if (!isEventStream(response.contentType)) {
      this._failTheConnection("the MIME type of the response is not text/event-stream");
    } else {
      this._origin = originOf(response.urlList[response.urlList.length - 1]);
      this._stream.begin();
      this._announceTheConnection();
      this._readTheBody(response.body);
    }
  }

  // Connect again, unless this is known to be futile.
  processANetworkError(error) {
    if (this.readyState === CLOSED) return;
    this._client.warn(this._request.url, messageOf(error), error);
    if (this._client.maySucceedLater(this._request.url)) {
      this.reestablishTheConnection();
    } else {
      this._queueATask(() => this._fail());
    }
  }

  // https://html.spec.whatwg.org/multipage/server-sent-events.html#announce-the-connection
  _announceTheConnection() {
    const announce = () => {
      this.readyState = OPEN;
      fireAnEvent("open", this);
    };
    this._queueATask(announce);
  }

  // https://html.spec.whatwg.org/multipage/server-sent-events.html#reestablish-the-connection
  reestablishTheConnection() {
    const tell = () => {
      this.readyState = CONNECTING;
      fireAnEvent("error", this);
    };
    this._queueATask(tell);
    this._client.runStepsAfterTimeout(this._stream.reconnectionTime, () => this._queueATask(() => this._fetch()));
  }

  // https://html.spec.whatwg.org/multipage/server-sent-events.html#fail-the-connection
  _failTheConnection(reason) {
    this._endTheConnection();
    this._client.warn(this._request.url, reason);
    this._queueATask(() => this._fail());
  }

  _fail() {
    this.close();
    fireAnEvent("error", this);
  }

  _readTheBody(body) {
    if (body === undefined) {
      this.reestablishTheConnection();
      return;
    }
    const request = new ChunkRequest(this, acquireReadableStreamDefaultReader(body.stream));
    this._queueATask(() => request.read());
  }

  // Queue the events of a chunk; return False if the connection failed.
  processAChunk(chunk) {
    const items = this._stream.interpret(chunk);
    for (let index = 0; index < items.length; index++) {
      const event = items[index];
      this._queueAnEvent(event);
    }
    if (this._stream.isTooLong) {
      this._failTheConnection("an event of the stream is longer than 16 MiB");
      return false;
    }
    return true;
  }

  // The last steps of https://html.spec.whatwg.org/multipage/server-sent-events.html#dispatchMessage
  _queueAnEvent(event) {
    const message = new MessageEventImpl(event.type);
    message.isTrusted = true;
    message.data = event.data;
    message.origin = this._origin;
    message.lastEventId = event.lastEventId;
    const dispatchTheMessage = () => {
      dispatch(message, this);
    };
    this._queueATask(dispatchTheMessage);
  }

  // Read on when the events before have been dispatched.
  queueTheNextRead(request) {
    this._queueATask(() => request.read());
  }
}

// Reads the body of a response, chunk by chunk.
class ChunkRequest extends ReadRequest {
  constructor(eventSource, reader) {
    super();
    this._eventSource = eventSource;
    this._reader = reader;
  }

  // Read a chunk.
  read() {
    readableStreamDefaultReaderRead(this._reader, this);
  }

  chunkSteps(chunk) {
    if (!isUint8Array(chunk)) {
      this._eventSource.processANetworkError(notBytes(chunk));
    } else if (this._eventSource.processAChunk(chunk)) {
      this._eventSource.queueTheNextRead(this);
    }
  }

  closeSteps() {
    this._eventSource.reestablishTheConnection();
  }

  errorSteps(error) {
    this._eventSource.processANetworkError(error);
  }
}

// The URL of the constructor's argument.
//
// Raises:
// DOMException: the URL does not parse, a ``SyntaxError``.
function eventSourceUrl(action, url) {
  let message;
  try {
    return parseAUrl(action, url);
  } catch (error) {
    message = action + ": the URL does not parse.";
  }
  throw new DOMException(message, "SyntaxError");
}
