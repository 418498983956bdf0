"""Types of the Event interface. Made by ``python -m idl``."""

from typing import Final, Self

from typing_extensions import Unpack

from webapi.interfaces.event_init import EventInit
from webapi.interfaces.event_target import EventTarget
from webapi.steps.event import Slots as _EventSlots
from webapi.webidl.types import StringLike

class Event(_EventSlots):
    NONE: Final = 0
    CAPTURING_PHASE: Final = 1
    AT_TARGET: Final = 2
    BUBBLING_PHASE: Final = 3
    def __init__(
        self, type: StringLike, eventInitDict: EventInit | None = None, **named: Unpack[EventInit]
    ) -> None: ...
    @classmethod
    def new(
        cls, type: StringLike, eventInitDict: EventInit | None = None, **named: Unpack[EventInit]
    ) -> Self: ...
    @property
    def type(self) -> str:
        """https://dom.spec.whatwg.org/#dom-event-type"""
    @property
    def target(self) -> EventTarget | None:
        """https://dom.spec.whatwg.org/#dom-event-target"""
    @property
    def srcElement(self) -> EventTarget | None:
        """https://dom.spec.whatwg.org/#dom-event-srcelement"""
    @property
    def currentTarget(self) -> EventTarget | None:
        """https://dom.spec.whatwg.org/#dom-event-currenttarget"""
    def composedPath(self) -> list[EventTarget]: ...
    @property
    def eventPhase(self) -> int:
        """https://dom.spec.whatwg.org/#dom-event-eventphase"""
    def stopPropagation(self) -> None: ...
    @property
    def cancelBubble(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-event-cancelbubble"""
    @cancelBubble.setter
    def cancelBubble(self, value: bool, /) -> None: ...
    def stopImmediatePropagation(self) -> None: ...
    @property
    def bubbles(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-event-bubbles"""
    @property
    def cancelable(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-event-cancelable"""
    @property
    def returnValue(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-event-returnvalue"""
    @returnValue.setter
    def returnValue(self, value: bool, /) -> None: ...
    def preventDefault(self) -> None: ...
    @property
    def defaultPrevented(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-event-defaultprevented"""
    @property
    def composed(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-event-composed"""
    @property
    def isTrusted(self) -> bool:
        """https://dom.spec.whatwg.org/#dom-event-istrusted"""
    @property
    def timeStamp(self) -> float:
        """https://dom.spec.whatwg.org/#dom-event-timestamp"""
    def initEvent(
        self, type: StringLike, bubbles: bool | None = None, cancelable: bool | None = None
    ) -> None: ...

def new_object(value: object) -> Event: ...
