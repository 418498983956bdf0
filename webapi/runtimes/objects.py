"""The objects in Python that one context keeps alive, and what its requests may make of them."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator, Sequence
from json.encoder import encode_basestring_ascii
from typing import Any, TypeAlias, cast

from webapi.runtimes.memory import Memory
from webapi.url.blob_url_store import store
from webapi.url.environment import EnvironmentSettingsObject

Request: TypeAlias = list[Any]
Decoder: TypeAlias = "Callable[[Objects, Any], Any]"
Encoder: TypeAlias = "Callable[[Objects, Any], str]"

_WORDS_AT_ONCE = 1 << 14

encode = json.JSONEncoder(separators=(",", ":")).encode


class TooManyObjectsError(Exception):
    """A context keeps ``max_handles`` objects alive."""


class Exposed:
    """An interface, and the attributes (or operations without arguments) that answers carry.

    Without ``kept`` a new object lives in JavaScript only, as those values and the request that
    made it, until something is asked of it that they do not say.
    """

    def __init__(self, cls: type, values: Sequence[str], kept: bool) -> None:
        self.cls = cls
        self.kept = kept
        self._getters = [getter(getattr(cls, name)) for name in values]

    def state(self, handle: int, item: Any) -> str:
        """The answer about an object: its handle and its values."""
        if not self._getters:
            return f"[{handle}]"
        values = ",".join([plain_text(get(item)) for get in self._getters])
        return f"[{handle},{values}]"


class Objects:
    """The objects that one context keeps alive, by handle.

    A handle is never used again, and an object has one at a time.
    """

    def __init__(
        self,
        calls: Sequence[Callable[[Objects, Request], str]],
        interfaces: Sequence[Exposed],
        environment: EnvironmentSettingsObject,
        max_handles: int,
        max_bytes: int,
    ) -> None:
        self.calls = calls
        self._interfaces = interfaces
        self._numbers = {exposed.cls: number for number, exposed in enumerate(interfaces)}
        self.environment = environment
        self.max_handles = max_handles
        self.memory = Memory(self._roots, max_bytes)
        self.by_handle: dict[int, Any] = {}
        self.last_handle = 0
        self._handles: dict[Any, int] = {}

    def keep(self, item: Any) -> int:
        """The handle of an object, new if it had none.

        Raises: `TooManyObjectsError`.
        """
        known = self._handles.get(item)
        if known is not None:
            return known
        if len(self.by_handle) >= self.max_handles:
            raise TooManyObjectsError(
                f"{self.max_handles} objects are alive, which is as many as max_handles allows"
            )
        self.last_handle += 1
        self.by_handle[self.last_handle] = item
        self._handles[item] = self.last_handle
        return self.last_handle

    def introduce(self, item: Any) -> str:
        """What makes an object known: the number of its interface, and its handle and values."""
        number = self._numbers[type(item)]
        return f"[{number},{self._interfaces[number].state(self.keep(item), item)}]"

    def exposed(self, item: Any) -> Exposed:
        """The interface of an object."""
        return self._interfaces[self._numbers[type(item)]]

    def release(self, handle: object) -> None:
        """Let go of what has a handle, if it has."""
        item = self.by_handle.pop(cast(int, handle), None)
        if item is not None:
            del self._handles[item]
            self.memory.freed()

    def release_since(self, last_handle: int) -> None:
        """Let go of what was kept since a time, of which JavaScript has not heard."""
        for handle in range(last_handle + 1, self.last_handle + 1):
            self.release(handle)

    def _roots(self) -> Iterator[object]:
        yield from list(self.by_handle.values())
        for url, entry in list(store.items()):
            if entry.environment is self.environment:
                yield url
                yield entry


def getter(member: Any) -> Callable[[Any], Any]:
    """The function that gets an attribute, or the method itself."""
    return cast("Callable[[Any], Any]", member.fget if isinstance(member, property) else member)


def plain_text(value: Any) -> str:
    """A value of JSON as text."""
    return encode_basestring_ascii(value) if type(value) is str else encode(value)


# Arguments. An object is its handle, bytes are their number and the words of 32 bits, as the
# machine orders them, that they fill.


def item(objects: Objects, value: Any) -> Any:
    """An argument that may be an object or bytes."""
    if type(value) is int:
        found = objects.by_handle.get(value)
        if found is None:
            raise TypeError("Illegal invocation")
        objects.memory.spend(_bytes_in(found))
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

    def decode_each(objects: Objects, values: Any) -> Any:
        return [decode(objects, value) for value in values] if type(values) is list else values

    return decode_each


def arguments(*decoders: Decoder | None) -> Decoder:
    """All arguments, of which some are more than values of JSON."""

    def decode_arguments(objects: Objects, values: list[Any]) -> list[Any]:
        decoded = list(values)
        for index, (decode, value) in enumerate(zip(decoders, values, strict=False)):
            if decode is not None:
                decoded[index] = decode(objects, value)
        return decoded

    return decode_arguments


def spread(decode: Decoder | None) -> Decoder:
    """All arguments, which come as one list."""

    def decode_list(objects: Objects, values: list[Any]) -> list[Any]:
        (items,) = values
        return items if decode is None else [decode(objects, value) for value in items]

    return decode_list


# Results


def plain(objects: Objects, value: Any) -> str:
    """A value of JSON."""
    return plain_text(value)


def platform_object(objects: Objects, value: Any) -> str:
    """An object or null."""
    return "null" if value is None else objects.introduce(value)


def list_of(encode_item: Encoder) -> Encoder:
    """A list of results."""

    def encode_list(objects: Objects, values: Any) -> str:
        return f"[{','.join([encode_item(objects, value) for value in values])}]"

    return encode_list


def buffer(objects: Objects, value: bytes) -> str:
    """Bytes."""
    words = memoryview(value + bytes(-len(value) % 4)).cast("i")
    starts = range(0, len(words), _WORDS_AT_ONCE)
    text = ",".join([str(words[start : start + _WORDS_AT_ONCE].tolist())[1:-1] for start in starts])
    return f"[{len(value)},[{text}]]"


def settled(encode_value: Encoder) -> Encoder:
    """What an awaitable that is done comes to.

    Raises: what it was rejected with.
    """

    def encode_settled(objects: Objects, awaitable: Any) -> str:
        try:
            awaitable.__await__().send(None)
        except StopIteration as stop:
            return encode_value(objects, stop.value)
        raise RuntimeError("a promise is pending")

    return encode_settled
