"""Interfaces by name, and platform objects made from the values that steps return.

https://webidl.spec.whatwg.org/#js-interfaces
"""

from __future__ import annotations

import sys
from _thread import RLock
from operator import attrgetter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, TypeAlias

    New: TypeAlias = Callable[[Any], Any]

_lock = RLock()


class _Lock:
    """The lock. Its class has bound methods, so a ``with`` statement need not bind them."""

    __slots__ = ()
    __enter__ = _lock.__enter__
    __exit__ = _lock.__exit__


lock = _Lock()
"""The lock for making the object of a [SameObject] attribute, and for `webapi.steps.url_value`.

It is reentrant because the garbage collector runs finalizers anywhere, and these may take it.
"""


class Interface:
    """An interface. The first object of it imports its module."""

    __slots__ = ("_class", "module", "name", "new")

    def __init__(self, module: str, name: str) -> None:
        self.module = module
        self.name = name
        self._class: type | None = None
        self.new: New = self._import_and_make
        """The function that makes an object from the value that steps returned."""

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


def maker(class_: Any, initialize: Callable[[Any, Any], None]) -> New:
    """Make the function that makes an object from the value that steps returned."""
    new = class_.__new__

    def new_object(value: Any) -> Any:
        this = new(class_)
        initialize(this, value)
        return this

    return new_object


def maker_of_inheriting(
    class_: Any,
    initialize: Callable[[Any, Any], None],
    modules: Mapping[str, str],
    class_of: Callable[[Any, Any], Any] | None = None,
) -> New:
    """The same for a class of which others inherit: the name of a value's type is its interface.

    ``modules`` has the module of each interface; ``class_of`` may choose a class for a value.
    """
    package = class_.__module__.rpartition(".")[0]

    def make_chosen(value: Any) -> Any:
        chosen = class_of(class_, value) if class_of else class_
        this = chosen.__new__(chosen)
        initialize(this, value)
        return this

    makers: dict[str, New] = {
        class_.__name__: make_chosen if class_of else maker(class_, initialize)
    }

    def find(name: str) -> New:
        from importlib import import_module

        make = makers[class_.__name__]
        if name in modules:
            make = import_module(f"{package}.{modules[name]}").new_object
        return makers.setdefault(name, make)

    def new_object(value: Any) -> Any:
        name = type(value).__name__
        return (makers.get(name) or find(name))(value)

    return new_object


class OneOf:
    """Several interfaces; the type of a value, or a base of it, selects one of them."""

    __slots__ = ("_interfaces",)

    def __init__(self, interfaces: Mapping[type, Interface]) -> None:
        self._interfaces = interfaces

    def new(self, value: object) -> Any:
        """Make a new object from the value that steps returned."""
        return next(filter(None, map(self._interfaces.get, type(value).__mro__))).new(value)


def is_platform_object(value: object) -> bool:
    """https://webidl.spec.whatwg.org/#dfn-platform-object"""
    return hasattr(type(value), "_webapi_is_interface")


def same(interface: Interface | OneOf) -> New:
    """Make a function that returns the object of a value: the one that it has, or a new one."""

    def same_object(value: Any) -> Any:
        return None if value is None else value.platform_object or interface.new(value)

    return same_object


def list_of_same(interface: Interface) -> New:
    """Make a function that returns the objects of values: those that they have, or new ones."""
    same_object = same(interface)
    return lambda values: [same_object(value) for value in values]


def same_or_value(interfaces: Mapping[type, Interface]) -> New:
    """Make a function that returns the object of a value of these types; others stay unchanged."""

    def same_object(value: Any) -> Any:
        interface = interfaces.get(type(value))
        return value if interface is None else value.platform_object or interface.new(value)

    return same_object


class _Pairs:
    """Pairs that replace a value by its object when somebody reads it."""

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
    """Make a getter of pairs to iterate over, for values that may have objects."""
    return lambda this: _Pairs(pairs(this), same)


def frozen_elements(array: Any, interface: Interface) -> tuple[Any, ...] | None:
    """The tuple of an attribute that reflects elements: it stays the same while the array does."""
    if array is None:
        return None
    result: tuple[Any, ...] | None = array.platform_object
    if result is None:
        elements = array.elements
        result = tuple([each.platform_object or interface.new(each) for each in elements])
        array.platform_object = result
    return result


def inside(convert: Callable[[object, str], Any], slot: str) -> Callable[[object, str], Any]:
    """Make a conversion to an interface type that returns the implementation of the object."""
    get = attrgetter(slot)
    return lambda value, context: get(convert(value, context))


def item_of(path: str) -> Callable[[Any, int], Any]:
    """Make a getter of indexed properties that calls this method of the object."""
    get = attrgetter(path)
    return lambda this, index: get(this)(index)


def same_of(
    item: Callable[[Any, int], Any], interface: Interface | OneOf
) -> Callable[[Any, int], Any]:
    """Make a getter of indexed properties, for values that have objects."""

    def same_object(this: Any, index: int) -> Any:
        value = item(this, index)
        return None if value is None else value.platform_object or interface.new(value)

    return same_object
