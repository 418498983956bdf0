"""The interfaces of this realm: what generated modules register and what steps make objects from.

https://webidl.spec.whatwg.org/#new
"""

from __future__ import annotations

from typing import Any

interfaces: dict[str, type] = {}
"""Every loaded interface by its IDL identifier."""


def new_object(interface: str) -> Any:
    """A new object that implements ``interface``, on which no constructor steps have run."""
    cls: Any = interfaces[interface]
    return cls.__new__(cls)


def implements(value: object, interface: str) -> bool:
    """Whether a value is a platform object that implements ``interface``."""
    return isinstance(value, interfaces[interface])
