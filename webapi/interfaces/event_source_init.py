"""The EventSourceInit dictionary:
https://html.spec.whatwg.org/multipage/server-sent-events.html#dictdef-eventsourceinit

Made by ``python -m idl`` from idl/server_sent_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class EventSourceInit(TypedDict, total=False):
    withCredentials: bool


to_event_source_init = dictionary(
    "EventSourceInit", DictionaryMember("withCredentials", to_boolean, default=lambda: False)
)
