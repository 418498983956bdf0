"""Types of the EventSource interface. Made by ``python -m idl``."""

from typing import Final, Self

from typing_extensions import Unpack

from webapi.interfaces.event_handler_non_null import EventHandlerNonNull
from webapi.interfaces.event_source_init import EventSourceInit
from webapi.interfaces.event_target import EventTarget
from webapi.steps.event_source import Slots as _EventSourceSlots
from webapi.webidl.types import StringLike

class EventSource(EventTarget, _EventSourceSlots):
    CONNECTING: Final = 0
    OPEN: Final = 1
    CLOSED: Final = 2
    def __init__(
        self,
        url: StringLike,
        eventSourceInitDict: EventSourceInit | None = None,
        **named: Unpack[EventSourceInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        url: StringLike,
        eventSourceInitDict: EventSourceInit | None = None,
        **named: Unpack[EventSourceInit],
    ) -> Self: ...
    @property
    def url(self) -> str:
        """The URL.

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-url
        """
    @property
    def withCredentials(self) -> bool:
        """Whether requests to other origins have cookies.

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-withcredentials
        """
    @property
    def readyState(self) -> int:
        """``CONNECTING``, ``OPEN`` or ``CLOSED``. After an event ``error`` it tells whether a new
        connection begins.

        https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-readystate
        """
    @property
    def onopen(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-onopen"""
    @onopen.setter
    def onopen(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmessage(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-onmessage"""
    @onmessage.setter
    def onmessage(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onerror(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/server-sent-events.html#dom-eventsource-onerror"""
    @onerror.setter
    def onerror(self, value: EventHandlerNonNull | None, /) -> None: ...
    def close(self) -> None: ...

def new_object(value: object) -> EventSource: ...
