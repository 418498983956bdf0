"""Recognise and split the URLs of a batch that parsing and serializing gives back unchanged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from .authority import find_authority
from .byte_classes import (
    CLASSES,
    HAS_CLASS,
    MARKS,
    NOT_IN_DOMAIN,
    NOT_IN_FRAGMENT,
    NOT_IN_PATH,
    NOT_IN_QUERY,
    NUMBER_SIGN,
    QUESTION_MARK,
)
from .text import Text, positions

if TYPE_CHECKING:
    from .text import Flags, Offsets

_SLASH, _PERCENT_SIGN = map(ord, "/%")
_NOT_ANYWHERE: Final = NOT_IN_PATH | NOT_IN_QUERY | NOT_IN_FRAGMENT
_CLASSES: Final = np.frombuffer(CLASSES, np.uint8)
_ENDS_AUTHORITY: Final = np.isin(np.arange(256), list(b"/?#"))


@dataclass(frozen=True)
class Split:
    """The offsets of each URL's components. They are meaningless if ``known`` is false."""

    known: Flags
    """Whether the URL is canonical. If it is not, it may still parse."""
    without_path: Flags
    """Whether the URL lacks only its path: a ``/`` at ``path_start`` makes it canonical."""
    start: Offsets
    host_start: Offsets
    host_end: Offsets
    port_start: Offsets
    path_start: Offsets
    query_start: Offsets
    """The offset of ``?``. If the URL has no query: the offset of ``#`` or the end."""
    fragment_start: Offsets
    """The offset of ``#``, or the end if the URL has no fragment."""
    end: Offsets

    def spans(self, field: str) -> tuple[Offsets, Offsets]:
        """Start and end of a component in each URL; ``field`` is the URL class's member."""
        match field:
            case "href":
                return self.start, self.end
            case "origin":
                return self.start, self.path_start
            case "protocol":
                return self.start, self.host_start - len("//")
            case "username" | "password":
                return self.start, self.start
            case "host":
                return self.host_start, self.path_start
            case "hostname":
                return self.host_start, self.host_end
            case "port":
                return self.port_start, self.path_start
            case "pathname":
                return self.path_start, self.query_start
            case "search":
                return _but_mark(self.query_start, self.fragment_start)
            case "hash":
                return _but_mark(self.fragment_start, self.end)
        raise AssertionError(field)


def _but_mark(start: Offsets, end: Offsets) -> tuple[Offsets, Offsets]:
    """The span of a query or fragment with its mark; empty if the mark stands alone."""
    return start + (end - start == 1), end


def split(text: Text) -> Split:
    """Split the URLs that are canonical, or that lack only a path.

    A canonical URL has a special scheme other than ``file:`` and a plain authority (see
    `webapi.columns.authority`). It has no credentials, no dot segment, nothing to percent-encode.
    """
    authority = find_authority(text, NOT_IN_DOMAIN)
    first = text.bytes[authority.end]
    at_end = authority.end >= text.ends
    known = authority.known & (at_end | _ENDS_AUTHORITY[first])
    with_path = ~at_end & (first == _SLASH)

    found = _marked(text)
    found_class = _CLASSES[text.bytes[found]]
    row = np.searchsorted(text.starts, found, "right") - 1

    fragment_start = _first(found, row, found_class & NUMBER_SIGN != 0, text.ends)
    query_start = _first(found, row, found_class & QUESTION_MARK != 0, text.ends)
    query_start = np.minimum(query_start, fragment_start)

    wrong = np.flatnonzero(found_class & _NOT_ANYWHERE)
    if wrong.size:
        at, of, wrong_class = found[wrong], row[wrong], found_class[wrong]
        not_allowed = np.where(
            at < query_start[of],
            NOT_IN_PATH,
            np.where(at < fragment_start[of], NOT_IN_QUERY, NOT_IN_FRAGMENT),
        )
        known[of[wrong_class & not_allowed != 0]] = False

    pairs = np.flatnonzero(found_class == 0)
    if pairs.size:
        at, of = found[pairs], row[pairs]
        # Every dot segment has "/." or "%2e".
        possible = (text.bytes[at] == _SLASH) | (text.bytes[at - 1] == _PERCENT_SIGN)
        possible &= (at >= authority.end[of]) & (at < query_start[of])
        known[of[possible]] = False
    return Split(
        known & with_path,
        known & ~with_path,
        text.starts,
        authority.host_start,
        authority.host_end,
        authority.port_start,
        authority.end,
        query_start,
        fragment_start,
        text.ends,
    )


def _first(found: Offsets, row: Offsets, flags: Flags, otherwise: Offsets) -> Offsets:
    """Each row's first flagged offset in ``found``, which is in ascending order."""
    chosen = np.flatnonzero(flags)[::-1]
    first = otherwise.copy()
    first[row[chosen]] = found[chosen]  # if a row has several, the last assignment stays
    return first


def _marked(text: Text) -> Offsets:
    """Find the bytes with a class, and the first bytes of ``/.`` and ``2e``."""
    numbers = np.frombuffer(text.raw.translate(MARKS), np.uint8)
    marks = numbers & HAS_CLASS
    pairs = numbers[:-1] + numbers[:-1]
    pairs &= numbers[1:]
    marks[:-1] |= pairs
    return positions(marks)
