// The event stream format: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
//
// Written once: ``python -m idl`` translates this module to JavaScript.

const MOST_BYTES = 16777216;
const RECONNECTION_TIME = 3000;

// An event of a stream.
class ServerSentEvent {
  constructor(type, data, lastEventId) {
    this.type = type;
    this.data = data;
    this.lastEventId = lastEventId;
  }
}
withoutParent(ServerSentEvent);

// What is known of the streams of an event source.
class EventStream {
  constructor() {
    // https://html.spec.whatwg.org/multipage/server-sent-events.html#concept-event-stream-last-event-id
    this.lastEventId = "";
    // https://html.spec.whatwg.org/multipage/server-sent-events.html#concept-event-stream-reconnection-time
    this.reconnectionTime = RECONNECTION_TIME;
    this._lines = new LineDecoder();
    // The values of ``data``; the standard's data buffer has a line feed after each.
    this._dataBuffer = newList();
    this._eventTypeBuffer = "";
    this._lastEventIdBuffer = "";
    // The bytes since the last blank line, or a few more.
    this._length = 0;
  }

  // Whether an event has more bytes than it may have.
  get isTooLong() {
    return this._length > MOST_BYTES;
  }

  // Begin a stream. An event without an ID has the last one, of whatever stream.
  begin() {
    this._lines = new LineDecoder();
    this._dataBuffer = newList();
    this._eventTypeBuffer = "";
    this._lastEventIdBuffer = this.lastEventId;
    this._length = 0;
  }

  // Interpret bytes; return the events that they complete.
  //
  // https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
  interpret(chunk) {
    const events = newList();
    this._length += viewByteLength(chunk);
    const items = this._lines.decode(chunk);
    for (let index = 0; index < items.length; index++) {
      const line = items[index];
      if (line !== "") {
        this._processTheLine(line);
        continue;
      }
      this._length = viewByteLength(chunk);
      const event = this._dispatchTheEvent();
      if (event !== undefined) {
        events[events.length] = event;
      }
    }
    return events;
  }

  // https://html.spec.whatwg.org/multipage/server-sent-events.html#processField
  //
  // The name of the field of a comment is empty.
  _processTheLine(line) {
    const field = fieldOf(line);
    const value = field[1];
    if (field[0] === "data") {
      this._dataBuffer[this._dataBuffer.length] = value;
    } else if (field[0] === "event") {
      this._eventTypeBuffer = value;
    } else if (field[0] === "id") {
      if (!hasNull(value)) {
        this._lastEventIdBuffer = value;
      }
    } else if (field[0] === "retry") {
      const milliseconds = millisecondsOf(value);
      if (milliseconds !== undefined) {
        this.reconnectionTime = milliseconds;
      }
    }
  }

  // https://html.spec.whatwg.org/multipage/server-sent-events.html#dispatchMessage
  _dispatchTheEvent() {
    this.lastEventId = this._lastEventIdBuffer;
    const type = this._eventTypeBuffer;
    const data = this._dataBuffer;
    this._dataBuffer = newList();
    this._eventTypeBuffer = "";
    if (data.length === 0) return undefined;
    return new ServerSentEvent(
      type === "" ? "message" : type,
      concatenated(data, "\n"),
      this.lastEventId,
    );
  }
}
withoutParent(EventStream);
