"""Checks that the classes that are written once have the members that JavaScript's binding uses."""

from __future__ import annotations

import inspect
from collections.abc import Container, Iterable, Mapping, Sequence
from importlib import import_module
from types import FunctionType, MemberDescriptorType
from typing import Literal, NamedTuple, TypeAlias

from idl.compiler import model
from idl.compiler.errors import IDLError, Location
from idl.compiler.names import snake_case
from idl.compiler.steps import file_of
from idl.translator.names import camel

Kind: TypeAlias = Literal["attribute", "function", "settable attribute", "method", "static method"]


class Wanted(NamedTuple):
    """What the implementation of an interface must have; ``name`` is JavaScript's.

    ``implementation`` is the name of its class; ``member`` and ``location`` come from the IDL.
    """

    interface: str
    implementation: str
    kind: Kind
    name: str
    member: str
    location: Location


def implementation(interface: model.Interface) -> str:
    """The name of the class that implements an interface; all scripts share such names."""
    return f"{interface.extended_attributes.get('ImplementedAs', interface.name)}Impl"


def check_implementations(
    wanted: Iterable[Wanted], modules: Sequence[str], by_hand: Container[str]
) -> None:
    """Raise `IDLError` for the first member that an implementation lacks.

    An implementation is a class of one of the ``modules``, unless JavaScript's is ``by_hand``. A
    function of one of them may stand beside it.
    """
    classes = classes_of(modules)
    for each in wanted:
        if each.kind == "function":
            if each.name not in by_hand:
                _check_function(each, modules)
            continue
        if each.implementation in by_hand:
            continue
        class_ = classes.get(each.interface)
        if class_ is None:
            said = f"{each.member!r} needs the class {each.interface}"
            raise IDLError(each.location, f"{said} in one of {', '.join(modules)}")
        name = _in_python(each.name)
        if not is_kind(each.kind, inspect.getattr_static(class_, name, None)):
            raise IDLError(
                each.location,
                f"{each.member!r} needs the {each.kind} {name} of the class {class_.__name__} "
                f"in {file_of(import_module(class_.__module__))}",
            )


def _check_function(wanted: Wanted, modules: Sequence[str]) -> None:
    name = _in_python(wanted.name)
    if not any(name in vars(import_module(module)) for module in modules):
        said = f"{wanted.member!r} needs the function {name}"
        raise IDLError(wanted.location, f"{said} in one of {', '.join(modules)}")


def classes_of(modules: Sequence[str]) -> Mapping[str, type]:
    """The classes of modules that are written once, by their names."""
    return {
        name: value
        for module in modules
        for name, value in vars(import_module(module)).items()
        if isinstance(value, type) and value.__module__ == module
    }


def _in_python(name: str) -> str:
    """The name that the translator makes this one of."""
    snake = snake_case(name)
    return snake if camel(snake) == name else name


def is_kind(kind: Kind, found: object) -> bool:
    """Whether what a class has under a name is an attribute, or a method."""
    match kind:
        case "attribute":
            return isinstance(found, property | MemberDescriptorType)
        case "settable attribute":
            is_settable = isinstance(found, property) and found.fset is not None
            return is_settable or isinstance(found, MemberDescriptorType)
        case "method" | "function":
            return isinstance(found, FunctionType)
        case "static method":
            return isinstance(found, staticmethod)
