"""Validation errors: https://url.spec.whatwg.org/#validation-error

Every algorithm takes ``errors``, to which it appends those that it finds; with ``None``, the
default, it does not look for any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Protocol

from .redaction import hide_password_in_text

if TYPE_CHECKING:
    from collections.abc import Sequence


_SHOWN = 200


class ErrorType(NamedTuple):
    """A row of the standard's table: whether it means failure, and what it says to people."""

    failure: Literal["yes", "no", "sometimes"]
    description: str


ERROR_TYPES: Final[dict[str, ErrorType]] = {
    "domain-to-ASCII": ErrorType("sometimes", "Some label of this is not valid in a domain."),
    "domain-percent-encoded": ErrorType("no", "A domain is written without percent-encoding."),
    "host-invalid-code-point": ErrorType("yes", "This code point cannot stand in a host."),
    "IPv4-empty-part": ErrorType("no", "An IPv4 address does not end with a dot."),
    "IPv4-too-few-parts": ErrorType("no", "An IPv4 address is written with four numbers."),
    "IPv4-too-many-parts": ErrorType("yes", "An IPv4 address has no more than four numbers."),
    "IPv4-non-numeric-part": ErrorType(
        "yes", "A host whose last part is a number is an IPv4 address, and this is not a number."
    ),
    "IPv4-non-decimal-part": ErrorType(
        "no", "The numbers of an IPv4 address are written in decimal, without leading zeros."
    ),
    "IPv4-out-of-range-part": ErrorType(
        "sometimes", "The numbers of an IPv4 address are not above 255."
    ),
    "IPv4-non-ASCII-input": ErrorType("no", "An IPv4 address is written in ASCII."),
    "IPv6-unclosed": ErrorType("yes", "The bracket before the IPv6 address is never closed."),
    "IPv6-invalid-compression": ErrorType("yes", "An IPv6 address does not begin with one colon."),
    "IPv6-too-many-pieces": ErrorType("yes", "An IPv6 address has no more than eight pieces."),
    "IPv6-multiple-compression": ErrorType("yes", "An IPv6 address has no more than one “::”."),
    "IPv6-invalid-code-point": ErrorType(
        "yes", "An IPv6 address is hexadecimal digits and colons, and does not end with one colon."
    ),
    "IPv6-too-few-pieces": ErrorType("yes", "An IPv6 address without “::” has eight pieces."),
    "IPv6-piece-leading-zero": ErrorType(
        "no", "The pieces of an IPv6 address are written without leading zeros."
    ),
    "IPv4-in-IPv6-too-many-pieces": ErrorType(
        "yes", "No more than six pieces of an IPv6 address stand before an IPv4 address."
    ),
    "IPv4-in-IPv6-invalid-code-point": ErrorType(
        "yes", "The end of this IPv6 address is no IPv4 address of four decimal numbers."
    ),
    "IPv4-in-IPv6-out-of-range-part": ErrorType(
        "yes", "The numbers of the IPv4 address in an IPv6 address are not above 255."
    ),
    "IPv4-in-IPv6-too-few-parts": ErrorType(
        "yes", "The IPv4 address in an IPv6 address has four numbers."
    ),
    "invalid-URL-unit": ErrorType(
        "no", "This does not belong in a URL, or has to be percent-encoded there."
    ),
    "special-scheme-missing-following-solidus": ErrorType(
        "no", "After this scheme's colon come two slashes, and no more."
    ),
    "missing-scheme-non-relative-URL": ErrorType(
        "yes", "There is no scheme, and no base URL that could give one."
    ),
    "invalid-reverse-solidus": ErrorType("no", "A backslash stands where a slash should."),
    "invalid-credentials": ErrorType("no", "A username or password does not belong in a URL."),
    "host-missing": ErrorType("yes", "A URL with this scheme has a host."),
    "port-out-of-range": ErrorType("yes", "A port is not above 65535."),
    "port-invalid": ErrorType("yes", "A port is digits only."),
    "file-invalid-Windows-drive-letter": ErrorType(
        "no", "A Windows drive letter in a relative reference leaves the base URL's path behind."
    ),
    "file-invalid-Windows-drive-letter-host": ErrorType(
        "no", "A Windows drive letter stands where the host should."
    ),
}
"""All validation errors by name, in the order of the standard's table."""


