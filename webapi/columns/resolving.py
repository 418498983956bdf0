"""References and their base URLs, put together so that the result can be recognised.

Against a canonical base, a reference mostly stands for a part of the base followed by itself. Where
that string is canonical it is the result; where it is not, nothing is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi import URL

from .authority import find_authority, lengths_in_window
from .byte_classes import NOT_IN_DOMAIN
from .canonical import Split, split
from .cells import gathered
from .text import Text

if TYPE_CHECKING:
    from .text import Flags, Offsets

_ENDS_FIRST_SEGMENT: Final = bytes(byte in b":/?#" for byte in range(256))
_WINDOW: Final = 128
_SLASH, _QUESTION_MARK, _NUMBER_SIGN, _COLON = map(ord, "/?#:")


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

    def together(self, references: Any) -> Any:
        """For each reference, the URL that it stands for if that URL is canonical."""
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

    def together(self, references: Any) -> Any:
        """For each reference, the URL that it stands for if that URL is canonical."""
        return _together(references, self._text, self._split, np.arange(len(references)))


def _together(references: Any, base_text: Text, bases: Split, base_of: Offsets) -> Any:
    text = Text.of(references)
    kept, answerable = _kept(text, base_text, bases, base_of)
    answerable &= bases.known[base_of]
    start = bases.start[base_of]
    end = np.where(answerable, kept, start)
    prefix = gathered(base_text.raw, start, end, references.type, ~answerable)
    return pc.binary_join_element_wise(prefix, references, pa.scalar("", references.type))


def _kept(text: Text, base_text: Text, bases: Split, base_of: Offsets) -> tuple[Offsets, Flags]:
    """Up to where each base stands in the result, and whether that can be told."""
    length = text.ends - text.starts
    first = np.where(length > 0, text.bytes[text.starts], _NUMBER_SIGN)
    second = np.where(length > 1, text.bytes[text.starts + 1], 0)
    absolute = find_authority(text, NOT_IN_DOMAIN).known
    segment = lengths_in_window(text, text.starts, _ENDS_FIRST_SEGMENT, _WINDOW)
    behind = text.starts + segment
    # Without a colon in the first segment there is no scheme.
    relative = (segment > 0) & ((behind >= text.ends) | (text.bytes[behind] != _COLON))
    kinds = (
        (absolute, bases.start),
        ((first == _SLASH) & (second == _SLASH), bases.host_start - len("//")),
        (first == _SLASH, bases.path_start),
        (first == _QUESTION_MARK, bases.query_start),
        (first == _NUMBER_SIGN, bases.fragment_start),
        (relative, _directory_end(base_text, bases)),
    )
    chosen = [flags for flags, _ in kinds]
    ends = np.select(chosen, [end[base_of] for _, end in kinds], 0)
    return ends, np.logical_or.reduce(chosen)


def _directory_end(text: Text, bases: Split) -> Offsets:
    """Where the last segment of each base's path begins."""
    slashes = np.flatnonzero(text.bytes == _SLASH)
    if not slashes.size:
        return bases.start
    before = np.searchsorted(slashes, bases.query_start) - 1
    return slashes[np.maximum(before, 0)] + 1
