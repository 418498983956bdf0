"""Types of the DragEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.drag_events import DragEvent as _DragEventImplementation
from webapi.interfaces.data_transfer import DataTransfer
from webapi.interfaces.drag_event_init import DragEventInit
from webapi.interfaces.mouse_event import MouseEvent
from webapi.webidl.types import StringLike

class DragEvent(MouseEvent):
    _webapi_event: _DragEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: DragEventInit | None = None,
        **named: Unpack[DragEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: DragEventInit | None = None,
        **named: Unpack[DragEventInit],
    ) -> Self: ...
    @property
    def dataTransfer(self) -> DataTransfer | None:
        """https://html.spec.whatwg.org/multipage/dnd.html#dom-dragevent-datatransfer"""

def new_object(value: object) -> DragEvent: ...
