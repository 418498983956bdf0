"""Bounds the bytes that the objects of one context hold in Python.

A measurement takes time in proportion to the objects. So this module measures only when the context
may have used the room that the last measurement found. Until then it estimates how much a request
can add, from the request's text and what it copies.

A sum of the bytes that cross would differ from the bytes that objects hold. Scripts replace
attributes, delete pairs by name, copy blobs into forms, share bytes between slices, and remove
elements from documents; and three bytes of HTML become an element. A sum would need the rules of
each interface. The walk needs none of them.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable, Iterator
from types import FunctionType, ModuleType

_NOT_HELD = (type, ModuleType, FunctionType)
_OF_A_REQUEST = 1000
"""The most bytes that the shortest request adds: a small object and its table entries."""


class OutOfMemoryError(Exception):
    """The objects of a context hold all bytes that ``max_bytes`` allows."""


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
        """The limit. `Memory` refuses a request that would leave less than an eighth of it.

        So measurements are rare, because requests can add much between two of them.
        """
        return self._max_bytes

    @max_bytes.setter
    def max_bytes(self, value: int) -> None:
        self._max_bytes = value
        self._room = 0
        self._is_full = False

    def begin_request(self, request: str) -> None:
        """Note the size of a request, which may add as much.

        Raises: `OutOfMemoryError` if the request alone is larger than the limit.
        """
        self._of_this_request = most_added_by(request)
        self._spent_on_this_request = 0
        if len(request) > self._max_bytes:
            raise self._error()

    def spend_on_request(self) -> None:
        """Reserve the bytes that the current request may add. A second call does nothing.

        Raises: `OutOfMemoryError`.
        """
        size, self._of_this_request = self._of_this_request, 0
        self.spend(size)

    def spend_on_new(self, item: object) -> None:
        """Reserve what a new object holds beyond what the current request has reserved.

        Raises: `OutOfMemoryError`.
        """
        self.spend(max(0, held_by([item]) - self._spent_on_this_request))

    def spend(self, size: int) -> None:
        """Reserve ``size`` bytes.

        Raises: `OutOfMemoryError`.
        """
        self._room -= size
        self._spent_on_this_request += size
        if self._room < 0:
            self._measure()

    def freed(self) -> None:
        """Note that memory may have become free, so that measuring again can help."""
        self._is_full = False

    def _measure(self) -> None:
        """Find the room that is left, and refuse the current request if it leaves too little.

        While nothing becomes free, a full memory refuses without another measurement.
        """
        if self._is_full:
            raise self._error()
        free = self._free_bytes()
        least = self._max_bytes // 8
        self._is_full = free < least
        self._room = free - self._spent_on_this_request
        if self._room < least:
            self._room = 0 if self._is_full else free
            raise self._error()

    def _free_bytes(self) -> int:
        gc.collect()  # documents refer to themselves, so only this frees them
        return self._max_bytes - held_by(self._roots())

    def _error(self) -> OutOfMemoryError:
        return OutOfMemoryError(
            f"objects in Python would hold more than the {self._max_bytes} bytes that max_bytes "
            "allows"
        )


def most_added_by(request: str) -> int:
    """The most bytes that a request adds, without what it copies from objects.

    Queries, markup and patterns add more: `Memory.spend_on_new` measures the objects they make.
    """
    of_a_character = 4 if "\\u" in request else 2
    return _OF_A_REQUEST + of_a_character * len(request)


def held_by(roots: Iterable[object]) -> int:
    """The bytes of objects and of all that they refer to, without code.

    A string counts once for each reference to it.
    """
    return sum(map(sys.getsizeof, _reachable_from(roots)))


def _reachable_from(roots: Iterable[object]) -> Iterator[object]:
    """Walk the objects once each, but strings once for each reference."""
    seen: set[int] = set()
    waiting = list(roots)
    while waiting:
        item = waiting.pop()
        if type(item) is str:
            yield item
        elif id(item) not in seen and not isinstance(item, _NOT_HELD):
            seen.add(id(item))
            yield item
            waiting += _referents(item)


def _referents(item: object) -> list[object]:
    """What an object refers to. The garbage collector does not know what a memoryview refers to."""
    return [item.obj] if isinstance(item, memoryview) else gc.get_referents(item)
