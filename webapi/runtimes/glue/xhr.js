// The host of XMLHttpRequest: webapi/xhr/host.py is its counterpart in Python, and answers what needs URLs, MIME
// types and encodings.
// By hand, because URLs, MIME types and encodings are Python's, which a request asks for here.

const bodyObservers = new Table(); // of the bodies of requests, by the numbers of the host's tasks

function beginFetch(request, observer) {
  let task = 0;
  const isObserved = observer.uploadListener && request.body !== undefined;
  const answered = (response) => {
    tableDelete(bodyObservers, task);
    observer.processResponse(response);
  };
  const failed = (error) => {
    tableDelete(bodyObservers, task);
    observer.processNetworkError(error);
  };
  try {
    task = startFetching(request, isObserved, answered, failed);
  } catch (error) {
    queueAMicrotask(() => failed(error));
  }
  if (isObserved && task !== 0) tableSet(bodyObservers, task, observer);
}

messages.transmitted = (run, task, length) => {
  const observer = tableGet(bodyObservers, task);
  if (observer === undefined) return;
  if (length === null) observer.processRequestEndOfBody();
  else observer.processRequestBodyChunkLength(length);
};

function reportNetworkError(error) {
  let text = "XMLHttpRequest: an error that has no text";
  try {
    text = "XMLHttpRequest: " + toString(error);
  } catch (failure) {}
  askEventLoop('["console","error",0,' + quote(text) + "]");
}

const checkEventLoop = ignore;
const isTextBody = (body) =>
  typeof body === "string" || implemented(URLSearchParamsBrand, body) !== undefined;

const sendable = [BlobBrand, FormDataBrand, URLSearchParamsBrand];

function checkNoDocument(action, body) {
  if (!isObject(body) || isBufferSource(body)) return;
  for (let index = 0; index < sendable.length; index++) {
    if (implemented(sendable[index], body) !== undefined) return;
  }
  const message = action + ": a document cannot be sent here. Send its text.";
  throw new DOMException(message, "NotSupportedError");
}

function allowsDocumentResponses(action) {
  if (page === undefined) return false; // as in workers
  const message = action + ": responses cannot be documents here.";
  throw new DOMException(message, "NotSupportedError");
}

function askOfXMLHttpRequest(name, texts) {
  const values = newList();
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index];
    values[index] = typeof text === "string" ? quote(text) : text === undefined ? "null" : "" + text;
  }
  return ask(xmlHttpRequestCall + quote(name) + "," + joined(values, 0, values.length) + "]")[1];
}

function urlWithCredentials(url, username, password) {
  const href = askOfXMLHttpRequest("url_with_credentials", [url.href, username, password]);
  return parseAUrl("Failed to execute 'open' on 'XMLHttpRequest'", href);
}

const decimalExpression = /^[0-9]{1,15}$/;
const decimalNumber = (text) => (execute(decimalExpression, text) === null ? 0 : +text);

const utf_8ContentType = (value) => askOfXMLHttpRequest("utf_8_content_type", [value]);
const overrideMimeType = (mime) => askOfXMLHttpRequest("override_mime_type", [mime]);
const finalMimeType = (contentType, override) =>
  askOfXMLHttpRequest("final_mime_type", [contentType, override]);

const mostSniffed = 1024;

function encodingOfText(bytes, contentType, override, allowsXml) {
  const length = min(viewByteLength(bytes), mostSniffed);
  const start = new Bytes(viewedBuffer(bytes), viewByteOffset(bytes), length);
  let text = "";
  for (let index = 0; index < length; index++) text += fromUnits(start[index]);
  return askOfXMLHttpRequest("encoding_of_text", [text, contentType, override, allowsXml]);
}

function textOfResponse(bytes, encoding) {
  if (encoding === "UTF-8") return utf_8Decode(bytes);
  if (encoding === "replacement") return "\ufffd";
  return decodeChunk(newDecoder(encoding, false, false), bytes, false);
}

const nullResponse = () => null;
const blobOfResponse = (bytes, type) => blobOfBody(bytes, type);
const documentOfResponse = ignore;
