"""The calls that a JavaScript engine may request: the entries of `exposed.CALLS`, which is
generated.

A request is an array: the number of a call, what it is made on, and the arguments. An answer is an
array too: a handle (0 if nothing is kept) and a result, or the name of a JavaScript error and its
message. Requests may come from hostile scripts: they can name the listed calls only, and the
interfaces convert the arguments as they do for every caller.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeAlias

from webapi.runtimes.decoders import Decoder
from webapi.runtimes.encoders import Encoder, plain
from webapi.runtimes.handles import ExposedInterface, HandleTable, Request, getter

Call: TypeAlias = Callable[[HandleTable, Request], str]


def release(handles: HandleTable, request: Request) -> str:
    """Release the handles of objects that JavaScript has collected."""
    for handle in request[1]:
        handles.release(handle)
    return "[0]"


class Maker:
    """A call that makes an object. A request may contain it in place of a handle."""

    def __init__(
        self, function: Callable[..., Any], result: ExposedInterface, arguments: Decoder | None
    ) -> None:
        self.function = function
        self.result = result
        self.arguments = arguments

    def make(self, handles: HandleTable, request: Request) -> Any:
        """A new object, or ``None``."""
        if self.arguments is None:
            return self.function(*request[1:])
        return self.function(*self.arguments(handles, request[1:]))

    def __call__(self, handles: HandleTable, request: Request) -> str:
        """The answer that introduces it."""
        if self.result.kept:
            handles.memory.spend_on_request()
        item = self.make(handles, request)
        if item is None:
            return "[0]"
        return self.result.state(handles.keep(item) if self.result.kept else 0, item)


def construct(exposed: ExposedInterface, *, arguments: Decoder | None = None) -> Maker:
    """``new``"""
    return Maker(exposed.cls, exposed, arguments)


def make(
    function: Callable[..., Any], result: ExposedInterface, *, arguments: Decoder | None = None
) -> Maker:
    """A static operation that returns a new object, or null."""
    return Maker(function, result, arguments)


def static(
    function: Callable[..., Any], result: Encoder = plain, *, arguments: Decoder | None = None
) -> Call:
    """A static operation, which may keep the objects that it is given, or release some."""

    def call(handles: HandleTable, request: Request) -> str:
        if arguments is not None:
            handles.memory.spend_on_request()
        given = request[1:] if arguments is None else arguments(handles, request[1:])
        handles.memory.freed()
        return f"[0,{result(handles, function(*given))}]"

    return call


def _target(exposed: ExposedInterface, handles: HandleTable, request: Request) -> tuple[Any, int]:
    """The object that a call is made on, and its handle; 0 if it has just been made again."""
    target = request[1]
    if isinstance(target, list):
        handles.memory.spend_on_request()
        maker = handles.calls[target[0]]
        item = maker.make(handles, target) if isinstance(maker, Maker) else None
        handle = 0
    else:
        item = handles.by_handle.get(target) if type(target) is int else None
        handle = target
    if not isinstance(item, exposed.cls):
        raise TypeError("Illegal invocation")
    return item, handle


def values(exposed: ExposedInterface) -> Call:
    """The values of an object, which may have changed; it is kept from now on if it was not."""

    def call(handles: HandleTable, request: Request) -> str:
        item, handle = _target(exposed, handles, request)
        return handles.exposed(item).state(handle or handles.keep(item), item)

    return call


def clone(exposed: ExposedInterface) -> Call:
    """A structured clone of an object: https://html.spec.whatwg.org/#serializable-objects"""

    def call(handles: HandleTable, request: Request) -> str:
        handles.memory.spend_on_request()
        item, handle = _target(exposed, handles, request)
        return f"[{handle or handles.keep(item)},{handles.introduce(item._webapi_clone())}]"

    return call


def assign(exposed: ExposedInterface, name: str) -> Call:
    """A setter, answered with all values of the object."""
    setter = getattr(exposed.cls, name).fset

    def call(handles: HandleTable, request: Request) -> str:
        handles.memory.spend_on_request()
        item, handle = _target(exposed, handles, request)
        setter(item, request[2])
        return handles.exposed(item).state(handle or handles.keep(item), item)

    return call


def query(
    exposed: ExposedInterface,
    name: str,
    result: Encoder = plain,
    *,
    arguments: Decoder | None = None,
) -> Call:
    """An attribute whose value is not among an object's values, or a [Pure] operation."""
    function = getter(getattr(exposed.cls, name))

    def call(handles: HandleTable, request: Request) -> str:
        item, handle = _target(exposed, handles, request)
        given = request[2:] if arguments is None else arguments(handles, request[2:])
        text = result(handles, function(item, *given))
        return f"[{handle or handles.keep(item)},{text}]"

    return call


def operation(
    exposed: ExposedInterface,
    name: str,
    result: Encoder = plain,
    *,
    arguments: Decoder | None = None,
) -> Call:
    """An operation."""
    perform = query(exposed, name, result, arguments=arguments)

    def call(handles: HandleTable, request: Request) -> str:
        handles.memory.spend_on_request()
        return perform(handles, request)

    return call


def attribute(scope: ModuleType, name: str, result: Encoder = plain) -> Call:
    """An attribute of the global scope."""

    def call(handles: HandleTable, request: Request) -> str:
        return f"[0,{result(handles, getattr(scope, name))}]"

    return call


def pairs(exposed: ExposedInterface, result: Encoder = plain) -> Call:
    """A slice of the pairs to iterate over."""
    pairs_of = exposed.cls._webapi_pairs

    def call(handles: HandleTable, request: Request) -> str:
        item, handle = _target(exposed, handles, request)
        start, count = request[2:]
        return f"[{handle},{result(handles, pairs_of(item)[start : start + count])}]"

    return call
