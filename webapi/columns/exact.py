"""Parse the rows that the vectorised algorithms do not know, each by the URL class."""

from __future__ import annotations

from typing import Any, Final

from webapi import URL, InvalidURLError
from webapi.url.components import MEMBERS

FIELDS: Final = tuple(MEMBERS)
"""The URL class's members that are fields of a row."""


def components(url: str, base: Any, fields: list[str], names_error: bool) -> list[str] | str | None:
    """The fields of ``URL(url, base)``, or the name of the fatal validation error.

    Without ``names_error``, ``None`` replaces the name, because finding it takes several times as
    long.

    >>> components("HTTP://EXAMPLE/", None, ["protocol", "host"], True)
    ['http:', 'example']
    >>> components("http://a b/", None, [], True)
    'domain-to-ASCII'
    """
    try:
        parsed = URL(url, base) if names_error else URL.parse(url, base)
    except InvalidURLError as error:
        return error.validation_errors[-1].name
    return None if parsed is None else [getattr(parsed, field) for field in fields]
