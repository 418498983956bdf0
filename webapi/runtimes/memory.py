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
_OF_A_CHARACTER = 4
"""The bytes of a character, at most."""


class OutOfMemoryError(Exception):
    """The objects of a context hold as many bytes as ``max_bytes`` allows."""


class Memory:
    """The bytes that a context may use; ``roots`` are the objects that its own hang on."""

    def __init__(self, roots: Callable[[], Iterable[object]], max_bytes: int) -> None:
        self._roots = roots
        self._max_bytes = max_bytes
        self._room = max_bytes - max_bytes // 8
        self._of_this_request = 0
        self._spent_on_this_request = 0

    @property
    def max_bytes(self) -> int:
        """The limit, of which the last eighth stays free, so that measurements are seldom."""
        return self._max_bytes

    @max_bytes.setter
    def max_bytes(self, value: int) -> None:
        self._max_bytes = value
        self._room = 0

    def meet(self, request: str) -> None:
        """Take note of a request, which may add something or only read.

        Raises: `OutOfMemoryError` of one that would not fit if there was nothing.
        """
        self._of_this_request = _OF_A_REQUEST + _OF_A_CHARACTER * len(request)
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
        if self._room >= 0:
            return
        gc.collect()  # documents refer to themselves, and what is gone counts no more
        free = self._max_bytes - held_by(self._roots()) - self._spent_on_this_request
        if free < self._max_bytes // 8:
            self._room = 0
            raise self._error()
        self._room = free

    def _error(self) -> OutOfMemoryError:
        return OutOfMemoryError(
            f"objects in Python would hold more than the {self._max_bytes} bytes that max_bytes "
            "allows"
        )


def held_by(roots: Iterable[object]) -> int:
    """The bytes of objects and of all that they refer to, code aside."""
    seen: set[int] = set()
    waiting = list(roots)
    total = 0
    while waiting:
        item = waiting.pop()
        if id(item) in seen or isinstance(item, _NOT_HELD):
            continue
        seen.add(id(item))
        total += sys.getsizeof(item)
        if isinstance(item, memoryview):
            waiting.append(item.obj)
        else:
            waiting += gc.get_referents(item)
    return total
