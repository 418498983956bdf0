"""Read one URL a line; write one JSON object a line, in the same order and constant memory.

An error is reported in the place of its line. The counts go to stderr.
"""

from __future__ import annotations

import json
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

from webapi.cli.output import is_terminal, write_to_stderr

if TYPE_CHECKING:
    from webapi.cli.url_command import Answer

PROGRESS_INTERVAL = 0.5  # seconds


@contextmanager
def lines_of(path: str) -> Iterator[IO[bytes]]:
    """The lines of a file, or of standard input where the path is ``-``.

    Raises: `OSError`.
    """
    if path != "-":
        with open(path, "rb") as file:
            yield file
    elif sys.stdin is None:
        raise OSError("standard input is closed")
    else:
        yield sys.stdin.buffer


@dataclass(slots=True)
class Counts:
    """The numbers of lines that were read, were not URLs, and failed."""

    read: int = 0
    unparsed: int = 0
    failed: int = 0


def run_stream(lines: IO[bytes], answer: Callable[[str], Answer], *, verdict: str = "") -> int:
    """Answer each line; return the exit status, 1 if one failed. Count ``verdict`` apart."""
    shows_progress = is_terminal(sys.stderr) and not is_terminal(sys.stdout)
    started = time.monotonic()
    counts = Counts()
    try:
        # Python 3.14 leaves the jump at the end of a loop out of a `try` around the loop. A signal
        # there would skip the counts, so the loop stands in a function.
        _answer_lines(lines, answer, counts, shows_progress)
        sys.stdout.flush()
    finally:
        clear = "\r\x1b[K" if shows_progress else ""
        parsed = counts.read - counts.unparsed
        text = f"{counts.read} read, {parsed} parsed, {counts.unparsed} failed"
        if verdict:
            text += f", {counts.read - counts.failed} {verdict}"
        write_to_stderr(f"{clear}{text}, {time.monotonic() - started:.1f} s\n")
    return 1 if counts.failed else 0


def _answer_lines(
    lines: IO[bytes], answer: Callable[[str], Answer], counts: Counts, shows_progress: bool
) -> None:
    # A program can write a line and wait for its answer; a file does not wait.
    answers_at_once = not stat.S_ISREG(os.fstat(lines.fileno()).st_mode)
    started = reported = time.monotonic()
    for line in lines:
        counts.read += 1
        if counts.read == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        line = line.removesuffix(b"\n").removesuffix(b"\r")
        result = answer(line.decode("utf-8", "replace"))
        counts.unparsed += not result.parsed
        counts.failed += result.failed
        print(json.dumps(result.members), flush=answers_at_once)
        if shows_progress and time.monotonic() - reported > PROGRESS_INTERVAL:
            reported = time.monotonic()
            rate = counts.read / (reported - started)
            write_to_stderr(f"\r{counts.read:,} read, {counts.unparsed:,} failed, {rate:,.0f}/s ")
