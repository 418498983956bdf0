"""The steps of the PointerEvent class: https://w3c.github.io/pointerevents/#pointerevent"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import ui_events as dom

from .event import event_of
from .event import initialize as initialize
from .event import inspect as inspect
from .ui_event import inner_members

if TYPE_CHECKING:
    from webapi.interfaces.pointer_event import PointerEvent


class Slots:
    """PointerEvent objects have the private attributes of Event objects."""


def constructor(this: PointerEvent, type: str, eventInitDict: dom.PointerEventInit) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.PointerEvent()
    members = inner_members(eventInitDict)
    for name in ("coalescedEvents", "predictedEvents"):
        members[name] = [event_of(each) for each in members[name]]
    event.constructor_steps(type, members)
    initialize(this, event)


def _event_of(this: PointerEvent) -> dom.PointerEvent:
    return cast("dom.PointerEvent", this._webapi_event)


def pointerId_getter(this: PointerEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-pointerid"""
    return _event_of(this).pointer_id


def width_getter(this: PointerEvent) -> float:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-width"""
    return _event_of(this).width


def height_getter(this: PointerEvent) -> float:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-height"""
    return _event_of(this).height


def pressure_getter(this: PointerEvent) -> float:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-pressure"""
    return _event_of(this).pressure


def tangentialPressure_getter(this: PointerEvent) -> float:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-tangentialpressure"""
    return _event_of(this).tangential_pressure


def tiltX_getter(this: PointerEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-tiltx"""
    return _event_of(this).tilt_x


def tiltY_getter(this: PointerEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-tilty"""
    return _event_of(this).tilt_y


def twist_getter(this: PointerEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-twist"""
    return _event_of(this).twist


def altitudeAngle_getter(this: PointerEvent) -> float:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-altitudeangle"""
    return _event_of(this).altitude_angle


def azimuthAngle_getter(this: PointerEvent) -> float:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-azimuthangle"""
    return _event_of(this).azimuth_angle


def pointerType_getter(this: PointerEvent) -> str:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-pointertype"""
    return _event_of(this).pointer_type


def isPrimary_getter(this: PointerEvent) -> bool:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-isprimary"""
    return _event_of(this).is_primary


def persistentDeviceId_getter(this: PointerEvent) -> int:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-persistentdeviceid"""
    return _event_of(this).persistent_device_id


def getCoalescedEvents(this: PointerEvent) -> list[dom.PointerEvent]:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-getcoalescedevents"""
    return _event_of(this).get_coalesced_events()


def getPredictedEvents(this: PointerEvent) -> list[dom.PointerEvent]:
    """https://w3c.github.io/pointerevents/#dom-pointerevent-getpredictedevents"""
    return _event_of(this).get_predicted_events()
