"""The ClipboardEventInit dictionary:
https://html.spec.whatwg.org/multipage/dnd.html#dictdef-clipboardeventinit

Made by ``python -m idl`` from idl/data_transfer.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_init import EventInit
from webapi.webidl.collections import nullable
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.data_transfer import DataTransfer

_DataTransfer = Interface("webapi.interfaces.data_transfer", "DataTransfer")


class ClipboardEventInit(EventInit, total=False):
    clipboardData: DataTransfer | None


to_clipboard_event_init = dictionary(
    "ClipboardEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("clipboardData", nullable(_DataTransfer.convert), default=lambda: None),
)
