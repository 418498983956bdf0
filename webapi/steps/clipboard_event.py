"""The steps of the ClipboardEvent class: https://w3c.github.io/clipboard-apis/#clipboardevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import drag_events as dom

from .event import initialize as initialize
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.clipboard_event import ClipboardEvent


def constructor(this: ClipboardEvent, type: str, eventInitDict: dom.ClipboardEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.ClipboardEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)
