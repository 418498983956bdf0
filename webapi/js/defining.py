"""Helpers that define built-in objects and their methods."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from webapi.js.model import Behaviour, Function, JSObject, Realm, shown, throw


def functions(
    target: JSObject, receiver: type = object, /, **behaviours: tuple[int, Behaviour]
) -> None:
    """Define methods, each given as its ``length`` and its code; ``from_`` defines ``from``.

    They throw a TypeError when ``this`` is no ``receiver``.
    """
    for name, (length, behaviour) in behaviours.items():
        plain = name.rstrip("_")
        checked = behaviour if receiver is object else _for_receiver(plain, receiver, behaviour)
        target.define(plain, Function(plain, length, checked))


def _for_receiver(name: str, receiver: type, behaviour: Behaviour) -> Behaviour:
    def checked(this: Any, arguments: list[Any]) -> Any:
        if not isinstance(this, receiver):
            throw("TypeError", f"Method {name} called on incompatible receiver {shown(this)}")
        return behaviour(this, arguments)

    return checked


def define_class(
    new: Realm,
    name: str,
    length: int,
    constructs: Callable[[list[Any]], Any],
    *,
    needs_new: bool = False,
    refusal: str = "",
) -> Function:
    """Define a global class; ``constructs`` makes its objects, with ``new`` and without.

    A class that needs ``new`` throws a TypeError without it, with the ``refusal`` as its message.
    """
    if needs_new:
        refusal = f"Constructor {name} requires 'new'"

    def behaviour(this: Any, arguments: list[Any]) -> Any:
        if refusal:
            throw("TypeError", refusal)
        return constructs(arguments)

    made = Function(name, length, behaviour, constructs)
    prototype = new.prototypes.setdefault(name, JSObject(new.prototypes["Object"]))
    made.define("prototype", prototype, writable=False)
    prototype.define("constructor", made)
    new.global_object.define(name, made)
    return made


def first(arguments: list[Any], index: int = 0) -> Any:
    """The argument at an index, or ``undefined`` if it was not given."""
    return arguments[index] if len(arguments) > index else None
