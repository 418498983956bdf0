// What WPT's eventsource/ asserts of EventSource and MessageEvent, written anew.

const urlOf = (message, more = "") => `resources/message.py?message=${encodeURIComponent(message)}${more}`;

// The types and values of events, until one of them is the last.
const eventsOf = (source, types, isLast) =>
  new Promise((resolve) => {
    const found = [];
    const note = (event) => {
      found.push(event.data === undefined ? `${event.type} ${source.readyState}` : `${event.type}: ${event.data}`);
      if (!isLast(event)) return;
      source.close();
      resolve(found);
    };
    for (const type of types) source.addEventListener(type, note);
  });

test(() => {
  const source = new EventSource("resources/message.py");
  assert_equals(source.readyState, EventSource.CONNECTING);
  assert_equals(source.url, new URL("resources/message.py", location.href).href);
  assert_false(source.withCredentials);
  assert_equals(source.onopen, null);
  source.close();
  assert_equals(source.readyState, source.CLOSED);
  assert_equals([source.CONNECTING, source.OPEN, EventSource.CLOSED].join(), "0,1,2");
  const other = new EventSource("", { withCredentials: true });
  assert_equals(other.url, location.href);
  assert_true(other.withCredentials);
  other.close();
}, "the constructor and attributes");

test(() => {
  assert_throws_dom("SyntaxError", () => new EventSource("http://this is invalid/"));
  assert_throws_js(TypeError, () => new EventSource());
  assert_throws_js(TypeError, () => EventSource("resources/message.py"));
  assert_throws_js(TypeError, () => EventSource.prototype.close.call({}));
}, "arguments");

promise_test(async () => {
  const source = new EventSource(urlOf("event: test\ndata: 1\n\ndata: 2\nid: 3"));
  const found = await eventsOf(source, ["open", "message", "test"], (event) => event.data === "2");
  assert_array_equals(found, ["open 1", "test: 1", "message: 2"]);
}, "events");

promise_test(async () => {
  const source = new EventSource(urlOf("data: 1\nid: 3"));
  const event = await new Promise((resolve) => (source.onmessage = resolve));
  source.close();
  assert_true(event instanceof MessageEvent);
  const { target, isTrusted, origin, lastEventId, bubbles, cancelable, ports } = event;
  assert_equals(target, source);
  assert_true(isTrusted);
  assert_equals(origin, location.origin);
  assert_equals(lastEventId, "3");
  assert_false(bubbles || cancelable);
  assert_equals(event.source, null);
  assert_equals(ports.length, 0);
  assert_equals(ports, event.ports);
  assert_true(Object.isFrozen(ports));
}, "a message");

promise_test(async () => {
  const source = new EventSource(urlOf("data: 1\n\ndata: 2\n\ndata: 3\n\n"));
  for (const data of ["1", "2", "3"]) {
    const event = await new Promise((resolve) => (source.onmessage = resolve));
    assert_equals(event.data, data);
  }
  source.close();
}, "microtasks run between events");

promise_test(async () => {
  const source = new EventSource("resources/last-event-id.py");
  const found = await eventsOf(source, ["open", "error", "message"], (event) => event.data?.length === 1);
  assert_array_equals(found, ["open 1", "message: hello", "error 0", "open 1", "message: \u2026"]);
}, "a new connection has the last ID");

for (const [url, found] of [
  [urlOf("data: 1", "&mime=x%20bogus"), "error 2"],
  [urlOf("data: 1", "&mime=text/x-bogus"), "error 2"],
  ["resources/status-error.py?status=204", "error 2"],
  ["resources/status-error.py?status=404", "error 2"],
  ["ftp://example.not/", "error 2"],
  ["about:blank", "error 2"],
  ["mailto:whatwg@awesome.example", "error 2"],
  ["/common/redirect.py?location=/resources/message.py&status=307", "open 1"],
  ["data:text/event-stream,data%0A%0A", "open 1"],
]) {
  promise_test(async () => {
    const events = await eventsOf(new EventSource(url), ["open", "error"], () => true);
    assert_array_equals(events, [found]);
  }, `${url} gives ${found}`);
}

test(() => {
  const event = new MessageEvent("a", { data: 1, origin: "b\ud800", lastEventId: "c", cancelable: true });
  assert_equals(`${event.data} ${event.origin} ${event.lastEventId} ${event.cancelable}`, "1 b\ufffd c true");
  event.initMessageEvent("d", true, false, "e", "f", "g");
  assert_equals(`${event.type} ${event.data} ${event.origin} ${event.lastEventId}`, "d e f g");
  assert_true(event.bubbles);
  assert_equals(new MessageEvent("a").data, null);
  assert_equals(MessageEvent.prototype.initMessageEvent.length, 1);
}, "MessageEvent");
