"""webapi's classes and functions as properties of the double's global object.

`CLASSES`, `FUNCTIONS` and `OBJECTS` list them. To add one, add its name: `webapi.js.bridge`
converts its arguments and results, whatever they are.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import webapi
from webapi.interfaces import MODULES, NULLABLE
from webapi.js.bridge import Given, date_from, datetime_from, from_webapi, run
from webapi.js.buffers import ArrayBuffer
from webapi.js.json_object import stringify, value_of_json
from webapi.js.model import (
    Behaviour,
    Function,
    JSIterator,
    JSObject,
    PlatformObject,
    Property,
    Realm,
    call,
    is_array_like,
    is_callable,
    throw,
)
from webapi.webidl.exceptions import arguments_required
from webapi.webidl.static_and_regular import StaticAndRegular
from webapi.webidl.values import jsnull

CLASSES = (
    *("URL", "URLSearchParams", "URLPattern"),
    *("EventTarget", "Event", "CustomEvent", "ErrorEvent", "AbortController", "AbortSignal"),
    *("Blob", "File", "FormData", "Headers", "Request", "Response", "TextDecoder", "TextEncoder"),
    *("ReadableStream", "ReadableStreamDefaultReader", "ReadableStreamBYOBReader"),
    *("ReadableStreamDefaultController", "ReadableByteStreamController"),
    *("ReadableStreamBYOBRequest", "WritableStream", "WritableStreamDefaultWriter"),
    *("WritableStreamDefaultController", "TransformStream", "TransformStreamDefaultController"),
    *("ByteLengthQueuingStrategy", "CountQueuingStrategy"),
    *("TextDecoderStream", "TextEncoderStream", "CompressionStream", "DecompressionStream"),
    *("DOMException", "QuotaExceededError", "Crypto", "Performance"),
)
"""Each class stands after the class that it extends."""
FUNCTIONS = (
    *("atob", "btoa", "fetch", "queueMicrotask", "reportError"),
    *("setTimeout", "clearTimeout", "setInterval", "clearInterval"),
)
OBJECTS = ("crypto", "performance")

_ONLY_IN_PYTHON = {"new", "with_"}
_NOT_IN_CHROMIUM = {"compareComponent", "generate", "from_"}
_ITERATORS = {"entries", "keys", "values"}
_ALSO_NULLABLE = {
    *(("CustomEvent", "detail"), ("QuotaExceededError", "quota")),
    ("QuotaExceededError", "requested"),
}
"""The members whose ``None`` is null, beside those of which the IDL says so."""
_PROMISED = {
    "arrayBuffer": lambda data: ArrayBuffer(bytearray(data)),
    "json": value_of_json,
}
"""Conversions of what the promises of these members are fulfilled with."""


def define_interfaces(new: Realm) -> None:
    """Define the classes, functions and objects."""
    world = new.global_object
    for name in CLASSES:
        define_interface(new, getattr(webapi, name))
    for name in FUNCTIONS:
        world.properties[name] = Property(_function("", name, getattr(webapi, name)))
    for name in OBJECTS:
        world.properties[name] = Property(from_webapi(getattr(webapi, name)))


def define_interface(new: Realm, cls: Any) -> None:
    """Define a class, and first those that it extends."""
    for base in reversed(cls.__mro__):
        if base not in new.interfaces and (base is cls or base.__name__ in MODULES):
            new.global_object.define(base.__name__, _interface(new, base))


def _interface(new: Realm, cls: Any) -> Function:
    name = cls.__name__
    required, taken = _required(cls), _taken(cls)
    parent = next((base for base in cls.__mro__[1:] if base in new.interfaces), None)
    if parent is not None:
        base = new.interfaces[parent]
    else:
        base = new.prototypes["Error" if issubclass(cls, Exception) else "Object"]
    prototype = new.interfaces[cls] = new.prototypes[name] = JSObject(base, name)
    failure = f"Failed to construct '{name}'"

    def call_it(this: Any, arguments: list[Any]) -> Any:
        throw(
            "TypeError",
            f"{failure}: Please use the 'new' operator, "
            "this DOM object constructor cannot be called as a function.",
        )

    def construct_it(arguments: list[Any]) -> Any:
        _check_count(failure, required, arguments)
        return from_webapi(run(failure, cls, arguments[:taken]))

    constructor = Function(name, required, call_it, construct_it)
    if parent is not None:
        constructor.prototype = base.get("constructor")
    constructor.define("prototype", prototype, writable=False)
    prototype.define("constructor", constructor)
    for key, member in vars(cls).items():
        if key.startswith("_") or key in _ONLY_IN_PYTHON or key in _NOT_IN_CHROMIUM:
            continue
        if key in _ITERATORS and hasattr(cls, "__aiter__"):  # asynchronous ones are not there
            continue
        if isinstance(member, property):
            prototype.properties[key] = _attribute(cls, key, member)
        elif isinstance(member, StaticAndRegular):
            static = partial(_of_json, member.static)
            constructor.properties[key] = Property(_function(name, key, static))
            prototype.properties[key] = Property(_operation(new, cls, key, member.regular))
        elif isinstance(member, staticmethod):
            constructor.properties[key] = Property(_function(name, key, member.__func__))
        elif inspect.isfunction(member):
            prototype.properties[key] = Property(_operation(new, cls, key, member))
        elif isinstance(member, int):
            for holder in (constructor, prototype):
                holder.properties[key] = Property(float(member), writable=False)
    return constructor


def _of_json(function: Callable[..., Any], data: Any, init: Any = None) -> Any:
    """Call ``Response.json``, whose data may be any object that JSON.stringify takes."""
    value = data.value if isinstance(data, Given) else data
    text = stringify(None, [from_webapi(value)])
    if text is None:
        raise TypeError("The data is not JSON serializable.")
    return function(json.loads(text), init)


def _attribute(cls: Any, key: str, member: Any) -> Property:
    from_implementation = date_from if key == "valueAsDate" else partial(_result, cls.__name__, key)
    to_implementation = datetime_from if key == "valueAsDate" else _same

    def getter(this: Any, arguments: list[Any]) -> Any:
        value = from_implementation(member.fget(_implementation(this, cls)))
        if isinstance(value, PlatformObject):
            this.kept[key] = value
        return value

    def setter(this: Any, arguments: list[Any]) -> None:
        context = f"Failed to set the '{key}' property on '{cls.__name__}'"
        implementation = _implementation(this, cls)
        run(
            context,
            lambda value: member.fset(implementation, to_implementation(value)),
            arguments[:1],
        )

    return Property(getter=getter, setter=setter if member.fset else None)


def _same(value: Any) -> Any:
    return value


def _function(name: str, key: str, function: Callable[..., Any]) -> Function:
    """A static operation of a class, or a function of the global object."""
    required, taken = _required(function), _taken(function)
    context = f"Failed to execute '{key}' on '{name or 'Window'}'"

    def behaviour(this: Any, arguments: list[Any]) -> Any:
        _check_count(context, required, arguments)
        return _result(name, key, run(context, function, arguments[:taken]))

    return Function(key, required, behaviour)


def _operation(new: Realm, cls: Any, key: str, function: Callable[..., Any]) -> Function:
    name = cls.__name__
    required, taken = _required(function, 1), _taken(function, 1)
    context = f"Failed to execute '{key}' on '{name}'"
    if key in _ITERATORS:
        kind = f"{name} Iterator"
        new.prototypes.setdefault(kind, JSObject(new.prototypes["Iterator"], kind))

    def operate(this: Any, arguments: list[Any]) -> Any:
        implementation = _implementation(this, cls)
        _check_count(context, required, arguments)
        value = run(context, partial(function, implementation), arguments[:taken])
        return _result(name, key, value)

    def iterator(this: Any, arguments: list[Any]) -> Any:
        values: Iterator[Any] = function(_implementation(this, cls))
        return JSIterator(name, map(from_webapi, values))

    def for_each(this: Any, arguments: list[Any]) -> None:
        implementation = _implementation(this, cls)
        _check_count(context, required, arguments)
        callback, *rest = arguments
        if not is_callable(callback):
            throw("TypeError", f"{context}: parameter 1 is not of type 'Function'.")
        for pair in enumerate(implementation) if is_array_like(this) else implementation:
            name, value = map(from_webapi, pair)
            call(callback, rest[0] if rest else None, [value, name, this])

    behaviour: Behaviour = operate
    if key in _ITERATORS:
        behaviour = iterator
    elif key == "forEach":
        behaviour = for_each
    return Function(key, required, behaviour)


def _result(interface: str, key: str, value: Any) -> Any:
    if value is None and is_nullable(interface, key):
        return jsnull
    return from_webapi(value, of=_PROMISED.get(key))


def is_nullable(interface: str, key: str) -> bool:
    """Whether the ``None`` of this member of an interface is null; else it is undefined."""
    if key in NULLABLE.get(interface, ()) or key.startswith("on"):
        return True
    return (interface, key) in _ALSO_NULLABLE


def _implementation(this: Any, cls: type) -> Any:
    if isinstance(this, PlatformObject) and isinstance(this.implementation, cls):
        return this.implementation
    throw("TypeError", "Illegal invocation")


def _positional(function: Callable[..., Any], skip: int) -> list[inspect.Parameter]:
    parameters = list(inspect.signature(function).parameters.values())[skip:]
    return [each for each in parameters if each.kind is not inspect.Parameter.VAR_KEYWORD]


def _is_variadic(parameter: inspect.Parameter) -> bool:
    return parameter.kind is inspect.Parameter.VAR_POSITIONAL


def _required(function: Callable[..., Any], skip: int = 0) -> int:
    """The number of arguments that must be given."""
    parameters = _positional(function, skip)
    return sum(each.default is each.empty and not _is_variadic(each) for each in parameters)


def _taken(function: Callable[..., Any], skip: int = 0) -> int | None:
    """The number of arguments that are used, if not all: JavaScript ignores the rest."""
    parameters = _positional(function, skip)
    return None if any(map(_is_variadic, parameters)) else len(parameters)


def _check_count(context: str, required: int, arguments: list[Any]) -> None:
    """Throw JavaScript's error if there are too few arguments."""
    if len(arguments) < required:
        throw("TypeError", str(arguments_required(context, required, len(arguments))))
