"""Sets of code points, as ranges and as regular expressions.

A regular expression looks a character of the BMP up in a table. If the table says no, or if the
character lies beyond the BMP, it tries one range after another, which is slow. So for a set that is
rare in text, this module builds the expression of the complement.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from .unicode_data import CLASSES

_RUN = re.compile("([A-Z])([0-9a-z]*)")


Range: TypeAlias = tuple[int, int]
"""First and last code point."""


def character_class(ranges: list[Range]) -> str:
    """Write a regular expression for one character in ``ranges``, the widest ranges first.

    >>> character_class([(0x2D, 0x2D), (0x61, 0x7A)])
    '[a-z\\\\-]'
    """
    ranges = sorted(ranges, key=lambda span: span[0] - span[1])
    inside = [
        re.escape(chr(first)) + ("-" + re.escape(chr(last)) if last > first else "")
        for first, last in ranges
    ]
    return f"[{''.join(inside)}]"


def complement(ranges: list[Range]) -> list[Range]:
    """The code points that are not in ``ranges``.

    >>> complement([(0x61, 0x7A), (0, 0x60)])
    [(123, 1114111)]
    """
    outside = []
    start = 0
    for first, last in sorted(ranges):
        if first > start:
            outside.append((start, first - 1))
        start = last + 1
    return [*outside, (start, 0x10FFFF)] if start <= 0x10FFFF else outside


def _runs_of_classes() -> dict[str, list[Range]]:
    runs: dict[str, list[Range]] = {}
    start = 0
    for letter, length in _RUN.findall(CLASSES):
        end = start + int(length or "1", 36)
        runs.setdefault(letter, []).append((start, end - 1))
        start = end
    return runs


RUNS: Final = _runs_of_classes()
"""The ranges of each letter of ``unicode_data.CLASSES``."""

RIGHT_TO_LEFT: Final = RUNS["R"] + RUNS["A"]
"""Bidi_Class R, AL or AN."""

MARK: Final = RUNS["N"] + RUNS["M"] + RUNS["V"] + RUNS["W"]
"""General_Category Mark."""

VIRAMA: Final = RUNS["V"] + RUNS["W"]
"""Canonical_Combining_Class Virama."""
