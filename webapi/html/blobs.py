"""Blobs that have no object yet."""

from __future__ import annotations

from typing import Any


class Blob:
    """The bytes and the type of a blob. Who asks for its object gets the same one each time."""

    __slots__ = ("data", "platform_object", "type")

    def __init__(self, data: memoryview, type: str) -> None:
        self.data = data
        self.type = type
        self.platform_object: Any = None
