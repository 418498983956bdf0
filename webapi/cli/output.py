"""Write to the standard streams, which can be closed, full or without a reader."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import IO

from webapi.url.redaction import shown

from .excerpt import printable


def require() -> None:
    """Raise `OSError` if standard output is closed."""
    if sys.stdout is None:
        raise OSError("standard output is closed")


def discard() -> None:
    """Drop buffered output, because the interpreter tries to write it when it ends."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(message: str) -> None:
    """Write one line to stderr, with control characters escaped."""
    write_to_stderr(f"webapi: {printable(message)}\n")


def file_error(error: OSError) -> str:
    """The message of an error. If a file's name is a URL, its password is hidden."""
    message = str(error)
    for name in (error.filename, error.filename2):
        if isinstance(name, str):
            message = message.replace(repr(name), shown(name, len(name)))
    return message


def write_to_stderr(text: str) -> None:
    """Write to stderr, which can be closed. Unlike `complain`, escape nothing."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(text)
            sys.stderr.flush()


def is_terminal(stream: IO[str] | None) -> bool:
    """Whether a standard stream, which may be closed, is a terminal."""
    return stream is not None and stream.isatty()


def encodable(text: str) -> str:
    """Escape the characters that standard output cannot encode."""
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)
