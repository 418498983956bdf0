"""The KeyboardEventInit dictionary: https://w3c.github.io/uievents/#dictdef-keyboardeventinit

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_modifier_init import EventModifierInit
from webapi.webidl.collections import nullable
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_long, to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

if TYPE_CHECKING:
    from webapi.webidl.types import NumberLike, StringLike

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")


class KeyboardEventInit(EventModifierInit, total=False):
    key: StringLike
    code: StringLike
    location: NumberLike
    repeat: bool
    isComposing: bool
    charCode: NumberLike
    keyCode: NumberLike


to_keyboard_event_init = dictionary(
    "KeyboardEventInit",
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
    DictionaryMember("charCode", to_unsigned_long, default=lambda: 0),
    DictionaryMember("code", to_domstring, default=lambda: ""),
    DictionaryMember("isComposing", to_boolean, default=lambda: False),
    DictionaryMember("key", to_domstring, default=lambda: ""),
    DictionaryMember("keyCode", to_unsigned_long, default=lambda: 0),
    DictionaryMember("location", to_unsigned_long, default=lambda: 0),
    DictionaryMember("repeat", to_boolean, default=lambda: False),
)
