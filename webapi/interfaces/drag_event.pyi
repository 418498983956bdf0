"""Types of the DragEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.interfaces.data_transfer import DataTransfer
from webapi.interfaces.drag_event_init import DragEventInit
from webapi.interfaces.mouse_event import MouseEvent
from webapi.steps.drag_event import Slots as _DragEventSlots
from webapi.webidl.types import StringLike

class DragEvent(MouseEvent, _DragEventSlots):
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
