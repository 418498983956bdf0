"""Types of the ClipboardEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.drag_events import ClipboardEvent as _ClipboardEventImplementation
from webapi.interfaces.clipboard_event_init import ClipboardEventInit
from webapi.interfaces.data_transfer import DataTransfer
from webapi.interfaces.event import Event
from webapi.webidl.types import StringLike

class ClipboardEvent(Event):
    _webapi_event: _ClipboardEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: ClipboardEventInit | None = None,
        **named: Unpack[ClipboardEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: ClipboardEventInit | None = None,
        **named: Unpack[ClipboardEventInit],
    ) -> Self: ...
    @property
    def clipboardData(self) -> DataTransfer | None:
        """https://w3c.github.io/clipboard-apis/#dom-clipboardevent-clipboarddata"""

def new_object(value: object) -> ClipboardEvent: ...
