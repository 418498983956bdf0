"""The steps of the KeyboardEvent class: https://w3c.github.io/uievents/#keyboardevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.keyboard_event import KeyboardEvent


def constructor(this: KeyboardEvent, type: str, eventInitDict: dom.KeyboardEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.KeyboardEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)
