"""The QueuingStrategy dictionary: https://streams.spec.whatwg.org/#dictdef-queuingstrategy

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.interfaces.queuing_strategy_size import to_queuing_strategy_size
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_unrestricted_double

if TYPE_CHECKING:
    from webapi.interfaces.queuing_strategy_size import QueuingStrategySize
    from webapi.webidl.types import NumberLike


class QueuingStrategy(TypedDict, total=False):
    highWaterMark: NumberLike
    size: QueuingStrategySize


to_queuing_strategy = dictionary(
    "QueuingStrategy",
    DictionaryMember("highWaterMark", to_unrestricted_double),
    DictionaryMember("size", to_queuing_strategy_size),
)
