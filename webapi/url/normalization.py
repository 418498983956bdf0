"""Unicode Normalization Form C with equal results on every Python.

https://www.unicode.org/reports/tr15/

The interpreter's ``unicodedata`` normalizes a text correctly if no character is newer than its
version of Unicode. Normalization changes few newer characters. If a text has one of them, this
module normalizes it, with ``unicodedata`` for the other characters. ``unicodedata`` also takes
quadratic time to sort a long run of marks, so this module sorts the marks of a long text first.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import accumulate
from unicodedata import combining, normalize

from .unicode_data import NEWER_COMBINING_CLASSES, NEWER_COMPOSITIONS
from .unicode_sets import MARK, character_class, complement

_LONG = 256

_COMBINING_CLASSES = {
    chr(code_point): value
    for first, last, value in NEWER_COMBINING_CLASSES
    for code_point in range(first, last + 1)
}
_COMPOSITES = {
    chr(first) + chr(second): chr(composite) for composite, first, second in NEWER_COMPOSITIONS
}
_DECOMPOSITIONS: dict[int, str] = {}
for _pair, _composite in _COMPOSITES.items():
    _DECOMPOSITIONS[ord(_composite)] = _pair.translate(_DECOMPOSITIONS)
_newer = sorted(map(ord, {*_COMBINING_CLASSES, *_COMPOSITES.values(), *"".join(_COMPOSITES)}))
_WITHOUT_NEWER = re.compile(character_class(complement([(each, each) for each in _newer])) + "*")


@cache
def _marks() -> re.Pattern[str]:
    return re.compile(character_class(MARK) + "{2,}")


def nfc(text: str) -> str:
    r"""``text`` in Normalization Form C of the Unicode version in ``unicode_data``.

    >>> nfc("e\u0301")
    'é'
    """
    if not _WITHOUT_NEWER.fullmatch(text):
        return _compose(_decompose(text))
    if len(text) > _LONG:
        text = _marks().sub(_in_canonical_order, text)
    return normalize("NFC", text)


def _combining_class(character: str) -> int:
    return _COMBINING_CLASSES.get(character) or combining(character)


def _in_canonical_order(marks: re.Match[str]) -> str:
    """The Canonical Ordering Algorithm: marks of class 0 stay where they are."""
    run = marks[0]
    classes = [*map(_combining_class, run)]
    stretches = accumulate(value == 0 for value in classes)
    keys = [stretch << 8 | value for stretch, value in zip(stretches, classes, strict=True)]
    return "".join([run[at] for at in sorted(range(len(run)), key=keys.__getitem__)])


def _decompose(text: str) -> str:
    ordered = _marks().sub(_in_canonical_order, text.translate(_DECOMPOSITIONS))
    return _marks().sub(_in_canonical_order, normalize("NFD", ordered))


def _compose(decomposed: str) -> str:
    """The Canonical Composition Algorithm: https://www.unicode.org/reports/tr15/#Description_Norm

    ``last`` is the combining class of the previous character. After a starter it is 0, and no
    character is blocked.
    """
    composed: list[str] = []
    starter = -1
    last = 0
    for character in decomposed:
        value = _combining_class(character)
        if starter >= 0 and (last == 0 or last < value):
            pair = composed[starter] + character
            composite = _COMPOSITES.get(pair) or normalize("NFC", pair)
            if len(composite) == 1:
                composed[starter] = composite
                continue
        if value == 0:
            starter = len(composed)
        last = value
        composed.append(character)
    return "".join(composed)
