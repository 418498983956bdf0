"""The SubmitEvent interface.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.interfaces.event import Event
from webapi.interfaces.submit_event_init import to_submit_event_init
from webapi.steps import submit_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")


class SubmitEvent(Event):
    """The event before a form is submitted.

    ``interface SubmitEvent : Event``

    https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submitevent
    """

    __slots__ = ()
    _webapi_interface_name = "SubmitEvent"

    def __init__(self, type, eventInitDict=None, **named):
        """An event that a script dispatches.

        ``constructor(DOMString type, optional SubmitEventInit eventInitDict = {})``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submitevent
        """
        if named:
            eventInitDict = options_by_name(
                "SubmitEvent",
                named,
                eventInitDict,
                {"SubmitEvent(type, ": ("bubbles", "cancelable", "composed", "submitter")},
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_submit_event_init(eventInitDict, "Failed to construct 'SubmitEvent': parameter 2"),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call SubmitEvent: what ``new SubmitEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "SubmitEvent")

    @property
    def submitter(self):
        """The button that submits the form, or ``None``.

        ``readonly attribute HTMLElement? submitter``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-submitevent-submitter
        """
        value = self._webapi_event.submitter
        return None if value is None else value.platform_object or _HTMLElement.new(value)


new_object = maker(SubmitEvent, steps.initialize)
