"""Strings as selectors and styles need them.

``runtimes/glue/css_strings.js`` and ``runtimes/glue/css.js`` are the counterparts in JavaScript.
"""

from __future__ import annotations

import math
import re
from typing import Final

_LONE_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_INTEGER: Final = re.compile(r"[+-]?[0-9]+")
_LEADING_DIGITS: Final = re.compile(r"[\t\n\f\r ]*\+?([0-9]+)")
_ASCII_WHITESPACE: Final = re.compile(r"[\t\n\f\r ]+")
_TO_ESCAPE: Final = re.compile(r"^-?[0-9]|^-\Z|[\0-,./:-@\[-^`{-\x7f]")
_IN_A_STRING: Final = re.compile(r'[\0-\x1f\x7f"\\]')
_GREATEST: Final = 2**31 - 1
_GREATEST_FLOAT: Final = 3.402823e38


def code_points(text: str) -> list[str]:
    """The code points, with U+FFFD for surrogates: https://infra.spec.whatwg.org/#string-convert"""
    return list(text if text.isascii() else _LONE_SURROGATE.sub("\ufffd", text))


def character_of_hexadecimal(digits: str) -> str:
    """The code point of an escape, or U+FFFD.

    https://drafts.csswg.org/css-syntax-3/#consume-escaped-code-point
    """
    number = int(digits, 16)
    is_scalar_value = 0 < number < 0xD800 or 0xDFFF < number < 0x110000
    return chr(number) if is_scalar_value else "\ufffd"


def is_integer(number: str) -> bool:
    """Whether a number is written as an integer, which may have a sign."""
    return _INTEGER.fullmatch(number) is not None


def clamped_integer(number: str) -> int:
    """The integer between -2147483647 and 2147483647 that is nearest to what is written."""
    digits = number.lstrip("+-").lstrip("0")
    value = _GREATEST if len(digits) > 10 else min(int(digits or "0"), _GREATEST)
    return -value if number.startswith("-") else value


def leading_integer(text: str) -> int:
    """The digits at the beginning, after white space, or 0.

    https://html.spec.whatwg.org/#rules-for-parsing-non-negative-integers
    """
    match = _LEADING_DIGITS.match(text)
    return 0 if match is None else clamped_integer(match[1])


def text_after_hyphen(text: str) -> str:
    """The part after the first hyphen."""
    return text.partition("-")[2]


def split_on_hyphens(text: str) -> list[str]:
    """https://infra.spec.whatwg.org/#strictly-split, on hyphens"""
    return text.split("-")


def has_token(text: str, token: str) -> bool:
    """Whether a text, split on ASCII whitespace, has a token."""
    return token in text and token in _ASCII_WHITESPACE.split(text)


def serialize_an_identifier(text: str) -> str:
    """https://drafts.csswg.org/cssom/#serialize-an-identifier"""
    return _TO_ESCAPE.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    first, last = match[0][:-1], match[0][-1]
    if last == "\0":
        return "\ufffd"
    if last < " " or last == "\x7f" or "0" <= last <= "9":
        return f"{first}\\{ord(last):x} "
    return f"\\{last}"


def serialize_a_string(text: str) -> str:
    """https://drafts.csswg.org/cssom/#serialize-a-string"""
    return f'"{_IN_A_STRING.sub(_escaped_in_a_string, text)}"'


def _escaped_in_a_string(match: re.Match[str]) -> str:
    char = match[0]
    if char == "\0":
        return "\ufffd"
    return f"\\{char}" if char in '"\\' else f"\\{ord(char):x} "


def css_number(number: str) -> str:
    """https://drafts.csswg.org/cssom/#serialize-a-css-component-value, of a number"""
    return number_in_css(float(number))


def number_in_css(value: float) -> str:
    """A number with six decimals at most, and no exponent unless it is huge."""
    if abs(value) >= 1e21:
        return repr(max(-_GREATEST_FLOAT, min(value, _GREATEST_FLOAT)))
    from decimal import ROUND_HALF_UP, Decimal  # which few pages need

    rounded = Decimal(value).quantize(Decimal("0.000001"), rounding=ROUND_HALF_UP)
    text = f"{rounded:f}".rstrip("0").removesuffix(".")
    return "0" if text == "-0" else text


def rounded(value: float) -> int:
    """The nearest integer, the greater one of two."""
    return math.floor(value + 0.5)


def hexadecimal_number(digits: str) -> int:
    """The number that hexadecimal digits write."""
    return int(digits, 16)
