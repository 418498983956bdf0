"""The URL Standard as a reader: the parser of this package."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any

from webapi.standards import standards
from webapi.url.failure import FAILURE
from webapi.url.host import host_serializer
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.scalar_values import scalar_value_string
from webapi.url.serializer import url_path_serializer
from webapi.url.validation import ValidationError

from .reading import Reading


class StandardReader:
    """https://url.spec.whatwg.org/#concept-basic-url-parser

    >>> StandardReader().read("http://127.0.0.1\\\\@1.1.1.1/").host
    '127.0.0.1'
    """

    name = "standard"
    rules: tuple[Callable[..., Any], ...] = ()

    @property
    def version(self) -> str:
        """The version of the standard that webapi follows."""
        return standards()["url"].version

    def without(self, rules: Set[Callable[..., Any]]) -> StandardReader:
        """The standard has no rules to remove."""
        return self

    def read(self, url: str) -> Reading:
        """The reading of ``url`` by the standard's basic URL parser."""
        input = scalar_value_string(url)
        record = basic_url_parser(input)
        if record is not FAILURE:
            return reading_of(self.name, record)
        errors: list[ValidationError] = []
        basic_url_parser(input, errors=errors)
        fatal = [error.name for error in errors if error.fatal]
        return Reading(self.name, refusal=f"TypeError: {fatal[-1] if fatal else 'invalid'}")


def reading_of(reader: str, url: URLRecord) -> Reading:
    """Convert a URL record to a reading."""
    return Reading(
        reader,
        url.scheme,
        f"{url.username}:{url.password}" if url.password else url.username,
        "" if url.host is None else host_serializer(url.host),
        url.port,
        url_path_serializer(url),
    )