SENTENCES: Final[dict[str, str]] = {
    **{name: each.description for name, each in ERROR_TYPES.items()},
    "scheme-missing": "There is no scheme.",
    "scheme-invalid": (
        "A scheme is a letter and then letters, digits, “+”, “-” and “.”, all in ASCII."
    ),
    "scheme-in-relative-path": "This would be a scheme.",
    "relative-to-opaque-path": (
        "Against a base URL with an opaque path only a fragment can stand alone."
    ),
    "special-scheme-slashes": "After this scheme's colon come two slashes.",
    "port-not-a-number": "A port is a number from 0 to 65535.",
    "path-not-absolute": "An absolute path starts with a slash.",
    "path-starts-with-host": "Two slashes would begin a host.",
    "path-not-relative": "A relative path does not start with a slash.",
    "path-not-opaque": "An opaque path does not start with a slash.",
    "slash-in-segment": "A slash would begin another segment.",
    "question-mark-in-path": "A question mark would begin the query.",
    "code-point-not-encoded": "This code point has to be percent-encoded in a URL.",
    "percent-sign-alone": "“%” is not followed by two hexadecimal digits.",
    "host-empty": "The host is missing.",
    "domain-ends-in-a-number": (
        "A domain does not end in a number, and this is no IPv4 address of four."
    ),
    "domain-invalid-code-point": "This code point cannot stand in a domain.",
    "domain-too-long": "The domain is longer than 253 code points.",
    "label-empty": "A label of the domain is empty.",
    "label-hyphen-at-the-edge": "A label of the domain begins or ends with a hyphen.",
    "label-hyphens-third-and-fourth": "Third and fourth in a label are hyphens.",
    "label-too-long": "A label of the domain is longer than 63 code points.",
    "label-invalid": "A label of the domain is not valid by UTS #46.",
    "labels-invalid-together": "The labels of the domain are not valid together.",
    "IPv4-not-four-numbers": "An IPv4 address is four numbers from 0 to 255 and three dots.",
    "IPv6-needless-compression": "“::” stands for at least one of eight pieces.",
    "IPv6-invalid-piece": (
        "A piece of an IPv6 address is 0, or one to four hexadecimal digits after no 0."
    ),
}
"""A sentence for each validation error, and for each other reason that a URL is not valid."""


class ValidationError(NamedTuple):
    """One mismatch between input and valid input, which is not always a failure.

    ``start`` and ``end`` are offsets in code points into the algorithm's input; where an error lies
    in what was decoded from the input (a percent-encoded or non-ASCII host) they span its source.
    ``fatal`` tells the error for which the URL did not parse.

    >>> ValidationError("invalid-URL-unit", 19, 20).description
    'This does not belong in a URL, or has to be percent-encoded there.'
    """

    name: str
    start: int
    end: int
    fatal: bool = False

    @property
    def description(self) -> str:
        """A sentence for people."""
        return SENTENCES[self.name]


class InvalidURLError(TypeError, ValueError):
    """The ``TypeError`` that the URL Standard throws for what does not parse.

    It is a ``ValueError`` too, which is what Python code expects of bad input.

    >>> from webapi import URL
    >>> try:
    ...     URL("https://exa mple/")
    ... except ValueError as error:
    ...     print(error.argument, error.input, [e.name for e in error.validation_errors])
    url https://exa mple/ ['domain-to-ASCII']
    """

    input: str
    base: str | None
    argument: Literal["url", "base"]
    """Which argument does not parse."""
    validation_errors: tuple[ValidationError, ...]
    """Those of that argument."""

    def __init__(
        self,
        action: str,
        input: str,
        base: str | None = None,
        validation_errors: tuple[ValidationError, ...] = (),
        argument: Literal["url", "base"] = "url",
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
        self.argument = argument

    def __reduce__(self) -> tuple[type[InvalidURLError], tuple[object, ...]]:
        arguments = self._action, self.input, self.base, self.validation_errors, self.argument
        return type(self), arguments


def _shown(text: str) -> str:
    text = hide_password_in_text(text)
    return repr(text) if len(text) <= _SHOWN else f"{text[:_SHOWN]!r}… ({len(text)} code points)"


class Errors(Protocol):
    """A list of validation errors, or what passes them on to one."""

    def append(self, error: ValidationError, /) -> None: ...


def report(errors: Errors | None, name: str, start: int, end: int | None = None) -> None:
    """Append the error ``name`` at ``input[start:end]``, by default at one code point."""
    if errors is not None:
        errors.append(ValidationError(name, start, start + 1 if end is None else end))


class PlacedErrors:
    """Errors in a part of an algorithm's input, passed on with their places in the whole.

    ``places`` are the offsets, in the whole, of each code point of the part, and of its end.

    >>> errors = []
    >>> report(PlacedErrors(errors, range(8, 20)), "port-invalid", 2)
    >>> errors[0].start, errors[0].end
    (10, 11)
    """

    def __init__(self, errors: Errors, places: Sequence[int]) -> None:
        self._errors = errors
        self._places = places

    def append(self, error: ValidationError, /) -> None:
        """Pass ``error`` on."""
        length = len(self._places) - 1
        start = self._places[min(error.start, length)]
        inside = error.start < error.end <= length
        end = self._places[error.end - 1] + 1 if inside else start
        self._errors.append(error._replace(start=start, end=end))


class SpanningErrors:
    """Errors in what was decoded from an algorithm's input, passed on as errors of all of it."""

    def __init__(self, errors: Errors, length: int) -> None:
        self._errors = errors
        self._length = length

    def append(self, error: ValidationError, /) -> None:
        """Pass ``error`` on."""
        self._errors.append(error._replace(start=0, end=self._length))


def part_of(errors: Errors | None, start: int, length: int) -> Errors | None:
    """``errors`` for an algorithm that is given so much of the input, from ``start`` on."""
    return None if errors is None else PlacedErrors(errors, range(start, start + length + 1))


def spanning(errors: Errors | None, length: int) -> Errors | None:
    """``errors`` for an algorithm that is given what so long an input was decoded to."""
    return None if errors is None else SpanningErrors(errors, length)
