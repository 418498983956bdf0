"""The MessageEventInit dictionary:
https://html.spec.whatwg.org/multipage/comms.html#dictdef-messageeventinit

Made by ``python -m idl`` from idl/message_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_init import EventInit
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_any, to_boolean
from webapi.webidl.strings import to_domstring, to_usvstring

if TYPE_CHECKING:
    from webapi.webidl.types import StringLike


class MessageEventInit(EventInit, total=False):
    data: object
    origin: StringLike
    lastEventId: StringLike


to_message_event_init = dictionary(
    "MessageEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("data", to_any, default=lambda: None),
    DictionaryMember("lastEventId", to_domstring, default=lambda: ""),
    DictionaryMember("origin", to_usvstring, default=lambda: ""),
)
