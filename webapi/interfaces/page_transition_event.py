"""The PageTransitionEvent interface.

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from webapi.interfaces.event import Event
from webapi.interfaces.page_transition_event_init import to_page_transition_event_init
from webapi.steps import page_transition_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import maker
from webapi.webidl.strings import to_domstring


class PageTransitionEvent(Event):
    """A page is shown or hidden. Nothing fires it here.

    ``interface PageTransitionEvent : Event``

    https://html.spec.whatwg.org/multipage/nav-history-apis.html#pagetransitionevent

    >>> PageTransitionEvent("pageshow", {"persisted": True}).persisted
    True
    """

    __slots__ = ()
    _webapi_interface_name = "PageTransitionEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """``constructor(DOMString type, optional PageTransitionEventInit eventInitDict = {})``

        https://html.spec.whatwg.org/multipage/#dom-pagetransitionevent-pagetransitionevent
        """
        if named:
            eventInitDict = options_by_name(
                "PageTransitionEvent",
                named,
                eventInitDict,
                {"PageTransitionEvent(type, ": ("bubbles", "cancelable", "composed", "persisted")},
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_page_transition_event_init(
                eventInitDict, "Failed to construct 'PageTransitionEvent': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call PageTransitionEvent: what ``new PageTransitionEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "PageTransitionEvent")

    @property
    def persisted(self):
        """``readonly attribute boolean persisted``

        https://html.spec.whatwg.org/multipage/#dom-pagetransitionevent-persisted
        """
        return self._webapi_event.persisted


new_object = maker(PageTransitionEvent, steps.initialize)
