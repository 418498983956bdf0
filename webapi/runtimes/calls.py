"""What a JavaScript engine may ask of Python: the entries of `webapi.runtimes.exposed.CALLS`.

A request is an array: the number of a call, what it is made on, then arguments. An answer is an
array too: a handle (0: nothing was kept) and a result, or the name of a JavaScript error and its
message. Requests may come from hostile code. Their arguments meet the conversions that the
interfaces apply to any caller's, and nothing but the calls listed can be named.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from webapi.runtimes.objects import (
    Decoder,
    Encoder,
    Exposed,
    Objects,
    Request,
    encode,
    getter,
    plain,
)

Call: TypeAlias = Callable[[Objects, Request], str]


def release(objects: Objects, request: Request) -> str:
    """JavaScript let go of these handles."""
    for handle in request[1]:
        objects.release(handle)
    return "[0]"


class Maker:
    """A call that makes an object: what a request may name to have one made again."""

    def __init__(
        self, function: Callable[..., Any], result: Exposed, arguments: Decoder | None
    ) -> None:
        self.function = function
        self.result = result
        self.arguments = arguments

    def make(self, objects: Objects, request: Request) -> Any:
        """A new object, or ``None``."""
        if self.arguments is None:
            return self.function(*request[1:])
        return self.function(*self.arguments(objects, request[1:]))

    def __call__(self, objects: Objects, request: Request) -> str:
        """The answer that introduces it."""
        if self.result.kept:
            objects.memory.spend_on_request()
        item = self.make(objects, request)
        if item is None:
            return "[0]"
        return self.result.state(objects.keep(item) if self.result.kept else 0, item)


def construct(exposed: Exposed, *, arguments: Decoder | None = None) -> Maker:
    """``new``"""
    return Maker(exposed.cls, exposed, arguments)


def make(
    exposed: Exposed, name: str, result: Exposed, *, arguments: Decoder | None = None
) -> Maker:
    """A static operation that returns a new object, or null."""
    return Maker(getattr(exposed.cls, name), result, arguments)


def static(exposed: Exposed, name: str, *, arguments: Decoder | None = None) -> Call:
    """A static operation, which may keep the objects that it is given, or let go of some."""
    function = getattr(exposed.cls, name)

    def call(objects: Objects, request: Request) -> str:
        if arguments is not None:
            objects.memory.spend_on_request()
        given = request[1:] if arguments is None else arguments(objects, request[1:])
        objects.memory.freed()
        return f"[0,{plain(objects, function(*given))}]"

    return call


def _target(exposed: Exposed, objects: Objects, request: Request) -> tuple[Any, int]:
    """The object that a call is made on, made again if need be, and its handle or 0."""
    target = request[1]
    if isinstance(target, list):
        objects.memory.spend_on_request()
        maker = objects.calls[target[0]]
        item = maker.make(objects, target) if isinstance(maker, Maker) else None
        handle = 0
    else:
        item = objects.by_handle.get(target) if type(target) is int else None
        handle = target
    if not isinstance(item, exposed.cls):
        raise TypeError("Illegal invocation")
    return item, handle


def values(exposed: Exposed) -> Call:
    """The values of a kept object, which may have changed."""

    def call(objects: Objects, request: Request) -> str:
        item, handle = _target(exposed, objects, request)
        return objects.exposed(item).state(handle, item)

    return call


def assign(exposed: Exposed, name: str) -> Call:
    """A setter; the answer carries all values."""
    setter = getattr(exposed.cls, name).fset

    def call(objects: Objects, request: Request) -> str:
        objects.memory.spend_on_request()
        item, handle = _target(exposed, objects, request)
        setter(item, request[2])
        return objects.exposed(item).state(handle or objects.keep(item), item)

    return call


def look(
    exposed: Exposed, name: str, result: Encoder = plain, *, arguments: Decoder | None = None
) -> Call:
    """An attribute whose value answers do not carry, or an operation that changes nothing."""
    function = getter(getattr(exposed.cls, name))

    def call(objects: Objects, request: Request) -> str:
        item, handle = _target(exposed, objects, request)
        given = request[2:] if arguments is None else arguments(objects, request[2:])
        text = result(objects, function(item, *given))
        return f"[{handle or objects.keep(item)},{text}]"

    return call


def operation(
    exposed: Exposed, name: str, result: Encoder = plain, *, arguments: Decoder | None = None
) -> Call:
    """An operation."""
    perform = look(exposed, name, result, arguments=arguments)

    def call(objects: Objects, request: Request) -> str:
        objects.memory.spend_on_request()
        return perform(objects, request)

    return call


def pairs(exposed: Exposed, pairs_of: Callable[[Any], list[Any]]) -> Call:
    """Some of the pairs to iterate over, from an index on."""

    def call(objects: Objects, request: Request) -> str:
        item, handle = _target(exposed, objects, request)
        start, count = request[2:]
        return f"[{handle},{encode(pairs_of(item)[start : start + count])}]"

    return call
