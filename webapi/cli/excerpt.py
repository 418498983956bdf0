"""A place in a text, shown on a terminal with a line under it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

COLUMNS: Final = 76
BEFORE: Final = 24  # columns kept before the place, where not all of the text fits
_UNPRINTABLE: Final = re.compile(
    "[\0-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff]"
)


def printable(text: str) -> str:
    """The text with controls escaped: what a URL holds must not steer the terminal.

    >>> printable("a\\x1b[31m\\u202e")
    'a\\\\x1b[31m\\\\u202e'
    """
    return _UNPRINTABLE.sub(lambda match: ascii(match[0])[1:-1], text)


def excerpt(text: str) -> str:
    """The beginning of a text, as much as fits on a line.

    >>> excerpt("a" * 100)[-3:]
    'aa…'
    """
    return underlined(text, 0, 0)[0]


def clipped(text: str, columns: int) -> str:
    """The beginning of a text, as much as fits into so many columns.

    >>> clipped("example.org", 8)
    'example…'
    """
    whole = printable(text[: columns + 1])
    if len(text) <= columns and columns_of(whole) <= columns:
        return whole
    return printable(text[: _fitting(text, 0, 1, columns - 1)]) + "…"


def underlined(text: str, start: int, end: int) -> tuple[str, str]:
    """One line with as much of ``text`` as fits around ``text[start:end]``, and one under it.

    >>> print("\\n".join(underlined("https://日本 .example/", 10, 11)))
    https://日本 .example/
                ^
    """
    first = _fitting(text, start, -1, COLUMNS if len(text) <= COLUMNS else BEFORE)
    before = "…" * (first > 0) + printable(text[first:start])
    last = _fitting(text, start, 1, COLUMNS - columns_of(before))
    after = "…" * (last < len(text))
    place = printable(text[start : min(end, last)])
    line = before + place + printable(text[min(end, last) : last]) + after
    return line, " " * columns_of(before) + "^" * max(1, columns_of(place))


def _fitting(text: str, place: int, step: int, columns: int) -> int:
    """How far from ``place``, backwards or forwards, ``columns`` reach."""
    next = place - 1 if step < 0 else place
    while 0 <= next < len(text):
        columns -= columns_of(printable(text[next]))
        if columns < 0:
            break
        place += step
        next += step
    return place


def columns_of(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(
        0
        if unicodedata.combining(character)
        else 1 + (unicodedata.east_asian_width(character) in "WF")
        for character in text
    )
