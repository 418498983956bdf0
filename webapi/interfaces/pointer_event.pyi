"""Types of the PointerEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.ui_events import PointerEvent as _PointerEventImplementation
from webapi.interfaces.mouse_event import MouseEvent
from webapi.interfaces.pointer_event_init import PointerEventInit
from webapi.webidl.types import StringLike

class PointerEvent(MouseEvent):
    _webapi_event: _PointerEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: PointerEventInit | None = None,
        **named: Unpack[PointerEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: PointerEventInit | None = None,
        **named: Unpack[PointerEventInit],
    ) -> Self: ...
    @property
    def pointerId(self) -> int:
        """https://w3c.github.io/uievents/#dom-pointerevent-pointerid"""
    @property
    def width(self) -> float:
        """https://w3c.github.io/uievents/#dom-pointerevent-width"""
    @property
    def height(self) -> float:
        """https://w3c.github.io/uievents/#dom-pointerevent-height"""
    @property
    def pressure(self) -> float:
        """https://w3c.github.io/uievents/#dom-pointerevent-pressure"""
    @property
    def tangentialPressure(self) -> float:
        """https://w3c.github.io/uievents/#dom-pointerevent-tangentialpressure"""
    @property
    def tiltX(self) -> int:
        """https://w3c.github.io/uievents/#dom-pointerevent-tiltx"""
    @property
    def tiltY(self) -> int:
        """https://w3c.github.io/uievents/#dom-pointerevent-tilty"""
    @property
    def twist(self) -> int:
        """https://w3c.github.io/uievents/#dom-pointerevent-twist"""
    @property
    def altitudeAngle(self) -> float:
        """https://w3c.github.io/uievents/#dom-pointerevent-altitudeangle"""
    @property
    def azimuthAngle(self) -> float:
        """https://w3c.github.io/uievents/#dom-pointerevent-azimuthangle"""
    @property
    def pointerType(self) -> str:
        """https://w3c.github.io/uievents/#dom-pointerevent-pointertype"""
    @property
    def isPrimary(self) -> bool:
        """https://w3c.github.io/uievents/#dom-pointerevent-isprimary"""
    @property
    def persistentDeviceId(self) -> int:
        """https://w3c.github.io/uievents/#dom-pointerevent-persistentdeviceid"""
    def getCoalescedEvents(self) -> list[PointerEvent]: ...
    def getPredictedEvents(self) -> list[PointerEvent]: ...

def new_object(value: object) -> PointerEvent: ...
