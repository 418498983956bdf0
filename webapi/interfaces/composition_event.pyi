"""Types of the CompositionEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.ui_events import CompositionEvent as _CompositionEventImplementation
from webapi.interfaces.composition_event_init import CompositionEventInit
from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.ui_event import UIEvent
from webapi.webidl.types import StringLike

class CompositionEvent(UIEvent):
    _webapi_event: _CompositionEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: CompositionEventInit | None = None,
        **named: Unpack[CompositionEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: CompositionEventInit | None = None,
        **named: Unpack[CompositionEventInit],
    ) -> Self: ...
    @property
    def data(self) -> str:
        """https://w3c.github.io/uievents/#dom-compositionevent-data"""
    def initCompositionEvent(
        self,
        typeArg: StringLike,
        bubblesArg: bool | None = None,
        cancelableArg: bool | None = None,
        viewArg: EventTarget | None = None,
        dataArg: StringLike = None,
    ) -> None: ...

def new_object(value: object) -> CompositionEvent: ...
