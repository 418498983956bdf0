"""The CompositionEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.composition_event_init import to_composition_event_init
from webapi.interfaces.ui_event import UIEvent
from webapi.steps import composition_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, maker
from webapi.webidl.strings import to_domstring

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")
_to_view_arg = nullable(inside(_EventTarget.convert, "_webapi_event_target"))


class CompositionEvent(UIEvent):
    """A user composes a text with an input method.

    ``interface CompositionEvent : UIEvent``

    https://w3c.github.io/uievents/#compositionevent

    >>> CompositionEvent("compositionend", {"data": "\\u00e9"}).data
    'é'
    """

    __slots__ = ()
    _webapi_interface_name = "CompositionEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional CompositionEventInit eventInitDict = {})``

        https://w3c.github.io/uievents/#dom-compositionevent-compositionevent
        """
        if named:
            eventInitDict = options_by_name(
                "CompositionEvent",
                named,
                eventInitDict,
                {
                    "CompositionEvent(type, ": (
                        "bubbles",
                        "cancelable",
                        "composed",
                        "data",
                        "detail",
                        "view",
                        "which",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_composition_event_init(
                eventInitDict, "Failed to construct 'CompositionEvent': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call CompositionEvent: what ``new CompositionEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "CompositionEvent")

    @property
    def data(self):
        """``readonly attribute USVString data``

        https://w3c.github.io/uievents/#dom-compositionevent-data
        """
        return self._webapi_event.data

    def initCompositionEvent(
        self, typeArg, bubblesArg=None, cancelableArg=None, viewArg=None, dataArg=None
    ):
        """Set the attributes of an event that was not dispatched.

        ``undefined initCompositionEvent(DOMString typeArg, optional boolean bubblesArg = false,
        optional boolean cancelableArg = false, optional EventTarget? viewArg = null, optional
        DOMString dataArg = "")``

        https://w3c.github.io/uievents/#dom-compositionevent-initcompositionevent
        """
        if not isinstance(self, CompositionEvent):
            raise illegal_invocation()
        self._webapi_event.init_composition_event(
            to_domstring(typeArg),
            False if bubblesArg is None else to_boolean(bubblesArg),
            False if cancelableArg is None else to_boolean(cancelableArg),
            None
            if viewArg is None
            else _to_view_arg(
                viewArg,
                "Failed to execute 'initCompositionEvent' on 'CompositionEvent': parameter 4",
            ),
            "" if dataArg is None else to_domstring(dataArg),
        )


new_object = maker(CompositionEvent, steps.initialize)
