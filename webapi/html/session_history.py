"""The session history of one document: https://html.spec.whatwg.org/multipage/document-sequences.html#session-history

All entries are of the same document: a navigation to another document is only recorded. Whoever
loads other documents says how many entries are theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from webapi.url.failure import FAILURE
from webapi.url.record import URLRecord
from webapi.url.serializer import url_equals, url_serializer
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.exceptions import shown

if TYPE_CHECKING:
    from webapi.html import nodes

MAX_ENTRIES: Final = 50


class Entry(NamedTuple):
    """https://html.spec.whatwg.org/multipage/browsing-the-web.html#session-history-entry

    No two entries have the same number. Whoever keeps the states of entries knows them by it.
    """

    number: int
    url: URLRecord
    state: str | None = None
    """The text of the state, for another document in the place of this one."""


class Change(NamedTuple):
    """The URLs before and after a step to another entry, for events."""

    old_url: str
    new_url: str
    has_other_fragment: bool


class SessionHistory:
    """The entries of a document, at most 50: beyond, the oldest ones are dropped."""

    def __init__(self, document: nodes.Document) -> None:
        self.document = document
        self.entries = [Entry(0, document.url)]
        self.index = 0
        self.before = self.after = 0
        """The numbers of entries of other documents."""
        self.beyond = 0
        """The delta of the last step to an entry of another document; 0 if there was none."""
        self.change: Change | None = None
        """The navigation to a fragment that scripts have not been told of."""
        self.on_entry: Callable[[], object] = lambda: None
        """Is called when another entry has become the current one."""
        self._last = 0

    @property
    def current(self) -> Entry:
        """https://html.spec.whatwg.org/multipage/document-sequences.html#nav-current-history-entry"""
        return self.entries[self.index]

    @property
    def length(self) -> int:
        """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-history-length"""
        return self.before + len(self.entries) + self.after

    def navigate(self, url: URLRecord, navigation_type: str) -> None:
        """https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate

        A navigation to another document, or a reload, leaves this document as it is.
        """
        same_document = url_equals(url, self.document.url, exclude_fragments=True)
        if navigation_type == "reload" or not same_document or url.fragment is None:
            return
        before = self.document.url
        self._add(url, "replace" if navigation_type == "replace" else "push")
        self.change = _change(before, url)

    def update(
        self, url: str | None, handling: Literal["push", "replace"], state: str | None = None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/nav-history-apis.html#shared-history-push/replace-state-steps

        Raises:
            DOMException: the document cannot have its URL rewritten to this one.
        """
        new_url = self.document.url
        if url is not None and url != "":
            parsed = self.document.encoding_parse(url)
            if parsed is FAILURE or not can_have_its_url_rewritten(self.document, parsed):
                raise DOMException(
                    f"Failed to execute '{handling}State' on 'History': the document of "
                    f"{shown(url_serializer(new_url))} cannot have the URL {shown(url)}.",
                    "SecurityError",
                )
            new_url = parsed
        self._add(new_url, handling, state)

    def restore(self, entries: list[Entry], index: int) -> None:
        """Take the entries of a document that was in the place of this one."""
        self.entries = [Entry(number, *entry[1:]) for number, entry in enumerate(entries)]
        self.index = index
        self._last = len(entries)

    def traverse(self, delta: int) -> Change | None:
        """https://html.spec.whatwg.org/multipage/browsing-the-web.html#traverse-the-history-by-a-delta

        Return None if the document has no entry so far away.
        """
        if not 0 <= self.index + delta < len(self.entries):
            if 0 <= self.before + self.index + delta < self.length:
                self.beyond = delta
            return None
        before = self.document.url
        self.index += delta
        self.document.url = self.current.url
        self.on_entry()
        return _change(before, self.current.url)

    def _add(
        self, url: URLRecord, handling: Literal["push", "replace"], state: str | None = None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/browsing-the-web.html#url-and-history-update-steps"""
        self._last += 1
        entry = Entry(self._last, url, state)
        if handling == "replace":
            self.entries[self.index] = entry
        else:
            del self.entries[self.index + 1 :]
            self.entries.append(entry)
            del self.entries[:-MAX_ENTRIES]
            self.after = 0
            self.index = len(self.entries) - 1
        self.document.url = url
        self.on_entry()


def can_have_its_url_rewritten(document: nodes.Document, target: URLRecord) -> bool:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#can-have-its-url-rewritten"""
    url = document.url
    if (url.scheme, url.username, url.password, url.host, url.port) != (
        *(target.scheme, target.username, target.password),
        *(target.host, target.port),
    ):
        return False
    if target.scheme in ("http", "https"):
        return True
    if url.path != target.path:
        return False
    return target.scheme == "file" or url.query == target.query


def _change(before: URLRecord, after: URLRecord) -> Change:
    return Change(url_serializer(before), url_serializer(after), before.fragment != after.fragment)
