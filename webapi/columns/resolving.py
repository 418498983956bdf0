"""Join references to their base URLs.

With a canonical base, most references resolve to a part of the base followed by the reference. If
this string is canonical, it is the result. If not, this module does not know the result.
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
    from .text import Flags, Offsets

_ENDS_FIRST_SEGMENT: Final = bytes(byte in b":/?#" for byte in range(256))
_SLASH, _QUESTION_MARK, _NUMBER_SIGN, _COLON, _DOT = map(ord, "/?#:.")
_SINGLE_DOT, _DOUBLE_DOT = (int.from_bytes(each, "little") for each in (b"./", b"../"))
# The first component that a reference has. It replaces this component and later ones of its base.
_SCHEME, _HOST, _PATH, _QUERY, _FRAGMENT, _SEGMENT, _UNKNOWN = range(7)
_KIND_BY_FIRST_BYTE: Final = np.full(256, _SEGMENT)
_KIND_BY_FIRST_BYTE[[_SLASH, _QUESTION_MARK, _NUMBER_SIGN]] = _PATH, _QUERY, _FRAGMENT
_DOT_SEGMENTS: Final = 8
"""The most leading dot segments. A reference with more of them goes through the URL class."""


class Together(NamedTuple):
    """The URLs made by joining each reference to its base."""

    candidates: Any
    """For each reference, a string. If it is canonical, it is the resolved URL."""
    absolute: Flags
    """Whether the candidate, canonical or not, parses to the resolved URL."""


class OneBase:
    """One base URL for all references."""

    valid: Flags | None = None

    def __init__(self, base: URL) -> None:
        self._base = base
        self._text = Text.of(pa.array([base.href], pa.string()))
        self._split = split(self._text)

    def base(self, row: int) -> URL:
        """The base of a row, for the URL class."""
        return self._base

    def together(self, references: Any) -> Together:
        """Put the base and each reference together."""
        return _together(references, self._text, self._split, np.zeros(len(references), np.int64))


class BaseOfEach:
    """One base URL for each reference."""

    def __init__(self, bases: Any, hrefs: Any) -> None:
        """``hrefs`` has the serialized URL of each of ``bases``, null if it does not parse."""
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
    """Count the bytes of ``./`` and ``../`` at each reference's start, and the ``../`` in them."""
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
    """Find the end of each base's kept part, and whether the result is absolute and is known."""
    length = text.ends - text.starts
    first = np.where(length > 0, text.bytes[text.starts], _NUMBER_SIGN)
    kind = _KIND_BY_FIRST_BYTE[first]
    kind[(kind == _PATH) & (length > 1) & (text.bytes[text.starts + 1] == _SLASH)] = _HOST
    rows = np.flatnonzero(kind == _SEGMENT)
    with_scheme = schemes(text, text.starts[rows], text.ends[rows]) != 0
    relative = _is_relative_path(text, rows)
    kind[rows] = np.where(with_scheme, _SCHEME, np.where(relative, _SEGMENT, _UNKNOWN))
    ends = np.stack(
        (
            bases.start,
            bases.host_start - len("//"),
            bases.path_start,
            bases.query_start,
            bases.fragment_start,
            bases.start,
            bases.start,
        )
    )
    kept = ends[kind, base_of]
    rows = rows[relative & ~with_scheme]
    kept[rows] = _directory_end(base_text, bases, base_of[rows], dropped[rows])
    return kept, kind <= _HOST, kind != _UNKNOWN


def _is_relative_path(text: Text, rows: Offsets) -> Flags:
    """Whether a reference begins with a path segment that has no colon, and so has no scheme."""
    start = text.starts[rows]
    length = lengths_before(text, start, _ENDS_FIRST_SEGMENT)
    end = start + length
    ended = (end >= text.ends[rows]) | (text.bytes[end] != _COLON)
    answer: Flags = (text.bytes[start] == _DOT) | ((length > 0) & ended)
    return answer


def _directory_end(text: Text, bases: Split, base_of: Offsets, dropped: Offsets) -> Offsets:
    """Find the start of a base's last segment after dropping a number of segments before it."""
    slashes = np.flatnonzero(text.bytes == _SLASH)
    first = np.searchsorted(slashes, bases.path_start)[base_of]
    last = np.searchsorted(slashes, bases.query_start)[base_of] - 1
    end: Offsets = slashes[np.maximum(last - dropped, first)] + 1
    return end
