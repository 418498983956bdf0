"""The functions of ``pyodide.ffi``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from webapi.js.buffers import copy_of
from webapi.js.model import (
    Array,
    JsBigInt,
    JSObject,
    Map,
    PyProxy,
    call,
    call_stack,
    python_to_js,
    realm,
)
from webapi.js.proxies import JsException, JsProxy, javascript_of, js_to_python, proxy_of
from webapi.js.proxy_classes import ABSTRACT
from webapi.webidl.values import is_buffer, jsnull


class ConversionError(Exception):
    """`to_js` was given a value that has no counterpart in JavaScript."""

    __module__ = "pyodide.ffi"


class InternalError(Exception):
    """The error that Pyodide raises for its own defects."""

    __module__ = "pyodide.ffi"


def to_js(
    *arguments: Any,
    depth: int = -1,
    pyproxies: Any = None,
    create_pyproxies: bool = True,
    dict_converter: Callable[[Any], Any] | None = None,
    default_converter: Callable[[Any, Any, Any], Any] | None = None,
    eager_converter: Callable[[Any, Any, Any], Any] | None = None,
) -> Any:
    """Convert lists, tuples, dicts and sets to Arrays, objects and Sets, ``depth`` levels deep."""
    value = _only("to_js", arguments)
    if value is None or isinstance(value, str | int | float | JsProxy):
        return value
    if pyproxies is not None and not isinstance(pyproxies, ABSTRACT["JsArray"]):
        raise TypeError("Expected a JsArray for the pyproxies argument")
    done: dict[int, Any] = {}
    alive: list[Any] = []  # temporary values: kept alive, so that no other object gets their id

    def convert(value: Any, depth: int) -> Any:
        if id(value) in done:
            return done[id(value)]
        if depth == 0:
            return python_to_js(value)
        made: Any
        if eager_converter is not None and isinstance(python_to_js(value), JSObject):
            made = eager_converter(value, lambda each: js_to_python(plain(each, depth)), _cache)
            return python_to_js(made)
        return plain(value, depth)

    def plain(value: Any, depth: int) -> Any:
        made: Any
        alive.append(value)
        if isinstance(value, list | tuple):
            made = done[id(value)] = Array()
            made.elements += [convert(each, depth - 1) for each in value]
        elif isinstance(value, dict):
            made = done[id(value)] = dictionary(value, depth - 1)
        elif isinstance(value, set):
            made = done[id(value)] = Map("Set")
            for each in value:
                key = convert(each, depth - 1)
                made.put(key, key)
        elif is_buffer(value):
            made = done[id(value)] = copy_of(value)
        else:
            made = python_to_js(value)
            if isinstance(made, PyProxy):
                made = done[id(value)] = unknown(value, made)
        return made

    def dictionary(value: dict[Any, Any], depth: int) -> Any:
        for key in value:
            if isinstance(python_to_js(key), PyProxy):
                raise ConversionError(f"Cannot use {key!r} as a key for a Javascript Map")
        pairs = ([python_to_js(key), convert(each, depth)] for key, each in value.items())
        if dict_converter is None:
            entries: Any = Array(map(Array, pairs))
            return call(realm().global_object.get("Object").get("fromEntries"), None, [entries])
        return python_to_js(dict_converter(proxy_of(Array(map(Array, pairs)))))

    def unknown(value: object, proxy: PyProxy) -> Any:
        if default_converter is not None:
            made = default_converter(value, lambda each: js_to_python(convert(each, -1)), _cache)
            return python_to_js(made)
        if not create_pyproxies:
            raise ConversionError("No conversion known for x.")
        if pyproxies is not None:
            pyproxies.append(proxy_of(proxy))
        return proxy

    with call_stack():
        made = convert(value, depth)
    return proxy_of(made) if isinstance(made, PyProxy) else js_to_python(made)


def _cache(value: object, converted: object) -> None:
    """The callback by which a converter registers its result; this double needs no registry."""


def create_proxy(*arguments: Any, capture_this: bool = False, roundtrip: bool = True) -> Any:
    """A JavaScript object that stands for a Python object, until it is destroyed."""
    return proxy_of(
        PyProxy(_only("create_proxy", arguments), roundtrip=roundtrip, capture_this=capture_this)
    )


def create_once_callable(*arguments: Any) -> Any:
    """A JavaScript function that can be called once and is destroyed then."""
    return proxy_of(PyProxy(_only("create_once_callable", arguments), once=True, roundtrip=True))


def destroy_proxies(*arguments: Any) -> None:
    """Destroy each of an Array of proxies."""
    array: Any = javascript_of(_only("destroy_proxies", arguments))
    for each in array.elements:
        if isinstance(each, PyProxy):
            each.destroy()


def can_run_sync() -> bool:
    """Whether Python can wait for promises without ``await``: no."""
    return False


def _only(name: str, arguments: tuple[Any, ...]) -> Any:
    if len(arguments) != 1:
        given = len(arguments)
        raise TypeError(f"{name}() takes exactly 1 positional argument ({given} given)")
    return arguments[0]


NAMES: dict[str, Any] = {
    **ABSTRACT,
    "ConversionError": ConversionError,
    "IN_PYODIDE": True,
    "InternalError": InternalError,
    "JsBigInt": JsBigInt,
    "JsException": JsException,
    "JsNull": type(jsnull),
    "JsProxy": JsProxy,
    "can_run_sync": can_run_sync,
    "create_once_callable": create_once_callable,
    "create_proxy": create_proxy,
    "destroy_proxies": destroy_proxies,
    "jsnull": jsnull,
    "to_js": to_js,
}
