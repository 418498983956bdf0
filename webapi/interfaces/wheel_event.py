"""The WheelEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.mouse_event import MouseEvent
from webapi.interfaces.wheel_event_init import to_wheel_event_init
from webapi.steps import wheel_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class WheelEvent(MouseEvent):
    """An event of a mouse's wheel.

    ``interface WheelEvent : MouseEvent``

    https://w3c.github.io/pointerevents/#wheelevent

    >>> WheelEvent("wheel", {"deltaY": 100}).deltaY
    100.0
    """

    __slots__ = ()
    _webapi_interface_name = "WheelEvent"

    DOM_DELTA_PIXEL = 0
    DOM_DELTA_LINE = 1
    DOM_DELTA_PAGE = 2

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional WheelEventInit eventInitDict = {})``

        https://w3c.github.io/uievents/#dom-wheelevent-wheelevent
        """
        if named:
            eventInitDict = options_by_name(
                "WheelEvent",
                named,
                eventInitDict,
                {
                    "WheelEvent(type, ": (
                        "altKey",
                        "bubbles",
                        "button",
                        "buttons",
                        "cancelable",
                        "clientX",
                        "clientY",
                        "composed",
                        "ctrlKey",
                        "deltaMode",
                        "deltaX",
                        "deltaY",
                        "deltaZ",
                        "detail",
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
                        "relatedTarget",
                        "screenX",
                        "screenY",
                        "shiftKey",
                        "view",
                        "which",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_wheel_event_init(eventInitDict, "Failed to construct 'WheelEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call WheelEvent: what ``new WheelEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "WheelEvent")

    @property
    def deltaX(self):
        """``readonly attribute double deltaX``

        https://w3c.github.io/uievents/#dom-wheelevent-deltax
        """
        return self._webapi_event.delta_x

    @property
    def deltaY(self):
        """``readonly attribute double deltaY``

        https://w3c.github.io/uievents/#dom-wheelevent-deltay
        """
        return self._webapi_event.delta_y

    @property
    def deltaZ(self):
        """``readonly attribute double deltaZ``

        https://w3c.github.io/uievents/#dom-wheelevent-deltaz
        """
        return self._webapi_event.delta_z

    @property
    def deltaMode(self):
        """``readonly attribute unsigned long deltaMode``

        https://w3c.github.io/uievents/#dom-wheelevent-deltamode
        """
        return self._webapi_event.delta_mode


new_object = maker(WheelEvent, steps.initialize)
