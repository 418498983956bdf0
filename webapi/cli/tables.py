"""Read files of tables, and lines of text, chunk by chunk."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

import pyarrow as pa
import pyarrow.parquet

from webapi import columns
from webapi.url.redaction import hide_password_in_text, shown

from .csv_records import BYTE_ORDER_MARK, header_names, record_ends
from .files import format_of
from .json_objects import Objects

CHUNK_ROWS: Final = 1 << 16
CHUNK_BYTES: Final = 1 << 22
LONGEST_RECORD: Final = 1 << 28
SHOWN: Final = 20


@dataclass(frozen=True)
class Chunk:
    """Some of a file's rows."""

    rows: Any
    """A record batch, or bytes of CSV, JSON Lines and lines of text."""
    progress: float
    """The share of the file up to the end of these rows."""
    line: int = 1
    """The number of the first row's line in the file."""


@dataclass(frozen=True)
class Source:
    """A file of URLs, and the column that has them."""

    path: str
    column: str
    format: str | None
    """``None`` for lines of text."""
    names: Sequence[str] = ()
    """The columns. JSON Lines do not list them."""
    header: bytes = b""
    """The first record of CSV, unchanged."""

    @property
    def shown(self) -> str:
        """The path, for a message."""
        return hide_password_in_text(self.path)

    @property
    def index(self) -> int:
        """The index of the column."""
        return list(self.names).index(self.column)

    @classmethod
    def of(cls, path: str, column: str | None) -> Source:
        """Find a file by its name, and check its columns.

        Raises:
            OSError: the file cannot be read.
            ValueError: the file is damaged, or there is no such column.
        """
        if column is None:
            return cls(path, "input", None, ("input",))
        kind = format_of(path)
        if kind == "json":
            return cls(path, column, kind)
        names, header = _head(path)
        source = cls(path, column, kind, names, header)
        source.require(names)
        return source

    def require(self, names: Sequence[str]) -> None:
        """Raise `ValueError` unless the column of URLs exists, and no column has a field's name."""
        count = list(names).count(self.column)
        if not count:
            others = listed(names)
            raise ValueError(f"{self.shown} has no column {shown(self.column)}; it has {others}")
        if count > 1:
            raise ValueError(f"{self.shown} has {count} columns {shown(self.column)}; rename one")
        taken = [name for name in columns.FIELDS if name in names]
        if taken:
            raise ValueError(f"{self.shown} has a column {taken[0]!r} already; rename it first")

    def chunks(self) -> Iterator[Chunk]:
        """Read the file. The first chunk has no rows: it tells the columns if the file is empty.

        Raises:
            OSError: the file cannot be read.
            ValueError: the file is damaged.
        """
        read: Callable[[Source], Iterator[Chunk]] = {
            "parquet": _read_parquet,
            "arrow": _read_arrow,
            "csv": _read_csv,
        }.get(self.format or "", _read_lines)
        with _damage_named(self.path):
            yield from read(self)


def names_of(path: str) -> list[str]:
    """The names of a table's columns, or of the first object of JSON Lines.

    Raises:
        OSError: the file cannot be read.
        ValueError: the file is damaged.
    """
    return list(_head(path)[0])


def listed(names: Sequence[str]) -> str:
    """List names for a message, at most the first ones."""
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(map(hide_password_in_text, names[:SHOWN])) + more


@contextmanager
def _damage_named(path: str) -> Iterator[None]:
    try:
        yield
    except pa.ArrowException as error:
        # Its other lines and its quotations can be rows.
        path = hide_password_in_text(path)
        raise ValueError(f"{path} is damaged, or not a {Path(path).suffix[1:]} file") from error


