"""Records of CSV (RFC 4180) as bytes, and the values of their fields.

>>> records = Records(b'1,https://h/\\n2,"https://g/,"\\n', ["id", "url"])
>>> records.column(1).to_pylist()
[b'https://h/', b'https://g/,']
>>> records.followed_by(pa.table({"host": ["h", None]}))
b'1,https://h/,"h"\\n2,"https://g/,",\\n'
"""

from __future__ import annotations

import csv
import io
import re
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv

from webapi.columns.cells import gathered

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    Offsets = NDArray[np.int64]

BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_QUOTE, _COMMA, _CR, _LF = b'",\r\n'
_FIELD: Final = rb'(?:"[^"]*+(?:""[^"]*+)*"(?!")[^,\r\n]*+|[^",\r\n][^,\r\n]*+)?'
_RECORD: Final = re.compile(rb"%b(?:,%b)*(?:\n|\r\n|\r(?=[^\n]))" % (_FIELD, _FIELD))
_BESIDE_QUOTES: Final = np.isin(np.arange(256), list(b'",\r\n'))


def record_ends(text: bytes) -> Offsets:
    """Find the end of each record, after its line break. The text starts with a record.

    An incomplete record has no end.

    >>> record_ends(b'a,"b\\n"\\r\\nc,d\\ne').tolist()
    [8, 12]
    """
    characters = np.frombuffer(text, np.uint8)
    ends: Offsets = np.flatnonzero(characters == _LF) + 1
    returns = np.flatnonzero(characters[:-1] == _CR) + 1
    alone = returns[characters[returns] != _LF]
    if alone.size:
        ends = np.sort(np.concatenate((ends, alone)))
    quotes = np.flatnonzero(characters == _QUOTE)
    if not quotes.size:
        return ends
    if not _are_around_fields(characters, quotes):
        return record_ends_one_by_one(text)
    outside: Offsets = ends[np.searchsorted(quotes, ends) % 2 == 0]
    return outside


def record_ends_one_by_one(text: bytes) -> Offsets:
    """Answer as `record_ends`, for quotation marks in any place."""
    ends = []
    end = 0
    while match := _RECORD.match(text, end):
        end = match.end()
        ends.append(end)
    return np.array(ends, np.int64)


def _are_around_fields(characters: NDArray[np.uint8], quotes: Offsets) -> bool:
    """Whether every quotation mark begins or ends a field, or is doubled within it."""
    opening, closing = quotes[0::2], quotes[1::2]
    before = characters[opening[opening > 0] - 1]
    after = characters[closing[closing < len(characters) - 1] + 1]
    return bool(_BESIDE_QUOTES[before].all() and _BESIDE_QUOTES[after].all())


def header_names(record: bytes) -> list[str]:
    """The names in a header."""
    return next(csv.reader(io.StringIO(record.decode("utf-8", "replace"), newline="")), [])


def extended(record: bytes, values: Iterable[str]) -> bytes:
    """Append values to a record, with or without line break. They need no quotation marks.

    >>> extended(b"a,b\\r\\n", ["c"])
    b'a,b,c\\r\\n'
    """
    content = record.rstrip(b"\r\n")
    return b",".join([content, *(each.encode() for each in values)]) + record[len(content) :]


class Records:
    """Some complete records. Only with one column is an empty line a record."""

    def __init__(self, text: bytes, names: Sequence[str], line: int = 1) -> None:
        """``names`` are the columns' names, ``line`` is the number of the first line."""
        self._text = text
        self._line = line
        self._names = [str(number) for number in range(len(names))]  # a header can repeat a name
        self._single = len(names) == 1
        ends = record_ends(text)
        if text and (not ends.size or ends[-1] < len(text)):  # it ends with a carriage return
            ends = np.append(ends, len(text))
        starts = np.concatenate((np.zeros(1, np.int64), ends))[:-1]
        characters = np.frombuffer(text, np.uint8)
        ends_with_two = (ends - starts > 1) & (characters[ends - 1] == _LF)
        ends_with_two &= characters[ends - 2] == _CR
        contents = ends - 1 - ends_with_two
        kept = slice(None) if self._single else contents > starts
        self._starts, self._contents, self._ends = starts[kept], contents[kept], ends[kept]

    def __len__(self) -> int:
        return len(self._starts)

    def column(self, index: int) -> Any:
        """The values of one column, as bytes."""
        return self._read([self._names[index]], pa.binary())[0]

    def columns(self) -> list[Any]:
        """The values of all columns, as strings.

        Raises:
            ValueError: they are not UTF-8.
        """
        try:
            self._text.decode()
        except UnicodeDecodeError as error:
            line = self._line + self._text.count(b"\n", 0, error.start)
            raise ValueError(f"line {line} is not UTF-8") from None
        return self._read(self._names, pa.string())

    def _read(self, names: list[str], value_type: Any) -> list[Any]:
        invalid: list[Any] = []

        def keep(row: Any) -> str:
            invalid.append(row)
            return "skip"

        count = len(self._names)
        if not len(self):
            return [pa.array([], value_type)] * len(names)
        table = pyarrow.csv.read_csv(
            pa.BufferReader(self._text),
            pyarrow.csv.ReadOptions(
                use_threads=False, block_size=len(self._text) + 1, column_names=self._names
            ),
            pyarrow.csv.ParseOptions(
                newlines_in_values=True,
                ignore_empty_lines=not self._single,
                invalid_row_handler=keep,
            ),
            pyarrow.csv.ConvertOptions(
                check_utf8=False,
                include_columns=names,
                column_types=dict.fromkeys(names, value_type),
            ),
        )
        for row in invalid:
            before = self._text[: self._starts[row.number - 1]].count(b"\n")
            raise ValueError(
                f"line {self._line + before} has {row.actual_columns} fields, the header {count}"
            )
        if len(table) != len(self):
            raise ValueError(f"{len(self)} records were read as {len(table)}")
        return [column.combine_chunks() for column in table.columns]

    def followed_by(self, fields: Any) -> bytes:
        """The unchanged records, each followed by the fields of a table's row."""
        sink = io.BytesIO()
        pyarrow.csv.write_csv(fields, sink, pyarrow.csv.WriteOptions(include_header=False))
        further = sink.getvalue()
        line_ends = np.flatnonzero(np.frombuffer(further, np.uint8) == _LF)
        line_starts = np.concatenate((np.zeros(1, np.int64), line_ends + 1))[:-1]
        text = pa.large_string()
        lines = pc.binary_join_element_wise(
            gathered(self._text, self._starts, self._contents, text),
            gathered(further, line_starts, line_ends, text),
            pa.scalar(",", text),
        )
        line_breaks = gathered(self._text, self._contents, self._ends, text)
        whole = pc.binary_join_element_wise(lines, line_breaks, pa.scalar("", text))
        return b"".join(whole.cast(pa.large_binary()).to_pylist())
