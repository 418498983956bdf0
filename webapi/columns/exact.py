"""Rows that the vectorised algorithms do not answer: each goes through the URL class."""

from __future__ import annotations

from typing import Any, Final

from webapi import URL, InvalidURLError

FIELDS: Final = (
    *("href", "origin", "protocol", "username", "password", "host", "hostname", "port"),
    *("pathname", "search", "hash"),
)
"""The URL class's members that are fields of a row."""


def components(url: str, base: Any, fields: list[str]) -> list[str] | str:
    """The fields of ``URL(url, base)``, or the name of the fatal validation error.

    >>> components("HTTP://EXAMPLE/", None, ["protocol", "host"])
    ['http:', 'example']
    >>> components("http://a b/", None, [])
    'domain-to-ASCII'
    """
    try:
        parsed = URL(url, base)
    except InvalidURLError as error:
        return error.validation_errors[-1].name
    return [getattr(parsed, field) for field in fields]
