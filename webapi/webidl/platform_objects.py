"""Interfaces by name, and platform objects that are made of what steps return.

https://webidl.spec.whatwg.org/#js-interfaces
"""

from __future__ import annotations

import sys
from _thread import RLock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, TypeAlias

    New: TypeAlias = Callable[[Any], Any]

_lock = RLock()


class _Lock:
    """The lock. Its methods are found bound, so that a ``with`` statement has not to bind them."""

    __slots__ = ()
    __enter__ = _lock.__enter__
    __exit__ = _lock.__exit__


lock = _Lock()
"""Held while the one object of a [SameObject] attribute is made, and for `webapi.steps.url_value`.

It is reentrant because a finalizer, which the garbage collector runs anywhere, may need it.
"""


class Interface:
    """An interface, whose module is imported when an object of it is made, not before."""

    __slots__ = ("_class", "module", "name", "new")

    def __init__(self, module: str, name: str) -> None:
        self.module = module
        self.name = name
        self._class: type | None = None
        self.new: New = self._import_and_make
        """The function that makes an object of what steps returned."""

    def implemented_by(self, value: object) -> bool:
        """Whether a value is an object of the interface."""
        if self._class is None:
            self._class = getattr(sys.modules.get(self.module), self.name, None)
        return self._class is not None and isinstance(value, self._class)

    def convert(self, value: object, context: str) -> Any:
        """The conversion to the interface type: the object itself."""
        if not self.implemented_by(value):
            raise TypeError(f"{context} is not of type '{self.name}'.")
        return value

    def _import_and_make(self, value: object) -> Any:
        from importlib import import_module

        self.new = import_module(self.module).new_object
        return self.new(value)


class OneOf:
    """Several interfaces, of which the type of a value selects one."""

    __slots__ = ("_interfaces",)

    def __init__(self, interfaces: Mapping[type, Interface]) -> None:
        self._interfaces = interfaces

    def new(self, value: object) -> Any:
        """A new object, of what steps returned."""
        return self._interfaces[type(value)].new(value)


def is_platform_object(value: object) -> bool:
    """https://webidl.spec.whatwg.org/#dfn-platform-object"""
    return hasattr(type(value), "_webapi_is_interface")


def same(interface: Interface | OneOf) -> New:
    """The function that gives the object of a value: the one that it has, or a new one."""

    def same_object(value: Any) -> Any:
        return None if value is None else value.platform_object or interface.new(value)

    return same_object


def same_or_value(interfaces: Mapping[type, Interface]) -> New:
    """The function that gives the object of a value of one of these types, or else the value."""

    def same_object(value: Any) -> Any:
        interface = interfaces.get(type(value))
        return value if interface is None else value.platform_object or interface.new(value)

    return same_object


class _Pairs:
    """Pairs whose values are replaced by their objects when they are read."""

    __slots__ = ("_pairs", "_same")

    def __init__(self, pairs: Sequence[tuple[Any, Any]], same: New) -> None:
        self._pairs = pairs
        self._same = same

    def __len__(self) -> int:
        return len(self._pairs)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [(key, self._same(value)) for key, value in self._pairs[index]]
        key, value = self._pairs[index]
        return key, self._same(value)


def pairs_of(pairs: Callable[[Any], Any], same: New) -> Callable[[Any], Any]:
    """A getter of pairs to iterate over whose values may have objects."""
    return lambda this: _Pairs(pairs(this), same)


def same_of(
    item: Callable[[Any, int], Any], interface: Interface | OneOf
) -> Callable[[Any, int], Any]:
    """A getter of indexed properties whose values have objects."""
    same_object = same(interface)
    return lambda this, index: same_object(item(this, index))
