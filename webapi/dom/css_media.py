"""Lists of media queries: https://drafts.csswg.org/cssom/#the-medialist-interface

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import joined_texts, media_queries


class MediaList:
    """https://drafts.csswg.org/cssom/#medialist"""

    __slots__ = ("_let_owner_know", "platform_object", "queries")

    def __init__(self, text: str, let_owner_know: Callable[[], None]) -> None:
        self.platform_object: Any = None
        self._let_owner_know = let_owner_know
        """Called after each change."""
        self.queries = [] if text == "" else media_queries(text)
        """https://drafts.csswg.org/cssom/#medialist-collection-of-media-queries, serialized"""

    @property
    def media_text(self) -> str:
        """https://drafts.csswg.org/cssom/#dom-medialist-mediatext"""
        return joined_queries(self.queries)

    @media_text.setter
    def media_text(self, value: str) -> None:
        self.queries = [] if value == "" else media_queries(value)
        self._let_owner_know()

    def stringification_behavior(self) -> str:
        """https://drafts.csswg.org/cssom/#dom-medialist-mediatext"""
        return self.media_text

    @property
    def length(self) -> int:
        """https://drafts.csswg.org/cssom/#dom-medialist-length"""
        return len(self.queries)

    def item(self, index: int) -> str | None:
        """https://drafts.csswg.org/cssom/#dom-medialist-item"""
        return self.queries[index] if index < len(self.queries) else None

    def append_medium(self, medium: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-medialist-appendmedium"""
        parsed = media_queries(medium)
        if len(parsed) == 1 and not _has_query(self.queries, parsed[0]):
            self.queries.append(parsed[0])
            self._let_owner_know()

    def delete_medium(self, medium: str) -> None:
        """https://drafts.csswg.org/cssom/#dom-medialist-deletemedium

        Raises:
            NotFoundError: The list does not have it.
        """
        parsed = media_queries(medium)
        if len(parsed) != 1:
            return
        if not _has_query(self.queries, parsed[0]):
            message = "Failed to execute 'deleteMedium' on 'MediaList': the list does not have it."
            raise DOMException(message, "NotFoundError")
        kept: list[str] = []
        for each in self.queries:
            if each != parsed[0]:
                kept.append(each)
        self.queries = kept
        self._let_owner_know()


def _has_query(texts: list[str], wanted: str) -> bool:
    for each in texts:
        if each == wanted:
            return True
    return False


def joined_queries(queries: list[str]) -> str:
    """https://drafts.csswg.org/cssom/#serialize-a-media-query-list"""
    parts: list[str] = []
    for each in queries:
        if len(parts) > 0:
            parts.append(", ")
        parts.append(each)
    return joined_texts(parts)
