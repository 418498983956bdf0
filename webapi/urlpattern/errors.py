"""The errors of patterns, with their positions."""

from __future__ import annotations

from typing import Final

_AROUND: Final = 30


class PatternError(TypeError):
    """A ``TypeError`` that knows its place in a pattern string.

    >>> raise PatternError('"{" is not closed', "/a{b", 2)
    Traceback (most recent call last):
    webapi.urlpattern.errors.PatternError: "{" is not closed
      /a{b
        ^
    """

    def __init__(self, reason: str, pattern: str, start: int, end: int | None = None) -> None:
        end = min(start + _AROUND, max(start + 1, end or 0))
        before = "…" * (start > _AROUND) + _printable(pattern[max(0, start - _AROUND) : start])
        place = _printable(pattern[start:end])
        after = _printable(pattern[end : end + _AROUND]) + "…" * (end + _AROUND < len(pattern))
        under = " " * len(before) + "^" * max(1, len(place))
        super().__init__(f"{reason}\n  {before}{place}{after}\n  {under}")
        self.reason = reason


def _printable(text: str) -> str:
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)


class ComponentError(TypeError):
    """A pattern string does not make a component.

    >>> raise ComponentError("pathname", PatternError('"{" is not closed', "/a{b", 2))
    Traceback (most recent call last):
    webapi.urlpattern.errors.ComponentError: pathname: "{" is not closed
      /a{b
        ^
    """

    def __init__(self, name: str, error: PatternError) -> None:
        super().__init__(f"{name}: {error}")
        self.without_place = f"{name}: {error.reason}"


class MatchingTooComplexError(Exception):
    """Matching took more steps than one component may take.

    >>> raise MatchingTooComplexError("pathname", "/a")
    Traceback (most recent call last):
    webapi.urlpattern.errors.MatchingTooComplexError: pathname: too many steps for 2 code points
    """

    def __init__(self, component: str, value: str) -> None:
        super().__init__(f"{component}: too many steps for {len(value)} code points")
