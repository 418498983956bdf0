"""Types of the KeyboardEvent interface. Made by ``python -m idl``."""

from typing import Final, Self

from typing_extensions import Unpack

from webapi.dom.ui_events import KeyboardEvent as _KeyboardEventImplementation
from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.keyboard_event_init import KeyboardEventInit
from webapi.interfaces.ui_event import UIEvent
from webapi.webidl.types import NumberLike, StringLike

class KeyboardEvent(UIEvent):
    _webapi_event: _KeyboardEventImplementation
    DOM_KEY_LOCATION_STANDARD: Final = 0
    DOM_KEY_LOCATION_LEFT: Final = 1
    DOM_KEY_LOCATION_RIGHT: Final = 2
    DOM_KEY_LOCATION_NUMPAD: Final = 3
    def __init__(
        self,
        type: StringLike,
        eventInitDict: KeyboardEventInit | None = None,
        **named: Unpack[KeyboardEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: KeyboardEventInit | None = None,
        **named: Unpack[KeyboardEventInit],
    ) -> Self: ...
    @property
    def key(self) -> str:
        """https://w3c.github.io/uievents/#dom-keyboardevent-key"""
    @property
    def code(self) -> str:
        """https://w3c.github.io/uievents/#dom-keyboardevent-code"""
    @property
    def location(self) -> int:
        """https://w3c.github.io/uievents/#dom-keyboardevent-location"""
    @property
    def ctrlKey(self) -> bool:
        """https://w3c.github.io/uievents/#dom-keyboardevent-ctrlkey"""
    @property
    def shiftKey(self) -> bool:
        """https://w3c.github.io/uievents/#dom-keyboardevent-shiftkey"""
    @property
    def altKey(self) -> bool:
        """https://w3c.github.io/uievents/#dom-keyboardevent-altkey"""
    @property
    def metaKey(self) -> bool:
        """https://w3c.github.io/uievents/#dom-keyboardevent-metakey"""
    @property
    def repeat(self) -> bool:
        """https://w3c.github.io/uievents/#dom-keyboardevent-repeat"""
    @property
    def isComposing(self) -> bool:
        """https://w3c.github.io/uievents/#dom-keyboardevent-iscomposing"""
    def getModifierState(self, keyArg: StringLike) -> bool: ...
    def initKeyboardEvent(
        self,
        typeArg: StringLike,
        bubblesArg: bool | None = None,
        cancelableArg: bool | None = None,
        viewArg: EventTarget | None = None,
        keyArg: StringLike = None,
        locationArg: NumberLike | None = None,
        ctrlKey: bool | None = None,
        altKey: bool | None = None,
        shiftKey: bool | None = None,
        metaKey: bool | None = None,
    ) -> None: ...
    @property
    def charCode(self) -> int:
        """https://w3c.github.io/uievents/#dom-keyboardevent-charcode"""
    @property
    def keyCode(self) -> int:
        """https://w3c.github.io/uievents/#dom-keyboardevent-keycode"""

def new_object(value: object) -> KeyboardEvent: ...
