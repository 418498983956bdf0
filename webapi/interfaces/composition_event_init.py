"""The CompositionEventInit dictionary: https://w3c.github.io/uievents/#dictdef-compositioneventinit

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.ui_event_init import UIEventInit
from webapi.webidl.collections import nullable
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_long, to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.webidl.types import StringLike

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")


class CompositionEventInit(UIEventInit, total=False):
    data: StringLike


to_composition_event_init = dictionary(
    "CompositionEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("detail", to_long, default=lambda: 0),
    DictionaryMember("view", nullable(_EventTarget.convert), default=lambda: None),
    DictionaryMember("which", to_unsigned_long, default=lambda: 0),
    DictionaryMember("data", to_usvstring, default=lambda: ""),
)
