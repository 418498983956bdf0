"""``any``, ``object``, ``undefined``, ``boolean`` and interface types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from webapi.webidl.numeric import to_number
from webapi.webidl.realm import implements
from webapi.webidl.values import is_nullish, is_number, is_object, unboxed


def to_any(value: object, context: str) -> Any:
    """https://webidl.spec.whatwg.org/#js-any"""
    return value


def to_undefined(value: object, context: str) -> None:
    """https://webidl.spec.whatwg.org/#js-undefined"""


to_null = to_undefined


def to_boolean(value: object, context: str = "") -> bool:
    """https://webidl.spec.whatwg.org/#js-boolean

    JavaScript's truth: every object is true, an empty list too.

    >>> to_boolean([]), to_boolean(""), to_boolean(float("nan"))
    (True, False, False)
    """
    if type(value) is bool:
        return value
    value = unboxed(value)
    if is_nullish(value):
        return False
    if value is True or value is False:
        return value
    if isinstance(value, str):
        return value != ""
    if is_number(value):
        number = to_number(value, context)
        return number != 0 and number == number
    return True


def to_object(value: object, context: str) -> Any:
    """https://webidl.spec.whatwg.org/#js-object"""
    if not is_object(value):
        raise TypeError(f"{context} is not of type 'Object'.")
    return value


def interface(name: str) -> Callable[[object, str], Any]:
    """The conversion to an interface type: the object itself, if it implements ``name``."""

    def to_interface(value: object, context: str) -> Any:
        if not implements(value, name):
            raise TypeError(f"{context} is not of type '{name}'.")
        return value

    return to_interface
