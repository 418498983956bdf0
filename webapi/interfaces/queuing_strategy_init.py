"""The QueuingStrategyInit dictionary: https://streams.spec.whatwg.org/#dictdef-queuingstrategyinit

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Required, TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_unrestricted_double

if TYPE_CHECKING:
    from webapi.webidl.types import NumberLike


class QueuingStrategyInit(TypedDict, total=False):
    highWaterMark: Required[NumberLike]


to_queuing_strategy_init = dictionary(
    "QueuingStrategyInit", DictionaryMember("highWaterMark", to_unrestricted_double, required=True)
)
