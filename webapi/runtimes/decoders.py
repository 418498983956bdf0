"""What Python makes of the arguments in a request.

A platform object is sent as its handle. Bytes are sent as their number and the words of 32 bits, in
the machine's byte order, that they fill.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, TypeAlias

from webapi.runtimes.handles import HandleTable

Decoder: TypeAlias = Callable[[HandleTable, Any], Any]


def item(handles: HandleTable, value: Any) -> Any:
    """An argument that may be an object or bytes."""
    if type(value) is int:
        found = handles.by_handle.get(value)
        if found is None:
            raise TypeError("Illegal invocation")
        handles.memory.spend(_bytes_in(found))
        return found
    if type(value) is list:
        size, words = value
        return array("i", words).tobytes()[:size]
    return value


def _bytes_in(found: Any) -> int:
    """The bytes that an object is made of: what making another of it copies."""
    return sum(
        len(value)
        for cls in type(found).__mro__
        for name in getattr(cls, "__slots__", ())
        if isinstance(value := getattr(found, name, None), memoryview)
    )


def each(decode: Decoder) -> Decoder:
    """An argument that is a list, or nothing."""

    def decode_each(handles: HandleTable, values: Any) -> Any:
        return [decode(handles, value) for value in values] if type(values) is list else values

    return decode_each


def arguments(*decoders: Decoder | None) -> Decoder:
    """All arguments, of which some are more than values of JSON."""

    def decode_arguments(handles: HandleTable, values: list[Any]) -> list[Any]:
        decoded = list(values)
        for index, (decode, value) in enumerate(zip(decoders, values, strict=False)):
            if decode is not None:
                decoded[index] = decode(handles, value)
        return decoded

    return decode_arguments


def spread(decode: Decoder | None) -> Decoder:
    """All arguments, which come as one list."""

    def decode_list(handles: HandleTable, values: list[Any]) -> list[Any]:
        (items,) = values
        return items if decode is None else [decode(handles, value) for value in items]

    return decode_list
