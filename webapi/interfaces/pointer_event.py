"""The PointerEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.mouse_event import MouseEvent
from webapi.interfaces.pointer_event_init import to_pointer_event_init
from webapi.steps import pointer_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class PointerEvent(MouseEvent):
    """An event of a mouse, a pen or a finger. ``click()`` dispatches one.

    ``interface PointerEvent : MouseEvent``

    https://w3c.github.io/pointerevents/#pointerevent

    >>> PointerEvent("pointerdown", {"pointerType": "pen"}).pointerType
    'pen'
    """

    __slots__ = ()
    _webapi_interface_name = "PointerEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional PointerEventInit eventInitDict = {})``

        https://w3c.github.io/uievents/#dom-pointerevent-pointerevent
        """
        if named:
            eventInitDict = options_by_name(
                "PointerEvent",
                named,
                eventInitDict,
                {
                    "PointerEvent(type, ": (
                        "altKey",
                        "altitudeAngle",
                        "azimuthAngle",
                        "bubbles",
                        "button",
                        "buttons",
                        "cancelable",
                        "clientX",
                        "clientY",
                        "coalescedEvents",
                        "composed",
                        "ctrlKey",
                        "detail",
                        "height",
                        "isPrimary",
                        "metaKey",
                        "modifierAltGraph",
                        "modifierCapsLock",
                        "modifierFn",
                        "modifierFnLock",
                        "modifierHyper",
                        "modifierNumLock",
                        "modifierScrollLock",
                        "modifierSuper",
                        "modifierSymbol",
                        "modifierSymbolLock",
                        "movementX",
                        "movementY",
                        "persistentDeviceId",
                        "pointerId",
                        "pointerType",
                        "predictedEvents",
                        "pressure",
                        "relatedTarget",
                        "screenX",
                        "screenY",
                        "shiftKey",
                        "tangentialPressure",
                        "tiltX",
                        "tiltY",
                        "twist",
                        "view",
                        "which",
                        "width",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_pointer_event_init(eventInitDict, "Failed to construct 'PointerEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call PointerEvent: what ``new PointerEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "PointerEvent")

    @property
    def pointerId(self):
        """``readonly attribute long pointerId``

        https://w3c.github.io/uievents/#dom-pointerevent-pointerid
        """
        return self._webapi_event.pointer_id

    @property
    def width(self):
        """``readonly attribute double width``

        https://w3c.github.io/uievents/#dom-pointerevent-width
        """
        return self._webapi_event.width

    @property
    def height(self):
        """``readonly attribute double height``

        https://w3c.github.io/uievents/#dom-pointerevent-height
        """
        return self._webapi_event.height

    @property
    def pressure(self):
        """``readonly attribute float pressure``

        https://w3c.github.io/uievents/#dom-pointerevent-pressure
        """
        return self._webapi_event.pressure

    @property
    def tangentialPressure(self):
        """``readonly attribute float tangentialPressure``

        https://w3c.github.io/uievents/#dom-pointerevent-tangentialpressure
        """
        return self._webapi_event.tangential_pressure

    @property
    def tiltX(self):
        """``readonly attribute long tiltX``

        https://w3c.github.io/uievents/#dom-pointerevent-tiltx
        """
        return self._webapi_event.tilt_x

    @property
    def tiltY(self):
        """``readonly attribute long tiltY``

        https://w3c.github.io/uievents/#dom-pointerevent-tilty
        """
        return self._webapi_event.tilt_y

    @property
    def twist(self):
        """``readonly attribute long twist``

        https://w3c.github.io/uievents/#dom-pointerevent-twist
        """
        return self._webapi_event.twist

    @property
    def altitudeAngle(self):
        """``readonly attribute double altitudeAngle``

        https://w3c.github.io/uievents/#dom-pointerevent-altitudeangle
        """
        return self._webapi_event.altitude_angle

    @property
    def azimuthAngle(self):
        """``readonly attribute double azimuthAngle``

        https://w3c.github.io/uievents/#dom-pointerevent-azimuthangle
        """
        return self._webapi_event.azimuth_angle

    @property
    def pointerType(self):
        """``readonly attribute DOMString pointerType``

        https://w3c.github.io/uievents/#dom-pointerevent-pointertype
        """
        return self._webapi_event.pointer_type

    @property
    def isPrimary(self):
        """``readonly attribute boolean isPrimary``

        https://w3c.github.io/uievents/#dom-pointerevent-isprimary
        """
        return self._webapi_event.is_primary

    @property
    def persistentDeviceId(self):
        """``readonly attribute long persistentDeviceId``

        https://w3c.github.io/uievents/#dom-pointerevent-persistentdeviceid
        """
        return self._webapi_event.persistent_device_id

    def getCoalescedEvents(self):
        """The moves that became one event.

        ``sequence<PointerEvent> getCoalescedEvents()``

        https://w3c.github.io/uievents/#dom-pointerevent-getcoalescedevents
        """
        if not isinstance(self, PointerEvent):
            raise illegal_invocation()
        return [
            value.platform_object or new_object(value)
            for value in self._webapi_event.get_coalesced_events()
        ]

    def getPredictedEvents(self):
        """The moves that the browser expects next.

        ``sequence<PointerEvent> getPredictedEvents()``

        https://w3c.github.io/uievents/#dom-pointerevent-getpredictedevents
        """
        if not isinstance(self, PointerEvent):
            raise illegal_invocation()
        return [
            value.platform_object or new_object(value)
            for value in self._webapi_event.get_predicted_events()
        ]


new_object = maker(PointerEvent, steps.initialize)
