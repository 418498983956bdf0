"""Types of the FormDataEvent interface. Made by ``python -m idl``."""

from typing import Self

from webapi.dom.forms.events import FormDataEvent as _FormDataEventImplementation
from webapi.interfaces.event import Event
from webapi.interfaces.form_data import FormData
from webapi.interfaces.form_data_event_init import FormDataEventInit
from webapi.webidl.types import StringLike

class FormDataEvent(Event):
    _webapi_event: _FormDataEventImplementation
    def __init__(self, type: StringLike, eventInitDict: FormDataEventInit) -> None: ...
    @classmethod
    def new(  # type: ignore[override]
        cls, type: StringLike, eventInitDict: FormDataEventInit
    ) -> Self: ...
    @property
    def formData(self) -> FormData:
        """The entries.

        https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-formdataevent-formdata
        """

def new_object(value: object) -> FormDataEvent: ...
