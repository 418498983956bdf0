"""The double's global object: the ECMAScript built-in objects that code handling URLs uses.

They do not have all members. Using a missing one raises ``AttributeError``.
"""

from __future__ import annotations

import math
import sys
from typing import Any

from webapi.js.arrays import define_array, define_map_and_set
from webapi.js.buffers import define_buffers
from webapi.js.dates import define_date
from webapi.js.defining import define_class, first, functions
from webapi.js.math_object import define_math
from webapi.js.model import Behaviour, Error, JSObject, Realm, error, to_string
from webapi.js.object_class import define_function, define_object
from webapi.js.primitives import define_primitives
from webapi.js.promises import define_promise

_ERRORS = (
    "Error",
    "EvalError",
    "RangeError",
    "ReferenceError",
    "SyntaxError",
    "TypeError",
    "URIError",
)


def define_builtins(new: Realm) -> None:
    """Define the built-in objects as properties of the global object."""
    base = new.prototypes["Object"] = JSObject(None)
    new.prototypes["Function"] = JSObject(base)
    new.prototypes["PyProxy"] = JSObject(base, "PyProxy")
    for kind in ("Array", "Iterator", "Map", "Set"):
        tag = None if kind == "Array" else kind
        new.prototypes[kind] = JSObject(base, tag)
    for kind in ("Array", "Map", "Set"):
        name = f"{kind} Iterator"
        new.prototypes[name] = JSObject(new.prototypes["Iterator"], name)
    world = new.global_object
    world.prototype = JSObject(base, "Window")
    for name in ("globalThis", "self", "window"):
        world.define(name, world)
    for name, value in (("undefined", None), ("NaN", math.nan), ("Infinity", math.inf)):
        world.define(name, value, writable=False)
    define_function(new)
    define_object(new)
    _define_errors(new)
    define_array(new)
    define_map_and_set(new)
    define_buffers(new)
    define_promise(new)
    define_date(new)
    define_math(new)
    define_primitives(new)
    _define_console(new)


def _define_console(new: Realm) -> None:
    """https://console.spec.whatwg.org/: text on the standard streams."""

    def printer(stream: str) -> tuple[int, Behaviour]:
        return 0, lambda this, a: print(*map(to_string, a), file=getattr(sys, stream))

    console = JSObject(new.prototypes["Object"], "console")
    for name in ("debug", "info", "log"):
        functions(console, **{name: printer("stdout")})
    for name in ("error", "warn"):
        functions(console, **{name: printer("stderr")})
    new.global_object.define("console", console)


def _define_errors(new: Realm) -> None:
    for kind in _ERRORS:
        if kind != "Error":
            new.prototypes[kind] = JSObject(new.prototypes["Error"])

        def make(arguments: list[Any], kind: str = kind) -> Error:
            given = first(arguments)
            return error(kind, "" if given is None else to_string(given))

        define_class(new, kind, 1, make)
        new.prototypes[kind].define("name", kind)
        new.prototypes[kind].define("message", "")
    for kind in ("AggregateError", "PythonError"):  # made by the double, and not global
        new.prototypes[kind] = JSObject(new.prototypes["Error"])
        new.prototypes[kind].define("name", kind)
    functions(new.prototypes["Error"], JSObject, toString=(0, _error_to_string))


def _error_to_string(this: Any, arguments: list[Any]) -> str:
    name, message = to_string(this.get("name")), to_string(this.get("message"))
    return f"{name}: {message}" if name and message else name or message
