"""The steps of the DragEvent class: https://html.spec.whatwg.org/multipage/dnd.html#dragevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import drag_events as dom

from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.drag_event import DragEvent


def constructor(this: DragEvent, type: str, eventInitDict: dom.DragEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.DragEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)
