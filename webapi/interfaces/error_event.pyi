"""Types of the ErrorEvent interface. Made by ``python -m idl``."""

from typing import Any, Self

from webapi.interfaces.error_event_init import ErrorEventInit
from webapi.interfaces.event import Event
from webapi.steps.error_event import Slots as _ErrorEventSlots
from webapi.webidl.types import StringLike

class ErrorEvent(Event, _ErrorEventSlots):
    def __init__(self, type: StringLike, eventInitDict: ErrorEventInit | None = None) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls, type: StringLike, eventInitDict: ErrorEventInit | None = None
    ) -> Self: ...
    @property
    def message(self) -> str: ...
    @property
    def filename(self) -> str: ...
    @property
    def lineno(self) -> int: ...
    @property
    def colno(self) -> int: ...
    @property
    def error(self) -> Any: ...
