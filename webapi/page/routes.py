"""Handlers of the requests of pages and contexts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from webapi.page.globs import URLMatch, matcher


class RouteEntry:
    """A handler of the requests whose URLs match, for so many of them."""

    def __init__(
        self,
        match: URLMatch,
        handler: Callable[..., object],
        times: int | None,
        base_url: str | None,
    ) -> None:
        self.match = match
        self.handler = handler
        self.fits = matcher(match, base_url)
        self._left = times

    def take(self) -> bool:
        """Take a request; return whether it was the last one."""
        if self._left is not None:
            self._left -= 1
        return self._left is not None and self._left <= 0


class Routes:
    """The handlers, in the order in which they came. The last one is asked first."""

    def __init__(self) -> None:
        self._entries: list[RouteEntry] = []

    def add(self, entry: RouteEntry) -> None:
        """Add a handler."""
        self._entries.append(entry)

    def remove(self, match: URLMatch, handler: Any) -> None:
        """Remove a handler, or all of these URLs."""
        self._entries = [
            each
            for each in self._entries
            if each.match != match or (handler is not None and each.handler != handler)
        ]

    def discard(self, entry: RouteEntry) -> None:
        """Remove an entry, if it is there."""
        if entry in self._entries:
            self._entries.remove(entry)

    def remove_all(self) -> None:
        """Remove all."""
        self._entries.clear()

    def newest_first(self) -> list[RouteEntry]:
        """The handlers, the last one first."""
        return self._entries[::-1]

    def __contains__(self, entry: RouteEntry) -> bool:
        return entry in self._entries
