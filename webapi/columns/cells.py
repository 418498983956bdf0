"""Fields of rows as spans of bytes, and one Arrow array gathered from each field's spans."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from . import exact
from .memory import POOL
from .text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .canonical import Split
    from .text import Flags, Offsets


_LONG_RUN: Final = 16
"""From this mean number of adjacent strings on, copying them at once is faster."""

_MIN_VECTORIZED_ROWS: Final = 256
"""Below this size a Python loop is faster."""


def gathered(
    raw: bytes, starts: Offsets, ends: Offsets, string_type: Any, missing: Flags | None = None
) -> Any:
    """Make the Arrow array of the strings ``raw[starts[i]:ends[i]]``, null where ``missing``.

    >>> gathered(b"abc", np.array([1, 0]), np.array([3, 1]), pa.string()).to_pylist()
    ['bc', 'a']
    """
    count = len(starts)
    if missing is not None:
        ends = np.where(missing, starts, ends)
    gaps = np.flatnonzero(starts[1:] != ends[:-1])
    if len(gaps) * _LONG_RUN < count:
        return _joined(raw, starts, ends, gaps, string_type, missing)
    # Every second string between these offsets is a result. Arrow allocates for results of the
    # mean length of all strings, and the last offset sets this mean.
    offsets = np.empty(2 * count + 1, _width(string_type))
    offsets[0:-1:2] = starts
    offsets[1::2] = ends
    wanted_bytes = 2 * max(0, int((ends - starts).sum()) + count)
    offsets[-1] = min(int(offsets[0]) + wanted_bytes, len(raw)) if count else 0
    between = pa.Array.from_buffers(
        string_type, 2 * count, [None, pa.py_buffer(offsets), pa.py_buffer(raw)]
    )
    wanted = pa.array(np.arange(0, 2 * count, 2), mask=missing)
    return pc.take(between, wanted, boundscheck=False, memory_pool=POOL)


def _joined(
    raw: bytes,
    starts: Offsets,
    ends: Offsets,
    gaps: Offsets,
    string_type: Any,
    missing: Flags | None,
) -> Any:
    """Make the result of `gathered` by copying each run of adjacent strings at once."""
    first, last = np.append(0, gaps + 1), np.append(gaps, len(starts) - 1)
    text = memoryview(raw)
    runs = zip(starts[first].tolist(), ends[last].tolist(), strict=True)
    data = b"".join([text[start:end] for start, end in runs])
    offsets = np.zeros(len(starts) + 1, _width(string_type))
    np.cumsum(ends - starts, out=offsets[1:])
    valid = None if missing is None else pa.py_buffer(np.packbits(~missing, bitorder="little"))
    buffers = [valid, pa.py_buffer(offsets), pa.py_buffer(data)]
    return pa.Array.from_buffers(string_type, len(starts), buffers)


def _width(string_type: Any) -> type[np.signedinteger[Any]]:
    """The type of the offsets of strings."""
    return np.int64 if pa.types.is_large_string(string_type) else np.int32


def _with_paths(text: Text, split: Split, rows: Offsets) -> tuple[bytes, Offsets, Offsets]:
    """Add the path ``/`` to the URLs of ``rows``; return the bytes and each start and end."""
    start, middle, end = split.start[rows], split.path_start[rows], split.end[rows]
    if len(rows) < _MIN_VECTORIZED_ROWS:
        raw, spans = text.raw, zip(start.tolist(), middle.tolist(), end.tolist(), strict=True)
        urls = b"".join([b"%b/%b" % (raw[a:b], raw[b:c]) for a, b, c in spans])
    else:
        slash = np.full(len(rows), text.ends[-1])  # it follows the last string
        starts = np.column_stack((start, slash, middle)).ravel()
        ends = np.column_stack((middle, slash + len("/"), end)).ravel()
        urls = Text.of(gathered(text.raw, starts, ends, pa.large_string())).raw
    lengths = end - start + len("/")
    ends = np.cumsum(lengths)
    return urls, ends - lengths, ends


class Cells:
    """The fields of a batch's rows: each is a span of one text, which grows as rows are filled in.

    A row begins without fields. ``fill`` adds the fields of a URL that `split` knows.
    ``fill_through_url`` adds the members of a URL object, or the error.
    """

    def __init__(self, count: int, fields: Sequence[str]) -> None:
        self._texts: list[bytes] = []
        self._size = 0
        self.filled = np.zeros(count, np.bool_)
        self._names_errors = "error" in fields
        components = [field for field in fields if field != "error"]
        self._spans = {field: np.zeros((2, count), np.int64) for field in components}
        self._through_url: dict[int, list[str]] = {}
        self._errors: dict[int, str] = {}

    def fill(self, rows: Offsets | None, text: Text, split: Split) -> None:
        """Fill those of ``rows`` (``None``: all) that ``split`` knows, perhaps but for a path."""
        known = split.known | split.without_path
        for field, (start, end) in self._spans.items():
            starts, ends = split.spans(field)
            if rows is None:
                np.add(starts, self._size, out=start)
                np.add(ends, self._size, out=end)
            else:
                start[rows[known]] = starts[known] + self._size
                end[rows[known]] = ends[known] + self._size
        if rows is None:
            self.filled[:] = known
        else:
            self.filled[rows[known]] = True
        slash_before_host = split.host_start + self._size - 1
        self._append(text.raw)
        pathless = np.flatnonzero(split.without_path)
        if not pathless.size:
            return
        targets = pathless if rows is None else rows[pathless]
        if "pathname" in self._spans:
            start, end = self._spans["pathname"]
            start[targets] = slash_before_host[pathless]
            end[targets] = start[targets] + len("/")
        if "href" in self._spans:
            start, end = self._spans["href"]
            hrefs, starts, ends = _with_paths(text, split, pathless)
            start[targets] = starts + self._size
            end[targets] = ends + self._size
            self._append(hrefs)

    def fill_through_url(self, row: int, url: str, base: Any) -> None:
        """Parse one row by the URL class. `finish` fills the results in."""
        found = exact.components(url, base, list(self._spans), self._names_errors)
        if isinstance(found, str):
            self._errors[row] = found
        elif found is not None:
            self._through_url[row] = found

    def finish(self) -> None:
        """Fill in the results that `fill_through_url` collected."""
        rows = list(self._through_url)
        self.filled[rows] = True
        strings = list(chain.from_iterable(self._through_url.values()))
        if not strings:
            return
        lengths = np.fromiter(map(len, strings), np.int64, len(strings))
        ends = (np.cumsum(lengths) + self._size).reshape(len(rows), -1)
        starts = ends - lengths.reshape(len(rows), -1)
        for index, (start, end) in enumerate(self._spans.values()):
            start[rows] = starts[:, index]
            end[rows] = ends[:, index]
        # The URL class returns ASCII, because it encodes every other code point.
        self._append("".join(strings).encode("ascii"))

    def unfilled(self, valid: Flags | None) -> Offsets:
        """The rows that still have no fields, without null rows."""
        return np.flatnonzero(~self.filled if valid is None else ~self.filled & valid)

    def _append(self, text: bytes) -> None:
        self._texts.append(text)
        self._size += len(text)

    def field(self, name: str, string_type: Any) -> Any:
        """The Arrow array of one field, null where the row was not filled."""
        missing = None if self.filled.all() else ~self.filled
        start, end = self._spans[name]
        return gathered(self._data(), start, end, string_type, missing)

    def _data(self) -> bytes:
        if len(self._texts) != 1:
            self._texts = [b"".join(self._texts)]
        return self._texts[0]

    def errors(self, string_type: Any) -> Any:
        """The Arrow array of error names, null for a row without an error."""
        count = len(self.filled)
        if not self._errors:
            return pa.nulls(count, string_type)
        names = sorted(set(self._errors.values()))
        index = np.zeros(count, np.int64)
        failed = np.zeros(count, np.bool_)
        rows = list(self._errors)
        index[rows] = [names.index(name) for name in self._errors.values()]
        failed[rows] = True
        return pa.array(names, string_type).take(pa.array(index, mask=~failed))
