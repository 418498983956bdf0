"""The steps of the WheelEvent class: https://w3c.github.io/pointerevents/#wheelevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import ui_events as dom

from .event import initialize as initialize
from .event import inspect as inspect
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.wheel_event import WheelEvent


class Slots:
    """WheelEvent objects have the private attributes of Event objects."""


def constructor(this: WheelEvent, type: str, eventInitDict: dom.WheelEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.WheelEvent()
    event.constructor_steps(type, inner_members(eventInitDict))
    initialize(this, event)


def _event_of(this: WheelEvent) -> dom.WheelEvent:
    return cast("dom.WheelEvent", this._webapi_event)


def deltaX_getter(this: WheelEvent) -> float:
    """https://w3c.github.io/pointerevents/#dom-wheelevent-deltax"""
    return _event_of(this).delta_x


def deltaY_getter(this: WheelEvent) -> float:
    """https://w3c.github.io/pointerevents/#dom-wheelevent-deltay"""
    return _event_of(this).delta_y


def deltaZ_getter(this: WheelEvent) -> float:
    """https://w3c.github.io/pointerevents/#dom-wheelevent-deltaz"""
    return _event_of(this).delta_z


def deltaMode_getter(this: WheelEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-wheelevent-deltamode"""
    return _event_of(this).delta_mode
