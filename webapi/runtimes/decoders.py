"""Convert the arguments in a request to Python values.

JavaScript sends a platform object as its handle. It sends bytes as their count and a list of 32-bit
integers in the machine's byte order.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from webapi.runtimes.handles import HandleTable
from webapi.webidl.values import jsnull

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
    """The number of bytes that an object holds. A copy needs as many again."""
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


def each_value(decode: Decoder) -> Decoder:
    """An argument that is a record."""

    def decode_record(handles: HandleTable, record: Any) -> Any:
        if type(record) is not dict:
            return record
        return {key: decode(handles, value) for key, value in record.items()}

    return decode_record


def members(decoders: Mapping[str, Decoder]) -> Decoder:
    """A dictionary argument; some of its members are not plain values of JSON."""

    def decode_members(handles: HandleTable, dictionary: Any) -> Any:
        if type(dictionary) is dict:
            for name in decoders.keys() & dictionary.keys():
                dictionary[name] = decoders[name](handles, dictionary[name])
        return dictionary

    return decode_members


class JavaScriptObject:
    """Stands for an object that only JavaScript has."""

    def __repr__(self) -> str:
        return "[object Object]"


def anything(handles: HandleTable, value: Any) -> Any:
    """An argument of type ``any``: lists hold null and numbers, ``{}`` stands for objects."""
    match value:
        case []:
            return jsnull
        case [number]:
            return float(number)
        case dict():
            return JavaScriptObject()
    return item(handles, value) if type(value) is int else value


def arguments(*decoders: Decoder | None, variadic: bool = False) -> Decoder:
    """All arguments; some of them are not plain values of JSON.

    With ``variadic``, the last one is a list of any number of arguments.
    """

    def decode_arguments(handles: HandleTable, values: list[Any]) -> list[Any]:
        decoded = list(values)
        for index, (decode, value) in enumerate(zip(decoders, values, strict=False)):
            if decode is not None:
                decoded[index] = decode(handles, value)
        if variadic:
            decoded += decoded.pop()
        return decoded

    return decode_arguments
