"""Binds Python's classes to members of the classes that are written once, where no step is."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple

from idl.compiler import model
from idl.compiler.check import ancestors
from idl.compiler.errors import IDLError
from idl.compiler.exposure import runs_here
from idl.compiler.implementations import Kind, classes_of, is_kind
from idl.compiler.names import python_name, snake_case
from idl.compiler.steps import file_of


class Bound(NamedTuple):
    """What implements a member without a step: a member of ``class_``, or a function beside it.

    ``slot`` is the private attribute that holds the object of that class, ``module`` that of the
    function.
    """

    member: model.AnyMember
    kind: Kind
    class_: type
    slot: str
    name: str
    module: str = ""


class Implementations:
    """The implementations of interfaces, and the private attributes that hold them.

    Without modules that are written once, each member has a step.

    An object of an interface has its implementation in the private attribute of the steps' `Slots`
    whose annotation names that class, or that of an inheriting interface, as ``NodeImpl`` does.
    """

    def __init__(
        self, definitions: model.Definitions, modules: Sequence[str], steps_package: str
    ) -> None:
        self._definitions = definitions
        self._modules = modules
        self._steps_package = steps_package
        self._classes = classes_of(modules)
        self._found: dict[str, tuple[type, str] | None] = {}
        self.bound: list[Bound] = []

    def has_step(self, owner: str, name: str) -> bool:
        """Whether the steps of an interface or a mixin have a function of that name."""
        if not self._modules:
            return True
        steps = self._steps(owner)
        return steps is not None and hasattr(steps, name)

    def has_slots(self, owner: str) -> bool:
        """Whether the steps of an interface or a mixin add private attributes."""
        if not self._modules:
            return True
        steps = self._steps(owner)
        return bool(getattr(getattr(steps, "Slots", None), "__annotations__", ()))

    def declares(self, owner: str, slot: str) -> bool:
        """Whether the steps of an interface declare a private attribute."""
        return slot in getattr(getattr(self._steps(owner), "Slots", None), "__annotations__", ())

    def of(self, name: str) -> tuple[type, str] | None:
        """The class that implements an interface, and the private attribute that holds it."""
        if name not in self._found:
            self._found[name] = self._find(name)
        return self._found[name]

    def class_of(self, name: str) -> type | None:
        """The class that implements an interface, if it has one."""
        found = self.of(name)
        return found[0] if found else None

    def slot_of(self, name: str) -> str:
        """The private attribute that holds the implementation of an interface, if it has one."""
        found = self.of(name)
        return found[1] if found else ""

    def _find(self, name: str) -> tuple[type, str] | None:
        interface = self._definitions.interfaces.get(name)
        if interface is None or not self._modules or not runs_here(interface):
            return None
        class_: type | None = self._classes.get(name)
        state = getattr(self._steps(name), "State", None)
        if class_ is None or (isinstance(state, type) and issubclass(state, class_)):
            class_ = state
        if not isinstance(class_, type):
            return None
        for each in (interface, *ancestors(interface, self._definitions.interfaces)):
            for owner in (each.name, *each.mixins):
                slot = self._slot(owner, class_, self._relatives(each.name))
                if slot:
                    return class_, slot
        return None

    def _slot(self, owner: str, class_: type, relatives: set[str]) -> str:
        """The private attribute of an owner whose annotation names the implementation."""
        steps = self._steps(owner)
        annotations = getattr(getattr(steps, "Slots", None), "__annotations__", {})
        for slot, annotation in annotations.items():
            *_, named = str(annotation).split(".")
            known = getattr(steps, named, None)
            is_base = isinstance(known, type) and issubclass(class_, known)
            if is_base or named.removesuffix("Impl") in relatives:
                return str(slot)
        return ""

    def _relatives(self, name: str) -> set[str]:
        """An interface and those that inherit from it."""
        interfaces = self._definitions.interfaces
        return {name} | {
            each.name
            for each in interfaces.values()
            if any(base.name == name for base in ancestors(each, interfaces))
        }

    def _steps(self, owner: str) -> ModuleType | None:
        name = f"{self._steps_package}.{snake_case(owner)}"
        return None if find_spec(name) is None else import_module(name)

    def bind(
        self, interface: model.Interface, member: model.AnyMember, kind: Kind, name: str
    ) -> Bound | None:
        """What implements a member by this name, if the interface has an implementation."""
        found = self.of(interface.name)
        if found is None:
            return None
        class_, slot = found
        is_settable = kind == "settable attribute"
        named = str(getattr(member, "name", member))
        shown = f"{member.declared_in}.{named}"
        if named in interface.listed("ByFunction") or "ByFunction" in member.extended_attributes:
            if kind != "method":
                name = f"{'set' if is_settable else 'get'}{name[0].upper()}{name[1:]}"
            function = python_name(snake_case(name))
            for module in self._modules:
                if function in vars(import_module(module)):
                    bound = Bound(member, "function", class_, slot, function, module)
                    self.bound.append(bound)
                    return bound
            said = f"{shown!r} needs the function {function}"
            raise IDLError(member.location, f"{said} in one of {', '.join(self._modules)}")
        own = python_name(snake_case(name))
        if not is_kind(kind, inspect.getattr_static(class_, own, None)):
            raise IDLError(
                member.location,
                f"{shown!r} needs the {kind} {own} of the class "
                f"{class_.__name__} in {file_of(import_module(class_.__module__))}",
            )
        bound = Bound(member, kind, class_, slot, own)
        self.bound.append(bound)
        return bound
