"""Types of the EventTarget interface. Made by ``python -m idl``."""

from collections.abc import Callable
from typing import Self

from typing_extensions import Unpack

from webapi.interfaces.add_event_listener_options import AddEventListenerOptions
from webapi.interfaces.event import Event
from webapi.interfaces.event_listener import EventListener
from webapi.interfaces.event_listener_options import EventListenerOptions
from webapi.steps.event_target import Slots as _EventTargetSlots
from webapi.webidl.types import StringLike

class EventTarget(_EventTargetSlots):
    def __init__(self) -> None: ...
    @classmethod
    def new(cls) -> Self: ...
    def addEventListener(
        self,
        type: StringLike,
        callback: Callable[..., object] | EventListener | None,
        options: AddEventListenerOptions | bool | None = None,
        **named: Unpack[AddEventListenerOptions],
    ) -> None: ...
    def removeEventListener(
        self,
        type: StringLike,
        callback: Callable[..., object] | EventListener | None,
        options: EventListenerOptions | bool | None = None,
        **named: Unpack[EventListenerOptions],
    ) -> None: ...
    def dispatchEvent(self, event: Event) -> bool: ...

def new_object(value: object) -> EventTarget: ...
