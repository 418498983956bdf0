"""The EventModifierInit dictionary: https://w3c.github.io/uievents/#dictdef-eventmodifierinit

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from __future__ import annotations

from webapi.interfaces.ui_event_init import UIEventInit
from webapi.webidl.collections import nullable
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_long, to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")


class EventModifierInit(UIEventInit, total=False):
    ctrlKey: bool
    shiftKey: bool
    altKey: bool
    metaKey: bool
    modifierAltGraph: bool
    modifierCapsLock: bool
    modifierFn: bool
    modifierFnLock: bool
    modifierHyper: bool
    modifierNumLock: bool
    modifierScrollLock: bool
    modifierSuper: bool
    modifierSymbol: bool
    modifierSymbolLock: bool


to_event_modifier_init = dictionary(
    "EventModifierInit",
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
)
