"""``webapi parse --file … --output …``: parse a file's URLs by the column, in processes.

The output gets its name when it is complete. Files carry chunks to the processes, and their answers
back. This process appends the answers to the output in order.

Records of CSV and lines of JSON are copied to the output. In a table, the members of JSON objects
have their places and types when all objects are read.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.csv

from webapi import columns
from webapi.columns.cells import gathered
from webapi.url.redaction import shown

from . import output
from .csv_records import Records, extended
from .files import FORMATS
from .json_lines import json_lines
from .json_objects import Objects, arrow_type, require_few
from .json_text import decoded, is_binary, of_column
from .outputs import appender, copy, replace, sink, storable, target_of
from .signals import put_off
from .tables import SHOWN, Source
from .workers import answers

PROGRESS_INTERVAL = 0.2  # seconds


@dataclass
class Counts:
    """The number of rows, and the number of each error."""

    rows: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    members: dict[str, frozenset[str]] = field(default_factory=dict)
    """The members of JSON objects by name, and the kinds of their values."""

    def __iadd__(self, other: Counts) -> Counts:
        self.rows += other.rows
        self.errors += other.errors
        for name, kinds in other.members.items():
            self.members[name] = self.members.get(name, frozenset()) | kinds
        return self


def run(options: argparse.Namespace, base: str | None) -> int:
    """Parse the file's URLs, write the output and return the exit status."""
    started = time.monotonic()
    target = target_of(options.output)
    try:
        source = Source.of(options.file, options.column)
        with put_off():
            # This import loses an exception that is raised during it.
            columns.parse(["https://example.org/"])
            folder = tempfile.TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.")
        try:
            task = Task(Path(folder.name), FORMATS[target.suffix.lower()], source, base)
            counts = _write(task, options.jobs)
            replace(target, task.output)
        finally:
            with put_off():
                folder.cleanup()
    except (ValueError, TypeError) as error:
        output.complain(str(error))
        return 2
    except BrokenProcessPool:
        output.complain("a process was killed; there is no output")
        return 2
    failed = counts.errors.total()
    seconds = time.monotonic() - started
    output.write_to_stderr(
        f"{counts.rows} read, {counts.rows - failed} parsed, {failed} failed, {seconds:.1f} s\n"
    )
    for name, count in counts.errors.most_common():
        output.write_to_stderr(f"{count:>9} {name}\n")
    return 1 if failed else 0


