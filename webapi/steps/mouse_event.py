"""The steps of the MouseEvent class: https://w3c.github.io/pointerevents/#mouseevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.mouse_event import MouseEvent


def constructor(this: MouseEvent, type: str, eventInitDict: dom.MouseEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.MouseEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)
