"""The UIEventInit dictionary: https://w3c.github.io/uievents/#dictdef-uieventinit

Made by ``python -m idl`` from idl/ui_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_init import EventInit
from webapi.webidl.collections import nullable
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_long, to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface

if TYPE_CHECKING:
    from webapi.interfaces.event_target import EventTarget
    from webapi.webidl.types import NumberLike

_EventTarget = Interface("webapi.interfaces.event_target", "EventTarget")


class UIEventInit(EventInit, total=False):
    view: EventTarget | None
    detail: NumberLike
    which: NumberLike


to_ui_event_init = dictionary(
    "UIEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("detail", to_long, default=lambda: 0),
    DictionaryMember("view", nullable(_EventTarget.convert), default=lambda: None),
    DictionaryMember("which", to_unsigned_long, default=lambda: 0),
)
