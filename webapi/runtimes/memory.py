"""What the objects of one context hold in Python, so that a script cannot make it endless.

Measuring takes time in proportion to what there is. So it happens only when a context may have
used up the room that the last measurement found: what a request can add is estimated from its
length, and from the bytes that it says to copy.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable
from types import FunctionType, ModuleType

_NOT_HELD = (type, ModuleType, FunctionType)
_OF_A_REQUEST = 1000
"""The bytes of a small object and its entries in tables: what the shortest request may add."""


class OutOfMemoryError(Exception):
    """The objects of a context hold as many bytes as ``max_bytes`` allows."""


class Memory:
    """The bytes that a context may use; ``roots`` are the objects that its own hang on."""

    def __init__(self, roots: Callable[[], Iterable[object]], max_bytes: int) -> None:
        self._roots = roots
        self._max_bytes = max_bytes
        self._room = max_bytes
        self._is_full = False
        self._of_this_request = 0
        self._spent_on_this_request = 0

    @property
    def max_bytes(self) -> int:
        """The limit; what would leave less than an eighth of it is refused.

        So there is much to spend between two measurements.
        """
        return self._max_bytes

    @max_bytes.setter
    def max_bytes(self, value: int) -> None:
        self._max_bytes = value
        self._room = 0
        self._is_full = False

    def meet(self, request: str) -> None:
        """Take note of a request, which may add something or only read.

        Raises: `OutOfMemoryError` of one that would not fit if there was nothing.
        """
        of_a_character = 4 if "\\u" in request else 2
        self._of_this_request = _OF_A_REQUEST + of_a_character * len(request)
        self._spent_on_this_request = 0
        if len(request) > self._max_bytes:
            raise self._error()

    def spend_on_request(self) -> None:
        """Make room for what the request at hand adds.

        Raises: `OutOfMemoryError`.
        """
        self.spend(self._of_this_request)

    def spend(self, size: int) -> None:
        """Make room for ``size`` bytes.

        Raises: `OutOfMemoryError`.
        """
        self._room -= size
        self._spent_on_this_request += size
        if self._room < 0:
            self._measure()

    def freed(self) -> None:
        """Take note that something may be gone."""
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
    """The bytes of objects and of all that they refer to, code aside; shared text counts often."""
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