def _head(path: str) -> tuple[Sequence[str], bytes]:
    """The names of the columns, and the header of CSV."""
    with _damage_named(path):
        match format_of(path):
            case "parquet":
                with (
                    pa.OSFile(os.fsencode(path)) as source,
                    pyarrow.parquet.ParquetFile(source, pre_buffer=False) as parquet,
                ):
                    return parquet.schema_arrow.names, b""
            case "arrow":
                with pa.memory_map(os.fsencode(path)) as source, pa.ipc.open_file(source) as arrow:
                    return arrow.schema.names, b""
    if format_of(path) == "json":
        with open(path, "rb") as file:
            objects = Objects(_without_mark(file).readline(), "")
        return objects.names, b""
    for text, _ in _records(path):
        header = _header(text)
        if header:
            return header_names(header), header
    raise ValueError(f"{hide_password_in_text(path)} is empty: it has no header")


def _no_rows(schema: Any) -> Chunk:
    return Chunk(
        pa.RecordBatch.from_arrays([pa.array([], each.type) for each in schema], schema=schema), 0
    )


def _read_parquet(source: Source) -> Iterator[Chunk]:
    # A buffer for later rows would grow to the size of the file.
    with (
        pa.OSFile(os.fsencode(source.path)) as opened,
        pyarrow.parquet.ParquetFile(opened, pre_buffer=False) as file,
    ):
        yield _no_rows(file.schema_arrow)
        read = 0
        for batch in file.iter_batches(CHUNK_ROWS):
            read += len(batch)
            yield Chunk(batch, read / file.metadata.num_rows)


def _read_arrow(source: Source) -> Iterator[Chunk]:
    with pa.memory_map(os.fsencode(source.path)) as mapped, pa.ipc.open_file(mapped) as file:
        yield _no_rows(file.schema)
        for index in range(file.num_record_batches):
            batch = file.get_batch(index)
            for start in range(0, len(batch), CHUNK_ROWS):
                share = min(1, (start + CHUNK_ROWS) / len(batch))
                rows = batch.slice(start, CHUNK_ROWS)
                yield Chunk(rows, (index + share) / file.num_record_batches)


def _read_csv(source: Source) -> Iterator[Chunk]:
    yield Chunk(b"", 0)
    is_header = True
    line = 1
    for text, progress in _records(source.path):
        rows = text
        if is_header:
            rows = text[text.index(source.header) + len(source.header) :]
            line += text.count(b"\n") - rows.count(b"\n")
            is_header = False
        yield Chunk(rows, progress, line)
        line += rows.count(b"\n")


def _records(path: str) -> Iterator[tuple[bytes, float]]:
    """Yield complete records of CSV, chunk by chunk, each with the share of the file so far."""
    size = max(1, Path(path).stat().st_size)
    with open(path, "rb") as file:
        text = b""
        _without_mark(file)
        while read := file.read(max(CHUNK_BYTES, len(text))):
            text += read
            ends = record_ends(text)
            if ends.size:
                yield text[: ends[-1]], file.tell() / size
                text = text[ends[-1] :]
            elif len(text) > LONGEST_RECORD:
                break
        else:
            ends = record_ends(text + b"\n")
            if not text or (ends.size and ends[-1] == len(text) + 1):
                if text:
                    yield text if text.endswith(b"\r") else text + b"\n", 1
                return
    path = hide_password_in_text(path)
    raise ValueError(f"{path} is damaged, or not a csv file: a quotation mark is not closed")


def _header(text: bytes) -> bytes:
    """The first record that is not empty, with its line break."""
    start = len(text) - len(text.lstrip(b"\r\n"))
    return text[start : start + record_ends(text[start:])[0]] if start < len(text) else b""


def _read_lines(source: Source) -> Iterator[Chunk]:
    size = max(1, Path(source.path).stat().st_size)
    with open(source.path, "rb") as file:
        _without_mark(file)
        yield Chunk(b"", 0)
        line = 1
        while lines := file.read(CHUNK_BYTES):
            lines += file.readline()
            yield Chunk(lines, file.tell() / size, line)
            line += lines.count(b"\n")


def _without_mark(file: IO[bytes]) -> IO[bytes]:
    """Open the file after its byte order mark."""
    if file.read(len(BYTE_ORDER_MARK)) != BYTE_ORDER_MARK:
        file.seek(0)
    return file
