"""The ToggleEvent interface.

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from webapi.interfaces.event import Event
from webapi.interfaces.toggle_event_init import to_toggle_event_init
from webapi.steps import toggle_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_Element = Interface("webapi.interfaces.element", "Element")


class ToggleEvent(Event):
    """Something opens or closes: a ``details`` element, a dialog or a popover.

    ``interface ToggleEvent : Event``

    https://html.spec.whatwg.org/multipage/interaction.html#toggleevent

    >>> ToggleEvent("toggle", {"oldState": "closed", "newState": "open"}).newState
    'open'
    """

    __slots__ = ()
    _webapi_interface_name = "ToggleEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional ToggleEventInit eventInitDict = {})``

        https://w3c.github.io/uievents/#dom-toggleevent-toggleevent
        """
        if named:
            eventInitDict = options_by_name(
                "ToggleEvent",
                named,
                eventInitDict,
                {
                    "ToggleEvent(type, ": (
                        "bubbles",
                        "cancelable",
                        "composed",
                        "newState",
                        "oldState",
                        "source",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_toggle_event_init(eventInitDict, "Failed to construct 'ToggleEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call ToggleEvent: what ``new ToggleEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "ToggleEvent")

    @property
    def oldState(self):
        """``readonly attribute DOMString oldState``

        https://w3c.github.io/uievents/#dom-toggleevent-oldstate
        """
        return self._webapi_event.old_state

    @property
    def newState(self):
        """``readonly attribute DOMString newState``

        https://w3c.github.io/uievents/#dom-toggleevent-newstate
        """
        return self._webapi_event.new_state

    @property
    def source(self):
        """``readonly attribute Element? source``

        https://w3c.github.io/uievents/#dom-toggleevent-source
        """
        value = self._webapi_event.source
        return None if value is None else value.platform_object or _Element.new(value)


new_object = maker(ToggleEvent, steps.initialize)
