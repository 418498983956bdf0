"""The steps of the CompositionEvent class: https://w3c.github.io/uievents/#compositionevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.composition_event import CompositionEvent


def constructor(this: CompositionEvent, type: str, eventInitDict: dom.CompositionEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.CompositionEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)
