"""The frames of a page's document, as its scripts make and remove them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from webapi.page.events import Events

if TYPE_CHECKING:
    from webapi.page.exchanges import Exchange

_ATTACHED: Final = "attached"


class FrameRecord:
    """A frame inside of a document. ``number`` is the one that the engine knows."""

    def __init__(self, number: int, parent: FrameRecord | None, name: str, url: str) -> None:
        self.number = number
        self.parent = parent
        self.name = name
        self.url = url
        self.is_detached = False
        self.children: list[FrameRecord] = []
        self.face: Any = None
        """The `Frame` of it."""
        self.response: Exchange | None = None
        """What its document has come with."""
        self.navigated = Events(("navigated",), "Frame")
        """Tells who waits for a document."""


class FrameTree:
    """The frames of the document that a page shows."""

    def __init__(self) -> None:
        self._records: dict[int, FrameRecord] = {}
        self.children: list[FrameRecord] = []
        """The frames of the document itself."""
        self.responses: dict[str, Exchange] = {}
        """The responses of documents that are not there yet, by their URLs."""

    def __iter__(self) -> Iterator[FrameRecord]:
        """All frames, in the order in which they came."""
        return iter([*self._records.values()])

    def record_of(self, number: int) -> FrameRecord | None:
        """The frame of a number."""
        return self._records.get(number)

    def note(self, event: str, number: int, parent: int, name: str, url: str) -> FrameRecord | None:
        """Note what the engine tells of a frame."""
        if event == _ATTACHED:
            around = self._records.get(parent)
            record = self._records[number] = FrameRecord(number, around, name, url)
            (self.children if around is None else around.children).append(record)
            return record
        known = self._records.get(number)
        if known is not None:
            known.name, known.url = name, url
            if event == "detached":
                self._remove(known)
            else:
                known.response = self.responses.pop(url, None)
        return known

    def _remove(self, record: FrameRecord) -> None:
        record.is_detached = True
        del self._records[record.number]
        (self.children if record.parent is None else record.parent.children).remove(record)

    def clear(self) -> list[FrameRecord]:
        """Remove all, as the document goes; return them, those inside first."""
        records = [*self][::-1]
        for record in records:
            self._remove(record)
        self.responses.clear()
        return records
