"""The FormDataEvent interface.

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from webapi.interfaces.event import Event
from webapi.interfaces.form_data_event_init import to_form_data_event_init
from webapi.steps import form_data_event as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.keywords import unexpected_keyword
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.strings import to_domstring

_FormData = Interface("webapi.interfaces.form_data", "FormData")


class FormDataEvent(Event):
    """The event while the entries of a form are listed. Listeners may change them.

    ``interface FormDataEvent : Event``

    https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#formdataevent
    """

    __slots__ = ()
    _webapi_interface_name = "FormDataEvent"

    def __init__(self, type, eventInitDict, **named):
        """An event that a script dispatches.

        ``constructor(DOMString type, FormDataEventInit eventInitDict)``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#formdataevent
        """
        if named:
            raise unexpected_keyword(
                "FormDataEvent",
                named,
                {"FormDataEvent(type, ": ("bubbles", "cancelable", "composed", "formData")},
            )
        steps.constructor(
            self,
            to_domstring(type),
            to_form_data_event_init(
                eventInitDict, "Failed to construct 'FormDataEvent': parameter 2"
            ),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call FormDataEvent: what ``new FormDataEvent(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "FormDataEvent")

    @property
    def formData(self):
        """The entries.

        ``readonly attribute FormData formData``

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-formdataevent-formdata
        """
        value = self._webapi_event.form_data
        return value.platform_object or _FormData.new(value)


new_object = maker(FormDataEvent, steps.initialize)
