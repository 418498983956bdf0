"""Types of the CustomEvent interface. Made by ``python -m idl``."""

from typing import Any, Self

from typing_extensions import Unpack

from webapi.dom.events import CustomEvent as _CustomEventImplementation
from webapi.interfaces.custom_event_init import CustomEventInit
from webapi.interfaces.event import Event
from webapi.webidl.types import StringLike

class CustomEvent(Event):
    _webapi_event: _CustomEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: CustomEventInit | None = None,
        **named: Unpack[CustomEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: CustomEventInit | None = None,
        **named: Unpack[CustomEventInit],
    ) -> Self: ...
    @property
    def detail(self) -> Any:
        """https://dom.spec.whatwg.org/#dom-customevent-detail"""
    def initCustomEvent(
        self,
        type: StringLike,
        bubbles: bool | None = None,
        cancelable: bool | None = None,
        detail: object = None,
    ) -> None: ...

def new_object(value: object) -> CustomEvent: ...
