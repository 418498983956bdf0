"""Sets of code points, as far as ASCII subjects tell them apart

https://tc39.es/ecma262/#sec-compiletocharset

A set is an int: bit n stands for U+00n. Bits 128 and 129 stand for U+017F and U+212A, which fold to
"s" and "k". No other code point beyond ASCII folds to ASCII. If case is ignored, sets have folded
code points only, as in the standard, and `matched` adds the letters of the other case.
"""

from __future__ import annotations

from typing import Final

ALL: Final = (1 << 130) - 1
ASCII: Final = (1 << 128) - 1
LONG_S: Final = 0x17F
KELVIN_SIGN: Final = 0x212A

_UPPERCASE: Final = ((1 << 26) - 1) << 65
_LOWERCASE: Final = _UPPERCASE << 32
ALL_FOLDED: Final = ASCII & ~_UPPERCASE


def _set_of(characters: str) -> int:
    return sum(1 << ord(each) for each in characters)


DIGITS: Final = _set_of("0123456789")
WORD_CHARACTERS: Final = DIGITS | _UPPERCASE | _LOWERCASE | 1 << ord("_")
WHITE_SPACE: Final = _set_of("\t\n\v\f\r ")
LINE_TERMINATORS: Final = _set_of("\n\r")


def single(code_point: int) -> int:
    """The set of one code point; the empty set if no ASCII code point folds with it."""
    if code_point < 128:
        return 1 << code_point
    return {LONG_S: 1 << 128, KELVIN_SIGN: 1 << 129}.get(code_point, 0)


def character_range(first: int, last: int) -> int:
    """https://tc39.es/ecma262/#sec-runtime-semantics-characterrange-abstract-operation"""
    found = 0
    if first < 128:
        found = (1 << (min(last, 127) + 1)) - (1 << first)
    for code_point in (LONG_S, KELVIN_SIGN):
        if first <= code_point <= last:
            found |= single(code_point)
    return found


def maybe_simple_case_folding(set: int, ignore_case: bool) -> int:
    """https://tc39.es/ecma262/#sec-maybesimplecasefolding

    >>> maybe_simple_case_folding(single(ord("A")), True) == single(ord("a"))
    True
    """
    if not ignore_case:
        return set
    folded = set & ALL_FOLDED | (set & _UPPERCASE) << 32
    if set >> 128 & 1:
        folded |= 1 << ord("s")
    if set >> 129 & 1:
        folded |= 1 << ord("k")
    return folded


def character_complement(set: int, ignore_case: bool) -> int:
    """https://tc39.es/ecma262/#sec-charactercomplement"""
    return (ALL_FOLDED if ignore_case else ALL) & ~set


def matched(set: int, ignore_case: bool) -> int:
    """The ASCII code points that are in the set, or fold to one that is."""
    if ignore_case:
        set |= (set & _LOWERCASE) >> 32
    return set & ASCII


def fold(code_point: int) -> int:
    """Fold a code point's case; beyond ASCII, only a code point that folds to ASCII changes."""
    if 65 <= code_point <= 90:
        return code_point + 32
    return {LONG_S: ord("s"), KELVIN_SIGN: ord("k")}.get(code_point, code_point)
