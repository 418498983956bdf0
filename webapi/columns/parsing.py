"""Parse a batch: canonical and nearly canonical URLs together, the others row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from webapi.url.ascii import C0_CONTROL_OR_SPACE

from . import exact
from .canonical import split
from .cells import Cells
from .text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .resolving import BaseOfEach, OneBase
    from .text import Flags, Offsets

    Bases = OneBase | BaseOfEach

FIELDS: Final = (*exact.FIELDS, "error")

_MIN_VECTORIZED_ROWS: Final = 128
"""Below this size a Python loop is faster than trimming the rows together."""

_SPACE: Final = ord(" ")


class Parsed:
    """The parsed URLs of a batch."""

    def __init__(self, urls: Any, fields: Sequence[str], bases: Bases | None = None) -> None:
        """Parse an array of (large) strings, for these fields."""
        given = text = Text.of(urls)
        self._valid = given.valid
        self._candidates = urls
        absolute = np.ones(len(urls), np.bool_)
        if bases is not None:
            self._candidates, absolute = bases.together(urls)
            text = Text.of(self._candidates)
            self._valid = _both(given.valid, bases.valid)
        self._cells = Cells(len(urls), fields)
        cut = split(text)
        self._all_canonical = bool(cut.known.all())
        self._cells.fill(None, text, cut)
        unfilled = self._cells.unfilled(self._valid)
        padded = unfilled[_is_padded(text, unfilled) & absolute[unfilled]]
        if padded.size >= _MIN_VECTORIZED_ROWS:
            _fill_trimmed(self._cells, self._candidates, padded)
            unfilled = self._cells.unfilled(self._valid)
        for row in unfilled.tolist():
            if absolute[row] or bases is None:
                self._cells.fill_through_url(row, text.string(row), None)
            else:
                self._cells.fill_through_url(row, given.string(row), bases.base(row))
        self._cells.finish()

    def field(self, name: str, string_type: Any) -> Any:
        """One field, null where the URL is null or does not parse."""
        if name == "error":
            return self._cells.errors(string_type)
        if name == "href" and self._all_canonical and self._candidates.type == string_type:
            return self._candidates
        return self._cells.field(name, string_type)

    def parses(self) -> Any:
        """Whether each URL parses, null where it is null."""
        missing = None if self._valid is None else ~self._valid
        return pa.array(self._cells.filled, mask=missing)

    def struct(self, struct_type: Any) -> Any:
        """All fields of ``struct_type``, a null struct where the URL is null."""
        missing = None if self._valid is None else pa.array(~self._valid)
        arrays = [self.field(field.name, field.type) for field in struct_type]
        return pa.StructArray.from_arrays(arrays, fields=list(struct_type), mask=missing)


def _both(one: Flags | None, other: Flags | None) -> Flags | None:
    if one is None or other is None:
        return other if one is None else one
    return one & other


def _is_padded(text: Text, rows: Offsets) -> Flags:
    """Whether a C0 control or a space may begin or end each of ``rows``."""
    first, last = text.bytes[text.starts[rows]], text.bytes[text.ends[rows] - 1]
    answer: Flags = np.minimum(first, last) <= _SPACE
    return answer


def _fill_trimmed(cells: Cells, urls: Any, rows: Offsets) -> None:
    """Remove C0 controls and spaces around ``rows``, and fill those that `split` then knows.

    The basic URL parser removes these: https://url.spec.whatwg.org/#concept-basic-url-parser
    """
    text = Text.of(pc.ascii_trim(urls.take(pa.array(rows)), C0_CONTROL_OR_SPACE))
    cells.fill(rows, text, split(text))
