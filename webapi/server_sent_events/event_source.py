"""The EventSource class: https://html.spec.whatwg.org/multipage/server-sent-events.html#the-eventsource-interface

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final, TypedDict, cast

from webapi.dom.abort import AbortSignal
from webapi.dom.events import EventTarget, dispatch, fire_an_event
from webapi.dom.message_event import MessageEvent
from webapi.fetching.bodies import Body, not_bytes
from webapi.fetching.host import URLRecord, decimal_text, is_uint8_array, parse_a_url
from webapi.fetching.requests import Request
from webapi.fetching.responses import Response
from webapi.server_sent_events.event_stream import EventStream, ServerSentEvent
from webapi.server_sent_events.host import (
    EventSourceClient,
    as_byte_string,
    is_event_stream,
    message_of,
    origin_of,
)
from webapi.streams.readers import (
    ReadableStreamDefaultReader,
    ReadRequest,
    acquire_readable_stream_default_reader,
    readable_stream_default_reader_read,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import normalize_header_value, react

CONNECTING: Final = 0
OPEN: Final = 1
CLOSED: Final = 2


class EventSourceInit(TypedDict):
    """https://html.spec.whatwg.org/multipage/server-sent-events.html#eventsourceinit"""

    withCredentials: bool


class EventSource(EventTarget):
    """https://html.spec.whatwg.org/multipage/server-sent-events.html#eventsource"""

    __slots__ = (
        *("_client", "_has_task", "_origin", "_request", "_signal", "_stream", "_tasks"),
        *("ready_state", "with_credentials"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.ready_state = CONNECTING
        self.with_credentials = False
        self._client: EventSourceClient = cast("Any", None)
        self._request: Request = cast("Any", None)
        self._signal = AbortSignal()
        """The signal of the latest request."""
        self._stream = EventStream()
        self._origin = ""
        """The origin of the final URL of the latest response."""
        self._tasks: deque[Callable[[], None]] = deque()
        self._has_task = False
        """Whether a task of the host will run the first of them."""

    def constructor_steps(self, url: str, init: EventSourceInit) -> None:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource"""
        action = "Failed to construct 'EventSource'"
        request = Request()
        request.url = event_source_url(action, url)
        request.mode = "cors"
        request.use_url_credentials = request.url.includes_credentials
        request.cache = "no-store"
        if init["withCredentials"]:
            self.with_credentials = True
            request.credentials = "include"
        request.header_list.append("Accept", "text/event-stream")
        self._request = request
        self._client = EventSourceClient(action, lambda: self.close())
        self._fetch()

    @property
    def url(self) -> str:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-url"""
        return self._request.href

    def close(self) -> None:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-close"""
        if self.ready_state != CLOSED:
            self.ready_state = CLOSED
            self._end_the_connection()
            self._client.release()

    def _end_the_connection(self) -> None:
        self._signal.signal_abort(None)

    # Tasks. The next one is queued after each, so that what an event has woken runs before it.

    def _queue_a_task(self, steps: Callable[[], None]) -> None:
        """https://html.spec.whatwg.org/multipage/webappapis.html#queue-a-task"""
        self._tasks.append(steps)
        if not self._has_task:
            self._has_task = True
            self._client.queue_a_task(lambda: self._run_a_task())

    def _run_a_task(self) -> None:
        """Run the steps of a task, unless the event source is closed."""
        steps = self._tasks.popleft()
        try:
            if self.ready_state != CLOSED:
                steps()
        finally:
            self._has_task = len(self._tasks) > 0
            if self._has_task:
                self._client.queue_a_task(lambda: self._run_a_task())

    # Connections

    def _fetch(self) -> None:
        """The last steps of the constructor, and of a new connection"""
        self._signal = AbortSignal()
        request = self._request.copy(self._signal)
        if self._stream.last_event_id != "":
            value = normalize_header_value(as_byte_string(self._stream.last_event_id))
            request.header_list.set("Last-Event-ID", value)
        react(
            self._client.fetch(request),
            lambda response: self._process_response(response),
            lambda error: self.process_a_network_error(error),
        )

    def _process_response(self, response: Response) -> None:
        """processResponse of the constructor"""
        if self.ready_state == CLOSED:
            return
        if response.status == 204:  # by which a server ends it
            self._end_the_connection()
            self._queue_a_task(lambda: self._fail())
        elif response.status != 200:
            status = decimal_text(response.status)
            self._fail_the_connection(f"the status of the response is {status}, not 200")
        elif not is_event_stream(response.content_type):
            self._fail_the_connection("the MIME type of the response is not text/event-stream")
        else:
            self._origin = origin_of(response.url_list[len(response.url_list) - 1])
            self._stream.begin()
            self._announce_the_connection()
            self._read_the_body(response.body)

    def process_a_network_error(self, error: Any) -> None:
        """Connect again, unless this is known to be futile."""
        if self.ready_state == CLOSED:
            return
        self._client.warn(self._request.url, message_of(error), error)
        if self._client.may_succeed_later(self._request.url):
            self.reestablish_the_connection()
        else:
            self._queue_a_task(lambda: self._fail())

    def _announce_the_connection(self) -> None:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#announce-the-connection"""

        def announce() -> None:
            self.ready_state = OPEN
            fire_an_event("open", self)

        self._queue_a_task(announce)

    def reestablish_the_connection(self) -> None:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#reestablish-the-connection"""

        def tell() -> None:
            self.ready_state = CONNECTING
            fire_an_event("error", self)

        self._queue_a_task(tell)
        self._client.run_steps_after_timeout(
            self._stream.reconnection_time, lambda: self._queue_a_task(lambda: self._fetch())
        )

    def _fail_the_connection(self, reason: str) -> None:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#fail-the-connection"""
        self._end_the_connection()
        self._client.warn(self._request.url, reason, None)
        self._queue_a_task(lambda: self._fail())

    def _fail(self) -> None:
        self.close()
        fire_an_event("error", self)

    # The body. The next chunk is read when all events of the last one have been dispatched.

    def _read_the_body(self, body: Body | None) -> None:
        if body is None:
            self.reestablish_the_connection()
            return
        request = ChunkRequest(self, acquire_readable_stream_default_reader(body.stream))
        self._queue_a_task(lambda: request.read())

    def process_a_chunk(self, chunk: Any) -> bool:
        """Queue the events of a chunk; return False if the connection failed."""
        for event in self._stream.interpret(chunk):
            self._queue_an_event(event)
        if self._stream.is_too_long:
            self._fail_the_connection("an event of the stream is longer than 16 MiB")
            return False
        return True

    def _queue_an_event(self, event: ServerSentEvent) -> None:
        """The last steps of https://html.spec.whatwg.org/multipage/server-sent-events.html#dispatchMessage"""
        message = MessageEvent(event.type)
        message.is_trusted = True
        message.data = event.data
        message.origin = self._origin
        message.last_event_id = event.last_event_id

        def dispatch_the_message() -> None:
            dispatch(message, self)

        self._queue_a_task(dispatch_the_message)

    def queue_the_next_read(self, request: ChunkRequest) -> None:
        """Read on when the events before have been dispatched."""
        self._queue_a_task(lambda: request.read())


class ChunkRequest(ReadRequest):
    """Reads the body of a response, chunk by chunk."""

    __slots__ = ("_event_source", "_reader")

    def __init__(self, event_source: EventSource, reader: ReadableStreamDefaultReader) -> None:
        super().__init__()
        self._event_source = event_source
        self._reader = reader

    def read(self) -> None:
        """Read a chunk."""
        readable_stream_default_reader_read(self._reader, self)

    def chunk_steps(self, chunk: Any) -> None:
        if not is_uint8_array(chunk):
            self._event_source.process_a_network_error(not_bytes(chunk))
        elif self._event_source.process_a_chunk(chunk):
            self._event_source.queue_the_next_read(self)

    def close_steps(self) -> None:
        self._event_source.reestablish_the_connection()

    def error_steps(self, error: Any) -> None:
        self._event_source.process_a_network_error(error)


def event_source_url(action: str, url: str) -> URLRecord:
    """The URL of the constructor's argument.

    Raises:
        DOMException: the URL does not parse, a ``SyntaxError``.
    """
    try:
        return parse_a_url(action, url)
    except Exception:
        message = f"{action}: the URL does not parse."
    raise DOMException(message, "SyntaxError")
