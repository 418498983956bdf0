"""The CustomEventInit dictionary: https://dom.spec.whatwg.org/#dictdef-customeventinit

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from __future__ import annotations

from webapi.interfaces.event_init import EventInit
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_any, to_boolean


class CustomEventInit(EventInit, total=False):
    detail: object


to_custom_event_init = dictionary(
    "CustomEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("detail", to_any, default=lambda: None),
)
