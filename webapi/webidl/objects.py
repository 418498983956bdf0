"""``any``, ``object``, ``undefined`` and ``boolean``."""

from __future__ import annotations

from typing import Any

from webapi.webidl.numeric import to_number
from webapi.webidl.values import is_nullish, is_number, is_object, unboxed


def to_any(value: object, context: str) -> Any:
    """https://webidl.spec.whatwg.org/#js-any"""
    return value


def to_undefined(value: object, context: str) -> None:
    """https://webidl.spec.whatwg.org/#js-undefined"""


to_null = to_undefined


def to_boolean(value: object, context: str = "") -> bool:
    """https://webidl.spec.whatwg.org/#js-boolean

    This is JavaScript's truth: every object is true, even an empty list.

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
