"""The EventListenerOptions dictionary: https://dom.spec.whatwg.org/#dictdef-eventlisteneroptions

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class EventListenerOptions(TypedDict, total=False):
    capture: bool


to_event_listener_options = dictionary(
    "EventListenerOptions", DictionaryMember("capture", to_boolean, default=lambda: False)
)
