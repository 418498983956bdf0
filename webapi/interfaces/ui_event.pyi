"""Types of the UIEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.ui_events import UIEvent as _UIEventImplementation
from webapi.interfaces.event import Event
from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.ui_event_init import UIEventInit
from webapi.webidl.types import NumberLike, StringLike

class UIEvent(Event):
    _webapi_event: _UIEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: UIEventInit | None = None,
        **named: Unpack[UIEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: UIEventInit | None = None,
        **named: Unpack[UIEventInit],
    ) -> Self: ...
    @property
    def view(self) -> EventTarget | None:
        """https://w3c.github.io/uievents/#dom-uievent-view"""
    @property
    def detail(self) -> int:
        """https://w3c.github.io/uievents/#dom-uievent-detail"""
    def initUIEvent(
        self,
        typeArg: StringLike,
        bubblesArg: bool | None = None,
        cancelableArg: bool | None = None,
        viewArg: EventTarget | None = None,
        detailArg: NumberLike | None = None,
    ) -> None: ...
    @property
    def which(self) -> int:
        """The number of the button that was pressed, counted from 1, or the ``keyCode``; of other
        events, what the constructor got.

        https://w3c.github.io/uievents/#dom-uievent-which
        """

def new_object(value: object) -> UIEvent: ...
