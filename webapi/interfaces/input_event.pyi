"""Types of the InputEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.ui_events import InputEvent as _InputEventImplementation
from webapi.interfaces.data_transfer import DataTransfer
from webapi.interfaces.input_event_init import InputEventInit
from webapi.interfaces.static_range import StaticRange
from webapi.interfaces.ui_event import UIEvent
from webapi.webidl.types import StringLike

class InputEvent(UIEvent):
    _webapi_event: _InputEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: InputEventInit | None = None,
        **named: Unpack[InputEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: InputEventInit | None = None,
        **named: Unpack[InputEventInit],
    ) -> Self: ...
    @property
    def data(self) -> str | None:
        """https://w3c.github.io/uievents/#dom-inputevent-data"""
    @property
    def isComposing(self) -> bool:
        """https://w3c.github.io/uievents/#dom-inputevent-iscomposing"""
    @property
    def inputType(self) -> str:
        """https://w3c.github.io/uievents/#dom-inputevent-inputtype"""
    @property
    def dataTransfer(self) -> DataTransfer | None:
        """What is pasted or dropped, or ``None``.

        https://w3c.github.io/input-events/#dom-inputevent-datatransfer
        """
    def getTargetRanges(self) -> list[StaticRange]: ...

def new_object(value: object) -> InputEvent: ...
