// fetch(): https://fetch.spec.whatwg.org/#fetch-method
//
// Python fetches: webapi/runtimes/fetches.py. Requests and responses cross as their parts, and each side makes
// objects of its own.

function fetchImpl(input, init) {
  const request = new RequestImpl();
  request.constructorSteps(input, init);
  return reportIfDropped(startFetch(request, objectOf));
}

// Fetch; `convert` makes the promise's value of the response.
function startFetch(request, convert) {
  const promise = newPromise();
  const answered = (response) => resolve(promise, convert(response));
  startFetching(request, false, answered, (error) => reject(promise, error));
  return promise;
}

// `answered` takes the response, `failed` an error or the reason of an abort. The result is the number of the
// host's task, to which it reports how much of the body was read, if it `isObserved`.
function startFetching(request, isObserved, answered, failed) {
  const ongoing = new OngoingFetch(request, failed);
  const signal = request.signal;
  if (signal.aborted) {
    ongoing.run();
    return 0;
  }
  ongoing.begin(isObserved);
  signal.keepAnAlgorithm(ongoing);
  const succeed = (answer) => {
    signal.removeAnAlgorithm(ongoing);
    answered(responseOfHost(answer, signal));
  };
  const fail = (error) => {
    signal.removeAnAlgorithm(ongoing);
    failed(error);
  };
  then(promiseOfTask(ongoing.task), succeed, fail);
  return ongoing.task;
}

// The abort steps, until there is a response.
class OngoingFetch extends AbortAlgorithm {
  constructor(request, failed) {
    super();
    this.request = request;
    this.failed = failed;
    this.task = 0;
    this.left = 0; // the number of the stream of the body, if it crosses as a stream
  }

  begin(isObserved) {
    const request = this.request;
    const url = request.url;
    const texts = [
      quote(url.href),
      membersText(request),
      headersText(request.headerList),
      this.bodyText(),
      url.blob === null ? "null" : toHandleText(url.blob),
      isObserved ? "true" : "false",
    ];
    const answer = askEventLoop('["fetch",' + joined(texts, 0, texts.length) + "]");
    if (typeof answer[0] === "string") {
      if (this.left !== 0) unlockStream(this.left);
      throw errorFrom(answer[0], answer[1], answer[2]);
    }
    this.task = answer[1];
  }

  bodyText() {
    const body = this.request.body;
    if (body === undefined) return "null";
    if (body.source === undefined) {
      this.left = leaveStream(body.stream);
      return '{"$":["ReadableStream",' + this.left + "]}";
    }
    return isView(body.source) ? handleTextOfBytes(body.source) : toHandleText(body.source);
  }

  // https://fetch.spec.whatwg.org/#abort-fetch
  run() {
    const reason = this.request.signal.reason;
    this.failed(reason);
    const body = this.request.body;
    if (this.left !== 0) cancelLeft(this.left, reason);
    else if (body !== undefined && body.stream.state === "readable") {
      markAsHandled(readableStreamCancel(body.stream, reason));
    }
    if (this.task !== 0) {
      tableDelete(tasks, this.task);
      askEventLoop('["abort",' + this.task + "," + errorTexts(reason) + "]");
    }
  }
}

const handleTextOfBytes = (bytes) => '{"$":["bytes",' + toBufferText(bytes, "The body") + "]}";

function membersText(request) {
  const texts = [
    quote(request.method),
    quote(request.mode),
    quote(request.credentials),
    quote(request.cache),
    quote(request.redirect),
    quote(request.referrer),
    quote(request.referrerPolicy),
    quote(request.integrity),
    request.keepalive ? "true" : "false",
    request.useUrlCredentials ? "true" : "false",
    request.unsafeRequest ? "true" : "false",
    request.useCorsPreflight ? "true" : "false",
  ];
  return "[" + joined(texts, 0, texts.length) + "]";
}

function headersText(headerList) {
  const texts = newList();
  const headers = headerList.headers();
  for (let index = 0; index < headers.length; index++) {
    texts[index] = "[" + quote(headers[index][0]) + "," + quote(headers[index][1]) + "]";
  }
  return "[" + joined(texts, 0, texts.length) + "]";
}

function appendHeaders(headerList, headers) {
  for (let index = 0; index < headers.length; index++) {
    headerList.append(headers[index][0], headers[index][1]);
  }
}

// The body of what crossed: bytes, or a stream.
function bodyOfHost(given) {
  if (given === null) return undefined;
  return isView(given) ? bytesAsABody(given) : new Body(innerOf(given));
}

function responseOfHost(parts, signal) {
  const response = new ResponseImpl();
  response.type = parts[0];
  response.status = parts[1];
  response.statusMessage = parts[2];
  const urls = parts[3];
  for (let index = 0; index < urls.length; index++) {
    listAppend(response.urlList, new URLRecord(urls[index], false, null));
  }
  appendHeaders(response.headerList, parts[4]);
  response.headers.guard = "immutable";
  response.body = bodyOfHost(parts[5]);
  if (response.body !== undefined) {
    const abort = new BodyAbort(signal, response.body.stream);
    response.body.stream.whenAborted = abort; // which the signal holds weakly
    signal.addAnAlgorithm(abort);
  }
  return response;
}

// The abort steps once there is a response.
class BodyAbort extends AbortAlgorithm {
  constructor(signal, stream) {
    super();
    this.signal = signal;
    this.stream = stream;
  }

  run() {
    if (this.stream.state !== "readable") return;
    const reason = this.signal.reason;
    const controller = this.stream.controller;
    const cancelled = controller.cancelSteps(reason);
    markAsHandled(cancelled);
    controller.errorIfReadable(reason);
  }
}
