"""Errors that name file, line and construct."""

from __future__ import annotations

from typing import NamedTuple


class Location(NamedTuple):
    """Where a construct starts."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class IDLError(Exception):
    """IDL that is wrong, or valid but not supported."""

    def __init__(self, location: Location, message: str) -> None:
        super().__init__(f"{location}: {message}")
        self.location = location
