"""Sequences, frozen arrays and records: https://webidl.spec.whatwg.org/#js-sequence"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from webapi.webidl.exceptions import shown
from webapi.webidl.mappings import fields_of, is_mapping, pairs_of
from webapi.webidl.values import BYTES_LIKE, is_nullish, is_object

T = TypeVar("T")
Converter = Callable[[object, str], T]


def is_iterable(value: object) -> bool:
    """Whether an object converts to a sequence: it is iterable and not a mapping.

    Bytes do not convert: if an argument takes a sequence or a string, bytes are a mistake.
    """
    kind = type(value)
    if kind is list or kind is tuple:
        return True
    return hasattr(kind, "__iter__") and not isinstance(value, BYTES_LIKE) and not is_mapping(value)


def is_iterator(value: object) -> bool:
    """Whether an object of a union converts to an asynchronous sequence: it gives its items once.

    So does an asynchronous iterable. Other iterables, such as lists, may become strings.
    """
    kind = type(value)
    return hasattr(kind, "__aiter__") or (hasattr(kind, "__next__") and hasattr(kind, "__iter__"))


def sequence_of(item: Converter[T]) -> Converter[list[T]]:
    """The conversion to ``sequence<T>``, a new list."""

    def to_sequence(value: object, context: str) -> list[T]:
        if not is_object(value) or not is_iterable(value):
            raise TypeError(f"{context} cannot be converted to a sequence.")
        values: Any = value
        try:
            return [item(each, context) for each in values]
        except TypeError as error:
            found = values if isinstance(values, list | tuple) else ()
            for index, each in enumerate(found):
                _convert(item, each, context, f"element {index}")
            raise _within(error, context, "an element") from None

    return to_sequence


def _convert(convert: Converter[T], value: object, context: str, place: str) -> None:
    """Convert one part of a value that did not convert, to find the part that is wrong.

    Raises:
        TypeError: this part does not convert.
    """
    try:
        convert(value, context)
    except TypeError as error:
        raise _within(error, context, place) from None


def _within(error: TypeError, context: str, place: str) -> TypeError:
    """Add the place in the value to the error of a conversion, after ``context``.

    An error that the value itself raised stays unchanged.
    """
    text = str(error)
    if type(error) is not TypeError or not text.startswith(context):
        return error
    return TypeError(f"{context}, {place}{text[len(context) :]}")


def frozen_array_of(item: Converter[T]) -> Converter[tuple[T, ...]]:
    """The conversion to ``FrozenArray<T>``, a tuple."""
    to_sequence = sequence_of(item)

    def to_frozen_array(value: object, context: str) -> tuple[T, ...]:
        return tuple(to_sequence(value, context))

    return to_frozen_array


def record_of(key: Converter[str], item: Converter[T]) -> Converter[dict[str, T]]:
    """The conversion to ``record<K, V>``, a new dict.

    A mapping gives its pairs; any other object gives its fields.
    """

    def to_record(value: object, context: str) -> dict[str, T]:
        if not is_object(value):
            raise TypeError(f"{context} is not of type 'Object'.")
        pairs = pairs_of(value) if is_mapping(value) else fields_of(value, context)
        try:
            return {key(name, context): item(each, context) for name, each in pairs}
        except TypeError as error:
            for name, each in pairs:
                _convert(key, name, context, "a name")
                _convert(item, each, context, f"the value of {shown(name)}")
            raise error from None

    return to_record


def nullable(inner: Converter[T]) -> Converter[T | None]:
    """The conversion to ``T?``: ``None`` and `jsnull` are ``None``."""

    def to_nullable(value: object, context: str) -> T | None:
        return None if is_nullish(value) else inner(value, context)

    return to_nullable
