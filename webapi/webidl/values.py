"""JavaScript's kinds of values, and how to tell them among Python values."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeGuard


class JsNull:
    """The type of `jsnull` outside Pyodide."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "jsnull"

    def __bool__(self) -> bool:
        return False

    def __reduce__(self) -> str:
        return "jsnull"

    def __copy__(self) -> JsNull:
        return self

    def __deepcopy__(self, memo: object) -> JsNull:
        return self


jsnull: JsNull = JsNull()
"""JavaScript's ``null`` as an argument; inside Pyodide this is ``pyodide.ffi.jsnull`` itself."""

if sys.platform == "emscripten":
    from contextlib import suppress

    with suppress(ImportError):  # this Pyodide has no jsnull yet
        from pyodide.ffi import jsnull  # type: ignore[no-redef]

BYTES_LIKE = (bytes, bytearray, memoryview)


def is_numpy_scalar(value: object) -> bool:
    """Whether a value is a scalar of numpy."""
    if type(value).__module__ != "numpy":
        return False
    return isinstance(value, sys.modules["numpy"].generic)


def unboxed(value: object) -> Any:
    """The ``item()`` of a numpy scalar; any other value unchanged.

    Times stay unchanged, because ``item()`` drops the unit of some.
    """
    if not is_numpy_scalar(value) or type(value).__name__ in ("datetime64", "timedelta64"):
        return value
    return value.item()  # type: ignore[attr-defined]


def is_buffer(value: object) -> bool:
    """Whether ``memoryview`` takes a value and the value is more than one number."""
    if isinstance(value, BYTES_LIKE):
        return True
    if isinstance(value, (str, list, tuple, dict)) or is_numpy_scalar(value):
        return False
    try:
        memoryview(value)  # type: ignore[arg-type]
    except TypeError:
        return False
    except (ValueError, BufferError):  # closed, or memoryview cannot describe its items
        return True
    return True


def is_nullish(value: object) -> bool:
    """Whether a value is ``undefined`` (``None``) or ``null`` (`jsnull`)."""
    return value is None or value is jsnull


def is_number(value: object) -> TypeGuard[Any]:
    """Whether a value is a Number or a BigInt: it converts to an int or a float and is not a bool.

    An array of one number (numpy's, for example) also converts, but it is an object.
    """
    kind = type(value)
    if kind is int or kind is float:
        return True
    return (
        kind is not bool
        and (hasattr(kind, "__index__") or hasattr(kind, "__float__"))
        and not hasattr(kind, "__iter__")
    )


def is_object(value: object) -> bool:
    """Whether a value is an Object and not a primitive (null, bool, number or string)."""
    kind = type(value)
    if kind is list or kind is dict or kind is tuple:
        return True
    return not (isinstance(value, str) or is_nullish(value) or kind is bool or is_number(value))
