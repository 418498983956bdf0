"""Types of the ErrorEvent interface. Made by ``python -m idl``."""

from typing import Any, Self

from typing_extensions import Unpack

from webapi.interfaces.error_event_init import ErrorEventInit
from webapi.interfaces.event import Event
from webapi.steps.error_event import Slots as _ErrorEventSlots
from webapi.webidl.types import StringLike

class ErrorEvent(Event, _ErrorEventSlots):
    def __init__(
        self,
        type: StringLike,
        eventInitDict: ErrorEventInit | None = None,
        **named: Unpack[ErrorEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: ErrorEventInit | None = None,
        **named: Unpack[ErrorEventInit],
    ) -> Self: ...
    @property
    def message(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-errorevent-message"""
    @property
    def filename(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-errorevent-filename"""
    @property
    def lineno(self) -> int:
        """https://html.spec.whatwg.org/multipage/#dom-errorevent-lineno"""
    @property
    def colno(self) -> int:
        """https://html.spec.whatwg.org/multipage/#dom-errorevent-colno"""
    @property
    def error(self) -> Any:
        """https://html.spec.whatwg.org/multipage/#dom-errorevent-error"""

def new_object(value: object) -> ErrorEvent: ...
