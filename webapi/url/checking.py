"""The validation errors of a URL, for conformance checkers and for authors."""

from __future__ import annotations

from .parser import basic_url_parser
from .record import URLRecord
from .scalar_values import scalar_value_string
from .validation import InvalidURLError, ValidationError


def validation_errors(
    url: str, base: str | None = None, encoding: str = "UTF-8"
) -> list[ValidationError]:
    """Every https://url.spec.whatwg.org/#validation-error of ``url``, in the parser's order

    Each error has a name, its place in ``url`` (offsets in code points) and a description. Its
    ``fatal`` is true if it made the parser fail. A valid URL string has no errors.

    Raises:
        InvalidURLError: ``base`` does not parse.
        LookupError: ``encoding`` is not an encoding's label.
        TypeError: ``url`` or ``base`` is not a string.

    >>> for error in validation_errors("https://user@example.org:70000"):
    ...     print(error.name, error.start, error.end, error.fatal)
    invalid-credentials 12 13 False
    port-out-of-range 25 30 True
    """
    errors: list[ValidationError] = []
    parsed_base = None if base is None else parse_base(base)
    basic_url_parser(scalar_value_string(url), parsed_base, encoding, errors=errors)
    return errors


def parse_base(base: str) -> URLRecord:
    """Parse ``base``; raise `InvalidURLError` if it does not parse."""
    errors: list[ValidationError] = []
    parsed_base = basic_url_parser(scalar_value_string(base), errors=errors)
    if not parsed_base:
        raise InvalidURLError("The base does not parse", base, None, tuple(errors))
    return parsed_base
