"""The types that stubs of generated classes name."""

from __future__ import annotations

from typing import Protocol, TypeAlias


class Stringifies(Protocol):
    """An object of a generated class that has a stringifier."""

    def toString(self) -> str: ...


StringLike: TypeAlias = str | Stringifies
"""What a string argument takes; at run time anything else becomes a string as in JavaScript."""

BytesLike: TypeAlias = bytes | bytearray | memoryview
"""What an ``ArrayBuffer`` or ``ArrayBufferView`` argument takes."""
