"""The TransitionEvent interface.

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from webapi.interfaces.event import Event
from webapi.interfaces.transition_event_init import to_transition_event_init
from webapi.steps import transition_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class TransitionEvent(Event):
    """A transition of CSS runs, starts, ends or is cancelled. Nothing fires it here.

    ``interface TransitionEvent : Event``

    https://drafts.csswg.org/css-transitions/#transitionevent

    >>> TransitionEvent("transitionend", {"propertyName": "opacity"}).propertyName
    'opacity'
    """

    __slots__ = ()
    _webapi_interface_name = "TransitionEvent"

    def __init__(self, type, transitionEventInitDict=None, **named):
        """``constructor(DOMString type, optional TransitionEventInit transitionEventInitDict =
        {})``

        https://html.spec.whatwg.org/multipage/#dom-transitionevent-transitionevent
        """
        if named:
            transitionEventInitDict = options_by_name(
                "TransitionEvent",
                named,
                transitionEventInitDict,
                {
                    "TransitionEvent(type, ": (
                        "bubbles",
                        "cancelable",
                        "composed",
                        "elapsedTime",
                        "propertyName",
                        "pseudoElement",
                    )
                },
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_transition_event_init(
                transitionEventInitDict, "Failed to construct 'TransitionEvent': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call TransitionEvent: what ``new TransitionEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "TransitionEvent")

    @property
    def propertyName(self):
        """``readonly attribute DOMString propertyName``

        https://drafts.csswg.org/css-transitions/#dom-transitionevent-propertyname
        """
        return self._webapi_event.property_name

    @property
    def elapsedTime(self):
        """``readonly attribute double elapsedTime``

        https://drafts.csswg.org/css-transitions/#dom-transitionevent-elapsedtime
        """
        return self._webapi_event.elapsed_time

    @property
    def pseudoElement(self):
        """``readonly attribute DOMString pseudoElement``

        https://drafts.csswg.org/css-transitions/#dom-transitionevent-pseudoelement
        """
        return self._webapi_event.pseudo_element


new_object = maker(TransitionEvent, steps.initialize)
