"""Events of what is dragged, copied and pasted.

https://html.spec.whatwg.org/multipage/dnd.html#the-dragevent-interface

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.events import Event, EventInit
from webapi.dom.ui_events import MouseEvent, MouseEventInit

if TYPE_CHECKING:
    from webapi.dom.data_transfer import DataTransfer


class DragEventInit(MouseEventInit):
    """https://html.spec.whatwg.org/multipage/dnd.html#drageventinit"""

    dataTransfer: DataTransfer | None


class ClipboardEventInit(EventInit):
    """https://w3c.github.io/clipboard-apis/#dictdef-clipboardeventinit"""

    clipboardData: DataTransfer | None


class DragEvent(MouseEvent):
    """https://html.spec.whatwg.org/multipage/dnd.html#dragevent"""

    __slots__ = ("data_transfer",)

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.data_transfer: DataTransfer | None = None

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        self.data_transfer = cast("DragEventInit", init)["dataTransfer"]


class ClipboardEvent(Event):
    """https://w3c.github.io/clipboard-apis/#clipboardevent"""

    __slots__ = ("clipboard_data",)

    def __init__(self, type: str = "") -> None:
        super().__init__(type)
        self.clipboard_data: DataTransfer | None = None

    def constructor_steps(self, type: str, init: EventInit) -> None:
        """https://dom.spec.whatwg.org/#inner-event-creation-steps"""
        super().constructor_steps(type, init)
        self.clipboard_data = cast("ClipboardEventInit", init)["clipboardData"]


def new_drag_event() -> Event:
    """A new event, which ``createEvent()`` gives."""
    return DragEvent()
