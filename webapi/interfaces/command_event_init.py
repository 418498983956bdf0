"""The CommandEventInit dictionary: https://w3c.github.io/uievents/#dictdef-commandeventinit

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


class CommandEventInit(EventInit, total=False):
    source: Element | None
    command: StringLike


to_command_event_init = dictionary(
    "CommandEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("command", to_domstring, default=lambda: ""),
    DictionaryMember("source", nullable(_Element.convert), default=lambda: None),
)
