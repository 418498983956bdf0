"""A regular expression, and which of the two ways it is matched."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .matcher import Matcher
from .parser import RegExpSyntaxError, parse
from .translation import translation

LONGEST: Final = 200_000
"""How many code points an expression may have."""


class RegExp:
    r"""A regular expression that begins with ``^`` and ends with ``$``.

    >>> RegExp(r"^(?:(a)|b)+$", False).exec("ab")
    (None,)

    Raises:
        RegExpSyntaxError: ``source`` is no regular expression, as ECMAScript has them.
    """

    __slots__ = ("exec",)

    exec: Callable[[str], tuple[str | None, ...] | None]

    def __init__(self, source: str, ignore_case: bool) -> None:
        if len(source) > LONGEST:
            raise RegExpSyntaxError(f"longer than {LONGEST} code points", 0)
        pattern = parse(source, ignore_case)
        translated = translation(pattern.root)
        self.exec = Matcher(pattern).exec if translated is None else translated_exec(translated)


def translated_exec(translated: str) -> Callable[[str], tuple[str | None, ...] | None]:
    """`RegExp.exec` by Python's `re`."""
    fullmatch = re.compile(translated).fullmatch

    def exec(subject: str) -> tuple[str | None, ...] | None:
        match = fullmatch(subject)
        return None if match is None else match.groups()

    return exec
