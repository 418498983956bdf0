"""The ToggleEventInit dictionary: https://w3c.github.io/uievents/#dictdef-toggleeventinit

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_init import EventInit
from webapi.webidl.collections import nullable
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

if TYPE_CHECKING:
    from webapi.interfaces.element import Element
    from webapi.webidl.types import StringLike

_Element = Interface("webapi.interfaces.element", "Element")


class ToggleEventInit(EventInit, total=False):
    oldState: StringLike
    newState: StringLike
    source: Element | None


to_toggle_event_init = dictionary(
    "ToggleEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("newState", to_domstring, default=lambda: ""),
    DictionaryMember("oldState", to_domstring, default=lambda: ""),
    DictionaryMember("source", nullable(_Element.convert), default=lambda: None),
)
