"""Strings and numbers as form controls need them.

``runtimes/glue/form_strings.js`` is the counterpart in JavaScript.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from webapi.webidl.html_numbers import parsed_number

if TYPE_CHECKING:
    from fractions import Fraction

    from webapi.urlpattern.regexp import RegExp

_NEWLINE: Final = re.compile("\r\n?")
_FLOATING_POINT: Final = re.compile(r"-?(?:[0-9]+|[0-9]*\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_LABEL: Final = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_EMAIL: Final = re.compile(rf"[a-zA-Z0-9.!#$%&'*+/=?^_`{{|}}~-]+@{_LABEL}(?:\.{_LABEL})*")
_TIME: Final = r"([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]{1,3}))?)?"
_DATE: Final = "([0-9]{4,6})-([0-9]{2})-([0-9]{2})"
_SHAPES: Final = {
    "month": re.compile("([0-9]{4,6})-([0-9]{2})"),
    "date": re.compile(_DATE),
    "week": re.compile("([0-9]{4,6})-W([0-9]{2})"),
    "time": re.compile(_TIME),
    "datetime-local": re.compile(f"{_DATE}[T ]{_TIME}"),
}
_MILLISECONDS: Final = {"time": 3, "datetime-local": 6}
"""The index of the fraction of a second among the numbers of a shape."""


def without_newlines(text: str) -> str:
    """https://infra.spec.whatwg.org/#strip-newlines"""
    return text.replace("\n", "").replace("\r", "")


def stripped(text: str) -> str:
    """https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace"""
    return text.strip("\t\n\f\r ")


def stripped_and_collapsed(text: str) -> str:
    """https://infra.spec.whatwg.org/#strip-and-collapse-ascii-whitespace"""
    return re.sub(r"[\t\n\f\r ]+", " ", text).strip(" ")


def with_normalized_newlines(text: str) -> str:
    """https://infra.spec.whatwg.org/#normalize-newlines"""
    return _NEWLINE.sub("\n", text)


def split_on_newlines(text: str) -> list[str]:
    """https://infra.spec.whatwg.org/#strictly-split, on U+000A"""
    return text.split("\n")


def split_on_commas(text: str) -> list[str]:
    """https://infra.spec.whatwg.org/#split-on-commas"""
    return [stripped(each) for each in text.split(",")]


def is_valid_email_address(text: str) -> bool:
    """https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address"""
    return _EMAIL.fullmatch(text) is not None


def is_absolute_url(text: str) -> bool:
    """https://url.spec.whatwg.org/#syntax-url-absolute, as far as the URL parser takes it"""
    from webapi.url.failure import FAILURE
    from webapi.url.parser import url_parser
    from webapi.webidl.strings import to_usvstring

    return url_parser(to_usvstring(text)) is not FAILURE


def is_valid_floating_point_number(text: str) -> bool:
    """https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number"""
    return _FLOATING_POINT.fullmatch(text) is not None and parsed_number(text) is not None


def padded(number: int, width: int) -> str:
    """The digits of a number that is not negative, behind zeros."""
    return f"{number:0{width}}"


def quotient(dividend: int, divisor: int) -> int:
    """How often a divisor fits into an integer, rounded down."""
    return dividend // divisor


def rounded_down(number: float) -> int:
    """The greatest integer that is not greater than a finite number."""
    return number.__floor__()


def matched_numbers(text: str, shape: str) -> list[int] | None:
    """The numbers in a date or a time, or None if the text has another shape.

    A time has hours, minutes, seconds and milliseconds.
    """
    match = _SHAPES[shape].fullmatch(text)
    if match is None:
        return None
    at = _MILLISECONDS.get(shape, -1)
    return [
        int(f"{part:0<3}" if index == at else part)
        for index, part in enumerate(match.groups(default="0"))
    ]


def aligned_down(number: float, base: float, step: float) -> float:
    """The greatest number that is not greater, and is a number of steps from a base.

    This is exact for the decimals that the numbers are written as.
    """
    if not math.isfinite(step):
        return base if base <= number else -math.inf
    distance = (_exact(number) - _exact(base)) / _exact(step)
    return _nearest(_exact(base) + distance.__floor__() * _exact(step))


def exact_sum(one: float, other: float) -> float:
    """The sum of the decimals that the numbers are written as."""
    if not (math.isfinite(one) and math.isfinite(other)):
        return one + other
    return _nearest(_exact(one) + _exact(other))


def exact_product(one: float, other: float) -> float:
    """The product of the decimals that the numbers are written as."""
    if not (math.isfinite(one) and math.isfinite(other)):
        return one * other
    return _nearest(_exact(one) * _exact(other))


def _exact(number: float) -> Fraction:
    from fractions import Fraction  # which few pages need

    return Fraction(repr(number))


def _nearest(number: Fraction) -> float:
    try:
        return float(number)
    except OverflowError:
        return float("inf") if number > 0 else float("-inf")


def is_finite(number: float) -> bool:
    """Whether it is neither infinite nor NaN."""
    return math.isfinite(number)


def name_of_file(file: Any) -> str:
    """The name of a file, which the host has."""
    name: str = file.name
    return name


def type_of_file(file: Any) -> str:
    """The type of a file, which the host has."""
    type_: str = file.type
    return type_


def matches_pattern(text: str, pattern: str) -> bool:
    """Whether a text matches the value of a pattern attribute, or that is not an expression.

    https://html.spec.whatwg.org/multipage/input.html#compiled-pattern-regular-expression

    `RegExp` decides about ASCII only. Other texts match.
    """
    if not text.isascii():
        return True
    from webapi.urlpattern.regexp import InstructionsExhaustedError

    expression = _compiled(pattern)
    try:
        return expression is None or expression.exec(text) is not None
    except InstructionsExhaustedError:
        return True


@lru_cache(maxsize=64)
def _compiled(pattern: str) -> RegExp | None:
    from webapi.urlpattern.regexp import InstructionsExhaustedError, RegExp, RegExpSyntaxError

    try:
        RegExp(pattern, False)
        return RegExp(f"^(?:{pattern})$", False)
    except (RegExpSyntaxError, InstructionsExhaustedError):
        return None
