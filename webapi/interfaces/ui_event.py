"""The UIEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.event import Event
from webapi.interfaces.ui_event_init import to_ui_event_init
from webapi.steps import ui_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, maker_of_inheriting
from webapi.webidl.strings import to_domstring

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")
_to_view_arg = nullable(inside(_EventTarget.convert, "_webapi_event_target"))


class UIEvent(Event):
    """An event that a user causes. Its ``view`` is the window in engines, and ``None`` in Python.

    ``interface UIEvent : Event``

    https://w3c.github.io/uievents/#uievent

    >>> UIEvent("scroll", {"detail": 2}).detail
    2
    """

    __slots__ = ()
    _webapi_interface_name = "UIEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional UIEventInit eventInitDict = {})``

        https://w3c.github.io/uievents/#dom-uievent-uievent
        """
        if named:
            eventInitDict = options_by_name(
                "UIEvent",
                named,
                eventInitDict,
                {
                    "UIEvent(type, ": (
                        "bubbles",
                        "cancelable",
                        "composed",
                        "detail",
                        "view",
                        "which",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_ui_event_init(eventInitDict, "Failed to construct 'UIEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call UIEvent: what ``new UIEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "UIEvent")

    @property
    def view(self):
        """``readonly attribute EventTarget? view``

        https://w3c.github.io/uievents/#dom-uievent-view
        """
        value = self._webapi_event.view
        return None if value is None else value.platform_object or _EventTarget.new(value)

    @property
    def detail(self):
        """``readonly attribute long detail``

        https://w3c.github.io/uievents/#dom-uievent-detail
        """
        return self._webapi_event.detail

    def initUIEvent(
        self, typeArg, bubblesArg=None, cancelableArg=None, viewArg=None, detailArg=None
    ):
        """Set the attributes of an event that was not dispatched.

        ``undefined initUIEvent(DOMString typeArg, optional boolean bubblesArg = false, optional
        boolean cancelableArg = false, optional EventTarget? viewArg = null, optional long detailArg
        = 0)``

        https://w3c.github.io/uievents/#dom-uievent-inituievent
        """
        if not isinstance(self, UIEvent):
            raise illegal_invocation()
        self._webapi_event.init_ui_event(
            to_domstring(typeArg),
            False if bubblesArg is None else to_boolean(bubblesArg),
            False if cancelableArg is None else to_boolean(cancelableArg),
            None
            if viewArg is None
            else _to_view_arg(viewArg, "Failed to execute 'initUIEvent' on 'UIEvent': parameter 4"),
            0
            if detailArg is None
            else to_long(detailArg, "Failed to execute 'initUIEvent' on 'UIEvent': parameter 5"),
        )

    @property
    def which(self):
        """The number of the button that was pressed, counted from 1, or the ``keyCode``; of other
        events, what the constructor got.

        ``readonly attribute unsigned long which``

        https://w3c.github.io/uievents/#dom-uievent-which
        """
        return self._webapi_event.which


new_object = maker_of_inheriting(UIEvent, steps.initialize, MODULES)
