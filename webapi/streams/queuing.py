"""Queuing strategies and queues with sizes: https://streams.spec.whatwg.org/#qs

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypedDict

from webapi.webidl.exceptions import RangeError
from webapi.webidl.host import byte_length_size, count_size, is_nan


class QueuingStrategy(TypedDict, total=False):
    """https://streams.spec.whatwg.org/#dictdef-queuingstrategy"""

    highWaterMark: float
    size: Callable[[Any, Any], float]
    """Its first argument is the callback this value, as of all callbacks."""


class QueuingStrategyInit(TypedDict):
    """https://streams.spec.whatwg.org/#dictdef-queuingstrategyinit"""

    highWaterMark: float


class ByteLengthQueuingStrategy:
    """https://streams.spec.whatwg.org/#bytelengthqueuingstrategy"""

    __slots__ = ("high_water_mark", "platform_object")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.high_water_mark = 0.0

    def constructor_steps(self, init: QueuingStrategyInit) -> None:
        """https://streams.spec.whatwg.org/#blqs-constructor"""
        self.high_water_mark = init["highWaterMark"]

    @property
    def size(self) -> Any:
        """https://streams.spec.whatwg.org/#blqs-size"""
        return byte_length_size()


class CountQueuingStrategy:
    """https://streams.spec.whatwg.org/#countqueuingstrategy"""

    __slots__ = ("high_water_mark", "platform_object")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.high_water_mark = 0.0

    def constructor_steps(self, init: QueuingStrategyInit) -> None:
        """https://streams.spec.whatwg.org/#cqs-constructor"""
        self.high_water_mark = init["highWaterMark"]

    @property
    def size(self) -> Any:
        """https://streams.spec.whatwg.org/#cqs-size"""
        return count_size()


def extract_high_water_mark(strategy: QueuingStrategy, default: float) -> float:
    """https://streams.spec.whatwg.org/#validate-and-normalize-high-water-mark"""
    if "highWaterMark" not in strategy:
        return default
    high_water_mark = strategy["highWaterMark"]
    if is_nan(high_water_mark) or high_water_mark < 0:
        raise RangeError("The highWaterMark is negative or not a number.")
    return high_water_mark


def size_of_chunk(strategy: QueuingStrategy, chunk: Any) -> float:
    """https://streams.spec.whatwg.org/#make-size-algorithm-from-size-function"""
    return strategy["size"](None, chunk) if "size" in strategy else 1


@dataclass(eq=False, slots=True)
class ValueWithSize:
    """https://streams.spec.whatwg.org/#value-with-size"""

    value: Any
    size: float


class QueueWithSizes:
    """https://streams.spec.whatwg.org/#queue-with-sizes"""

    __slots__ = ("items", "total_size")

    def __init__(self) -> None:
        self.items: deque[ValueWithSize] = deque()
        self.total_size = 0.0

    def is_empty(self) -> bool:
        """Whether there is no value."""
        return len(self.items) == 0

    def enqueue(self, value: Any, size: float) -> None:
        """https://streams.spec.whatwg.org/#enqueue-value-with-size"""
        if is_nan(size) or size < 0 or size == math.inf:
            raise RangeError("The size of a chunk is negative, infinite or not a number.")
        self.items.append(ValueWithSize(value, size))
        self.total_size += size

    def dequeue(self) -> Any:
        """https://streams.spec.whatwg.org/#dequeue-value"""
        item = self.items.popleft()
        self.total_size -= item.size
        if self.total_size < 0:  # by rounding
            self.total_size = 0.0
        return item.value

    def peek(self) -> Any:
        """https://streams.spec.whatwg.org/#peek-queue-value"""
        return self.items[0].value
