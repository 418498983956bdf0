"""The steps of the DeviceOrientationEvent class.

https://w3c.github.io/deviceorientation/#deviceorientationevent
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom import page_events as dom

from .event import initialize as initialize
from .event import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.device_orientation_event import DeviceOrientationEvent


class Slots:
    """DeviceOrientationEvent objects have the private attributes of Event objects."""


def constructor(
    this: DeviceOrientationEvent, type: str, eventInitDict: dom.DeviceOrientationEventInit
) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.DeviceOrientationEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)


def _event_of(this: DeviceOrientationEvent) -> dom.DeviceOrientationEvent:
    return cast("dom.DeviceOrientationEvent", this._webapi_event)


def alpha_getter(this: DeviceOrientationEvent) -> float | None:
    """https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-alpha"""
    return _event_of(this).alpha


def beta_getter(this: DeviceOrientationEvent) -> float | None:
    """https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-beta"""
    return _event_of(this).beta


def gamma_getter(this: DeviceOrientationEvent) -> float | None:
    """https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-gamma"""
    return _event_of(this).gamma


def absolute_getter(this: DeviceOrientationEvent) -> bool:
    """https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-absolute"""
    return _event_of(this).absolute
