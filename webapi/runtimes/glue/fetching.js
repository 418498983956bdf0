// The host of requests and responses: webapi/fetching/host.py is its counterpart in Python, and answers what
// needs URLs, MIME types and forms.
// By hand, because URLs, MIME types and forms are Python's, which a request asks for here.

// Bodies

// The bytes of a BodyInit, or a blob, and its type; undefined for streams and asynchronous sequences.
function bytesWithType(object) {
  if (typeof object === "string") {
    return listOf([encodedText(object), "text/plain;charset=UTF-8"]);
  }
  if (isBufferSource(object)) {
    return listOf([cloneAsBytes(isView(object) ? object : new Bytes(object)), ""]);
  }
  if (implemented(BlobBrand, object) !== undefined) {
    return listOf([object, value(BlobBrand, object, 2)]);
  }
  const isForm = implemented(FormDataBrand, object) !== undefined;
  if (!isForm && implemented(URLSearchParamsBrand, object) === undefined) return undefined;
  const answer = ask(bodyOfFormCall + toHandleText(object) + "]");
  return listOf([newBytes(answer[1]), answer[2]]);
}

const isUint8Array = (chunk) => isView(chunk) && typedArrayName(chunk) === "Uint8Array";
const nameOfType = (value) => (value === null ? "null" : typeof value);
const noTransfer = freeze({ __proto__: null, transfer: newList() });
const cloneOfChunk = (chunk) => structuredCloneImpl(chunk, noTransfer);
const noBytes = () => new Bytes(0);
const bufferOfBytes = (bytes) => viewedBuffer(bytes);
const byteLengthOf = (source) =>
  isView(source) ? viewByteLength(source) : value(BlobBrand, source, 1);
const utf_8Encode = (text) => encodedText(scalarValueString(text));

function joinedBytes(chunks) {
  if (chunks.length === 1) return chunks[0];
  let length = 0;
  for (let index = 0; index < chunks.length; index++) length += viewByteLength(chunks[index]);
  const bytes = new Bytes(length);
  let position = 0;
  for (let index = 0; index < chunks.length; index++) {
    setBytes(bytes, chunks[index], position);
    position += viewByteLength(chunks[index]);
  }
  return bytes;
}

let utf_8Decoder;

function utf_8Decode(bytes) {
  const text = asciiText(bytes);
  if (text !== undefined) return text;
  if (utf_8Decoder === undefined) utf_8Decoder = newDecoder("utf-8", false, false);
  return decodeChunk(utf_8Decoder, bytes, false);
}

const parseJson = (text) => parse(text);

// https://infra.spec.whatwg.org/#serialize-a-javascript-value-to-a-json-string
function serializeToJson(value) {
  const text = stringify(value);
  if (text === undefined) throw new Errors.TypeError("The value has no JSON.");
  return text;
}

const bodyAndType = (bytes, type) => toBufferText(bytes, "The body") + "," + quote(type) + "]";
const blobOfBody = (bytes, type) => platformObject(ask(blobOfBodyCall + bodyAndType(bytes, type))[1]);
const formDataOfBody = (bytes, type) => platformObject(ask(formDataOfBodyCall + bodyAndType(bytes, type))[1]);

// Dictionaries

const fromNullable = (value) => (value === null ? undefined : value);

function isEmptyDictionary(dictionary) {
  for (const name in dictionary) if (dictionary[name] !== undefined) return false;
  return true;
}

// URLs

class URLRecord {
  constructor(href, includesCredentials, blob) {
    this.href = href;
    this.includesCredentials = includesCredentials;
    this.blob = blob; // of a blob URL, or null
  }
}
withoutParent(URLRecord);

function parseAUrl(action, input) {
  const answer = ask(parseUrlCall + quote(action) + "," + quote(input) + "]");
  return new URLRecord(answer[1], answer[2], platformObject(answer[3]));
}

const serializedUrl = (url) => url.href;

function urlWithoutFragment(url) {
  const match = execute(beforeFragment, url.href);
  return match[0];
}

const beforeFragment = /^[^#]*/;

const referrerFrom = (referrer) => fromNullable(ask(referrerCall + quote(referrer) + "]")[1]);

const decimalText = (number) => "" + number;
