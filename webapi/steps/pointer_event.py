"""The steps of the PointerEvent class: https://w3c.github.io/pointerevents/#pointerevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import ui_events as dom

from .event import event_of
from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.pointer_event import PointerEvent


def constructor(this: PointerEvent, type: str, eventInitDict: dom.PointerEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.PointerEvent()
    members = inner_members(eventInitDict)
    for name in ("coalescedEvents", "predictedEvents"):
        members[name] = [event_of(each) for each in members[name]]
    event.constructor_steps(type, members)
    initialize(this, event)
