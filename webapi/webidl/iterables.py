"""Iteration over what may change meanwhile: by index into the pairs of that moment, as browsers do.

https://webidl.spec.whatwg.org/#js-iterable
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from webapi.webidl.callbacks import to_callable

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")
Pairs = Callable[[T], list[tuple[K, V]]]


def entries(this: T, pairs: Pairs[T, K, V]) -> Iterator[tuple[K, V]]:
    """The pairs, as tuples."""
    index = 0
    while index < len(current := pairs(this)):
        yield current[index]
        index += 1


def keys(this: T, pairs: Pairs[T, K, Any]) -> Iterator[K]:
    """The first of each pair."""
    for key, _ in entries(this, pairs):
        yield key


def values(this: T, pairs: Pairs[T, Any, V]) -> Iterator[V]:
    """The second of each pair."""
    for _, value in entries(this, pairs):
        yield value


def for_each(this: T, pairs: Pairs[T, K, V], callback: object, context: str) -> None:
    """Call ``callback`` with value, key and ``this``, or as many of them as it takes."""
    function = to_callable(callback, 3, context)
    for key, value in entries(this, pairs):
        function(value, key, this)
