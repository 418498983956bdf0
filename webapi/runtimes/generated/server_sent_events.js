// Interfaces, made by python -m idl from idl/server_sent_events.webidl: change that, not this.

const asEventSourceInit = dictionaryValue("EventSourceInit", [["withCredentials", booleanValue, false]]);
const asEventHandlerNonNull = objectOrNullFunctionValue((callback) => (self, $event) => (self === theGiven ? callback : apply(callback, self, [objectOf($event)])));

// EventSource: https://html.spec.whatwg.org/multipage/server-sent-events.html

class EventSource {
  constructor($url, $eventSourceInitDict = undefined) {
    if (arguments.length < 1) throw tooFew("Failed to construct 'EventSource'", 1, arguments.length);
    adopt(this, new EventSourceImpl()).constructorSteps(scalarValueString($url, "Failed to construct 'EventSource': parameter 1"), asEventSourceInit($eventSourceInitDict, "Failed to construct 'EventSource': parameter 2"));
  }

  get url() {
    return internals(EventSourceBrand, this).url;
  }

  get withCredentials() {
    return internals(EventSourceBrand, this).withCredentials;
  }

  get readyState() {
    return internals(EventSourceBrand, this).readyState;
  }

  get onopen() {
    return givenOrNull(internals(EventSourceBrand, this).getEventHandler("open"));
  }

  set onopen($value) {
    const inner = internals(EventSourceBrand, this);
    inner.setEventHandler("open", asEventHandlerNonNull($value));
  }

  get onmessage() {
    return givenOrNull(internals(EventSourceBrand, this).getEventHandler("message"));
  }

  set onmessage($value) {
    const inner = internals(EventSourceBrand, this);
    inner.setEventHandler("message", asEventHandlerNonNull($value));
  }

  get onerror() {
    return givenOrNull(internals(EventSourceBrand, this).getEventHandler("error"));
  }

  set onerror($value) {
    const inner = internals(EventSourceBrand, this);
    inner.setEventHandler("error", asEventHandlerNonNull($value));
  }

  close() {
    const inner = internals(EventSourceBrand, this);
    inner.close();
  }
}

expose(EventSourceBrand, EventSource, [],
  ["url", "withCredentials", "readyState", "onopen", "onmessage", "onerror", "close"]);
constants(EventSource, { __proto__: null, CONNECTING: 0, OPEN: 1, CLOSED: 2 });
implementation(EventSourceBrand, EventSourceImpl);
