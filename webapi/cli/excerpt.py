"""Show a place in a text on a terminal, with a line under it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from webapi.url.redaction import HIDDEN, hide_password_in_text, password_span

COLUMNS: Final = 76
BEFORE: Final = 24  # columns before the place, if the text does not fit
_UNPRINTABLE: Final = re.compile(
    "[\0-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u2800\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Controls, line separators, surrogates, default ignorable code points, and others without ink."""


def printable(text: str) -> str:
    """Escape controls and invisible code points for a terminal.

    >>> printable("a\\x1b[31m\\u202e")
    'a\\\\x1b[31m\\\\u202e'
    """
    return _UNPRINTABLE.sub(lambda match: ascii(match[0])[1:-1], text)


def excerpt(text: str) -> str:
    """The beginning of a text without its password, at most a line.

    >>> excerpt("a" * 100)[-3:]
    'aa…'
    """
    return underlined(hide_password_in_text(text), 0, 0)[0]


def echoed(text: str) -> str:
    """Make an input printable for people, and hide its password.

    >>> echoed("http://user:secret@host:x/\\t")
    'http://user:***@host:x/\\\\t'
    """
    return printable(hide_password_in_text(text))


def clipped(text: str, columns: int) -> str:
    """The beginning of a text, at most this many columns.

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


def without_password(text: str, start: int, end: int) -> tuple[str, int, int]:
    """The text without its password, and the place in it that was ``text[start:end]``.

    >>> without_password("http://user:secret@host:x/", 24, 25)
    ('http://user:***@host:x/', 21, 22)
    """
    span = password_span(text)
    if span is None:
        return text, start, end
    first, last = span
    hidden_end = first + len(HIDDEN)

    def moved(place: int, inside: int) -> int:
        if place <= first:
            return place
        return inside if place < last else place - last + hidden_end

    moved_start = moved(start, first)
    return hide_password_in_text(text), moved_start, max(moved_start, moved(end, hidden_end))


def _fitting(text: str, place: int, step: int, columns: int) -> int:
    """Find the place that is ``columns`` before or after ``place``."""
    next = place - 1 if step < 0 else place
    while 0 <= next < len(text):
        columns -= columns_of(printable(text[next]))
        if columns < 0:
            break
        place += step
        next += step
    return place


def columns_of(text: str) -> int:
    """The number of columns that the text takes on a terminal."""
    return sum(
        0
        if unicodedata.combining(character)
        else 1 + (unicodedata.east_asian_width(character) in "WF")
        for character in text
    )
