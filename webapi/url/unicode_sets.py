"""Sets of code points, each as text to put between the brackets of a regular expression."""

from __future__ import annotations

import re
from typing import Final

from .unicode_data import CLASSES

_RUN = re.compile("([A-Z])([0-9a-z]*)")


def character_class(ranges: list[tuple[int, int]]) -> str:
    """The inside of a character class for ``ranges``, first and last code point each.

    Beyond the BMP the regular expression engine tries one range after the other, so the widest come
    first.

    >>> character_class([(0x61, 0x7A), (0x2D, 0x2D)])
    'a-z\\\\-'
    """
    ranges = sorted(ranges, key=lambda span: span[0] - span[1])
    return "".join(
        re.escape(chr(first)) + ("-" + re.escape(chr(last)) if last > first else "")
        for first, last in ranges
    )


def _runs_of_classes() -> dict[str, list[tuple[int, int]]]:
    runs: dict[str, list[tuple[int, int]]] = {}
    start = 0
    for letter, length in _RUN.findall(CLASSES):
        end = start + int(length or "1", 36)
        runs.setdefault(letter, []).append((start, end - 1))
        start = end
    return runs


RUNS: Final = _runs_of_classes()
"""By the letters of ``unicode_data.CLASSES``: first and last code points."""

RIGHT_TO_LEFT: Final = character_class(RUNS["R"] + RUNS["A"])
"""Bidi_Class R, AL or AN."""

MARK: Final = character_class(RUNS["N"] + RUNS["M"] + RUNS["V"] + RUNS["W"])
"""General_Category Mark."""

VIRAMA: Final = character_class(RUNS["V"] + RUNS["W"])
"""Canonical_Combining_Class Virama."""
