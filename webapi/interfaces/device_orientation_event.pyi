"""Types of the DeviceOrientationEvent interface. Made by ``python -m idl``."""

from typing import Self

from typing_extensions import Unpack

from webapi.dom.page_events import DeviceOrientationEvent as _DeviceOrientationEventImplementation
from webapi.interfaces.device_orientation_event_init import DeviceOrientationEventInit
from webapi.interfaces.event import Event
from webapi.webidl.types import StringLike

class DeviceOrientationEvent(Event):
    _webapi_event: _DeviceOrientationEventImplementation
    def __init__(
        self,
        type: StringLike,
        eventInitDict: DeviceOrientationEventInit | None = None,
        **named: Unpack[DeviceOrientationEventInit],
    ) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls,
        type: StringLike,
        eventInitDict: DeviceOrientationEventInit | None = None,
        **named: Unpack[DeviceOrientationEventInit],
    ) -> Self: ...
    @property
    def alpha(self) -> float | None:
        """https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-alpha"""
    @property
    def beta(self) -> float | None:
        """https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-beta"""
    @property
    def gamma(self) -> float | None:
        """https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-gamma"""
    @property
    def absolute(self) -> bool:
        """https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-absolute"""

def new_object(value: object) -> DeviceOrientationEvent: ...
