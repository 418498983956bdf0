"""A URL after a change of its query object, until somebody looks at it."""

from __future__ import annotations

from webapi.url.components import HREF, SEARCH, href_of
from webapi.url.form_urlencoded import urlencoded_serializer

from .url_value import changeable, publish_locked, value_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from webapi.interfaces.url import URL

    from .url_value import Value


class QueryUpdate:
    """A URL whose query is the serialization of a list of tuples, from the list's change on.

    https://url.spec.whatwg.org/#concept-urlsearchparams-update

    The serialization waits until the URL is looked at, and continues that of the update before if
    the list only grew, so that appending many tuples takes time in proportion to their number.
    """

    __slots__ = ("former", "href", "length", "serialized", "tuples")

    former: Value
    """The URL before the update, which is no update."""
    tuples: list[tuple[str, str]]
    """The list, which may have grown since the update."""
    length: int
    """The length that the list had."""
    serialized: tuple[int, str]
    """How many of the tuples are serialized, and to what."""
    href: str
    """The URL's serialization, or the empty string until somebody looks."""

    def __getitem__(self, component: int) -> Any:
        href = self.href or self.serialize()
        if component == HREF:
            return href
        if component == SEARCH:
            query = self.serialized[1]
            return "?" + query if query else ""
        return changeable(self.former)[component]

    def serialize(self) -> str:
        """Serialize the URL."""
        done, query = self.serialized
        if done < self.length:
            added = urlencoded_serializer(self.tuples[done : self.length])
            query = f"{query}&{added}" if done else added
            self.serialized = self.length, query
        before, mark, fragment = href_of(self.former).partition("#")
        before, _, _ = before.partition("?")
        if query:
            before = f"{before}?{query}"
        href = self.href = f"{before}{mark}{fragment}" if mark else before
        return href


def update_query(url: URL, tuples: list[tuple[str, str]]) -> QueryUpdate:
    """Let ``tuples`` be what the query of ``url`` is serialized from, with the lock held."""
    before = value_of(url)
    updated = QueryUpdate()
    updated.tuples = tuples
    updated.length = len(tuples)
    updated.href = ""
    if type(before) is QueryUpdate:
        updated.former = before.former
        updated.serialized = before.serialized if before.tuples is tuples else (0, "")
    else:
        updated.former = before
        updated.serialized = (0, "")
    publish_locked(url, updated)
    return updated
