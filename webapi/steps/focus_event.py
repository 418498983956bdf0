"""The steps of the FocusEvent class: https://w3c.github.io/uievents/#focusevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .event import inspect as inspect
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.dom.events import EventTarget as EventTargetImpl
    from webapi.interfaces.focus_event import FocusEvent


class Slots:
    """FocusEvent objects have the private attributes of Event objects."""


def constructor(this: FocusEvent, type: str, eventInitDict: dom.FocusEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.FocusEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)


def _event_of(this: FocusEvent) -> dom.FocusEvent:
    return cast("dom.FocusEvent", this._webapi_event)


def relatedTarget_getter(this: FocusEvent) -> EventTargetImpl | None:
    """https://w3c.github.io/uievents/#dom-focusevent-relatedtarget"""
    return _event_of(this).related_target
