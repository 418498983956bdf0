"""The steps of the Event class: https://dom.spec.whatwg.org/#interface-event"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import events as dom
from webapi.webidl.exceptions import shown

if TYPE_CHECKING:
    from webapi.interfaces.event import Event


class Slots:
    """The private attributes of Event objects."""

    _webapi_event: dom.Event


def initialize(this: Event, value: dom.Event) -> None:
    """Make ``this`` the object of an event."""
    this._webapi_event = value
    value.platform_object = this


def constructor(this: Event, type: str, eventInitDict: dom.EventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.Event()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)


def event_of(this: Event) -> dom.Event:
    """The event that an object stands for."""
    return this._webapi_event


def inspect(this: Event) -> str:
    """The ``repr``: class and type."""
    return f"<{type(this).__name__} {shown(this._webapi_event.type)}>"
