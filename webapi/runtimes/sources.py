"""The source of a script, as engines take it."""

from __future__ import annotations

import re
from typing import Final

from webapi.webidl.exceptions import shown

_NAME: Final = re.compile(r"[^\s\"'<>]{1,1000}")
_NO_SOURCE: Final = re.compile("[\0\ud800-\udfff]")


def checked(source: str) -> str:
    """Return a source that an engine can take.

    Raises: `ValueError`.
    """
    if "\0" in source or (not source.isascii() and _NO_SOURCE.search(source)):
        raise ValueError("a script cannot have a NUL or a lone surrogate: write an escape")
    return source


def named(name: str) -> str:
    """The comment by which engines name a script.

    Raises: `ValueError` for a name that no comment can have.
    """
    if not is_name(name):
        raise ValueError(f"not the name of a script: {shown(name)}")
    return f"\n//# sourceURL={name}"


def is_name(name: str) -> bool:
    """Whether a comment can have a name."""
    return _NAME.fullmatch(name) is not None and _NO_SOURCE.search(name) is None
