"""Files of tables by their extension: Parquet, Arrow IPC, CSV, JSON Lines, and lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.csv
import pyarrow.json
import pyarrow.parquet

from webapi import columns

FORMATS: Final = {
    ".parquet": "parquet",
    ".arrow": "arrow",
    ".feather": "arrow",
    ".csv": "csv",
    ".jsonl": "json",
    ".ndjson": "json",
}
CHUNK_ROWS: Final = 1 << 16
CHUNK_BYTES: Final = 1 << 22


@dataclass(frozen=True)
class Chunk:
    """Some of a file's rows: a record batch, or lines of text."""

    rows: Any
    progress: float
    """The share of the file that is read once these rows are."""


def chunks(path: str, column: str | None) -> Iterator[Chunk]:
    """Read a file chunk by chunk. A file of another extension has one URL a line, and no column.

    Raises:
        OSError: the file cannot be read.
        ValueError: the file is damaged, or there is no such column.
    """
    read = {
        "parquet": _read_parquet,
        "arrow": _read_arrow,
        "csv": _read_csv,
        "json": _read_json,
    }.get(FORMATS.get(Path(path).suffix, ""))
    if read is None:
        yield from _read_lines(path)
        return
    assert column is not None
    try:
        yield from read(path, column)
    except pa.ArrowInvalid as error:
        # Its further lines, and what it quotes, may be rows.
        raise ValueError(f"{path} is damaged, or no {Path(path).suffix[1:]} file") from error


def _require(path: str, column: str, names: list[str]) -> None:
    if column not in names:
        raise ValueError(f"{path} has no column {column!r}; it has {', '.join(names)}")
    taken = [name for name in columns.FIELDS if name in names]
    if taken:
        raise ValueError(f"{path} has a column {taken[0]!r} already; rename it first")


def _no_rows(schema: Any) -> Chunk:
    """A chunk without rows, which gives an output without rows its columns."""
    return Chunk(pa.RecordBatch.from_pylist([], schema), 0)


def _read_parquet(path: str, column: str) -> Iterator[Chunk]:
    # A buffer of what will be read would grow to the size of the file.
    with pyarrow.parquet.ParquetFile(path, pre_buffer=False) as file:
        _require(path, column, file.schema_arrow.names)
        yield _no_rows(file.schema_arrow)
        read = 0
        for batch in file.iter_batches(CHUNK_ROWS):
            read += len(batch)
            yield Chunk(batch, read / file.metadata.num_rows)


def _read_arrow(path: str, column: str) -> Iterator[Chunk]:
    with pa.memory_map(path) as source, pa.ipc.open_file(source) as file:
        _require(path, column, file.schema.names)
        yield _no_rows(file.schema)
        for index in range(file.num_record_batches):
            batch = file.get_batch(index)
            for start in range(0, len(batch), CHUNK_ROWS):
                share = min(1, (start + CHUNK_ROWS) / len(batch))
                rows = batch.slice(start, CHUNK_ROWS)
                yield Chunk(rows, (index + share) / file.num_record_batches)


def _read_csv(path: str, column: str) -> Iterator[Chunk]:
    read_options = pyarrow.csv.ReadOptions(block_size=CHUNK_BYTES)
    with pyarrow.csv.open_csv(path, read_options) as head:
        names = head.schema.names
    _require(path, column, names)
    # As text, every value is written as it was read.
    convert_options = pyarrow.csv.ConvertOptions(column_types=dict.fromkeys(names, pa.string()))
    size = Path(path).stat().st_size
    with open(path, "rb") as file:
        reader = pyarrow.csv.open_csv(file, read_options, convert_options=convert_options)
        yield _no_rows(reader.schema)
        for batch in reader:
            yield Chunk(batch, file.tell() / size)


def _read_json(path: str, column: str) -> Iterator[Chunk]:
    size = Path(path).stat().st_size
    with open(path, "rb") as file:
        options = pyarrow.json.ReadOptions(block_size=CHUNK_BYTES)
        for batch in pyarrow.json.open_json(file, options):
            _require(path, column, batch.schema.names)
            yield Chunk(batch, file.tell() / size)


def _read_lines(path: str) -> Iterator[Chunk]:
    size = Path(path).stat().st_size
    with open(path, "rb") as file:
        if file.read(3) != b"\xef\xbb\xbf":
            file.seek(0)
        yield Chunk(b"", 0)
        while lines := file.read(CHUNK_BYTES):
            yield Chunk(lines + file.readline(), file.tell() / size)
