"""The steps of the CommandEvent class: https://html.spec.whatwg.org/multipage/interaction.html#commandevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.command_event import CommandEvent


def constructor(this: CommandEvent, type: str, eventInitDict: dom.CommandEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.CommandEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)
