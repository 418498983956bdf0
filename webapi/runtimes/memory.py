"""Bounds the bytes that the objects of one context hold in Python.

A measurement takes time in proportion to what there is. So one is made only when the context may
have used the room that the last one found. Until then, what a request can add is estimated from its
length and from the bytes that it copies.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType

_NOT_HELD = (type, ModuleType, FunctionType)
_OF_A_REQUEST = 1000
"""The most bytes that the shortest request adds: a small object and its table entries."""


class OutOfMemoryError(Exception):
    """The objects of a context hold as many bytes as ``max_bytes`` allows."""


class Memory:
    """The bytes that a context may use; ``roots`` returns the objects that it keeps."""

    def __init__(self, roots: Callable[[], Iterable[object]], max_bytes: int) -> None:
        self._roots = roots
        self._max_bytes = max_bytes
        self._room = max_bytes
        self._is_full = False
        self._of_this_request = 0
        self._spent_on_this_request = 0

    @property
    def max_bytes(self) -> int:
        """The limit. A request that would leave less than an eighth of it is refused.

        So measurements are rare: much can be added between two of them.
        """
        return self._max_bytes

    @max_bytes.setter
    def max_bytes(self, value: int) -> None:
        self._max_bytes = value
        self._room = 0
        self._is_full = False

    def begin_request(self, request: str) -> None:
        """Note the size of a request, before it is known whether it adds anything.

        Raises: `OutOfMemoryError` if the request alone is larger than the limit.
        """
        of_a_character = 4 if "\\u" in request else 2
        self._of_this_request = _OF_A_REQUEST + of_a_character * len(request)
        self._spent_on_this_request = 0
        if len(request) > self._max_bytes:
            raise self._error()

    def spend_on_request(self) -> None:
        """Reserve what the current request may add.

        Raises: `OutOfMemoryError`.
        """
        self.spend(self._of_this_request)

    def spend(self, size: int) -> None:
        """Reserve ``size`` bytes.

        Raises: `OutOfMemoryError`.
        """
        self._room -= size
        self._spent_on_this_request += size
        if self._room < 0:
            self._measure()

    def freed(self) -> None:
        """Note that something may have been freed, so that measuring again can help."""
        self._is_full = False

    def _measure(self) -> None:
        if self._is_full:
            raise self._error()
        gc.collect()  # documents refer to themselves, and what is gone counts no more
        free = self._max_bytes - held_by(self._roots())
        least = self._max_bytes // 8
        self._is_full = free < least
        self._room = free - self._spent_on_this_request
        if self._room < least:
            self._room = 0 if self._is_full else free
            raise self._error()

    def _error(self) -> OutOfMemoryError:
        return OutOfMemoryError(
            f"objects in Python would hold more than the {self._max_bytes} bytes that max_bytes "
            "allows"
        )


def held_by(roots: Iterable[object]) -> int:
    """The bytes of objects and of all that they refer to, without code.

    A string counts as often as it is referred to.
    """
    seen: set[int] = set()
    waiting = list(roots)
    total = 0
    while waiting:
        item = waiting.pop()
        if type(item) is str:
            total += sys.getsizeof(item)
        elif id(item) not in seen and not isinstance(item, _NOT_HELD):
            seen.add(id(item))
            total += sys.getsizeof(item)
            waiting += [item.obj] if isinstance(item, memoryview) else gc.get_referents(item)
    return total
