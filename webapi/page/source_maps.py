"""Source maps: where the places of a generated script were in its sources.

https://tc39.es/ecma426/
"""

from __future__ import annotations

import json
from base64 import b64decode
from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import unquote_to_bytes

_COMMENTS: Final = ("//# ", "//@ ")
_DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_VALUES: Final = {digit: value for value, digit in enumerate(_DIGITS)}


class Mapping(NamedTuple):
    """A place of a source, for a column of a generated line. Lines and columns count from 0."""

    column: int
    source: int
    line: int
    original_column: int


class SourceMap:
    """A decoded source map. Those with sections are not read."""

    def __init__(self, text: str) -> None:
        map_: dict[str, Any] = json.loads(text.removeprefix(")]}'\n"))
        root = map_.get("sourceRoot") or ""
        self.sources: list[str] = [
            f"{root}{each}" if each and (not root or root.endswith("/")) else f"{root}/{each}"
            for each in map_.get("sources", ())
        ]
        self._lines = decode_mappings(map_.get("mappings", ""))

    def original(self, line: int, column: int) -> Mapping | None:
        """The mapping of a place; None if it was in no source."""
        if line >= len(self._lines):
            return None
        mappings = self._lines[line]
        index = bisect_right(mappings, column, key=lambda each: each.column) - 1
        return mappings[index] if index >= 0 and mappings[index].source >= 0 else None


def map_of(script: str, read: Callable[[str], str | None]) -> SourceMap | None:
    """The source map of a script. ``read`` gives the text of a file beside it."""
    start, separator, url = script.rstrip().rpartition("\n")[2].partition("sourceMappingURL=")
    if not separator or start not in _COMMENTS:
        return None
    text = _of_data_url(url) if url.startswith("data:") else read(url)
    try:
        return None if text is None else SourceMap(text)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _of_data_url(url: str) -> str:
    head, _, data = url.partition(",")
    content = unquote_to_bytes(data)
    return (b64decode(content) if head.endswith(";base64") else content).decode("utf-8", "replace")


def decode_mappings(text: str) -> list[list[Mapping]]:
    """https://tc39.es/ecma426/#sec-DecodeMappings

    Raises: `KeyError` for another character than those of base 64.
    """
    lines = []
    source = line = column = 0
    for group in text.split(";"):
        mappings = []
        generated = 0
        for segment in filter(None, group.split(",")):
            numbers = _numbers(segment)
            generated += numbers[0]
            if len(numbers) < 4:
                mappings.append(Mapping(generated, -1, 0, 0))
                continue
            source += numbers[1]
            line += numbers[2]
            column += numbers[3]
            mappings.append(Mapping(generated, source, line, column))
        lines.append(sorted(mappings))
    return lines


def _numbers(segment: str) -> Sequence[int]:
    """https://tc39.es/ecma426/#sec-DecodeBase64VLQ"""
    numbers = []
    value = shift = 0
    for digit in segment:
        part = _VALUES[digit]
        value += (part & 31) << shift
        shift += 5
        if not part & 32:
            numbers.append(-(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    return numbers
