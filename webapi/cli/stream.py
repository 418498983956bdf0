"""A stream: one URL a line in, one JSON object a line out, in the same order and constant memory.

A line that fails is reported in its place. The counts go to stderr.
"""

from __future__ import annotations

import json
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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


def run_stream(lines: IO[bytes], answer: Callable[[str], Answer], *, verdict: str = "") -> int:
    """Answer each line; the exit status is 1 if one failed. A ``verdict`` is counted apart."""
    # A program that writes a line and waits for its answer must get it; a file waits for nothing.
    answers_at_once = not stat.S_ISREG(os.fstat(lines.fileno()).st_mode)
    shows_progress = is_terminal(sys.stderr) and not is_terminal(sys.stdout)
    started = reported = time.monotonic()
    count = unparsed = failed = 0
    try:
        for count, line in enumerate(lines, 1):
            if count == 1:
                line = line.removeprefix(b"\xef\xbb\xbf")
            line = line.removesuffix(b"\n").removesuffix(b"\r")
            result = answer(line.decode("utf-8", "replace"))
            unparsed += not result.parsed
            failed += result.failed
            print(json.dumps(result.members), flush=answers_at_once)
            if shows_progress and time.monotonic() - reported > PROGRESS_INTERVAL:
                reported = time.monotonic()
                rate = count / (reported - started)
                write_to_stderr(f"\r{count:,} read, {unparsed:,} failed, {rate:,.0f}/s ")
        sys.stdout.flush()
    finally:
        clear = "\r\x1b[K" if shows_progress else ""
        counts = f"{count} read, {count - unparsed} parsed, {unparsed} failed"
        if verdict:
            counts += f", {count - failed} {verdict}"
        write_to_stderr(f"{clear}{counts}, {time.monotonic() - started:.1f} s\n")
    return 1 if failed else 0
