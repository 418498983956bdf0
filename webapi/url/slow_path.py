"""The slow path: the algorithms, from strings to components. The fast path stands beside it."""

from __future__ import annotations

from . import setters
from .components import Components
from .failure import FAILURE, Failure
from .parser import basic_url_parser
from .record import URLRecord
from .serializer import components_of, record_of
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


def parse(url: str, base: str | None) -> Components | None:
    """The result of the API URL parser as components; ``None`` for failure."""
    record = api_url_parser(url, base)
    return None if record is FAILURE else components_of(record)


def set_member(url: Components, setter: str, value: str) -> Components:
    """The components of what a function of `webapi.url.setters` leaves of a URL."""
    record = record_of(url)
    getattr(setters, setter)(record, value)
    return components_of(record)
