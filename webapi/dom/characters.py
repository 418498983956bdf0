"""A text that a tokenizer reads: https://drafts.csswg.org/css-syntax-3/#input-stream

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from webapi.webidl.host import code_points


class CharacterReader:
    """The text as code points, and how far a tokenizer is."""

    __slots__ = ("characters", "position")

    def __init__(self, text: str) -> None:
        self.characters = code_points(text)
        self.position = 0

    @property
    def char(self) -> str:
        """The code point that comes, or nothing at the end."""
        return self.peek(0)

    def peek(self, offset: int) -> str:
        """A code point that comes, or nothing behind the end."""
        place = self.position + offset
        return self.characters[place] if place < len(self.characters) else ""
