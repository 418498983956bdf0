"""``python_from_rpc`` and ``python_to_rpc``: values that pass between Workers."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from inspect import isawaitable
from typing import Any

from webapi.js.ffi import create_proxy, to_js
from webapi.js.model import call_stack
from webapi.js.proxies import global_value
from webapi.js.workers.files import Blob, File, FormData, class_of
from webapi.js.workers.messages import Request, Response
from webapi.webidl.values import jsnull


class JsDict(dict[Any, Any]):
    """A dict whose items are attributes too."""

    __module__ = "workers.rpc"

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


_TO_PYTHON: dict[str | None, Callable[[Any], Any]] = {
    "Blob": Blob,
    "Date": lambda date: datetime.datetime.fromtimestamp(date.getTime() / 1000),
    "Error": lambda error: Exception(error.toString()),
    "File": File,  # type: ignore[dict-item]  # it raises without a name, as in ``workers``
    "FormData": FormData,
    "Request": Request,
    "Response": Response,
}


def python_from_rpc(obj: Any) -> Any:
    """Convert a value of JavaScript to Python's."""
    if class_of(obj) is None:
        return None if obj is jsnull else obj
    with call_stack():
        return _without_null(obj.to_py(default_converter=_from_object))


def _from_object(value: Any, convert: Any, cache: Any) -> Any:
    kind = class_of(value)
    return _TO_PYTHON[kind](value) if kind in _TO_PYTHON else value


def _without_null(value: Any) -> Any:
    if isinstance(value, dict):
        return JsDict({key: _without_null(each) for key, each in value.items()})
    if isinstance(value, list):
        return [*map(_without_null, value)]
    return None if value is jsnull else value


def python_to_rpc(value: Any) -> Any:
    """Convert a value of Python to JavaScript's.

    Raises:
        TypeError: it has a tuple, a bytearray or an awaitable.
    """
    from_entries = global_value("Object").fromEntries
    with call_stack():
        _check(value)
        return to_js(_with_null(value), default_converter=_to_object, dict_converter=from_entries)


def _check(value: Any) -> None:
    if isinstance(value, tuple | bytearray) or isawaitable(value):
        raise TypeError(f"{type(value)} cannot be sent over RPC.")
    if isinstance(value, dict | list | set):
        for each in value.values() if isinstance(value, dict) else value:
            _check(each)


def _with_null(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _with_null(each) for key, each in value.items()}
    if isinstance(value, list):
        return [*map(_with_null, value)]
    return jsnull if value is None else value


def _to_object(value: Any, convert: Any, cache: Any) -> Any:
    if hasattr(value, "js_object"):
        return value.js_object
    if isinstance(value, datetime.datetime):
        return global_value("Date").new(value.timestamp() * 1000)
    if isinstance(value, Exception):
        return global_value("Error").new(str(value))
    if callable(value) and not isinstance(value, type):
        return create_proxy(value)
    return value
