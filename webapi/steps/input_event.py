"""The steps of the InputEvent class: https://w3c.github.io/uievents/#inputevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import ui_events as dom

from .abstract_range import range_of
from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.input_event import InputEvent


def constructor(this: InputEvent, type: str, eventInitDict: dom.InputEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.InputEvent()
    members = inner_members(eventInitDict)
    members["targetRanges"] = [range_of(each) for each in members["targetRanges"]]
    event.constructor_steps(type, members)
    initialize(this, event)
