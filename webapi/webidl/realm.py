"""The interfaces of this realm, by identifier: what platform objects are made from and told by.

https://webidl.spec.whatwg.org/#new
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Interfaces(dict[str, type]):
    """The interfaces that are loaded; generated modules add theirs. Others load when asked for."""

    def __missing__(self, interface: str) -> type:
        package = "webapi.interfaces"
        import_module(f"{package}.{import_module(package).MODULES[interface]}")
        return self[interface]


interfaces = Interfaces()


def new_object(interface: str) -> Any:
    """A new object that implements ``interface``, on which no constructor steps have run."""
    cls: Any = interfaces[interface]
    return cls.__new__(cls)


def is_platform_object(value: object) -> bool:
    """https://webidl.spec.whatwg.org/#dfn-platform-object"""
    return any(interfaces.get(kind.__name__) is kind for kind in type(value).__mro__)


def implements(value: object, interface: str) -> bool:
    """Whether a value is a platform object that implements ``interface``.

    Nothing is before its interface is loaded.
    """
    return isinstance(value, interfaces.get(interface, ()))
