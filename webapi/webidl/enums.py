"""Enumerations: https://webidl.spec.whatwg.org/#js-enumeration"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from webapi.webidl.exceptions import shown
from webapi.webidl.strings import to_domstring

T = TypeVar("T", bound=str)


def enumeration(name: str, values: tuple[T, ...]) -> Callable[[object, str], T]:
    """The conversion to the enumeration ``name``."""

    def to_enumeration(value: object, context: str) -> T:
        text = to_domstring(value, context)
        for each in values:
            if each == text:
                return each
        raise TypeError(f"{context} {shown(text)} is not a valid enum value of type {name}.")

    return to_enumeration
