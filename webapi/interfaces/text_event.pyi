"""Types of the TextEvent interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.ui_events import TextEvent as _TextEventImplementation
from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.ui_event import UIEvent
from webapi.webidl.types import StringLike

class TextEvent(UIEvent):
    _webapi_event: _TextEventImplementation
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
