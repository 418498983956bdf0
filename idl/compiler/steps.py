"""Checks that the hand-written modules have the steps that generated classes call."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from idl.compiler.errors import IDLError, Location
from idl.compiler.names import snake_case


class Step(NamedTuple):
    """A function or class that the steps module of an interface or mixin must have.

    ``arguments`` has the names of a call's arguments, or is ``None`` for a class or an annotation
    of a class. ``member`` and ``location`` come from the IDL.
    """

    owner: str
    name: str
    arguments: tuple[str, ...] | None
    member: str
    location: Location


def check_steps(steps: Iterable[Step], package: str) -> None:
    """Raise `IDLError` for the first step that is missing or does not take its arguments."""
    modules: dict[str, ModuleType] = {}
    for step in dict.fromkeys(steps):
        if step.owner not in modules:
            modules[step.owner] = _module(step, package)
        module = modules[step.owner]
        wanted = f"class {step.name.replace('.', ' to have ')}"
        if step.arguments is not None:
            wanted = f"steps {step.name}({', '.join(step.arguments)})"
        name, _, slot = step.name.partition(".")
        function = getattr(module, name, None)
        if not callable(function) or (slot and slot not in function.__annotations__):
            raise IDLError(
                step.location, f"{step.member!r} needs the {wanted} in {file_of(module)}"
            )
        if step.arguments is None:
            continue
        try:
            signature = inspect.signature(function)
        except ValueError:  # built in C, without a signature
            continue
        try:
            signature.bind(*step.arguments)
        except TypeError:
            raise IDLError(
                _location(function, module),
                f"{step.name}{signature} does not take the arguments of the {wanted}, "
                f"as {step.member!r} at {step.location} gives them",
            ) from None


def _module(step: Step, package: str) -> ModuleType:
    name = f"{package}.{snake_case(step.owner)}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        path = f"{name.replace('.', '/')}.py"
        raise IDLError(step.location, f"{step.owner!r} has no steps: there is no {path}") from None


def file_of(module: ModuleType) -> str:
    """A module's file, relative to the folder of its top package."""
    depth = module.__name__.count(".") + 1
    return Path(*Path(str(module.__file__)).parts[-depth:]).as_posix()


def _location(function: object, module: ModuleType) -> Location:
    code = getattr(inspect.unwrap(function), "__code__", None)  # type: ignore[arg-type]
    return Location(file_of(module), code.co_firstlineno if code else 1)
