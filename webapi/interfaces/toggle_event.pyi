"""Types of the ToggleEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.ui_events import ToggleEvent as _ToggleEventImplementation
from webapi.interfaces.element import Element
from webapi.interfaces.event import Event
from webapi.interfaces.toggle_event_init import ToggleEventInit
from webapi.webidl.types import StringLike

class ToggleEvent(Event):
    _webapi_event: _ToggleEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: ToggleEventInit | None = None,
        **named: Unpack[ToggleEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: ToggleEventInit | None = None,
        **named: Unpack[ToggleEventInit],
    ) -> Self: ...
    @property
    def oldState(self) -> str:
        """https://w3c.github.io/uievents/#dom-toggleevent-oldstate"""
    @property
    def newState(self) -> str:
        """https://w3c.github.io/uievents/#dom-toggleevent-newstate"""
    @property
    def source(self) -> Element | None:
        """https://w3c.github.io/uievents/#dom-toggleevent-source"""

def new_object(value: object) -> ToggleEvent: ...
