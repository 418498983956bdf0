"""The steps of the FocusEvent class: https://w3c.github.io/uievents/#focusevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.focus_event import FocusEvent


def constructor(this: FocusEvent, type: str, eventInitDict: dom.FocusEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.FocusEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)
