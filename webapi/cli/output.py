"""Writing to the standard streams, which may be closed, full or without a reader."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import IO


def require() -> None:
    """Raise `OSError` where standard output is closed."""
    if sys.stdout is None:
        raise OSError("standard output is closed")


def discard() -> None:
    """Let what is buffered go nowhere, as the interpreter would try to write it when it ends."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def write_to_stderr(text: str) -> None:
    """Write to stderr, which may be closed."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(text)
            sys.stderr.flush()


def is_terminal(stream: IO[str] | None) -> bool:
    """Whether a standard stream, which may be closed, is a terminal."""
    return stream is not None and stream.isatty()


def encodable(text: str) -> str:
    """The text with what standard output cannot encode escaped."""
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)
