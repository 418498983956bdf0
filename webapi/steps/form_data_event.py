"""The steps of the FormDataEvent class.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#formdataevent
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.dom.forms import events as dom

from .event import initialize as initialize
from .form_data import value_of

if TYPE_CHECKING:
    from webapi.interfaces.form_data_event import FormDataEvent


def constructor(this: FormDataEvent, type: str, eventInitDict: dict[str, Any]) -> None:
    """https://dom.spec.whatwg.org/#dom-event-event"""
    form_data = eventInitDict["formData"]
    init: Any = {**eventInitDict, "formData": value_of(form_data)}
    event = dom.FormDataEvent()
    event.constructor_steps(type, init)
    initialize(this, event)
