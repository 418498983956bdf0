"""Helpers of generated classes for Python: changed copies, and help for dataclasses."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, NoReturn


def changed(this: Any, members: Mapping[str, object]) -> Any:
    """A copy of a platform object with other values of attributes.

    Raises:
        TypeError: a name is not that of an attribute that can be set.
    """
    import copy

    result = copy.copy(this)
    for name, value in members.items():
        descriptor = getattr(type(this), name, None)
        if not isinstance(descriptor, property) or descriptor.fset is None:
            raise TypeError(
                f"{type(this).__name__}.with_() got an unexpected keyword argument {name[:80]!r}"
            )
        setattr(result, name, value)
    return result


class NotInitializedError(TypeError, AttributeError):
    """An object whose class's ``__init__`` did not call that of the interface."""


def explain_missing_initialization(cls: Any, interface: str) -> None:
    """Let objects of a subclass that may be a dataclass explain why they are not initialized.

    A dataclass has annotations, and gets an ``__init__`` that knows of its fields only. Other
    subclasses, and the interfaces themselves, stay without ``__getattr__``, which is slow.
    """
    own = vars(cls)
    annotated = own.get("__annotations__") or own.get("__annotate_func__")
    if not annotated or "__init__" in own or "__getattr__" in own:
        return

    def __getattr__(this: object, name: str) -> NoReturn:
        kind = type(this)
        if name.startswith("_webapi_") or hasattr(kind, name):
            raise NotInitializedError(
                f"{kind.__name__}.__init__ did not call {interface}.__init__: as a dataclass, call "
                f"super().__init__(…) in __post_init__, or keep the {interface} in a field"
            )
        message = f"{kind.__name__!r} object has no attribute {name!r}"
        raise AttributeError(message, name=name, obj=this)

    cls.__getattr__ = __getattr__
