"""The steps of the CustomEvent class: https://dom.spec.whatwg.org/#interface-customevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import events as dom

from .event import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.custom_event import CustomEvent


def constructor(this: CustomEvent, type: str, eventInitDict: dom.CustomEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.CustomEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)
