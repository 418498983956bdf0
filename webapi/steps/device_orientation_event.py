"""The steps of the DeviceOrientationEvent class.

https://w3c.github.io/deviceorientation/#deviceorientationevent
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom import page_events as dom

from .event import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.device_orientation_event import DeviceOrientationEvent


def constructor(
    this: DeviceOrientationEvent, type: str, eventInitDict: dom.DeviceOrientationEventInit
) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    event = dom.DeviceOrientationEvent()
    event.constructor_steps(type, eventInitDict)
    initialize(this, event)
