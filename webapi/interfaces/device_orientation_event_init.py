"""The DeviceOrientationEventInit dictionary:
https://html.spec.whatwg.org/multipage/#dictdef-deviceorientationeventinit

Made by ``python -m idl`` from idl/page_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_init import EventInit
from webapi.webidl.collections import nullable
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_double
from webapi.webidl.objects import to_boolean

if TYPE_CHECKING:
    from webapi.webidl.types import NumberLike


class DeviceOrientationEventInit(EventInit, total=False):
    alpha: NumberLike | None
    beta: NumberLike | None
    gamma: NumberLike | None
    absolute: bool


to_device_orientation_event_init = dictionary(
    "DeviceOrientationEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("absolute", to_boolean, default=lambda: False),
    DictionaryMember("alpha", nullable(to_double), default=lambda: None),
    DictionaryMember("beta", nullable(to_double), default=lambda: None),
    DictionaryMember("gamma", nullable(to_double), default=lambda: None),
)
