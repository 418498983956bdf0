"""Regular expressions, and the choice between the two ways to match them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .matcher import Matcher
from .parser import RegExpSyntaxError, parse
from .translation import translation

MAX_CODE_POINTS: Final = 200_000
"""The most code points of an expression."""


class RegExp:
    r"""A regular expression that begins with ``^`` and ends with ``$``.

    >>> RegExp(r"^(?:(a)|b)+$", False).exec("ab")
    (None,)

    With ``bounded``, ``exec`` raises `InstructionsExhaustedError` before it takes half a second.
    Without it, the expression must have no back-references, lookarounds and counts.

    Raises:
        RegExpSyntaxError: ``source`` is not a regular expression of ECMAScript.
    """

    __slots__ = ("exec", "is_translated")

    exec: Callable[[str], tuple[str | None, ...] | None]
    is_translated: bool
    """Whether Python's `re` matches it."""

    def __init__(self, source: str, ignore_case: bool, bounded: bool = True) -> None:
        if len(source) > MAX_CODE_POINTS:
            raise RegExpSyntaxError(f"longer than {MAX_CODE_POINTS} code points", 0)
        pattern = parse(source, ignore_case)
        translated = translation(pattern.root)
        self.is_translated = translated is not None
        if translated is None:
            self.exec = Matcher(pattern, bounded).exec
        else:
            self.exec = translated_exec(translated)


def translated_exec(translated: str) -> Callable[[str], tuple[str | None, ...] | None]:
    """`RegExp.exec` by Python's `re`."""
    fullmatch = re.compile(translated).fullmatch

    def exec(subject: str) -> tuple[str | None, ...] | None:
        match = fullmatch(subject)
        return None if match is None else match.groups()

    return exec
