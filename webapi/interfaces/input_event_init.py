"""The InputEventInit dictionary: https://w3c.github.io/uievents/#dictdef-inputeventinit

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from webapi.interfaces.ui_event_init import UIEventInit
from webapi.webidl.collections import nullable, sequence_of
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_long, to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring, to_usvstring

if TYPE_CHECKING:
    from webapi.interfaces.data_transfer import DataTransfer
    from webapi.interfaces.static_range import StaticRange
    from webapi.webidl.types import StringLike

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")
_DataTransfer = Interface("webapi.interfaces.data_transfer", "DataTransfer")
_StaticRange = Interface("webapi.interfaces.static_range", "StaticRange")


class InputEventInit(UIEventInit, total=False):
    data: StringLike
    isComposing: bool
    inputType: StringLike
    dataTransfer: DataTransfer | None
    targetRanges: Iterable[StaticRange]


to_input_event_init = dictionary(
    "InputEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("detail", to_long, default=lambda: 0),
    DictionaryMember("view", nullable(_EventTarget.convert), default=lambda: None),
    DictionaryMember("which", to_unsigned_long, default=lambda: 0),
    DictionaryMember("data", nullable(to_usvstring), default=lambda: None),
    DictionaryMember("dataTransfer", nullable(_DataTransfer.convert), default=lambda: None),
    DictionaryMember("inputType", to_domstring, default=lambda: ""),
    DictionaryMember("isComposing", to_boolean, default=lambda: False),
    DictionaryMember("targetRanges", sequence_of(_StaticRange.convert), default=list),
)
