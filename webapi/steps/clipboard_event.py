"""The steps of the ClipboardEvent class: https://w3c.github.io/clipboard-apis/#clipboardevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import drag_events as dom

from .event import initialize as initialize
from .event import inspect as inspect
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.dom.data_transfer import DataTransfer
    from webapi.interfaces.clipboard_event import ClipboardEvent


class Slots:
    """ClipboardEvent objects have the private attributes of Event objects."""


def constructor(this: ClipboardEvent, type: str, eventInitDict: dom.ClipboardEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.ClipboardEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)


def _event_of(this: ClipboardEvent) -> dom.ClipboardEvent:
    return cast("dom.ClipboardEvent", this._webapi_event)


def clipboardData_getter(this: ClipboardEvent) -> DataTransfer | None:
    """https://w3c.github.io/clipboard-apis/#dom-clipboardevent-clipboarddata"""
    return _event_of(this).clipboard_data
