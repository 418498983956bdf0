"""The DeviceOrientationEvent interface.

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from webapi.interfaces.device_orientation_event_init import to_device_orientation_event_init
from webapi.interfaces.event import Event
from webapi.steps import device_orientation_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class DeviceOrientationEvent(Event):
    """A device turns. Nothing fires it here.

    ``interface DeviceOrientationEvent : Event``

    https://w3c.github.io/deviceorientation/#deviceorientationevent

    >>> DeviceOrientationEvent("deviceorientation", {"alpha": 90}).alpha
    90.0
    """

    __slots__ = ()
    _webapi_interface_name = "DeviceOrientationEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional DeviceOrientationEventInit eventInitDict = {})``

        https://html.spec.whatwg.org/multipage/#dom-deviceorientationevent-deviceorientationevent
        """
        if named:
            eventInitDict = options_by_name(
                "DeviceOrientationEvent",
                named,
                eventInitDict,
                {
                    "DeviceOrientationEvent(type, ": (
                        "absolute",
                        "alpha",
                        "beta",
                        "bubbles",
                        "cancelable",
                        "composed",
                        "gamma",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_device_orientation_event_init(
                eventInitDict, "Failed to construct 'DeviceOrientationEvent': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call DeviceOrientationEvent: what ``new DeviceOrientationEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "DeviceOrientationEvent")

    @property
    def alpha(self):
        """``readonly attribute double? alpha``

        https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-alpha
        """
        return self._webapi_event.alpha

    @property
    def beta(self):
        """``readonly attribute double? beta``

        https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-beta
        """
        return self._webapi_event.beta

    @property
    def gamma(self):
        """``readonly attribute double? gamma``

        https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-gamma
        """
        return self._webapi_event.gamma

    @property
    def absolute(self):
        """``readonly attribute boolean absolute``

        https://w3c.github.io/deviceorientation/#dom-deviceorientationevent-absolute
        """
        return self._webapi_event.absolute


new_object = maker(DeviceOrientationEvent, steps.initialize)
