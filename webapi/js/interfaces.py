"""The double's ``URL`` and ``URLSearchParams``, which call webapi's classes."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

from webapi import URL, InvalidURLError, URLSearchParams
from webapi.js.model import (
    Array,
    Behaviour,
    Function,
    JSIterator,
    JSObject,
    PlatformObject,
    Property,
    PyProxy,
    Realm,
    call,
    is_callable,
    is_iterable,
    iterate,
    throw,
    to_string,
)
from webapi.webidl.exceptions import arguments_required
from webapi.webidl.values import jsnull

_NULLABLE = {"get", "parse"}
_ITERATORS = {"entries", "keys", "values"}


def define_interfaces(realm: Realm) -> None:
    """Define the interfaces as properties of the global object."""
    for cls in (URL, URLSearchParams):
        realm.global_object.define(cls.__name__, _interface(realm, cls))


def _interface(realm: Realm, cls: Any) -> Function:
    name = cls.__name__
    required, taken = _required(cls), _taken(cls)
    prototype = realm.prototypes[name] = JSObject(realm.prototypes["Object"], name)

    def call_it(this: Any, arguments: list[Any]) -> Any:
        throw(
            "TypeError",
            f"Failed to construct '{name}': Please use the 'new' operator, "
            "this DOM object constructor cannot be called as a function.",
        )

    def construct_it(arguments: list[Any]) -> PlatformObject:
        _check_count(f"Failed to construct '{name}'", required, arguments)
        if cls is URLSearchParams and arguments:
            arguments = [_to_init(arguments[0])]
        return PlatformObject(_run(f"Failed to construct '{name}'", cls, _texts(arguments[:taken])))

    constructor = Function(name, required, call_it, construct_it)
    constructor.define("prototype", prototype, writable=False)
    prototype.define("constructor", constructor)
    for key, member in vars(cls).items():
        if key.startswith("_") or key == "with_":  # what only Python has
            continue
        if isinstance(member, property):
            prototype.properties[key] = _attribute(cls, key, member)
        elif isinstance(member, staticmethod):
            operation = _static(name, key, member.__func__)
            constructor.properties[key] = Property(operation)
        elif inspect.isfunction(member):
            prototype.properties[key] = Property(_operation(realm, cls, key, member))
    return constructor


def _attribute(cls: Any, key: str, member: Any) -> Property:
    def getter(this: Any, arguments: list[Any]) -> Any:
        implementation = _implementation(this, cls)
        if key in this.kept:
            return this.kept[key]
        value = _to_js(member.fget(implementation))
        if isinstance(value, PlatformObject):
            this.kept[key] = value
        return value

    def setter(this: Any, arguments: list[Any]) -> None:
        context = f"Failed to set the '{key}' property on '{cls.__name__}'"
        implementation = _implementation(this, cls)
        _run(context, member.fset, [implementation, to_string(arguments[0])])

    return Property(getter=getter, setter=setter if member.fset else None)


def _static(name: str, key: str, function: Callable[..., Any]) -> Function:
    required, taken = _required(function), _taken(function)
    context = f"Failed to execute '{key}' on '{name}'"

    def behaviour(this: Any, arguments: list[Any]) -> Any:
        _check_count(context, required, arguments)
        value = _run(context, function, _texts(arguments[:taken]))
        return jsnull if value is None and key in _NULLABLE else _to_js(value)

    return Function(key, required, behaviour)


def _operation(realm: Realm, cls: Any, key: str, function: Callable[..., Any]) -> Function:
    name = cls.__name__
    required, taken = _required(function, 1), _taken(function, 1)
    context = f"Failed to execute '{key}' on '{name}'"
    if key in _ITERATORS:
        kind = f"{name} Iterator"
        if kind not in realm.prototypes:
            realm.prototypes[kind] = JSObject(realm.prototypes["Iterator"], kind)

    def operate(this: Any, arguments: list[Any]) -> Any:
        implementation = _implementation(this, cls)
        _check_count(context, required, arguments)
        value = _run(context, function, [implementation, *_texts(arguments[:taken])])
        return jsnull if value is None and key in _NULLABLE else _to_js(value)

    def iterator(this: Any, arguments: list[Any]) -> Any:
        values: Iterator[Any] = function(_implementation(this, cls))
        return JSIterator(name, map(_to_js, values))

    def for_each(this: Any, arguments: list[Any]) -> None:
        implementation = _implementation(this, cls)
        _check_count(context, required, arguments)
        callback, *rest = arguments
        if not is_callable(callback):
            throw("TypeError", f"{context}: parameter 1 is not of type 'Function'.")
        for pair in implementation:
            call(callback, rest[0] if rest else None, [pair[1], pair[0], this])

    behaviour: Behaviour = operate
    if key in _ITERATORS:
        behaviour = iterator
    elif key == "forEach":
        behaviour = for_each
    return Function(key, required, behaviour)


def _implementation(this: Any, cls: type) -> Any:
    if isinstance(this, PlatformObject) and isinstance(this.implementation, cls):
        return this.implementation
    throw("TypeError", "Illegal invocation")


def _required(function: Callable[..., Any], skip: int = 0) -> int:
    """The number of arguments that must be given."""
    parameters = list(inspect.signature(function).parameters.values())[skip:]
    return sum(parameter.default is parameter.empty for parameter in parameters)


def _taken(function: Callable[..., Any], skip: int = 0) -> int:
    """The number of arguments that are used; JavaScript ignores the rest."""
    return len(inspect.signature(function).parameters) - skip


def _check_count(context: str, required: int, arguments: list[Any]) -> None:
    """Throw JavaScript's error if there are too few arguments."""
    if len(arguments) < required:
        throw("TypeError", str(arguments_required(context, required, len(arguments))))


def _texts(arguments: list[Any]) -> list[Any]:
    """The arguments as strings, since all of them are USVString; ``undefined`` stays."""
    return [
        value if value is None or isinstance(value, list | dict) else to_string(value)
        for value in arguments
    ]


def _run(context: str, function: Callable[..., Any], arguments: list[Any]) -> Any:
    """Call webapi and throw its TypeError as JavaScript's, worded as Chromium words it."""
    try:
        return function(*arguments)
    except InvalidURLError as error:
        which = "URL" if error.argument == "url" else "base URL"
        throw("TypeError", f"{context}: Invalid {which}")
    except TypeError as error:
        throw("TypeError", str(error))


def _to_js(value: Any) -> Any:
    """The result of an interface's method, as a JavaScript value."""
    if isinstance(value, list | tuple):
        return Array(map(_to_js, value))
    if isinstance(value, URL | URLSearchParams):
        return PlatformObject(value)
    return float(value) if type(value) is int else value


def _to_init(value: Any) -> Any:
    """``(sequence<sequence<USVString>> or record<USVString, USVString> or USVString)``"""
    context = "Failed to construct 'URLSearchParams'"
    if not isinstance(value, JSObject):
        return value
    if not is_iterable(value):
        if isinstance(value, PyProxy):
            throw("TypeError", f"{context}: Cannot convert a Symbol value to a string")
        return {key: to_string(value.get(key)) for key in value.enumerable_keys()}
    pairs = []
    for item in iterate(value):
        if not isinstance(item, JSObject) or not is_iterable(item):
            throw("TypeError", f"{context}: The provided value cannot be converted to a sequence.")
        pairs.append([to_string(each) for each in iterate(item)])
    if any(len(pair) != 2 for pair in pairs):
        message = "Sequence initializer must only contain pair elements"
        throw("TypeError", f"{context}: {context}: {message}")
    return pairs
