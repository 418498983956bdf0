"""The slow path: the standard's algorithm, for URLs that the fast path does not take."""

from __future__ import annotations

from .components import Value
from .failure import FAILURE, Failure
from .parser import basic_url_parser
from .record import URLRecord
from .serializer import record_of, value_of
from .validation import ValidationError


def parse_to_value(input: str, base: Value | None, encoding: str) -> Value | None:
    """https://url.spec.whatwg.org/#concept-basic-url-parser"""
    record = basic_url_parser(input, None if base is None else record_of(base), encoding)
    return None if record is FAILURE else value_of(record)


def api_url_parser(
    url: str, base: str | None, errors: list[ValidationError] | None = None
) -> URLRecord | Failure:
    """https://url.spec.whatwg.org/#api-url-parser"""
    if base is None:
        return basic_url_parser(url, errors=errors)
    parsed_base = basic_url_parser(base)
    if parsed_base is FAILURE:
        return FAILURE
    return basic_url_parser(url, parsed_base, errors=errors)
