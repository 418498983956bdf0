"""Helpers of generated classes for Python: changed copies, and help for dataclasses."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, NoReturn


def to_object_text(this: Any) -> str:
    """The ``str()`` of an object without a stringifier, as in JavaScript."""
    return f"[object {this._webapi_interface_name}]"


def changed(this: Any, members: Mapping[str, object]) -> Any:
    """Copy a platform object and set attributes of the copy.

    Raises:
        TypeError: the class has no such attribute, or the attribute is read-only.
    """
    import copy

    result = copy.copy(this)
    for name, value in members.items():
        descriptor = getattr(type(this), name, None)
        if not isinstance(descriptor, property) or descriptor.fset is None:
            from .exceptions import shown

            raise TypeError(
                f"{type(this).__name__}.with_() got an unexpected keyword argument {shown(name)}"
            )
        setattr(result, name, value)
    return result


def refuse_to_copy(this: object) -> NoReturn:
    """The ``__reduce__`` of objects that cannot be copied.

    Raises:
        TypeError: always.
    """
    why = "a copy would lack or share a part of its state"
    if hasattr(this, "cloneNode"):
        why = "it is a part of its tree. cloneNode copies a node, and outerHTML is text"
    raise TypeError(f"cannot copy or pickle an object of type {type(this).__name__!r}: {why}")


class NotInitializedError(TypeError, AttributeError):
    """The ``__init__`` of an object's class did not call that of the interface."""


def explain_missing_initialization(cls: Any, interface: str) -> None:
    """Give a subclass a ``__getattr__`` that explains why an object is not initialized.

    A subclass needs it in two cases: its ``__init__`` calls no other one; or it has annotations and
    may be a dataclass, whose ``__init__`` only sets the fields. Other subclasses, and those of this
    package, get no ``__getattr__``, because it is slow.
    """
    own = vars(cls)
    if "__getattr__" in own or cls.__module__.startswith("webapi."):
        return
    advice = "call super().__init__(…) in it"
    if "__init__" in own:
        code = getattr(own["__init__"], "__code__", None)
        if code is None or "__init__" in code.co_names:
            return
    elif own.get("__annotations__") or own.get("__annotate_func__"):
        advice = (
            "as a dataclass, call super().__init__(…) in __post_init__, "
            f"or keep the {interface} in a field"
        )
    else:
        return

    def __getattr__(this: object, name: str) -> NoReturn:
        kind = type(this)
        if name.startswith("_webapi_") or hasattr(kind, name):
            raise NotInitializedError(
                f"{kind.__name__}.__init__ did not call {interface}.__init__: {advice}"
            )
        message = f"{kind.__name__!r} object has no attribute {name!r}"
        raise AttributeError(message, name=name, obj=this)

    cls.__getattr__ = __getattr__
