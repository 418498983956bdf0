"""Iteration over pairs that may change meanwhile: each step indexes the current pairs.

https://webidl.spec.whatwg.org/#js-iterable
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

from webapi.webidl.callbacks import to_callable
from webapi.webidl.exceptions import shown
from webapi.webidl.strings import to_domstring

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")
Pairs: TypeAlias = Callable[[T], Sequence[tuple[K, V]]]


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


def indexed_values(this: T, length: Callable[[T], int], item: Callable[[T, int], V]) -> Iterator[V]:
    """The indexed properties: what `values` gives, without the pairs."""
    index = 0
    while index < length(this):
        yield item(this, index)
        index += 1


def indexed_pairs(
    length: Callable[[T], int], item: Callable[[T, int], V]
) -> Callable[[T], Sequence[tuple[int, V]]]:
    """Make the argument ``pairs`` of these functions for an object with indexed properties."""

    class Pairs(Sequence[tuple[int, V]]):
        def __init__(self, this: T) -> None:
            self._this = this

        def __len__(self) -> int:
            return length(self._this)

        def __getitem__(self, index: Any) -> Any:
            return index, item(self._this, index)

    return Pairs


def indexed(
    this: T, index: object, length: Callable[[T], int], item: Callable[[T, int], V]
) -> V | list[V]:
    """``this[index]``, with Python's negative indices, slices and ``IndexError``."""
    if isinstance(index, slice):
        return [item(this, position) for position in range(*index.indices(length(this)))]
    position = operator.index(index)  # type: ignore[arg-type]
    size = length(this)
    if not -size <= position < size:
        raise IndexError(f"index {position} out of range for {size} items")
    return item(this, position % size)


def named(this: object, name: str, item: Callable[[str], V | None]) -> V:
    """``this[name]``, a named property.

    https://webidl.spec.whatwg.org/#dfn-named-property-getter
    """
    found = item(name)
    if found is None:
        raise KeyError(f"{type(this).__name__}: no item has the ID or name {shown(name)}")
    return found


def contains_item(this: Iterable[object], item: object, named: Callable[[str], object]) -> bool:
    """``item in this``, where a str is a name."""
    if isinstance(item, str):
        return named(item) is not None
    return any(each is item for each in this)


def contains(
    this: T, item: object, has: Callable[..., bool], pairs: Pairs[T, Any, Any] | None = None
) -> bool:
    """``item in this``: a str is a name, and two values are a pair.

    Callers pass ``pairs`` if ``has`` takes only a name.
    """
    if isinstance(item, str):
        return has(item)
    if isinstance(item, tuple | list) and len(item) == 2:
        if pairs is None:
            return has(item[0], to_domstring(item[1]))
        return tuple(item) in entries(this, pairs)
    raise TypeError(f"{type(this).__name__}: a name or a pair can be in it, not {shown(item)}.")


def no_mapping(this: object) -> TypeError:
    """The error for ``this[key]``; ``dict(this)`` evaluates that because ``keys()`` exists."""
    methods = "get() or getAll()" if hasattr(this, "getAll") else "get()"
    return TypeError(
        f"'{type(this).__name__}' object is not a mapping, because names can repeat: "
        f"use {methods}, or dict(….entries())."
    )


def for_each(this: T, pairs: Pairs[T, K, V], callback: object, context: str) -> None:
    """Call ``callback`` with value, key and ``this``, or with the first ones that it accepts."""
    function = to_callable(callback, 3, context)
    for key, value in entries(this, pairs):
        function(value, key, this)
