"""The AnimationEventInit dictionary:
https://html.spec.whatwg.org/multipage/#dictdef-animationeventinit

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_init import EventInit
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_double
from webapi.webidl.objects import to_boolean
from webapi.webidl.strings import to_domstring

if TYPE_CHECKING:
    from webapi.webidl.types import NumberLike, StringLike


class AnimationEventInit(EventInit, total=False):
    animationName: StringLike
    elapsedTime: NumberLike
    pseudoElement: StringLike


to_animation_event_init = dictionary(
    "AnimationEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("animationName", to_domstring, default=lambda: ""),
    DictionaryMember("elapsedTime", to_double, default=lambda: 0.0),
    DictionaryMember("pseudoElement", to_domstring, default=lambda: ""),
)
