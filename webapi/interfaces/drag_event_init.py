"""The DragEventInit dictionary:
https://html.spec.whatwg.org/multipage/dnd.html#dictdef-drageventinit

Made by ``python -m idl`` from idl/data_transfer.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.mouse_event_init import MouseEventInit
from webapi.webidl.collections import nullable
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_double, to_long, to_short, to_unsigned_long, to_unsigned_short
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.data_transfer import DataTransfer

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")
_DataTransfer = Interface("webapi.interfaces.data_transfer", "DataTransfer")


class DragEventInit(MouseEventInit, total=False):
    dataTransfer: DataTransfer | None


to_drag_event_init = dictionary(
    "DragEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("detail", to_long, default=lambda: 0),
    DictionaryMember("view", nullable(_EventTarget.convert), default=lambda: None),
    DictionaryMember("which", to_unsigned_long, default=lambda: 0),
    DictionaryMember("altKey", to_boolean, default=lambda: False),
    DictionaryMember("ctrlKey", to_boolean, default=lambda: False),
    DictionaryMember("metaKey", to_boolean, default=lambda: False),
    DictionaryMember("modifierAltGraph", to_boolean, default=lambda: False),
    DictionaryMember("modifierCapsLock", to_boolean, default=lambda: False),
    DictionaryMember("modifierFn", to_boolean, default=lambda: False),
    DictionaryMember("modifierFnLock", to_boolean, default=lambda: False),
    DictionaryMember("modifierHyper", to_boolean, default=lambda: False),
    DictionaryMember("modifierNumLock", to_boolean, default=lambda: False),
    DictionaryMember("modifierScrollLock", to_boolean, default=lambda: False),
    DictionaryMember("modifierSuper", to_boolean, default=lambda: False),
    DictionaryMember("modifierSymbol", to_boolean, default=lambda: False),
    DictionaryMember("modifierSymbolLock", to_boolean, default=lambda: False),
    DictionaryMember("shiftKey", to_boolean, default=lambda: False),
    DictionaryMember("button", to_short, default=lambda: 0),
    DictionaryMember("buttons", to_unsigned_short, default=lambda: 0),
    DictionaryMember("clientX", to_long, default=lambda: 0),
    DictionaryMember("clientY", to_long, default=lambda: 0),
    DictionaryMember("movementX", to_double, default=lambda: 0),
    DictionaryMember("movementY", to_double, default=lambda: 0),
    DictionaryMember("relatedTarget", nullable(_EventTarget.convert), default=lambda: None),
    DictionaryMember("screenX", to_long, default=lambda: 0),
    DictionaryMember("screenY", to_long, default=lambda: 0),
    DictionaryMember("dataTransfer", nullable(_DataTransfer.convert), default=lambda: None),
)
