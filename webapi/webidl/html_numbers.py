"""Numbers and times as HTML writes them.

``runtimes/glue/html_numbers.js`` is the counterpart in JavaScript.
"""

from __future__ import annotations

import math
import re
import time
from typing import Final

from webapi.webidl.strings import number_to_string

_INTEGER: Final = re.compile(r"[ \t\n\f\r]*([+-]?)([0-9]+)")
_NUMBER: Final = re.compile(
    r"[ \t\n\f\r]*([+-]?)((?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
)
_MAX_DIGITS: Final = 15


def parsed_integer(text: str) -> int | None:
    """https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers

    Numbers of more digits than 15 are cut to 16 digits, which no attribute's range has.
    """
    match = _INTEGER.match(text)
    if match is None:
        return None
    digits = match[2].lstrip("0")[: _MAX_DIGITS + 1]
    number = int(digits or "0")
    return -number if match[1] == "-" else number


def parsed_number(text: str) -> float | None:
    """https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-floating-point-number-values"""
    match = _NUMBER.match(text)
    if match is None:
        return None
    number = float(match[2])
    if math.isinf(number):
        return None
    return -number if match[1] == "-" and number != 0 else number


def number_text(number: float) -> str:
    """https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#best-representation-of-the-number-as-a-floating-point-number"""
    return number_to_string(float(number))


def local_time_text() -> str:
    """The time in the user's time zone, as ``Document.lastModified`` gives it."""
    return time.strftime("%m/%d/%Y %H:%M:%S")
