"""Types of the FocusEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.ui_events import FocusEvent as _FocusEventImplementation
from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.focus_event_init import FocusEventInit
from webapi.interfaces.ui_event import UIEvent
from webapi.webidl.types import StringLike

class FocusEvent(UIEvent):
    _webapi_event: _FocusEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: FocusEventInit | None = None,
        **named: Unpack[FocusEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: FocusEventInit | None = None,
        **named: Unpack[FocusEventInit],
    ) -> Self: ...
    @property
    def relatedTarget(self) -> EventTarget | None:
        """The other element, which loses the focus if this one gets it, or gets it; or ``None``.

        https://w3c.github.io/uievents/#dom-focusevent-relatedtarget
        """

def new_object(value: object) -> FocusEvent: ...
