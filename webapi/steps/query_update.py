"""A URL since its query object changed, until its query or all of it is set."""

from __future__ import annotations

from re import Match

from webapi.url.components import HASH, HREF, SEARCH, join
from webapi.url.form_urlencoded import urlencoded_serializer

from .url_value import changeable, with_components

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from webapi.url.components import Components

    from .url_value import Value


class QueryUpdate:
    """A URL whose query is the serialization of a list of tuples, which may grow.

    https://url.spec.whatwg.org/#concept-urlsearchparams-update

    The serialization waits until the URL is looked at, and continues where the last one ended, so
    that appending many tuples takes time in proportion to their number.
    """

    __slots__ = ("former", "serialized", "tuples")

    former: Value
    """The URL with its former query: no update."""
    tuples: list[tuple[str, str]]
    """The query object's list."""
    serialized: tuple[int, str, str]
    """How many of the tuples are serialized, the query and the URL, if somebody has looked."""

    def __init__(self, former: Value, tuples: list[tuple[str, str]]) -> None:
        self.former = former
        self.tuples = tuples
        self.serialized = 0, "", ""

    def __getitem__(self, component: int) -> Any:
        length, query, href = self.serialized
        if length < len(self.tuples) or not href:
            former: Any = self.former
            added = self.tuples[length:]
            if added:
                end = urlencoded_serializer(added)
                query = f"{query}&{end}" if length else end
            if type(former) is Match:
                href = former.string[: former.start(SEARCH)]
            else:
                former = with_components(former)
                href = former[HREF] or join(former)
                href = href[: len(href) - len(former[SEARCH]) - len(former[HASH])]
            href = f"{href}?{query}{former[HASH]}" if query else href + former[HASH]
            self.serialized = length + len(added), query, href
        if component == HREF:
            return href
        if component == SEARCH:
            return "?" + query if query else ""
        return changeable(self.former)[component]

    def components(self) -> Components:
        """The components of the URL."""
        components = changeable(self.former)
        components[SEARCH] = self[SEARCH]
        return components

    def on(self, url: Value) -> QueryUpdate:
        """The same query in another URL, with a copy of the list."""
        length, query, _ = self.serialized  # before the list, which may grow meanwhile
        update = QueryUpdate(url, self.tuples.copy())
        update.serialized = length, query, ""
        return update
