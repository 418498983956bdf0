"""Numbers and strings as XPath 1.0 has them.

``runtimes/glue/xpath_strings.js`` is the counterpart in JavaScript.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

T = TypeVar("T")

_NUMBER: Final = re.compile(r"[ \t\r\n]*(-?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+))[ \t\r\n]*")


def xpath_number(text: str) -> float:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-number, of a string"""
    match = _NUMBER.fullmatch(text)
    return math.nan if match is None else float(match[1])


def float_quotient(dividend: float, divisor: float) -> float:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#numbers, ``div``"""
    if divisor != 0:
        return dividend / divisor
    if dividend == 0 or math.isnan(dividend):
        return math.nan
    return math.copysign(math.inf, dividend) * math.copysign(1, divisor)


def float_remainder(dividend: float, divisor: float) -> float:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#numbers, ``mod``"""
    if divisor == 0 or math.isinf(dividend):
        return math.nan
    return math.fmod(dividend, divisor)


def float_floor(number: float) -> float:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-floor"""
    return float(math.floor(number)) if math.isfinite(number) else number


def float_ceiling(number: float) -> float:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-ceiling"""
    return float(math.ceil(number)) if math.isfinite(number) else number


def rounded_half_up(number: float) -> float:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-round"""
    if not math.isfinite(number):
        return number
    below = math.floor(number)
    return float(below if number - below < 0.5 else below + 1)


def text_before(text: str, other: str) -> str:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-substring-before"""
    before, found, _ = text.partition(other) if other else ("", "", "")
    return before if found else ""


def text_after(text: str, other: str) -> str:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-substring-after"""
    return text.partition(other)[2] if other else text


def in_order(values: Sequence[T], keys: Mapping[Any, float]) -> list[T]:
    """The values in the order of their keys."""
    return sorted(values, key=keys.__getitem__)


def call_namespace_resolver(resolver: Any, prefix: str) -> str | None:
    """https://webidl.spec.whatwg.org/#call-a-user-objects-operation, of a resolver"""
    result: str | None = resolver(prefix)
    return result
