"""The output of ``webapi parse --output``, joined from parts of other processes."""

from __future__ import annotations

import io
import os
import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet
import pyarrow.types

from webapi.url.redaction import shown

from .json_text import decoded, text

_types = pa.types
_WRITERS = {
    "parquet": pyarrow.parquet.ParquetWriter,
    "arrow": pa.ipc.new_file,
    "csv": pyarrow.csv.CSVWriter,
}


def target_of(path: str) -> Path:
    """Find the file of an output behind symbolic links.

    Raises:
        OSError: the file exists and is not a regular file.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise OSError(f"{path} exists, and is not a regular file")
    return target


def replace(target: Path, output: Path) -> None:
    """Move an output to its place. It gets the mode of the file that it replaces."""
    if target.exists():
        output.chmod(stat.S_IMODE(target.stat().st_mode))
    output.replace(target)


def storable(array: Any, file_format: str) -> Any:
    """Convert the array to a type that a file of this format can store."""
    if file_format == "csv":
        if _types.is_temporal(array.type):
            texts = text(array)  # or an error
            return texts if _types.is_interval(array.type) else array
        kinds = (_types.is_primitive, _types.is_decimal, _types.is_null)
        return array if any(is_one(array.type) for is_one in kinds) else text(array)
    if file_format == "parquet":
        return _for_parquet(array)
    return array


def _for_parquet(array: Any) -> Any:
    if _types.is_run_end_encoded(array.type):
        return decoded(array)
    if _types.is_dictionary(array.type):
        values = array.type.value_type
        is_flat = _types.is_primitive(values) or _types.is_decimal(values)
        texts = (_types.is_string, _types.is_large_string, _types.is_binary, _types.is_large_binary)
        return array if is_flat or any(is_one(values) for is_one in texts) else decoded(array)
    return array


@contextmanager
def appender(path: Path, file_format: str) -> Iterator[Callable[[Any], None]]:
    """Yield a function that appends a table to the file."""
    writer: Any = None
    target = sink(path)

    def append(table: Any) -> None:
        nonlocal writer
        try:
            if writer is None:
                writer = _WRITERS[file_format](target, table.schema)
            writer.write_table(table)
        except pa.ArrowException as error:
            raise ValueError(_why_not(table, file_format)) from error

    try:
        yield append
    finally:
        if writer is not None:
            writer.close()
        target.close()


def sink(path: Path) -> Any:
    """Open a new file for Arrow. The name is bytes, because Arrow does not know the locale."""
    return pa.OSFile(os.fsencode(path), "wb")


def _why_not(table: Any, file_format: str) -> str:
    for index, field in enumerate(table.schema):
        try:
            with _WRITERS[file_format](
                io.BytesIO(), table.schema.empty_table().select([index]).schema
            ) as writer:
                writer.write_table(table.select([index]))
        except pa.ArrowException:
            held = f"the column {shown(field.name)} of type {field.type}"
            return f"a {file_format} file cannot hold {held}"
    return f"a {file_format} file cannot hold these columns"


def copy(source: IO[bytes], target: IO[bytes]) -> None:
    """Append the rest of a file to another; the kernel copies it if it can."""
    if not hasattr(os, "sendfile") or sys.platform != "linux":
        shutil.copyfileobj(source, target)
        return
    target.flush()
    offset, size = 0, os.fstat(source.fileno()).st_size
    while offset < size:
        offset += os.sendfile(target.fileno(), source.fileno(), offset, size - offset)
