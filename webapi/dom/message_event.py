"""Messages as events: https://html.spec.whatwg.org/multipage/comms.html#messageevent

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Any, NotRequired, cast

from webapi.dom.events import Event, EventInit, EventTarget


class MessageEventInit(EventInit):
    """https://html.spec.whatwg.org/multipage/comms.html#messageeventinit"""

    data: Any
    origin: str
    lastEventId: str
    source: NotRequired[EventTarget | None]
    ports: NotRequired[list[EventTarget]]


class MessageEvent(Event):
    """https://html.spec.whatwg.org/multipage/comms.html#messageevent"""

    __slots__ = ("data", "last_event_id", "origin", "ports", "source")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.data: Any = None
        self.origin = ""
        self.last_event_id = ""
        self.source: EventTarget | None = None
        self.ports: list[EventTarget] = []
        """Only engines have ports."""

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("MessageEventInit", init)
        self.data = members["data"]
        self.origin = members["origin"]
        self.last_event_id = members["lastEventId"]
        if "source" in members:
            self.source = members["source"]
        if "ports" in members:
            self.ports = members["ports"]

    def init_message_event(
        self,
        type: str,
        bubbles: bool,
        cancelable: bool,
        data: Any,
        origin: str,
        last_event_id: str,
        source: EventTarget | None,
        ports: list[EventTarget],
    ) -> None:
        """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-initmessageevent"""
        if self.dispatch_flag:
            return
        self.initialize(type, bubbles, cancelable)
        self.data = data
        self.origin = origin
        self.last_event_id = last_event_id
        self.source = source
        self.ports = ports


def new_message_event() -> Event:
    """A new event, which ``createEvent()`` gives."""
    return MessageEvent()
