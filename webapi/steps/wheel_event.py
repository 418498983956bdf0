"""The steps of the WheelEvent class: https://w3c.github.io/pointerevents/#wheelevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.wheel_event import WheelEvent


def constructor(this: WheelEvent, type: str, eventInitDict: dom.WheelEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.WheelEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)
