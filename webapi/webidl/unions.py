"""Unions and overloads: choose the type that a value converts to.

https://webidl.spec.whatwg.org/#js-union and https://webidl.spec.whatwg.org/#js-overloads check a
value in the same order; `distinguish` does both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from webapi.webidl.collections import is_iterable, is_iterator
from webapi.webidl.mappings import is_mapping, repeated_pairs_of
from webapi.webidl.platform_objects import Interface, is_platform_object
from webapi.webidl.values import BYTES_LIKE, is_buffer, is_nullish, is_number, is_object, unboxed

T = TypeVar("T")


class Choices(NamedTuple, Generic[T]):
    """The member type for each category of values; ``None`` if the union has no such type."""

    undefined: T | None = None
    nullable: T | None = None
    dictionary: T | None = None
    interfaces: Mapping[Interface, T] = {}
    buffer: T | None = None
    callback: T | None = None
    async_sequence: T | None = None
    sequence: T | None = None
    record: T | None = None
    callback_interface: T | None = None
    object: T | None = None
    boolean: T | None = None
    numeric: T | None = None
    string: T | None = None
    any: T | None = None


def distinguish(value: object, choices: Choices[T]) -> T | None:
    """The choice for ``value``, or ``None`` if no choice takes its kind."""
    if value is None and choices.undefined is not None:
        return choices.undefined
    if is_nullish(value):
        if choices.nullable is not None:
            return choices.nullable
        if choices.dictionary is not None:
            return choices.dictionary
        return choices.string or choices.numeric or choices.boolean or choices.any
    value = unboxed(value)
    if is_object(value):
        for interface, choice in choices.interfaces.items():
            if interface.implemented_by(value):
                return choice
        if (choices.buffer or choices.object) and is_buffer(value):
            found = choices.buffer or choices.object
        elif isinstance(value, BYTES_LIKE):
            found = None
        elif callable(value) and choices.callback is not None:
            found = choices.callback
        elif is_iterator(value) and choices.async_sequence is not None:
            found = choices.async_sequence
        elif is_iterable(value) and choices.sequence is not None:
            found = choices.sequence
        elif choices.dictionary is not None and isinstance(value, list | tuple):
            return None  # in JavaScript a dictionary without members, in Python a mistake
        elif choices.string is not None and choices.dictionary is not None and _is_text(value):
            found = choices.string
        else:
            found = (
                choices.dictionary or choices.record or choices.callback_interface or choices.object
            )
        if found is not None:
            return found
    elif type(value) is bool:
        if choices.boolean is not None:
            return choices.boolean
    elif is_number(value) and choices.numeric is not None:
        return choices.numeric
    return choices.string or choices.numeric or choices.boolean or choices.any


def _is_text(value: object) -> bool:
    """Whether an object's class defines ``__str__``, as the classes of URLs and paths do.

    Proxies of JavaScript's objects, which have a ``js_id``, are dictionaries; so are mappings and
    platform objects.
    """
    kind = type(value)
    return (
        kind.__str__ is not object.__str__
        and not hasattr(kind, "js_id")
        and not is_mapping(value)
        and not is_platform_object(value)
    )


def union(
    name: str, choices: Choices[Callable[[object, str], Any]]
) -> Callable[[object, str], Any]:
    """The conversion to the union type whose IDL is ``name``."""
    string = choices.string

    def to_union(value: object, context: str) -> Any:
        if type(value) is str and string is not None:
            return string(value, context)
        if choices.sequence is not None and choices.record is not None:
            value = repeated_pairs_of(value) or value
        choice = distinguish(value, choices)
        if choice is None:
            raise TypeError(f"{context} is not of type '{name}'.")
        return choice(value, context)

    return to_union
