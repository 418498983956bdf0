"""The FormDataEventInit dictionary:
https://html.spec.whatwg.org/multipage/#dictdef-formdataeventinit

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Required

from webapi.interfaces.event_init import EventInit
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.form_data import FormData

_FormData = Interface("webapi.interfaces.form_data", "FormData")


class FormDataEventInit(EventInit, total=False):
    formData: Required[FormData]


to_form_data_event_init = dictionary(
    "FormDataEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("formData", _FormData.convert, required=True),
)
