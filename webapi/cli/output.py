"""Writing to the standard streams, which may be closed, full or without a reader."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import IO

from webapi.url.redaction import shown

from .excerpt import printable


def require() -> None:
    """Raise `OSError` where standard output is closed."""
    if sys.stdout is None:
        raise OSError("standard output is closed")


def discard() -> None:
    """Let what is buffered go nowhere, as the interpreter would try to write it when it ends."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(message: str) -> None:
    """Write one line to stderr, with what would steer the terminal escaped."""
    write_to_stderr(f"webapi: {printable(message)}\n")


def file_error(error: OSError) -> str:
    """The message of an error, without the password of a URL that was given for a file's name."""
    message = str(error)
    for name in (error.filename, error.filename2):
        if isinstance(name, str):
            message = message.replace(repr(name), shown(name, len(name)))
    return message


def write_to_stderr(text: str) -> None:
    """Write to stderr, which may be closed. The text is written as it is: see `complain`."""
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
