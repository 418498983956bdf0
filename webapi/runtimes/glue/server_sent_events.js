// The host of server-sent events. webapi/server_sent_events/host.py is its counterpart in Python.
// By hand, because an engine has other timers and tasks than asyncio.

const lineEnd = /\r\n?|\n/g;
const fieldExpression = /^([^:]*):? ?([^]*)$/;
const digitsExpression = /^[0-9]+$/;
const mostMilliseconds = 2147483647;
const originExpression = /^(?:blob:)?(https?:\/\/)(?:[^/@]*@)?([^/?#]*)/;
const httpExpression = /^https?:/;

class LineDecoder {
  constructor() {
    this.decoder = undefined; // made for the first bytes that are not ASCII
    this.hasBegun = false;
    this.endsWithCr = false;
    this.parts = newList(); // of the last line, which has no end yet
  }

  decode(chunk) {
    const text = this.text(chunk);
    const lines = newList();
    if (text === "") return lines;
    let start = this.endsWithCr && charCodeAt(text, 0) === 10 ? 1 : 0;
    this.endsWithCr = charCodeAt(text, text.length - 1) === 13;
    lineEnd.lastIndex = start;
    for (let match = execute(lineEnd, text); match !== null; match = execute(lineEnd, text)) {
      const end = slice(text, start, match.index);
      const parts = this.parts;
      if (parts.length === 0) lines[lines.length] = end;
      else {
        parts[parts.length] = end;
        lines[lines.length] = joinList(parts, "");
        this.parts = newList();
      }
      start = lineEnd.lastIndex;
    }
    if (start < text.length) this.parts[this.parts.length] = slice(text, start);
    return lines;
  }

  // Python decodes from the first byte on that is not ASCII. A mark at the beginning is no text.
  text(chunk) {
    const text = this.decoder === undefined ? asciiText(chunk) : undefined;
    if (text !== undefined) {
      if (text !== "") this.hasBegun = true;
      return text;
    }
    if (this.decoder === undefined) this.decoder = newDecoder("utf-8", false, this.hasBegun);
    return decodeChunk(this.decoder, chunk, true);
  }
}
withoutParent(LineDecoder);

function fieldOf(line) {
  const match = execute(fieldExpression, line);
  return listOf([match[1], match[2]]);
}

const hasNull = (text) => execute(nullExpression, text) !== null;
const nullExpression = /\0/;

function millisecondsOf(text) {
  if (execute(digitsExpression, text) === null) return undefined;
  const number = +text;
  return number > mostMilliseconds ? mostMilliseconds : number;
}

function asByteString(text) {
  const bytes = encodedText(text);
  let string = "";
  for (let index = 0; index < bytes.length; index++) string += fromUnits(bytes[index]);
  return string;
}

const messageOf = (error) => memberText(error, "message");

const isEventStream = (contentType) => ask(isEventStreamCall + quote(contentType) + "]")[1];

function originOf(url) {
  const match = execute(originExpression, url.href);
  return match === null ? "null" : match[1] + match[2];
}

// What keeps an event source in an engine are promises and timers.
class EventSourceClient {
  constructor(action, end) {}

  release() {}

  fetch(request) {
    try {
      return startFetch(request, (response) => response);
    } catch (error) {
      return rejectedWith(error);
    }
  }

  maySucceedLater(url) {
    return hasTransport && execute(httpExpression, url.href) !== null;
  }

  queueATask(steps) {
    runStepsAfterTimeout(0, steps);
  }

  runStepsAfterTimeout(milliseconds, steps) {
    runStepsAfterTimeout(milliseconds, steps);
  }

  warn(url, reason, error) {
    const shown = url.includesCredentials ? "a URL with credentials" : url.href;
    const text = "EventSource of " + shown + ": " + reason;
    askEventLoop('["console","warning",0,' + quote(text) + "]");
  }
}
withoutParent(EventSourceClient);
