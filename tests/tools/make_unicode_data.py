"""Write webapi/url/unicode_data.py.

What UTS #46 needs of Unicode that the ``idna`` package does not hold, and that the interpreter's
``unicodedata`` tells differently from one Python to the next. Run it with the oldest Python that is
supported, because what it writes about normalization is the difference to that interpreter's
Unicode, and with ``unicodedata2`` in the version of ``idna``'s tables:

    python3.11 -m pip install unicodedata2==18.0.0
    python3.11 -m tests.tools.make_unicode_data
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from pathlib import Path

import unicodedata2  # type: ignore[import-not-found, unused-ignore]
from idna import uts46data

TARGET = Path(__file__).parents[2] / "webapi" / "url" / "unicode_data.py"
OLDEST = "14.0.0"

GROUPS = {"L": "L", "R": "R", "AL": "R", "AN": "A", "EN": "E", "NSM": "N"}
GROUPS |= dict.fromkeys(("ES", "CS", "ET", "ON", "BN"), "O") | dict.fromkeys(("B", "S", "WS"), "X")
WITH_MARKS = {("N", False): "N", ("L", False): "M", ("N", True): "V", ("L", True): "W"}

HEADER = '''"""Unicode data for UTS #46; written by tests/tools/make_unicode_data.py.

Unicode's data: Copyright © 1991-2026 Unicode, Inc., Unicode License V3,
https://www.unicode.org/license.txt
"""

from typing import Final

UNICODE_VERSION: Final = "{version}"

CLASSES: Final = (
{classes}
)
"""Runs of code points from U+0000: a letter, then the run's length in base 36 if it is not 1.

The letters are bidirectional classes: ``L``; ``R`` for R and AL; ``A`` for AN; ``E`` for EN; ``N``
for NSM; ``O`` for ES, CS, ET, ON and BN; ``X`` for B, S and WS. All NSM are marks; a mark of class
L is ``M``; a virama, which is a mark, is ``V`` if NSM and ``W`` if L. Code points that UTS #46 does
not let through are in whatever run is next to them.
"""

NEWER_COMBINING_CLASSES: Final = (
{combining}
)
"""Code points younger than the oldest interpreter's Unicode: first, last, combining class."""

NEWER_COMPOSITIONS: Final = (
{compositions}
)
"""Younger primary composites: composite, first and second character."""
'''


def base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits


def code_point_class(code_point: int) -> str:
    character = chr(code_point)
    group = GROUPS[unicodedata2.bidirectional(character)]
    if unicodedata2.category(character).startswith("M"):
        return WITH_MARKS[group, unicodedata2.combining(character) == 9]
    assert group != "N"
    return group


def classes() -> str:
    runs: list[tuple[str, int]] = []
    for code_point in range(0x110000):
        at = bisect_right(uts46data.uts46_starts, code_point) - 1
        if uts46data.uts46_statuses[at] in b"VD":
            letter = code_point_class(code_point)
            if not runs:
                runs.append((letter, 0))
            elif letter != runs[-1][0]:
                runs.append((letter, code_point))
    ends = [start for _, start in runs[1:]] + [0x110000]
    return "".join(
        letter + (base36(end - start) if end - start > 1 else "")
        for (letter, start), end in zip(runs, ends, strict=True)
    )


def combining() -> list[tuple[int, int, int]]:
    spans: list[tuple[int, int, int]] = []
    for code_point in range(0x110000):
        value = unicodedata2.combining(chr(code_point))
        if value != unicodedata.combining(chr(code_point)):
            if spans and spans[-1][1:] == (code_point - 1, value):
                spans[-1] = (spans[-1][0], code_point, value)
            else:
                spans.append((code_point, code_point, value))
    return spans


def compositions() -> list[tuple[int, int, int]]:
    found = []
    for code_point in range(0x110000):
        character = chr(code_point)
        if unicodedata2.normalize("NFD", character) != unicodedata.normalize("NFD", character):
            assert unicodedata2.normalize("NFC", character) == character
            first, second = unicodedata2.decomposition(character).split()
            found.append((code_point, int(first, 16), int(second, 16)))
    return found


def main() -> None:
    assert unicodedata.unidata_version == OLDEST, "run this with the oldest Python supported"
    assert unicodedata2.unidata_version == uts46data.__version__
    text = classes()
    width = 92
    TARGET.write_text(
        HEADER.format(
            version=uts46data.__version__,
            classes="\n".join(
                f'    "{text[at : at + width]}"' for at in range(0, len(text), width)
            ),
            combining="\n".join(
                f"    (0x{first:04X}, 0x{last:04X}, {value})," for first, last, value in combining()
            ),
            compositions="\n".join(
                f"    (0x{composite:04X}, 0x{first:04X}, 0x{second:04X}),"
                for composite, first, second in compositions()
            ),
        ),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
