"""Sequences, frozen arrays and records: https://webidl.spec.whatwg.org/#js-sequence"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from webapi.webidl.values import BYTES_LIKE, is_nullish, is_object

T = TypeVar("T")
_NOT_SEQUENCES = (dict, Mapping, *BYTES_LIKE)
Converter = Callable[[object, str], T]


def is_iterable(value: object) -> bool:
    """Whether an object converts to a sequence: it iterates, and not over the keys of a mapping.

    Bytes are left out: where a sequence is one choice and a string another, they are a mistake.
    """
    kind = type(value)
    if kind is list or kind is tuple:
        return True
    return hasattr(kind, "__iter__") and not isinstance(value, _NOT_SEQUENCES)


def sequence_of(item: Converter[T]) -> Converter[list[T]]:
    """The conversion to ``sequence<T>``, a new list."""

    def to_sequence(value: object, context: str) -> list[T]:
        if not is_object(value) or not is_iterable(value):
            raise TypeError(f"{context} cannot be converted to a sequence.")
        values: Any = value
        return [item(each, context) for each in values]

    return to_sequence


def frozen_array_of(item: Converter[T]) -> Converter[tuple[T, ...]]:
    """The conversion to ``FrozenArray<T>``, a tuple."""
    to_sequence = sequence_of(item)

    def to_frozen_array(value: object, context: str) -> tuple[T, ...]:
        return tuple(to_sequence(value, context))

    return to_frozen_array


def record_of(key: Converter[str], item: Converter[T]) -> Converter[dict[str, T]]:
    """The conversion to ``record<K, V>``, a new dict.

    A mapping gives its items; any other object gives its own public attributes, which are what an
    object's own enumerable properties are in JavaScript.
    """

    def to_record(value: object, context: str) -> dict[str, T]:
        if not is_object(value):
            raise TypeError(f"{context} is not of type 'Object'.")
        if isinstance(value, (dict, Mapping)):
            pairs = value.items()
        else:
            own: dict[str, object] = getattr(value, "__dict__", {})
            pairs = {name: own[name] for name in own if not name.startswith("_")}.items()
        return {key(name, context): item(each, context) for name, each in list(pairs)}

    return to_record


def nullable(inner: Converter[T]) -> Converter[T | None]:
    """The conversion to ``T?``: ``None`` and `jsnull` are ``None``."""

    def to_nullable(value: object, context: str) -> T | None:
        return None if is_nullish(value) else inner(value, context)

    return to_nullable
