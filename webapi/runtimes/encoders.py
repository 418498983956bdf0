"""Convert the results of calls to the text of an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from webapi.runtimes.handles import HandleTable
from webapi.runtimes.json_text import to_json
from webapi.webidl.platform_objects import is_platform_object

Encoder: TypeAlias = Callable[[HandleTable, Any], str]

_WORDS_AT_ONCE = 1 << 14


def plain(handles: HandleTable, value: Any) -> str:
    """A value of JSON."""
    return to_json(value)


def platform_object(handles: HandleTable, value: Any) -> str:
    """An object or null."""
    return "null" if value is None else handles.introduce(value)


def object_or_value(handles: HandleTable, value: Any) -> str:
    """An object or a value of JSON."""
    return handles.introduce(value) if is_platform_object(value) else to_json(value)


def pairs_of(encode_value: Encoder) -> Encoder:
    """A list of pairs of a string and a value."""

    def encode_pairs(handles: HandleTable, pairs: Any) -> str:
        items = [f"[{to_json(key)},{encode_value(handles, value)}]" for key, value in pairs]
        return f"[{','.join(items)}]"

    return encode_pairs


def list_of(encode_item: Encoder) -> Encoder:
    """A list of results."""

    def encode_list(handles: HandleTable, values: Any) -> str:
        return f"[{','.join([encode_item(handles, value) for value in values])}]"

    return encode_list


def buffer(handles: HandleTable, value: bytes) -> str:
    """Bytes."""
    return buffer_text(value)


def buffer_text(value: bytes) -> str:
    """Bytes as their count and a list of 32-bit integers."""
    words = memoryview(value + bytes(-len(value) % 4)).cast("i")
    starts = range(0, len(words), _WORDS_AT_ONCE)
    text = ",".join([str(words[start : start + _WORDS_AT_ONCE].tolist())[1:-1] for start in starts])
    return f"[{len(value)},[{text}]]"


def settled(encode_value: Encoder) -> Encoder:
    """The result of an awaitable that is done.

    Raises: the reason of its rejection.
    """

    def encode_settled(handles: HandleTable, awaitable: Any) -> str:
        try:
            awaitable.__await__().send(None)
        except StopIteration as stop:
            return encode_value(handles, stop.value)
        raise RuntimeError("a promise is pending")

    return encode_settled
