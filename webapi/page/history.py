"""The history of a page, whose documents come and go.

https://html.spec.whatwg.org/multipage/document-sequences.html#tn-session-history-entries. The
document that is shown has a `SessionHistory`; here are the entries of the others. Going to one of
them loads its document again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from webapi.html.navigations import Entity
from webapi.html.session_history import Entry, SessionHistory
from webapi.page.request_headers import Client


@dataclass(eq=False)
class DocumentState:
    """How a document was asked for: https://html.spec.whatwg.org/multipage/browsing-the-web.html#document-state-2"""

    initiator: Client | None = None
    """The document that navigated; None if it was the host."""
    resource: Entity | None = None
    """What a form posts."""


class _Place(NamedTuple):
    """An entry, and its document."""

    document: DocumentState
    entry: Entry


class Traversal(NamedTuple):
    """A step to an entry of another document, and what the history will be."""

    document: DocumentState
    before: list[_Place]
    own: list[Entry]
    current: int
    after: list[_Place]


class JointHistory:
    """The entries of the documents before and after the one that is shown."""

    def __init__(self) -> None:
        self.document = DocumentState()
        """The document that is shown."""
        self._before: list[_Place] = []
        self._after: list[_Place] = []

    def leave(self, history: SessionHistory, next: DocumentState, replaces: bool) -> None:
        """Another document comes after this one, or takes the place of its current entry."""
        entries = [_Place(self.document, entry) for entry in history.entries]
        if replaces:
            self._before += entries[: history.index]
            self._after = entries[history.index + 1 :] + self._after
        else:
            self._before += entries[: history.index + 1]
            self._after = []
        self.document = next

    def traversal(self, history: SessionHistory, delta: int) -> Traversal:
        """What a step to an entry of another document means."""
        own = [_Place(self.document, entry) for entry in history.entries]
        places = self._before + own + self._after
        target = start = len(self._before) + history.index + delta
        document = places[target].document
        while start > 0 and places[start - 1].document is document:
            start -= 1
        end = target + 1
        while end < len(places) and places[end].document is document:
            end += 1
        entries = [place.entry for place in places[start:end]]
        return Traversal(document, places[:start], entries, target - start, places[end:])

    def take(self, traversal: Traversal) -> None:
        """Make the step."""
        self.document, self._before = traversal.document, traversal.before
        self._after = traversal.after

    def surround(self, history: SessionHistory) -> None:
        """Tell the history of a new document how many entries are around it."""
        history.before, history.after = len(self._before), len(self._after)
