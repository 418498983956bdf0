"""The MouseEventInit dictionary: https://w3c.github.io/uievents/#dictdef-mouseeventinit

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_modifier_init import EventModifierInit
from webapi.webidl.collections import nullable
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_double, to_long, to_short, to_unsigned_long, to_unsigned_short
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.event_target import EventTarget
    from webapi.webidl.types import NumberLike

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")


class MouseEventInit(EventModifierInit, total=False):
    screenX: NumberLike
    screenY: NumberLike
    clientX: NumberLike
    clientY: NumberLike
    button: NumberLike
    buttons: NumberLike
    relatedTarget: EventTarget | None
    movementX: NumberLike
    movementY: NumberLike


to_mouse_event_init = dictionary(
    "MouseEventInit",
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
)
