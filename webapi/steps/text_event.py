"""The steps of the TextEvent class: https://w3c.github.io/uievents/#textevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .event import initialize as initialize
from .event import inspect as inspect
from .event_target import target_of

if TYPE_CHECKING:
    from webapi.dom import ui_events as dom
    from webapi.interfaces.event_target import EventTarget
    from webapi.interfaces.text_event import TextEvent


class Slots:
    """TextEvent objects have the private attributes of Event objects."""


def _event_of(this: TextEvent) -> dom.TextEvent:
    return cast("dom.TextEvent", this._webapi_event)


def data_getter(this: TextEvent) -> str:
    """https://w3c.github.io/uievents/#dom-textevent-data"""
    return _event_of(this).data


def initTextEvent(
    this: TextEvent,
    type: str,
    bubbles: bool,
    cancelable: bool,
    view: EventTarget | None,
    data: str,
) -> None:
    """https://w3c.github.io/uievents/#dom-textevent-inittextevent"""
    _event_of(this).init_text_event(type, bubbles, cancelable, target_of(view), data)
