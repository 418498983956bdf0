"""Observable arrays: https://webidl.spec.whatwg.org/#idl-observable-array"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence
from typing import Any, TypeVar, overload

T = TypeVar("T")


class ObservableArray(MutableSequence[T]):
    """A list that checks each value which is put into it."""

    __slots__ = ("_items", "_set_an_indexed_value")

    def __init__(self, set_an_indexed_value: Callable[[Any], T]) -> None:
        self._items: list[T] = []
        self._set_an_indexed_value = set_an_indexed_value
        """Convert a value, or raise: https://webidl.spec.whatwg.org/#observable-array-attribute-set-an-indexed-value"""

    def __len__(self) -> int:
        return len(self._items)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        return self._items[index]

    @overload
    def __setitem__(self, index: int, value: T) -> None: ...
    @overload
    def __setitem__(self, index: slice, value: Iterable[T]) -> None: ...
    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, slice):
            self._items[index] = [self._set_an_indexed_value(each) for each in value]
        else:
            self._items[index] = self._set_an_indexed_value(value)

    def __delitem__(self, index: int | slice) -> None:
        del self._items[index]

    def insert(self, index: int, value: T) -> None:
        """Insert a value before an index."""
        self._items.insert(index, self._set_an_indexed_value(value))

    def __eq__(self, other: object) -> bool:
        items = other._items if isinstance(other, ObservableArray) else other
        return self._items == items

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self._items)
