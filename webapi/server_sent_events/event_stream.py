"""The event stream format: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from webapi.server_sent_events.host import LineDecoder, field_of, has_null, milliseconds_of
from webapi.webidl.host import concatenated, view_byte_length

MOST_BYTES: Final = 16777216
"""The bytes that an event may have, with the comments before it."""

RECONNECTION_TIME: Final = 3000
"""The milliseconds before a new connection, until a server says another number."""


@dataclass(eq=False, slots=True)
class ServerSentEvent:
    """An event of a stream."""

    type: str
    data: str
    last_event_id: str


class EventStream:
    """What is known of the streams of an event source."""

    __slots__ = (
        *("_data_buffer", "_event_type_buffer", "_last_event_id_buffer", "_length", "_lines"),
        *("last_event_id", "reconnection_time"),
    )

    def __init__(self) -> None:
        self.last_event_id = ""
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#concept-event-stream-last-event-id"""
        self.reconnection_time = RECONNECTION_TIME
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#concept-event-stream-reconnection-time"""
        self._lines = LineDecoder()
        self._data_buffer: list[str] = []
        """The values of ``data``; the standard's data buffer has a line feed after each."""
        self._event_type_buffer = ""
        self._last_event_id_buffer = ""
        self._length = 0
        """The bytes since the last blank line, or a few more."""

    @property
    def is_too_long(self) -> bool:
        """Whether an event has more bytes than it may have."""
        return self._length > MOST_BYTES

    def begin(self) -> None:
        """Begin a stream. An event without an ID has the last one, of whatever stream."""
        self._lines = LineDecoder()
        self._data_buffer = []
        self._event_type_buffer = ""
        self._last_event_id_buffer = self.last_event_id
        self._length = 0

    def interpret(self, chunk: Any) -> list[ServerSentEvent]:
        """Interpret bytes; return the events that they complete.

        https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
        """
        events: list[ServerSentEvent] = []
        self._length += view_byte_length(chunk)
        for line in self._lines.decode(chunk):
            if line != "":
                self._process_the_line(line)
                continue
            self._length = view_byte_length(chunk)
            event = self._dispatch_the_event()
            if event is not None:
                events.append(event)
        return events

    def _process_the_line(self, line: str) -> None:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#processField

        The name of the field of a comment is empty.
        """
        field = field_of(line)
        value = field[1]
        if field[0] == "data":
            self._data_buffer.append(value)
        elif field[0] == "event":
            self._event_type_buffer = value
        elif field[0] == "id":
            if not has_null(value):
                self._last_event_id_buffer = value
        elif field[0] == "retry":
            milliseconds = milliseconds_of(value)
            if milliseconds is not None:
                self.reconnection_time = milliseconds

    def _dispatch_the_event(self) -> ServerSentEvent | None:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#dispatchMessage"""
        self.last_event_id = self._last_event_id_buffer
        type = self._event_type_buffer
        data = self._data_buffer
        self._data_buffer = []
        self._event_type_buffer = ""
        if len(data) == 0:
            return None
        return ServerSentEvent(
            "message" if type == "" else type, concatenated(data, "\n"), self.last_event_id
        )
