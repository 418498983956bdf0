"""How the built-in objects are defined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from webapi.js.model import Behaviour, Function, Obj, Realm, shown, throw


def functions(target: Obj, receiver: type = object, /, **behaviours: tuple[int, Behaviour]) -> None:
    """Define methods of a receiver, each of a length and a behaviour; ``from_`` is ``from``."""
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
) -> Function:
    """Define a class as a global: what ``new`` makes, and what a call without it makes too."""

    def behaviour(this: Any, arguments: list[Any]) -> Any:
        if needs_new:
            throw("TypeError", f"Constructor {name} requires 'new'")
        return constructs(arguments)

    made = Function(name, length, behaviour, constructs)
    prototype = new.prototypes.setdefault(name, Obj(new.prototypes["Object"]))
    made.define("prototype", prototype, writable=False)
    prototype.define("constructor", made)
    new.global_object.define(name, made)
    return made


def first(arguments: list[Any], index: int = 0) -> Any:
    """An argument, ``undefined`` where it was not given."""
    return arguments[index] if len(arguments) > index else None
