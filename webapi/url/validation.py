"""Validation errors: https://url.spec.whatwg.org/#validation-error

Every algorithm takes ``errors``, a list that it appends to, or ``None`` (the default), which
collects nothing and costs nothing.
"""

from __future__ import annotations

from typing import NamedTuple

_SHOWN = 200


class ValidationError(NamedTuple):
    """One mismatch between input and valid input, which is not always a failure.

    ``start`` and ``end`` are offsets in code points into the algorithm's input; where an error lies
    in what was decoded from the input (a percent-encoded or non-ASCII host) they span its source.

    >>> ValidationError("invalid-URL-unit", 19, 20).name
    'invalid-URL-unit'
    """

    name: str
    start: int
    end: int


class InvalidURLError(TypeError, ValueError):
    """The ``TypeError`` that the URL Standard throws for what does not parse.

    It is a ``ValueError`` too, which is what Python code expects of bad input.

    >>> from webapi import URL
    >>> try:
    ...     URL("https://exa mple/")
    ... except ValueError as error:
    ...     print(error.input, error.base, [e.name for e in error.validation_errors])
    https://exa mple/ None ['domain-to-ASCII']
    """

    input: str
    base: str | None
    validation_errors: tuple[ValidationError, ...]

    def __init__(
        self,
        action: str,
        input: str,
        base: str | None = None,
        validation_errors: tuple[ValidationError, ...] = (),
    ) -> None:
        message = f"{action}: Invalid URL {_shown(input)}"
        if base is not None:
            message += f" with base {_shown(base)}"
        if validation_errors:
            message += f" ({validation_errors[-1].name})"
        super().__init__(message)
        self._action = action
        self.input = input
        self.base = base
        self.validation_errors = validation_errors

    def __reduce__(self) -> tuple[type[InvalidURLError], tuple[object, ...]]:
        return type(self), (self._action, self.input, self.base, self.validation_errors)


def _shown(text: str) -> str:
    return repr(text) if len(text) <= _SHOWN else f"{text[:_SHOWN]!r}… ({len(text)} code points)"


def shift(errors: list[ValidationError], found: list[ValidationError], offset: int) -> None:
    """Append what was ``found`` in a part of the input that begins at ``offset``."""
    errors.extend(ValidationError(name, offset + start, offset + end) for name, start, end in found)
