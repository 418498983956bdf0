"""Validation errors: https://url.spec.whatwg.org/#validation-error

Every algorithm takes a list ``errors`` and appends the errors that it finds. With ``None``, the
default, it does not look for errors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, Protocol

from .port import GREATEST_PORT
from .redaction import hide_password_in_text

if TYPE_CHECKING:
    from collections.abc import Sequence


_SHOWN = 200


class ErrorType(NamedTuple):
    """A row of the standard's table: whether the error means failure, and a sentence for people."""

    failure: Literal["yes", "no", "sometimes"]
    description: str


ERROR_TYPES: Final[dict[str, ErrorType]] = {
    "domain-to-ASCII": ErrorType("sometimes", "A label of this domain is not valid."),
    "domain-percent-encoded": ErrorType("no", "Write a domain without percent-encoding."),
    "host-invalid-code-point": ErrorType("yes", "A host cannot contain this code point."),
    "IPv4-empty-part": ErrorType("no", "An IPv4 address must not end with a dot."),
    "IPv4-too-few-parts": ErrorType("no", "Write an IPv4 address with four numbers."),
    "IPv4-too-many-parts": ErrorType("yes", "An IPv4 address has no more than four numbers."),
    "IPv4-non-numeric-part": ErrorType(
        "yes", "A host that ends in a number is an IPv4 address, so this must be a number."
    ),
    "IPv4-non-decimal-part": ErrorType(
        "no", "Write the numbers of an IPv4 address in decimal, without leading zeros."
    ),
    "IPv4-out-of-range-part": ErrorType(
        "sometimes", "The numbers of an IPv4 address must not be above 255."
    ),
    "IPv4-non-ASCII-input": ErrorType("no", "Write an IPv4 address in ASCII."),
    "IPv6-unclosed": ErrorType("yes", "The bracket before the IPv6 address is never closed."),
    "IPv6-invalid-compression": ErrorType("yes", "An IPv6 address must not begin with one colon."),
    "IPv6-too-many-pieces": ErrorType("yes", "An IPv6 address has no more than eight pieces."),
    "IPv6-multiple-compression": ErrorType("yes", "An IPv6 address has no more than one “::”."),
    "IPv6-invalid-code-point": ErrorType(
        "yes", "An IPv6 address has hexadecimal digits and colons, and no single colon at its end."
    ),
    "IPv6-too-few-pieces": ErrorType("yes", "An IPv6 address without “::” has eight pieces."),
    "IPv6-piece-leading-zero": ErrorType(
        "no", "Write the pieces of an IPv6 address without leading zeros."
    ),
    "IPv4-in-IPv6-too-many-pieces": ErrorType(
        "yes", "In an IPv6 address, at most six pieces precede an IPv4 address."
    ),
    "IPv4-in-IPv6-invalid-code-point": ErrorType(
        "yes", "The end of this IPv6 address must be an IPv4 address of four decimal numbers."
    ),
    "IPv4-in-IPv6-out-of-range-part": ErrorType(
        "yes", "The numbers of the IPv4 address in an IPv6 address must not be above 255."
    ),
    "IPv4-in-IPv6-too-few-parts": ErrorType(
        "yes", "The IPv4 address in an IPv6 address has four numbers."
    ),
    "invalid-URL-unit": ErrorType(
        "no", "This does not belong in a URL, or has to be percent-encoded there."
    ),
    "special-scheme-missing-following-solidus": ErrorType(
        "no", "Exactly two slashes must follow this scheme's colon."
    ),
    "missing-scheme-non-relative-URL": ErrorType(
        "yes", "The URL has no scheme, and no base URL gives it one."
    ),
    "invalid-reverse-solidus": ErrorType("no", "Write a slash instead of this backslash."),
    "invalid-credentials": ErrorType("no", "A URL must not contain a username or password."),
    "host-missing": ErrorType("yes", "A URL with this scheme must have a host."),
    "port-out-of-range": ErrorType("yes", f"A port must not be above {GREATEST_PORT}."),
    "port-invalid": ErrorType("yes", "A port must consist of digits only."),
    "file-invalid-Windows-drive-letter": ErrorType(
        "no", "A relative reference with a Windows drive letter ignores the base URL's path."
    ),
    "file-invalid-Windows-drive-letter-host": ErrorType(
        "no", "A Windows drive letter stands in place of the host."
    ),
}
"""All validation errors by name, in the order of the standard's table."""


