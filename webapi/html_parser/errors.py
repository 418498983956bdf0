"""Parse errors: https://html.spec.whatwg.org/#parse-errors"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from typing import Final

_LINE_END: Final = re.compile("\n")
_BAD_CHARACTERS: Final = re.compile(
    "[\x01-\x08\x0b\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef"
    + "".join(chr(plane << 16 | low) for plane in range(17) for low in (0xFFFE, 0xFFFF))
    + "]"
)


@dataclass(frozen=True, slots=True)
class ParseError:
    """A parse error under its name in the standard, with its place, both counted from 1."""

    code: str
    line: int
    column: int


class ErrorList:
    """The errors of one input, by the index of the character at which each is found."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._found: list[tuple[int, str]] = []

    def add(self, code: str, index: int) -> None:
        """Add an error."""
        self._found.append((index, code))

    def located(self) -> list[ParseError]:
        """The errors in the order of their places, with those of the input stream."""
        found = [*self._of_the_input_stream(), *self._found]
        found.sort(key=lambda each: each[0])
        ends = [each.start() for each in _LINE_END.finditer(self._text)]
        errors = list[ParseError]()
        for index, code in found:
            line = bisect_left(ends, index)
            errors.append(ParseError(code, line + 1, index - (ends[line - 1] if line else -1)))
        return errors

    def _of_the_input_stream(self) -> list[tuple[int, str]]:
        """https://html.spec.whatwg.org/#preprocessing-the-input-stream"""
        found = list[tuple[int, str]]()
        for each in _BAD_CHARACTERS.finditer(self._text):
            value = ord(each[0])
            if value < 0xA0:
                code = "control-character-in-input-stream"
            elif value < 0xE000:
                code = "surrogate-in-input-stream"
            else:
                code = "noncharacter-in-input-stream"
            found.append((each.start(), code))
        return found
