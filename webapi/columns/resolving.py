"""References and their base URLs, put together so that the result can be recognised.

Against a canonical base, a reference mostly stands for a part of the base followed by itself. Where
that string is canonical it is the result; where it is not, nothing is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi import URL

from .authority import lengths_before, schemes
from .canonical import Split, split
from .cells import gathered
from .text import Text

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .text import Flags, Offsets

_ENDS_FIRST_SEGMENT: Final = bytes(byte in b":/?#" for byte in range(256))
_OTHER_START: Final = np.isin(np.arange(256), list(b"/?#."))
_SLASH, _QUESTION_MARK, _NUMBER_SIGN, _COLON, _DOT = map(ord, "/?#:.")
_SINGLE_DOT, _DOUBLE_DOT = (int.from_bytes(each, "little") for each in (b"./", b"../"))
_DOT_SEGMENTS: Final = 8
"""So many leading dot segments are taken off; a reference with more goes through the URL class."""


class Together(NamedTuple):
    """What bases and references give when they are put together."""

    candidates: Any
    """For each reference, the URL that it stands for if that URL is canonical."""
    absolute: Flags
    """Where the candidate, canonical or not, parses to the URL that the reference stands for."""


class OneBase:
    """One base URL for all references."""

    valid: Flags | None = None

    def __init__(self, base: URL) -> None:
        self._base = base
        self._text = Text.of(pa.array([base.href], pa.string()))
        self._split = split(self._text)

    def base(self, row: int) -> URL:
        """The base of a row, as the URL class takes it."""
        return self._base

    def together(self, references: Any) -> Together:
        """Put the base and each reference together."""
        return _together(references, self._text, self._split, np.zeros(len(references), np.int64))


class BaseOfEach:
    """One base URL for each reference."""

    def __init__(self, bases: Any, hrefs: Any) -> None:
        """``hrefs`` are the serialized URLs of the strings ``bases``, null if they do not parse."""
        given = Text.of(bases)
        self.valid = given.valid
        self.base = given.string
        self._text = Text.of(hrefs)
        self._split = split(self._text)

    def together(self, references: Any) -> Together:
        """Put the base and each reference together."""
        return _together(references, self._text, self._split, np.arange(len(references)))


def _together(references: Any, base_text: Text, bases: Split, base_of: Offsets) -> Together:
    text = Text.of(references)
    skipped, dropped = _leading_dot_segments(text)
    kept, absolute, answerable = _kept(text, base_text, bases, base_of, dropped)
    answerable &= bases.known[base_of]
    start = bases.start[base_of]
    end = np.where(answerable, kept, start)
    prefix = gathered(base_text.raw, start, end, references.type, ~answerable)
    if skipped.any():
        references = gathered(
            text.raw,
            text.starts + skipped,
            text.ends,
            references.type,
            None if text.valid is None else ~text.valid,
        )
    nothing = pa.scalar("", references.type)
    candidates = pc.binary_join_element_wise(prefix, references, nothing)
    return Together(candidates, absolute & answerable)


def _leading_dot_segments(text: Text) -> tuple[Offsets, Offsets]:
    """How many bytes of ``./`` and ``../`` each reference begins with, and how many are ``../``."""
    skipped = np.zeros(len(text), np.int64)
    dropped = np.zeros(len(text), np.int64)
    heads = text.every("<u4")
    rows = np.flatnonzero(text.bytes[text.starts] == _DOT)
    for _ in range(_DOT_SEGMENTS):
        start = text.starts[rows] + skipped[rows]
        head = heads[start]
        double = (head & 0xFFFFFF == _DOUBLE_DOT) & (start + 3 <= text.ends[rows])
        single = (head & 0xFFFF == _SINGLE_DOT) & (start + 2 <= text.ends[rows])
        skipped[rows] += 3 * double + 2 * single
        dropped[rows] += double
        rows = rows[single | double]
        if not rows.size:
            break
    return skipped, dropped


def _kept(
    text: Text, base_text: Text, bases: Split, base_of: Offsets, dropped: Offsets
) -> tuple[Offsets, Flags, Flags]:
    """Up to where each base is kept, whether the result is absolute by itself, and both known."""
    length = text.ends - text.starts
    first = np.where(length > 0, text.bytes[text.starts], _NUMBER_SIGN)
    second = np.where(length > 1, text.bytes[text.starts + 1], 0)
    kinds = (
        (schemes(text) != 0, bases.start[base_of]),
        ((first == _SLASH) & (second == _SLASH), bases.host_start[base_of] - len("//")),
        (first == _SLASH, bases.path_start[base_of]),
        (first == _QUESTION_MARK, bases.query_start[base_of]),
        (first == _NUMBER_SIGN, bases.fragment_start[base_of]),
        (_is_relative_path(text, first), _directory_end(base_text, bases, base_of, dropped)),
    )
    chosen = [flags for flags, _ in kinds]
    kept = np.select(chosen, [end for _, end in kinds], 0)
    return kept, chosen[0] | chosen[1], np.logical_or.reduce(chosen)


def _is_relative_path(text: Text, first: NDArray[np.uint8]) -> Flags:
    """Whether a reference begins with a path segment, which has no colon: then it has no scheme."""
    answer: Flags = first == _DOT
    rows = np.flatnonzero(~_OTHER_START[first])
    start = text.starts[rows]
    length = lengths_before(text, start, _ENDS_FIRST_SEGMENT)
    end = start + length
    answer[rows] = (length > 0) & ((end >= text.ends[rows]) | (text.bytes[end] != _COLON))
    return answer


def _directory_end(text: Text, bases: Split, base_of: Offsets, dropped: Offsets) -> Offsets:
    """Where a base's last segment begins, once so many segments before it have been dropped."""
    slashes = np.flatnonzero(text.bytes == _SLASH)
    first = np.searchsorted(slashes, bases.path_start)[base_of]
    last = np.searchsorted(slashes, bases.query_start)[base_of] - 1
    end: Offsets = slashes[np.maximum(last - dropped, first)] + 1
    return end
