"""The slow path: the algorithms, from strings to a string. The fast path stands beside it."""

from __future__ import annotations

from . import setters
from .failure import FAILURE, Failure
from .parser import basic_url_parser
from .record import URLRecord
from .serializer import record_of, url_serializer
from .validation import ValidationError


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


def parse(url: str, base: str | None) -> str | None:
    """What the API URL parser gives, serialized, or ``None`` for failure."""
    record = api_url_parser(url, base)
    return None if record is FAILURE else url_serializer(record)


def set_member(href: str, setter: str, value: str) -> str:
    """What a function of `webapi.url.setters` leaves of a URL, serialized."""
    record = record_of(href)
    getattr(setters, setter)(record, value)
    return url_serializer(record)
