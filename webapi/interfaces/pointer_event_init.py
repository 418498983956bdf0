"""The PointerEventInit dictionary: https://w3c.github.io/uievents/#dictdef-pointereventinit

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from webapi.interfaces.mouse_event_init import MouseEventInit
from webapi.webidl.collections import nullable, sequence_of
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import (
    to_double,
    to_float,
    to_long,
    to_short,
    to_unsigned_long,
    to_unsigned_short,
)
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

if TYPE_CHECKING:
    from webapi.interfaces.pointer_event import PointerEvent
    from webapi.webidl.types import NumberLike, StringLike

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")
_PointerEvent = Interface("webapi.interfaces.pointer_event", "PointerEvent")


class PointerEventInit(MouseEventInit, total=False):
    pointerId: NumberLike
    width: NumberLike
    height: NumberLike
    pressure: NumberLike
    tangentialPressure: NumberLike
    tiltX: NumberLike
    tiltY: NumberLike
    twist: NumberLike
    altitudeAngle: NumberLike
    azimuthAngle: NumberLike
    pointerType: StringLike
    isPrimary: bool
    persistentDeviceId: NumberLike
    coalescedEvents: Iterable[PointerEvent]
    predictedEvents: Iterable[PointerEvent]


to_pointer_event_init = dictionary(
    "PointerEventInit",
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
    DictionaryMember("altitudeAngle", to_double, default=lambda: 1.5707963267948966),
    DictionaryMember("azimuthAngle", to_double, default=lambda: 0),
    DictionaryMember("coalescedEvents", sequence_of(_PointerEvent.convert), default=list),
    DictionaryMember("height", to_double, default=lambda: 1),
    DictionaryMember("isPrimary", to_boolean, default=lambda: False),
    DictionaryMember("persistentDeviceId", to_long, default=lambda: 0),
    DictionaryMember("pointerId", to_long, default=lambda: 0),
    DictionaryMember("pointerType", to_domstring, default=lambda: ""),
    DictionaryMember("predictedEvents", sequence_of(_PointerEvent.convert), default=list),
    DictionaryMember("pressure", to_float, default=lambda: 0),
    DictionaryMember("tangentialPressure", to_float, default=lambda: 0),
    DictionaryMember("tiltX", to_long, default=lambda: 0),
    DictionaryMember("tiltY", to_long, default=lambda: 0),
    DictionaryMember("twist", to_long, default=lambda: 0),
    DictionaryMember("width", to_double, default=lambda: 1),
)
