"""Types of the TextEvent interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.ui_event import UIEvent
from webapi.steps.text_event import Slots as _TextEventSlots
from webapi.webidl.types import StringLike

class TextEvent(UIEvent, _TextEventSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def data(self) -> str:
        """The text.

        https://w3c.github.io/uievents/#dom-textevent-data
        """
    def initTextEvent(
        self,
        type: StringLike,
        bubbles: bool | None = None,
        cancelable: bool | None = None,
        view: EventTarget | None = None,
        data: StringLike = None,
    ) -> None: ...

def new_object(value: object) -> TextEvent: ...
