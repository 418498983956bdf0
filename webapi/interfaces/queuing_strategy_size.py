"""The QueuingStrategySize callback:
https://streams.spec.whatwg.org/#callbackdef-queuingstrategysize

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.numeric import to_unrestricted_double

if TYPE_CHECKING:
    from webapi.webidl.types import NumberLike

QueuingStrategySize: TypeAlias = "Callable[..., NumberLike]"

to_queuing_strategy_size = callback_function("QueuingStrategySize", 1, to_unrestricted_double)
