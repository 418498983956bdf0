"""``Object`` and ``Function``."""

from __future__ import annotations

from typing import Any

from webapi.js.defining import define_class, first, functions
from webapi.js.model import (
    Array,
    Function,
    JSObject,
    Property,
    PyProxy,
    Realm,
    call,
    iterate,
    object_to_string,
    python_to_js,
    realm,
    same_value_zero,
    shown,
    throw,
    to_string,
)
from webapi.webidl.values import jsnull


def define_object(new: Realm) -> None:
    def make(arguments: list[Any]) -> Any:
        value = first(arguments)
        return value if isinstance(value, JSObject) else JSObject(new.prototypes["Object"])

    cls = define_class(new, "Object", 1, make)
    functions(
        cls,
        keys=(1, lambda this, a: Array(to_object(first(a)).enumerable_keys())),
        values=(1, lambda this, a: Array(value for _, value in _pairs(first(a)))),
        entries=(1, lambda this, a: Array(Array(pair) for pair in _pairs(first(a)))),
        fromEntries=(1, lambda this, a: _from_entries(first(a))),
        assign=(2, _assign),
        hasOwn=(2, lambda this, a: to_object(first(a)).own(to_string(first(a, 1))) is not None),
        is_=(2, lambda this, a: same_value_zero(first(a)) == same_value_zero(first(a, 1))),
        getPrototypeOf=(1, lambda this, a: to_object(first(a)).prototype or jsnull),
        getOwnPropertyNames=(1, lambda this, a: Array(to_object(first(a)).own_keys())),
        create=(2, lambda this, a: JSObject(a[0] if isinstance(first(a), JSObject) else None)),
        freeze=(1, _freeze),
        isFrozen=(1, lambda this, a: not (isinstance(first(a), JSObject) and a[0].extensible)),
    )
    new.prototypes["Object"].properties["__proto__"] = Property(
        getter=lambda this, a: this.prototype or jsnull, setter=_set_prototype, enumerable=False
    )
    functions(new.prototypes["PyProxy"], PyProxy, toString=(0, lambda this, a: str(this.alive())))
    functions(
        new.prototypes["Object"],
        toString=(0, lambda this, a: object_to_string(this)),
        toLocaleString=(0, lambda this, a: call(to_object(this).get("toString"), this, [])),
        valueOf=(0, lambda this, a: this),
        hasOwnProperty=(1, lambda this, a: to_object(this).own(to_string(first(a))) is not None),
        isPrototypeOf=(
            1,
            lambda this, a: isinstance(first(a), JSObject) and this in [*a[0].chain()][1:],
        ),
        propertyIsEnumerable=(
            1,
            lambda this, a: to_string(first(a)) in to_object(this).enumerable_keys(),
        ),
    )


def _set_prototype(this: Any, arguments: list[Any]) -> None:
    new = arguments[0]
    if isinstance(new, JSObject) and this in new.chain():
        throw("TypeError", "Cyclic __proto__ value")
    if isinstance(new, JSObject) or new is jsnull:
        this.prototype = None if new is jsnull else new


def to_object(value: Any) -> JSObject:
    """https://tc39.es/ecma262/#sec-toobject"""
    if value is None or value is jsnull:
        throw("TypeError", "Cannot convert undefined or null to object")
    if isinstance(value, str):
        return Array(value)
    return value if isinstance(value, JSObject) else JSObject(realm().prototypes["Object"])


def _pairs(value: Any) -> list[tuple[str, Any]]:
    source = to_object(value)
    return [(key, source.get(key)) for key in source.enumerable_keys()]


def _from_entries(value: Any) -> JSObject:
    made = JSObject(realm().prototypes["Object"])
    if value is None or value is jsnull:
        throw("TypeError", f"{shown(value)} is not iterable")
    for entry in iterate(value):
        key, item = key_and_value(entry)
        made.create(to_string(key), item)
    return made


def key_and_value(entry: Any) -> tuple[Any, Any]:
    if isinstance(entry, PyProxy) and isinstance(entry.alive(), list | tuple):
        entry = Array(map(python_to_js, entry.alive()))
    if not isinstance(entry, JSObject):
        throw("TypeError", f"Iterator value {to_string(entry)} is not an entry object")
    return entry.get("0"), entry.get("1")


def _assign(this: Any, arguments: list[Any]) -> JSObject:
    target = to_object(first(arguments))
    for source in arguments[1:]:
        if source is not None and source is not jsnull:
            for key, value in _pairs(source):
                target.set(key, value)
    return target


def _freeze(this: Any, arguments: list[Any]) -> Any:
    if isinstance(first(arguments), JSObject):
        arguments[0].extensible = False
    return first(arguments)


def define_function(new: Realm) -> None:
    def unusable(this: Any, arguments: list[Any]) -> Any:
        throw("TypeError", "'caller', 'callee', and 'arguments' properties may not be accessed")

    prototype = new.prototypes["Function"]
    functions(
        prototype,
        call=(1, lambda this, a: call(this, first(a), a[1:])),
        apply=(2, lambda this, a: call(this, first(a), [*iterate(first(a, 1) or "")])),
    )
    functions(prototype, JSObject, toString=(0, lambda this, a: _source(this)), bind=(1, _bind))
    for name in ("arguments", "caller"):
        prototype.properties[name] = Property(getter=unusable, enumerable=False)

    def no_eval(arguments: list[Any]) -> Any:
        throw("EvalError", "webapi.js runs no JavaScript source text")

    define_class(new, "Function", 1, no_eval)


def _source(function: Any) -> str:
    if isinstance(function, PyProxy):
        return str(function.alive())
    if not isinstance(function, Function):
        throw("TypeError", "Function.prototype.toString requires that 'this' be a Function")
    return f"function {function.name}() {{ [native code] }}"


def _bind(this: Any, arguments: list[Any]) -> Function:
    bound, *rest = arguments or [None]
    name = f"bound {to_string(this.get('name'))}"
    return Function(name, 0, lambda _, more: call(this, bound, [*rest, *more]))
