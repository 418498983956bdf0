"""What is made of texts, once in a process as long as the texts are not too long together."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class TextCache(Generic[Made]):
    """Calls ``make`` with a text, and keeps what it returns while ``limit`` characters last.

    >>> lengths = TextCache(len, 6)
    >>> [lengths.of("abc"), lengths.of("abcd"), len(lengths)]
    [3, 4, 1]
    """

    def __init__(self, make: Callable[[str], Made], limit: int) -> None:
        self._make = make
        self._limit = limit
        self._size = 0
        self._made: dict[str, Made] = {}
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._made)

    def of(self, text: str) -> Made:
        """What is made of a text.

        Raises: what ``make`` raises, which is not kept.
        """
        with self._lock:
            if text in self._made:
                made = self._made[text] = self._made.pop(text)  # now the last
                return made
        made = self._make(text)
        with self._lock:
            if text not in self._made and len(text) <= self._limit:
                self._made[text] = made
                self._size += len(text)
                while self._size > self._limit:
                    oldest = next(iter(self._made))
                    del self._made[oldest]
                    self._size -= len(oldest)
        return made
