"""``webapi parse --file … --output …``: a file's URLs by the column, on one or more processes.

The output appears under its name when it is complete. Files carry chunks to the processes, and
their answers back. This process appends the answers to the output in order.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import numpy as np
import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet

from webapi import columns
from webapi.columns.cells import gathered

from . import output
from .json_lines import json_lines
from .tables import FORMATS, Chunk, chunks

PROGRESS_INTERVAL = 0.2  # seconds
WAITING = 2
"""So many chunks a process wait for it or for their place in the output."""


@dataclass
class Counts:
    """The number of rows, and of each error."""

    rows: int
    errors: Counter[str]


def run(options: argparse.Namespace, base: str | None) -> int:
    """Parse the file's URLs, write the output and return the exit status."""
    target = Path(options.output)
    started = time.monotonic()
    try:
        with tempfile.TemporaryDirectory(dir=target.parent, prefix=f".{target.name}.") as folder:
            task = Task(Path(folder), FORMATS[target.suffix], options.column, base)
            counts = _write(task, chunks(options.file, options.column), options.jobs)
            os.replace(task.output, target)
    except (ValueError, TypeError) as error:
        output.write_to_stderr(f"webapi: {error}\n")
        return 2
    except BrokenProcessPool:
        output.write_to_stderr("webapi: a process was killed; there is no output\n")
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
    """The arguments that each process gets."""

    folder: Path
    format: str
    column: str | None
    base: str | None

    @property
    def output(self) -> Path:
        """Where the output grows."""
        return self.folder / "output"

    def part(self, number: int) -> Path:
        """Where a process leaves what it made of a chunk."""
        return self.folder / str(number)

    def rows(self, number: int) -> Path:
        """Where a process finds a chunk."""
        return self.folder / f"{number}.rows"

    def leave(self, rows: Any, number: int) -> None:
        """Write a chunk for a process. Pickled, a slice would be as large as all of its batch."""
        if isinstance(rows, bytes):
            self.rows(number).write_bytes(rows)
            return
        with pa.ipc.new_file(self.rows(number), rows.schema) as file:
            file.write_batch(rows)

    def answer_left(self, number: int) -> Counts:
        """Answer the chunk that was left, and remove it."""
        path = self.rows(number)
        if self.column is None:
            rows = path.read_bytes()
        else:
            with pa.OSFile(str(path)) as source, pa.ipc.open_file(source) as file:
                rows = file.get_batch(0)
        path.unlink()
        return self.answer(rows, number)

    def answer(self, rows: Any, number: int) -> Counts:
        """Parse a chunk's URLs and write the part of the output that they make."""
        batch = _lines(rows) if isinstance(rows, bytes) else rows
        name = self.column or "input"
        parsed = columns.parse(batch.column(name), self.base)
        found = dict(zip(columns.FIELDS, parsed.flatten(), strict=True))
        errors = found["error"]
        members = {**dict(zip(batch.schema.names, batch.columns, strict=True)), **found}
        if self.format == "json":
            del members["error"]
            self.part(number).write_bytes(json_lines(members, errors))
        else:
            table = pa.table(members)
            if self.format == "csv":
                header = pyarrow.csv.WriteOptions(include_header=number == 0)
                pyarrow.csv.write_csv(table, self.part(number), header)
            else:
                with pa.ipc.new_file(self.part(number), table.schema) as file:
                    file.write_table(table)
        names = {
            each["values"]: each["counts"] for each in errors.drop_null().value_counts().to_pylist()
        }
        return Counts(len(batch), Counter(names))


def _lines(text: bytes) -> Any:
    """Lines as a record batch, with U+FFFD for what is not UTF-8."""
    text = text.decode("utf-8", "replace").encode()
    newlines = np.flatnonzero(np.frombuffer(text, np.uint8) == ord("\n"))
    starts = np.concatenate(([0], newlines + 1))
    ends = np.concatenate((newlines, [len(text)]))
    if not text or text.endswith(b"\n"):
        starts, ends = starts[:-1], ends[:-1]
    with_return = (ends > starts) & (np.frombuffer(text + b"\n", np.uint8)[ends - 1] == ord("\r"))
    strings = gathered(text, starts, ends - with_return, pa.large_string())
    return pa.record_batch({"input": strings})


def _write(task: Task, source: Iterator[Chunk], jobs: int) -> Counts:
    """Parse all chunks and append their parts to the output in order."""
    total = Counts(0, Counter())
    progress = _Progress()
    with _appender(task) as append:
        for number, (chunk, counts) in enumerate(_answered(task, source, jobs)):
            part = task.part(number)
            append(part)
            part.unlink()
            total.rows += counts.rows
            total.errors += counts.errors
            progress.show(total, chunk.progress)
    progress.clear()
    return total


def _answered(task: Task, source: Iterator[Chunk], jobs: int) -> Iterator[tuple[Chunk, Counts]]:
    if jobs == 1:
        for number, chunk in enumerate(source):
            yield chunk, task.answer(chunk.rows, number)
        return
    # A process that is started afresh shares no threads or locks with this one.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _leave_interrupts_to_the_parent) as pool:
        waiting: deque[tuple[Chunk, Future[Counts]]] = deque()
        try:
            for number, chunk in enumerate(source):
                task.leave(chunk.rows, number)
                waiting.append((chunk, pool.submit(task.answer_left, number)))
                if len(waiting) > jobs * WAITING:
                    done, future = waiting.popleft()
                    yield done, future.result()
            for done, future in waiting:
                yield done, future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _appender(task: Task) -> Iterator[Callable[[Path], None]]:
    """Yield the function that appends a part to the output."""
    if task.format in ("csv", "json"):
        with task.output.open("wb") as file:

            def append_bytes(part: Path) -> None:
                with part.open("rb") as source:
                    _copy(source, file)

            yield append_bytes
        return
    writer: Any = None

    def append_rows(part: Path) -> None:
        nonlocal writer
        with pa.memory_map(str(part)) as source, pa.ipc.open_file(source) as rows:
            if writer is None:
                new = pa.ipc.new_file if task.format == "arrow" else pyarrow.parquet.ParquetWriter
                writer = new(task.output, rows.schema)
            writer.write_table(rows.read_all())

    try:
        yield append_rows
    finally:
        if writer is not None:
            writer.close()


def _copy(source: IO[bytes], target: IO[bytes]) -> None:
    """Copy the rest of a file to the end of another: inside the kernel, where it can do so."""
    if not hasattr(os, "sendfile") or sys.platform != "linux":
        shutil.copyfileobj(source, target)
        return
    target.flush()
    offset, size = 0, os.fstat(source.fileno()).st_size
    while offset < size:
        offset += os.sendfile(target.fileno(), source.fileno(), offset, size - offset)


class _Progress:
    """A bar on the terminal, with the rate and the time that is left."""

    def __init__(self) -> None:
        self._shown = output.is_terminal(sys.stderr)
        self._started = self._reported = time.monotonic()

    def show(self, counts: Counts, share: float) -> None:
        """Draw the bar, unless it has just been drawn."""
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
