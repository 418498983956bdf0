"""Types of the WheelEvent interface. Made by ``python -m idl``."""

from typing import Final, Self

from typing_extensions import Unpack

from webapi.dom.ui_events import WheelEvent as _WheelEventImplementation
from webapi.interfaces.mouse_event import MouseEvent
from webapi.interfaces.wheel_event_init import WheelEventInit
from webapi.webidl.types import StringLike

class WheelEvent(MouseEvent):
    _webapi_event: _WheelEventImplementation
    DOM_DELTA_PIXEL: Final = 0
    DOM_DELTA_LINE: Final = 1
    DOM_DELTA_PAGE: Final = 2
    def __init__(
        self,
        type: StringLike,
        eventInitDict: WheelEventInit | None = None,
        **named: Unpack[WheelEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: WheelEventInit | None = None,
        **named: Unpack[WheelEventInit],
    ) -> Self: ...
    @property
    def deltaX(self) -> float:
        """https://w3c.github.io/uievents/#dom-wheelevent-deltax"""
    @property
    def deltaY(self) -> float:
        """https://w3c.github.io/uievents/#dom-wheelevent-deltay"""
    @property
    def deltaZ(self) -> float:
        """https://w3c.github.io/uievents/#dom-wheelevent-deltaz"""
    @property
    def deltaMode(self) -> int:
        """https://w3c.github.io/uievents/#dom-wheelevent-deltamode"""

def new_object(value: object) -> WheelEvent: ...
