// Handlers of scripts, which the host calls with requests. Python's half is fetches.py.

const handled = new Table(); // the signals of requests, by the numbers of runs

// `find` returns a function or an object with a method fetch, and `call` calls the function. Without them,
// listeners of the event "fetch" answer.
function handleRequest(id, find, call) {
  const message = askEventLoop('["arguments",' + id + "]");
  const request = requestOfHost(valueFrom(message[1], message[0])[0]);
  tableSet(handled, id, request.signal);
  const answered = (value) => {
    tableDelete(handled, id);
    return partsOfResponse(value);
  };
  const failed = (error) => {
    tableDelete(handled, id);
    throw error;
  };
  take(id, () => then(promised(() => answerOf(request, find, call)), answered, failed));
}

messages.abortRequest = (run, id, reason) => {
  const signal = tableGet(handled, id);
  tableDelete(handled, id);
  if (signal !== undefined) signal.signalAbort(reasonOfHost(reason));
};

function answerOf(request, find, call) {
  if (find === undefined) return answerOfListeners(request);
  const handler = find();
  const context = { waitUntil: ignore, passThroughOnException: ignore };
  if (typeof handler === "function") return call(objectOf(request), {}, context);
  const method = isObject(handler) ? handler.fetch : undefined;
  if (typeof method === "function") return apply(method, handler, [objectOf(request), {}, context]);
  throw new Errors.TypeError("The handler is no function, and no object with a method fetch.");
}

// https://w3c.github.io/ServiceWorker/#fetchevent-interface, as members of an Event
function answerOfListeners(request) {
  const event = new EventImpl("fetch");
  event.isTrusted = true;
  event.cancelable = true;
  let answer;
  const members = {
    __proto__: null,
    request: objectOf(request),
    respondWith(response) {
      if (answer !== undefined || !event.dispatchFlag) {
        throw new DOMException("The event has a response, or was dispatched.", "InvalidStateError");
      }
      event.stopImmediatePropagationFlag = true;
      answer = promiseValue(response);
    },
    waitUntil: ignore,
  };
  const object = objectOf(event);
  for (const name in members) defineProperty(object, name, property(members[name], true));
  dispatch(event, globalTarget());
  if (answer !== undefined) return answer;
  throw new Errors.TypeError("No listener of the event fetch called respondWith().");
}

function requestOfHost(parts) {
  const request = new RequestImpl();
  request.url = new URLRecord(parts[0], false, null);
  request.signal = new AbortSignalImpl();
  const members = parts[1];
  request.method = members[0];
  request.mode = members[1];
  request.credentials = members[2];
  request.cache = members[3];
  request.redirect = members[4];
  request.referrer = members[5];
  request.referrerPolicy = members[6];
  request.integrity = members[7];
  request.keepalive = members[8];
  appendHeaders(request.headerList, parts[2]);
  request.body = bodyOfHost(parts[3]);
  return request;
}

function partsOfResponse(value) {
  const response = isObject(value) ? implemented(ResponseBrand, value) : undefined;
  if (response === undefined) throw new Errors.TypeError("The handler returned no Response.");
  response.checkUsable();
  const body = response.body;
  const hasBytes = body !== undefined && body.source !== undefined && isView(body.source);
  return [
    response.type,
    response.status,
    response.statusMessage,
    response.headerList.headers(),
    hasBytes ? body.source : objectOrNull(response.bodyStream),
  ];
}