@dataclass(frozen=True)
class Task:
    """The arguments for each process."""

    folder: Path
    format: str
    source: Source
    base: str | None

    def __post_init__(self) -> None:
        if self.format in ("parquet", "json"):
            names = self.source.names
            twice = [name for name, count in Counter(names).items() if count > 1]
            if twice:
                raise ValueError(
                    f"{self.source.shown} has two columns {shown(twice[0])}, and the output can "
                    "have one of that name; rename one"
                )

    @property
    def output(self) -> Path:
        """The file to which parts are appended."""
        return self.folder / "output"

    @property
    def parts_are_text(self) -> bool:
        """Whether the output is the concatenated text of the parts."""
        return self.format == "json" or (self.format == "csv" and self.source.format != "json")

    def part(self, number: int) -> Path:
        """The file for a process's answer to a chunk."""
        return self.folder / str(number)

    def rows(self, number: int) -> Path:
        """The file with a chunk for a process."""
        return self.folder / f"{number}.rows"

    def leave(self, rows: Any, number: int) -> None:
        """Write a chunk for a process. A pickled slice would be as large as its whole batch."""
        if isinstance(rows, bytes):
            self.rows(number).write_bytes(rows)
            return
        with sink(self.rows(number)) as target, pa.ipc.new_file(target, rows.schema) as file:
            file.write_batch(rows)

    def answer_left(self, number_and_line: tuple[int, int]) -> Counts:
        """Answer the chunk in its file, and remove the file."""
        number, line = number_and_line
        path = self.rows(number)
        if self.source.format in ("parquet", "arrow"):
            with pa.OSFile(os.fsencode(path)) as file, pa.ipc.open_file(file) as batches:
                rows = batches.get_batch(0)
        else:
            rows = path.read_bytes()
        path.unlink()
        return self.answer(rows, number, line)

    def answer(self, rows: Any, number: int, line: int = 1) -> Counts:
        """Parse a chunk's URLs, and write their part of the output.

        Raises:
            ValueError: the chunk is damaged, or the output cannot hold a column.
            TypeError: the column has no URLs.
        """
        try:
            match self.source.format:
                case "csv":
                    return self._answer_records(rows, number, line)
                case "json":
                    return self._answer_objects(rows, number, line)
                case None:
                    return self._answer_batch(_lines(rows), number)
            return self._answer_batch(rows, number)
        except pa.ArrowException as error:  # it can quote a row
            raise ValueError(f"{self.source.shown} is damaged: {type(error).__name__}") from error
        except ValueError as error:
            raise ValueError(f"{self.source.shown}: {error}") from error

    def _parsed(self, urls: Any) -> tuple[dict[str, Any], Counts]:
        parsed = columns.parse(urls, self.base)
        found = dict(zip(columns.FIELDS, parsed.flatten(), strict=True))
        errors = found["error"].drop_null().value_counts().to_pylist()
        return found, Counts(len(urls), Counter({e["values"]: e["counts"] for e in errors}))

    def _answer_batch(self, batch: Any, number: int) -> Counts:
        source = self.source
        urls = batch.column(source.index)
        if pa.types.is_run_end_encoded(urls.type):
            urls = decoded(urls)
        found, counts = self._parsed(urls)
        arrays = batch.columns
        if (source.format, self.format) == ("parquet", "arrow"):
            # Row groups have dictionaries of their own; an Arrow file can have one for a column.
            arrays = [
                decoded(each) if pa.types.is_dictionary(each.type) else each for each in arrays
            ]
        schema = batch.schema
        if self.format in ("csv", "json") and is_binary(urls):
            arrays[source.index] = _replaced(urls)  # as the URL class reads them
        self._leave_part(number, schema, arrays, found)
        return counts

    def _answer_records(self, text: bytes, number: int, line: int) -> Counts:
        source = self.source
        records = Records(text, source.names, line)
        found, counts = self._parsed(records.column(source.index))
        if self.format == "csv":
            header = b"" if number else extended(source.header, columns.FIELDS)
            self.part(number).write_bytes(header + records.followed_by(pa.table(found)))
        else:
            schema = pa.schema([pa.field(name, pa.string()) for name in source.names])
            self._leave_part(number, schema, records.columns(), found)
        return counts

    def _answer_objects(self, text: bytes, number: int, line: int) -> Counts:
        objects = Objects(text, self.source.column, line)
        found, counts = self._parsed(objects.urls)
        if self.format == "json":
            errors = found.pop("error")
            self.part(number).write_bytes(objects.followed_by(json_lines(found, errors)))
            names = [*objects.names[:SHOWN], *[self.source.column] * objects.has_column]
            counts.members = dict.fromkeys(names, frozenset())
        else:
            members = objects.members()
            counts.members = {name: member.kinds for name, member in members.items()}
            schema = pa.schema([pa.field(name, pa.string()) for name in members])
            self._leave_part(number, schema, [each.texts for each in members.values()], found)
        return counts

    def _leave_part(
        self, number: int, schema: Any, arrays: list[Any], found: dict[str, Any]
    ) -> None:
        """Write columns of the input and of URLs."""
        path = self.part(number)
        names = schema.names
        if self.format == "json":
            errors = found.pop("error")
            members = dict(zip(names, arrays, strict=True)) | found
            path.write_bytes(json_lines(members, errors))
            return
        arrays = [
            of_column(lambda array: storable(array, self.format), name, array)
            for name, array in zip(names, arrays, strict=True)
        ]
        fields = [each.with_type(a.type) for each, a in zip(schema, arrays, strict=True)]
        fields += [pa.field(name, array.type) for name, array in found.items()]
        table = pa.Table.from_arrays(
            [*arrays, *found.values()], schema=pa.schema(fields, schema.metadata)
        )
        if self.parts_are_text:
            header = pyarrow.csv.WriteOptions(include_header=number == 0)
            with sink(path) as target:
                pyarrow.csv.write_csv(table, target, header)
        else:
            with sink(path) as target, pa.ipc.new_file(target, table.schema) as file:
                file.write_table(table)


def _replaced(array: Any) -> Any:
    """Decode bytes; U+FFFD replaces bytes that are not UTF-8."""
    values = [
        None if each is None else each.decode("utf-8", "replace") for each in array.to_pylist()
    ]
    return pa.array(values, pa.large_string())


