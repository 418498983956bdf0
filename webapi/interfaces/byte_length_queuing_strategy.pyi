"""Types of the ByteLengthQueuingStrategy interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.function import Function
from webapi.interfaces.queuing_strategy_init import QueuingStrategyInit
from webapi.steps.byte_length_queuing_strategy import Slots as _ByteLengthQueuingStrategySlots

class ByteLengthQueuingStrategy(_ByteLengthQueuingStrategySlots):
    def __init__(self, init: QueuingStrategyInit) -> None: ...
    @classmethod
    def new(cls, init: QueuingStrategyInit) -> Self: ...
    @property
    def highWaterMark(self) -> float:
        """The bytes that a queue has room for.

        https://streams.spec.whatwg.org/#blqs-high-water-mark
        """
    @property
    def size(self) -> Function:
        """The function that counts the bytes of a chunk.

        https://streams.spec.whatwg.org/#blqs-size
        """
