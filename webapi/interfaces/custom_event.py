"""The CustomEvent interface.

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from webapi.interfaces.custom_event_init import to_custom_event_init
from webapi.interfaces.event import Event
from webapi.steps import custom_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class CustomEvent(Event):
    """An event with a value of your own, its ``detail``.

    ``interface CustomEvent : Event``

    https://dom.spec.whatwg.org/#interface-customevent

    >>> CustomEvent("progress", {"detail": 0.5}).detail
    0.5
    """

    __slots__ = ()
    _webapi_interface_name = "CustomEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """An event of a type. ``eventInitDict`` may have ``detail`` besides what `Event` takes.

        ``constructor(DOMString type, optional CustomEventInit eventInitDict = {})``

        https://dom.spec.whatwg.org/#dom-customevent-customevent
        """
        if named:
            eventInitDict = options_by_name(
                "CustomEvent",
                named,
                eventInitDict,
                {"CustomEvent(type, ": ("bubbles", "cancelable", "composed", "detail")},
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_custom_event_init(eventInitDict, "Failed to construct 'CustomEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call CustomEvent: what ``new CustomEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "CustomEvent")

    @property
    def detail(self):
        """``readonly attribute any detail``

        https://dom.spec.whatwg.org/#dom-customevent-detail
        """
        return self._webapi_event.detail

    def initCustomEvent(self, type, bubbles=None, cancelable=None, detail=None):
        """Set the type, the flags and the detail of an event that was not dispatched.

        ``undefined initCustomEvent(DOMString type, optional boolean bubbles = false, optional
        boolean cancelable = false, optional any detail = null)``

        https://dom.spec.whatwg.org/#dom-customevent-initcustomevent
        """
        if not isinstance(self, CustomEvent):
            raise illegal_invocation()
        self._webapi_event.init_custom_event(
            to_domstring(type),
            False if bubbles is None else to_boolean(bubbles),
            False if cancelable is None else to_boolean(cancelable),
            detail,
        )


new_object = maker(CustomEvent, steps.initialize)