def _lines(text: bytes) -> Any:
    """Make a record batch of lines; U+FFFD replaces bytes that are not UTF-8."""
    text = text.decode("utf-8", "replace").encode()
    newlines = np.flatnonzero(np.frombuffer(text, np.uint8) == ord("\n"))
    starts = np.concatenate(([0], newlines + 1))
    ends = np.concatenate((newlines, [len(text)]))
    if not text or text.endswith(b"\n"):
        starts, ends = starts[:-1], ends[:-1]
    with_return = (ends > starts) & (np.frombuffer(text + b"\n", np.uint8)[ends - 1] == ord("\r"))
    strings = gathered(text, starts, ends - with_return, pa.large_string())
    return pa.record_batch({"input": strings})


def _write(task: Task, jobs: int) -> Counts:
    """Parse all chunks and put their parts together in order."""
    if task.parts_are_text:
        with task.output.open("wb") as file:

            def append_text(part: Path) -> None:
                with part.open("rb") as text:
                    copy(text, file)
                part.unlink()

            counts = _answer_all(task, jobs, append_text)
    else:
        with appender(task.output, task.format) as append:

            def append_rows(part: Path, members: dict[str, frozenset[str]] | None = None) -> None:
                with pa.memory_map(os.fsencode(part)) as mapped, pa.ipc.open_file(mapped) as rows:
                    table = rows.read_all()
                    append(table if members is None else _with_types(table, members, task.format))
                    del table
                part.unlink()

            if task.source.format != "json":
                return _answer_all(task, jobs, append_rows)
            parts: list[Path] = []
            counts = _answer_all(task, jobs, parts.append)
            require_few(counts.members)
            for part in parts:
                append_rows(part, counts.members or {task.source.column: frozenset()})
    if task.source.format == "json" and counts.rows:
        task.source.require(list(counts.members))
    return counts


def _with_types(table: Any, members: dict[str, frozenset[str]], file_format: str) -> Any:
    """Make rows of JSON objects with all members. Texts of numbers become numbers."""
    arrays = {}
    for name, kinds in members.items():
        found = table[name] if name in table.column_names else pa.nulls(len(table))
        value_type = arrow_type(kinds)
        if file_format == "csv" and pa.types.is_floating(value_type):
            value_type = pa.string()  # which keeps their text
        arrays[name] = found.cast(value_type)
    return pa.table(arrays | {name: table[name] for name in columns.FIELDS})


def _answer_all(task: Task, jobs: int, append: Callable[[Path], None]) -> Counts:
    """Parse all chunks, and append their parts in order."""
    total = Counts()
    progress = _Progress()
    with closing(_answered(task, jobs)) as answered:
        for number, (share, counts) in enumerate(answered):
            append(task.part(number))
            total += counts
            progress.show(total, share)
    progress.clear()
    return total


def _answered(task: Task, jobs: int) -> Generator[tuple[float, Counts], None, None]:
    """Yield the chunks' answers, each with the share of the file that has been read."""
    if jobs == 1:
        for number, chunk in enumerate(task.source.chunks()):
            yield chunk.progress, task.answer(chunk.rows, number, chunk.line)
        return
    shares: deque[float] = deque()

    def left() -> Iterator[tuple[int, int]]:
        for number, chunk in enumerate(task.source.chunks()):
            task.leave(chunk.rows, number)
            shares.append(chunk.progress)
            yield number, chunk.line

    with closing(answers(task.answer_left, left(), jobs, task.folder)) as found:
        for counts in found:
            yield shares.popleft(), counts


class _Progress:
    """A progress bar on the terminal, with the rate and the remaining time."""

    def __init__(self) -> None:
        self._shown = output.is_terminal(sys.stderr)
        self._started = self._reported = time.monotonic()

    def show(self, counts: Counts, share: float) -> None:
        """Draw the bar, unless it was drawn a moment ago."""
        now = time.monotonic()
        if not self._shown or now - self._reported < PROGRESS_INTERVAL or not share:
            return
        self._reported = now
        seconds = now - self._started
        bar = "#" * round(20 * share)
        left = round(seconds / share - seconds)
        output.write_to_stderr(
            f"\r[{bar:<20}] {share:4.0%}  {counts.rows:,} read, {counts.errors.total():,} failed, "
            f"{counts.rows / seconds:,.0f}/s, {left // 60}:{left % 60:02} left "
        )

    def clear(self) -> None:
        """Remove the bar."""
        if self._shown:
            output.write_to_stderr("\r\x1b[K")
