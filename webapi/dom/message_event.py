"""Messages as events: https://html.spec.whatwg.org/multipage/comms.html#messageevent

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Any, cast

from webapi.dom.events import Event, EventInit, EventTarget


class MessageEventInit(EventInit):
    """https://html.spec.whatwg.org/multipage/comms.html#messageeventinit"""

    data: Any
    origin: str
    lastEventId: str


class MessageEvent(Event):
    """https://html.spec.whatwg.org/multipage/comms.html#messageevent"""

    __slots__ = ("data", "last_event_id", "origin")

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.data: Any = None
        self.origin = ""
        self.last_event_id = ""

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        members = cast("MessageEventInit", init)
        self.data = members["data"]
        self.origin = members["origin"]
        self.last_event_id = members["lastEventId"]

    @property
    def source(self) -> EventTarget | None:
        """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-source"""
        return None

    @property
    def ports(self) -> list[Any]:
        """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-ports"""
        return []

    def init_message_event(
        self,
        type: str,
        bubbles: bool,
        cancelable: bool,
        data: Any,
        origin: str,
        last_event_id: str,
    ) -> None:
        """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-initmessageevent"""
        if self.dispatch_flag:
            return
        self.initialize(type, bubbles, cancelable)
        self.data = data
        self.origin = origin
        self.last_event_id = last_event_id
