"""Types of the MessageEvent interface. Made by ``python -m idl``."""

from typing import Any, Self

from typing_extensions import Unpack

from webapi.dom.message_event import MessageEvent as _MessageEventImplementation
from webapi.interfaces.event import Event
from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.message_event_init import MessageEventInit
from webapi.webidl.types import StringLike

class MessageEvent(Event):
    _webapi_event: _MessageEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: MessageEventInit | None = None,
        **named: Unpack[MessageEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: MessageEventInit | None = None,
        **named: Unpack[MessageEventInit],
    ) -> Self: ...
    @property
    def data(self) -> Any:
        """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-data"""
    @property
    def origin(self) -> str:
        """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-origin"""
    @property
    def lastEventId(self) -> str:
        """https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-lasteventid"""
    @property
    def source(self) -> EventTarget | None:
        """``None``: only windows, ports and workers are sources.

        https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-source
        """
    @property
    def ports(self) -> tuple[Any, ...]:
        """An empty tuple: there are no ports.

        https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-ports
        """
    def initMessageEvent(
        self,
        type: StringLike,
        bubbles: bool | None = None,
        cancelable: bool | None = None,
        data: object = None,
        origin: StringLike = None,
        lastEventId: StringLike = None,
    ) -> None: ...

def new_object(value: object) -> MessageEvent: ...