SENTENCES: Final[dict[str, str]] = {
    **{name: each.description for name, each in ERROR_TYPES.items()},
    "scheme-missing": "There is no scheme.",
    "scheme-invalid": (
        "A scheme is a letter and then letters, digits, “+”, “-” and “.”, all in ASCII."
    ),
    "scheme-in-relative-path": "A parser would read this as a scheme.",
    "relative-to-opaque-path": (
        "If the path of the base URL is opaque, a relative reference must be a fragment."
    ),
    "special-scheme-slashes": "Two slashes must follow this scheme's colon.",
    "port-not-a-number": f"A port is a number from 0 to {GREATEST_PORT}.",
    "path-not-absolute": "An absolute path starts with a slash.",
    "path-starts-with-host": "A parser would read a host after these two slashes.",
    "path-not-relative": "A relative path does not start with a slash.",
    "path-not-opaque": "An opaque path does not start with a slash.",
    "slash-in-segment": "A slash would begin another segment.",
    "question-mark-in-path": "A question mark would begin the query.",
    "code-point-not-encoded": "This code point has to be percent-encoded in a URL.",
    "percent-sign-alone": "Two hexadecimal digits must follow “%”.",
    "host-empty": "The host is missing.",
    "domain-ends-in-a-number": (
        "A host that ends in a number must be an IPv4 address of four numbers."
    ),
    "domain-invalid-code-point": "A domain cannot contain this code point.",
    "domain-too-long": "The domain is longer than 253 code points.",
    "label-empty": "A label of the domain is empty.",
    "label-hyphen-at-the-edge": "A label of the domain begins or ends with a hyphen.",
    "label-hyphens-third-and-fourth": "A label must not have “-” as third and fourth code points.",
    "label-too-long": "A label of the domain is longer than 63 code points.",
    "label-invalid": "UTS #46 does not allow this label of the domain.",
    "labels-invalid-together": "The labels of the domain are not valid together.",
    "IPv4-not-four-numbers": "An IPv4 address is four numbers from 0 to 255 and three dots.",
    "IPv6-needless-compression": "“::” must stand for at least one of the eight pieces.",
    "IPv6-invalid-piece": (
        "A piece of an IPv6 address is 0, or up to four hexadecimal digits that begin with no 0."
    ),
}
"""A sentence for each validation error, and for each other reason why a URL is not valid."""


class ValidationError(NamedTuple):
    """One mismatch between input and valid input, which is not always a failure.

    ``start`` and ``end`` are offsets in code points into the algorithm's input. For an error in a
    decoded host (percent-encoded or not ASCII in the input) they span the whole host. ``fatal`` is
    true of the error that made the parser fail.

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
    """The ``TypeError`` that the URL Standard throws for a URL that does not parse.

    It is also a ``ValueError``, because Python code expects that for bad input.

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
    """The validation errors of that argument."""

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
    """A list of validation errors, or an object that passes errors on to a list."""

    def append(self, error: ValidationError, /) -> None: ...


def report(errors: Errors | None, name: str, start: int, end: int | None = None) -> None:
    """Append the error ``name`` at ``input[start:end]``, by default at one code point."""
    if errors is not None:
        errors.append(ValidationError(name, start, start + 1 if end is None else end))


class PlacedErrors:
    """Pass errors in a part of the input on, with their places in the whole input.

    ``places`` has the offset, in the whole, of each code point of the part, and of the part's end.

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
    """Pass errors in decoded text on, as errors that span the whole input."""

    def __init__(self, errors: Errors, length: int) -> None:
        self._errors = errors
        self._length = length

    def append(self, error: ValidationError, /) -> None:
        """Pass ``error`` on."""
        self._errors.append(error._replace(start=0, end=self._length))


def part_of(errors: Errors | None, start: int, length: int) -> Errors | None:
    """Wrap ``errors`` for an algorithm that takes ``length`` code points from ``start`` on."""
    return None if errors is None else PlacedErrors(errors, range(start, start + length + 1))


def spanning(errors: Errors | None, length: int) -> Errors | None:
    """Wrap ``errors`` for an algorithm that takes text decoded from ``length`` code points."""
    return None if errors is None else SpanningErrors(errors, length)
