"""The validation errors of a URL, for conformance checkers and for authors."""

from __future__ import annotations

from .parser import basic_url_parser
from .record import URLRecord
from .scalar_values import scalar_value_string
from .validation import InvalidURLError, ValidationError


def validation_errors(
    url: str, base: str | None = None, encoding: str = "UTF-8"
) -> list[ValidationError]:
    """All https://url.spec.whatwg.org/#validation-error of ``url``, in the parser's order

    Each has its name, its place in ``url`` (offsets in code points), whether it is the one for
    which the URL did not parse, and a description. A valid URL string has none.

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
    """The base URL that ``base`` stands for, or the error that says why it stands for none."""
    errors: list[ValidationError] = []
    parsed_base = basic_url_parser(scalar_value_string(base), errors=errors)
    if not parsed_base:
        raise InvalidURLError("The base does not parse", base, None, tuple(errors))
    return parsed_base
