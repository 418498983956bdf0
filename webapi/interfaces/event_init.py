"""The EventInit dictionary: https://dom.spec.whatwg.org/#dictdef-eventinit

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class EventInit(TypedDict, total=False):
    bubbles: bool
    cancelable: bool
    composed: bool


to_event_init = dictionary(
    "EventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
)
