"""``pyscript.ffi``: conversions between Python and JavaScript."""

from __future__ import annotations

from typing import Any

from webapi.js import ffi
from webapi.js.proxies import global_value
from webapi.webidl.values import jsnull


def create_proxy(func: Any) -> Any:
    """A JavaScript object that stands for a Python object, until it is destroyed."""
    return ffi.create_proxy(func)


def to_js(value: Any, **options: Any) -> Any:
    """Convert as ``pyodide.ffi.to_js``; dicts become objects."""
    return ffi.to_js(value, **options)


def is_none(value: Any) -> bool:
    """Whether a value is ``None`` or JavaScript's null."""
    return value is None or value is jsnull


def assign(source: Any, *others: Any) -> Any:
    """``Object.assign``, of objects or dicts."""
    for each in others:
        global_value("Object").assign(source, to_js(each))
    return source
