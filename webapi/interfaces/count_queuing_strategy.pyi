"""Types of the CountQueuingStrategy interface. Made by ``python -m idl``."""

from typing import Self

from webapi.interfaces.function import Function
from webapi.interfaces.queuing_strategy_init import QueuingStrategyInit
from webapi.steps.count_queuing_strategy import Slots as _CountQueuingStrategySlots

class CountQueuingStrategy(_CountQueuingStrategySlots):
    def __init__(self, init: QueuingStrategyInit) -> None: ...
    @classmethod
    def new(cls, init: QueuingStrategyInit) -> Self: ...
    @property
    def highWaterMark(self) -> float:
        """The number of chunks that a queue has room for.

        https://streams.spec.whatwg.org/#cqs-high-water-mark
        """
    @property
    def size(self) -> Function:
        """The function that returns 1 for any chunk.

        https://streams.spec.whatwg.org/#cqs-size
        """
