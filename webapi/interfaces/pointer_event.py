"""The PointerEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.mouse_event import MouseEvent
from webapi.interfaces.pointer_event_init import to_pointer_event_init
from webapi.steps import pointer_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.strings import to_domstring


class PointerEvent(MouseEvent):
    """An event of a mouse, a pen or a finger. ``click()`` dispatches one.

    ``interface PointerEvent : MouseEvent``

    https://w3c.github.io/pointerevents/#pointerevent

    >>> PointerEvent("pointerdown", {"pointerType": "pen"}).pointerType
    'pen'
    """

    __slots__ = (*steps.Slots.__annotations__,)

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

    pointerId = property(
        steps.pointerId_getter,
        doc="""``readonly attribute long pointerId``

        https://w3c.github.io/uievents/#dom-pointerevent-pointerid
        """,
    )

    width = property(
        steps.width_getter,
        doc="""``readonly attribute double width``

        https://w3c.github.io/uievents/#dom-pointerevent-width
        """,
    )

    height = property(
        steps.height_getter,
        doc="""``readonly attribute double height``

        https://w3c.github.io/uievents/#dom-pointerevent-height
        """,
    )

    pressure = property(
        steps.pressure_getter,
        doc="""``readonly attribute float pressure``

        https://w3c.github.io/uievents/#dom-pointerevent-pressure
        """,
    )

    tangentialPressure = property(
        steps.tangentialPressure_getter,
        doc="""``readonly attribute float tangentialPressure``

        https://w3c.github.io/uievents/#dom-pointerevent-tangentialpressure
        """,
    )

    tiltX = property(
        steps.tiltX_getter,
        doc="""``readonly attribute long tiltX``

        https://w3c.github.io/uievents/#dom-pointerevent-tiltx
        """,
    )

    tiltY = property(
        steps.tiltY_getter,
        doc="""``readonly attribute long tiltY``

        https://w3c.github.io/uievents/#dom-pointerevent-tilty
        """,
    )

    twist = property(
        steps.twist_getter,
        doc="""``readonly attribute long twist``

        https://w3c.github.io/uievents/#dom-pointerevent-twist
        """,
    )

    altitudeAngle = property(
        steps.altitudeAngle_getter,
        doc="""``readonly attribute double altitudeAngle``

        https://w3c.github.io/uievents/#dom-pointerevent-altitudeangle
        """,
    )

    azimuthAngle = property(
        steps.azimuthAngle_getter,
        doc="""``readonly attribute double azimuthAngle``

        https://w3c.github.io/uievents/#dom-pointerevent-azimuthangle
        """,
    )

    pointerType = property(
        steps.pointerType_getter,
        doc="""``readonly attribute DOMString pointerType``

        https://w3c.github.io/uievents/#dom-pointerevent-pointertype
        """,
    )

    isPrimary = property(
        steps.isPrimary_getter,
        doc="""``readonly attribute boolean isPrimary``

        https://w3c.github.io/uievents/#dom-pointerevent-isprimary
        """,
    )

    persistentDeviceId = property(
        steps.persistentDeviceId_getter,
        doc="""``readonly attribute long persistentDeviceId``

        https://w3c.github.io/uievents/#dom-pointerevent-persistentdeviceid
        """,
    )

    def getCoalescedEvents(self):
        """The moves that became one event.

        ``sequence<PointerEvent> getCoalescedEvents()``

        https://w3c.github.io/uievents/#dom-pointerevent-getcoalescedevents
        """
        if not isinstance(self, PointerEvent):
            raise illegal_invocation()
        return [
            value.platform_object or new_object(value) for value in steps.getCoalescedEvents(self)
        ]

    def getPredictedEvents(self):
        """The moves that the browser expects next.

        ``sequence<PointerEvent> getPredictedEvents()``

        https://w3c.github.io/uievents/#dom-pointerevent-getpredictedevents
        """
        if not isinstance(self, PointerEvent):
            raise illegal_invocation()
        return [
            value.platform_object or new_object(value) for value in steps.getPredictedEvents(self)
        ]

    def __str__(self):
        return "[object PointerEvent]"

    __repr__ = steps.inspect


def new_object(value):
    """A new PointerEvent object of what steps returned."""
    this = PointerEvent.__new__(PointerEvent)
    steps.initialize(this, value)
    return this
