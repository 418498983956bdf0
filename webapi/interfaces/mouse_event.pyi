"""Types of the MouseEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.ui_events import MouseEvent as _MouseEventImplementation
from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.mouse_event_init import MouseEventInit
from webapi.interfaces.ui_event import UIEvent
from webapi.webidl.types import NumberLike, StringLike

class MouseEvent(UIEvent):
    _webapi_event: _MouseEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: MouseEventInit | None = None,
        **named: Unpack[MouseEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: MouseEventInit | None = None,
        **named: Unpack[MouseEventInit],
    ) -> Self: ...
    @property
    def screenX(self) -> int:
        """https://w3c.github.io/uievents/#dom-mouseevent-screenx"""
    @property
    def screenY(self) -> int:
        """https://w3c.github.io/uievents/#dom-mouseevent-screeny"""
    @property
    def clientX(self) -> int:
        """https://w3c.github.io/uievents/#dom-mouseevent-clientx"""
    @property
    def clientY(self) -> int:
        """https://w3c.github.io/uievents/#dom-mouseevent-clienty"""
    @property
    def layerX(self) -> int:
        """https://w3c.github.io/uievents/#dom-mouseevent-layerx"""
    @property
    def layerY(self) -> int:
        """https://w3c.github.io/uievents/#dom-mouseevent-layery"""
    @property
    def ctrlKey(self) -> bool:
        """https://w3c.github.io/uievents/#dom-mouseevent-ctrlkey"""
    @property
    def shiftKey(self) -> bool:
        """https://w3c.github.io/uievents/#dom-mouseevent-shiftkey"""
    @property
    def altKey(self) -> bool:
        """https://w3c.github.io/uievents/#dom-mouseevent-altkey"""
    @property
    def metaKey(self) -> bool:
        """https://w3c.github.io/uievents/#dom-mouseevent-metakey"""
    @property
    def button(self) -> int:
        """https://w3c.github.io/uievents/#dom-mouseevent-button"""
    @property
    def buttons(self) -> int:
        """https://w3c.github.io/uievents/#dom-mouseevent-buttons"""
    @property
    def relatedTarget(self) -> EventTarget | None:
        """https://w3c.github.io/uievents/#dom-mouseevent-relatedtarget"""
    def getModifierState(self, keyArg: StringLike) -> bool: ...
    @property
    def pageX(self) -> float:
        """https://w3c.github.io/uievents/#dom-mouseevent-pagex"""
    @property
    def pageY(self) -> float:
        """https://w3c.github.io/uievents/#dom-mouseevent-pagey"""
    @property
    def x(self) -> float:
        """https://w3c.github.io/uievents/#dom-mouseevent-x"""
    @property
    def y(self) -> float:
        """https://w3c.github.io/uievents/#dom-mouseevent-y"""
    @property
    def offsetX(self) -> float:
        """https://w3c.github.io/uievents/#dom-mouseevent-offsetx"""
    @property
    def offsetY(self) -> float:
        """https://w3c.github.io/uievents/#dom-mouseevent-offsety"""
    @property
    def movementX(self) -> float:
        """https://w3c.github.io/uievents/#dom-mouseevent-movementx"""
    @property
    def movementY(self) -> float:
        """https://w3c.github.io/uievents/#dom-mouseevent-movementy"""
    def initMouseEvent(
        self,
        typeArg: StringLike,
        bubblesArg: bool | None = None,
        cancelableArg: bool | None = None,
        viewArg: EventTarget | None = None,
        detailArg: NumberLike | None = None,
        screenXArg: NumberLike | None = None,
        screenYArg: NumberLike | None = None,
        clientXArg: NumberLike | None = None,
        clientYArg: NumberLike | None = None,
        ctrlKeyArg: bool | None = None,
        altKeyArg: bool | None = None,
        shiftKeyArg: bool | None = None,
        metaKeyArg: bool | None = None,
        buttonArg: NumberLike | None = None,
        relatedTargetArg: EventTarget | None = None,
    ) -> None: ...

def new_object(value: object) -> MouseEvent: ...
