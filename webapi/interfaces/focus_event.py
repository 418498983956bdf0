"""The FocusEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.focus_event_init import to_focus_event_init
from webapi.interfaces.ui_event import UIEvent
from webapi.steps import focus_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")


class FocusEvent(UIEvent):
    """``focus``, ``blur``, ``focusin`` or ``focusout``.

    ``interface FocusEvent : UIEvent``

    https://w3c.github.io/uievents/#focusevent

    >>> print(FocusEvent("blur").relatedTarget)
    None
    """

    __slots__ = ()
    _webapi_interface_name = "FocusEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional FocusEventInit eventInitDict = {})``

        https://w3c.github.io/uievents/#dom-focusevent-focusevent
        """
        if named:
            eventInitDict = options_by_name(
                "FocusEvent",
                named,
                eventInitDict,
                {
                    "FocusEvent(type, ": (
                        "bubbles",
                        "cancelable",
                        "composed",
                        "detail",
                        "relatedTarget",
                        "view",
                        "which",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_focus_event_init(eventInitDict, "Failed to construct 'FocusEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call FocusEvent: what ``new FocusEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "FocusEvent")

    @property
    def relatedTarget(self):
        """The other element, which loses the focus if this one gets it, or gets it; or ``None``.

        ``readonly attribute EventTarget? relatedTarget``

        https://w3c.github.io/uievents/#dom-focusevent-relatedtarget
        """
        value = self._webapi_event.related_target
        return None if value is None else value.platform_object or _EventTarget.new(value)


new_object = maker(FocusEvent, steps.initialize)
