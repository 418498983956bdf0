"""What a JavaScript engine may ask of Python: the entries of `webapi.runtimes.exposed.CALLS`.

A request is an array: the number of a call, what it is made on, then arguments. An answer is an
array too: a handle (0: nothing was kept) and a result, or the name of a JavaScript error and its
message. Requests may come from hostile code. Their arguments, values of JSON, meet the conversions
that the interfaces apply to any caller's, and nothing but the calls listed can be named.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from json.encoder import encode_basestring_ascii
from typing import Any, TypeAlias, cast

Request: TypeAlias = list[Any]
Call: TypeAlias = "Callable[[Objects, Request], str]"

_encode = json.JSONEncoder(separators=(",", ":")).encode


class TooManyObjectsError(Exception):
    """A context keeps ``max_handles`` objects alive."""


class Objects:
    """The objects that one context keeps alive, by handle, and the calls that it may make."""

    def __init__(self, calls: Sequence[Call], max_handles: int) -> None:
        self.calls = calls
        self.max_handles = max_handles
        self.by_handle: dict[int, Any] = {}
        self._last_handle = 0

    def keep(self, item: Any) -> int:
        """A new handle.

        Raises: `TooManyObjectsError`.
        """
        if len(self.by_handle) >= self.max_handles:
            raise TooManyObjectsError(
                f"{self.max_handles} objects are alive, which is as many as max_handles allows"
            )
        self._last_handle += 1
        self.by_handle[self._last_handle] = item
        return self._last_handle


class Exposed:
    """An interface, and the attributes (or operations without arguments) that answers carry.

    Without ``kept`` a new object lives in JavaScript only, as those values and the request that
    made it, until something is asked of it that they do not say.
    """

    def __init__(self, cls: type, values: Sequence[str], kept: bool) -> None:
        self.cls = cls
        self.kept = kept
        self._getters = [_getter(getattr(cls, name)) for name in values]

    def values(self, item: Any) -> str:
        """The values as a list of JSON texts."""
        return ",".join([_text(getter(item)) for getter in self._getters])

    def state(self, objects: Objects, item: Any) -> str:
        """The answer that introduces a new object."""
        handle = objects.keep(item) if self.kept else 0
        return f"[{handle},{self.values(item)}]"

    def target(self, objects: Objects, request: Request) -> tuple[Any, int]:
        """The object that a call is made on, made again if need be, and its handle or 0."""
        target = request[1]
        if isinstance(target, list):
            maker = objects.calls[target[0]]
            item = maker.make(target) if isinstance(maker, Maker) else None
            handle = 0
        else:
            item = objects.by_handle.get(target) if type(target) is int else None
            handle = target
        if type(item) is not self.cls:
            raise TypeError("Illegal invocation")
        return item, handle


def _getter(member: Any) -> Callable[[Any], Any]:
    return cast("Callable[[Any], Any]", member.fget if isinstance(member, property) else member)


def _text(value: Any) -> str:
    return encode_basestring_ascii(value) if type(value) is str else _encode(value)


def release(objects: Objects, request: Request) -> str:
    """JavaScript let go of these handles."""
    for handle in request[1]:
        objects.by_handle.pop(handle, None)
    return "[0]"


class Maker:
    """A call that makes an object: what a request may name to have one made again."""

    def __init__(self, function: Callable[..., Any], result: Exposed) -> None:
        self.function = function
        self.result = result

    def make(self, request: Request) -> Any:
        """A new object, or ``None``."""
        return self.function(*request[1:])

    def __call__(self, objects: Objects, request: Request) -> str:
        """The answer that introduces it."""
        item = self.function(*request[1:])
        return "[0]" if item is None else self.result.state(objects, item)


def construct(exposed: Exposed) -> Maker:
    """``new``"""
    return Maker(exposed.cls, exposed)


def make(exposed: Exposed, name: str, result: Exposed) -> Maker:
    """A static operation that returns a new object, or null."""
    return Maker(getattr(exposed.cls, name), result)


def static(exposed: Exposed, name: str) -> Call:
    """A static operation."""
    function = getattr(exposed.cls, name)
    return lambda objects, request: f"[0,{_text(function(*request[1:]))}]"


def values(exposed: Exposed) -> Call:
    """The values of a kept object, which may have changed."""

    def call(objects: Objects, request: Request) -> str:
        item, handle = exposed.target(objects, request)
        return f"[{handle},{exposed.values(item)}]"

    return call


def assign(exposed: Exposed, name: str) -> Call:
    """A setter; the answer carries all values."""
    setter = getattr(exposed.cls, name).fset

    def call(objects: Objects, request: Request) -> str:
        item, handle = exposed.target(objects, request)
        setter(item, request[2])
        return f"[{handle or objects.keep(item)},{exposed.values(item)}]"

    return call


def operation(exposed: Exposed, name: str) -> Call:
    """An operation, or an attribute whose value answers do not carry."""
    function = _getter(getattr(exposed.cls, name))

    def call(objects: Objects, request: Request) -> str:
        item, handle = exposed.target(objects, request)
        result = _text(function(item, *request[2:]))
        return f"[{handle or objects.keep(item)},{result}]"

    return call


def same_object(exposed: Exposed, name: str, result: Exposed) -> Call:
    """A [SameObject] attribute."""
    getter = _getter(getattr(exposed.cls, name))

    def call(objects: Objects, request: Request) -> str:
        item, handle = exposed.target(objects, request)
        other = getter(item)
        own = handle or objects.keep(item)
        try:
            state = f"[{objects.keep(other)},{result.values(other)}]"
        except TooManyObjectsError:
            if not handle:
                del objects.by_handle[own]
            raise
        return f"[{own},{state}]"

    return call


def pairs(exposed: Exposed, pairs_of: Callable[[Any], list[Any]]) -> Call:
    """Some of the pairs to iterate over, from an index on."""

    def call(objects: Objects, request: Request) -> str:
        item, handle = exposed.target(objects, request)
        start, count = request[2:]
        return f"[{handle},{_encode(pairs_of(item)[start : start + count])}]"

    return call
