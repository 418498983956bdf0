"""The steps of the DragEvent class: https://html.spec.whatwg.org/multipage/dnd.html#dragevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import drag_events as dom

from .event import initialize as initialize
from .event import inspect as inspect
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.dom.data_transfer import DataTransfer
    from webapi.interfaces.drag_event import DragEvent


class Slots:
    """DragEvent objects have the private attributes of Event objects."""


def constructor(this: DragEvent, type: str, eventInitDict: dom.DragEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.DragEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)


def _event_of(this: DragEvent) -> dom.DragEvent:
    return cast("dom.DragEvent", this._webapi_event)


def dataTransfer_getter(this: DragEvent) -> DataTransfer | None:
    """https://html.spec.whatwg.org/multipage/dnd.html#dom-dragevent-datatransfer"""
    return _event_of(this).data_transfer
