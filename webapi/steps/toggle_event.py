"""The steps of the ToggleEvent class: https://html.spec.whatwg.org/multipage/interaction.html#toggleevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.toggle_event import ToggleEvent


def constructor(this: ToggleEvent, type: str, eventInitDict: dom.ToggleEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.ToggleEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)
