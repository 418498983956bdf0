"""The entries of a form: https://html.spec.whatwg.org/#constructing-the-form-data-set"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, TypeAlias, cast


@dataclass(eq=False, slots=True)
class File:
    """The file that is the value of an entry."""

    data: memoryview
    type: str
    name: str
    last_modified: int
    """Milliseconds since the Unix Epoch."""
    platform_object: Any = None


Entry: TypeAlias = tuple[str, str | File]


def now() -> int:
    """The time, in milliseconds since the Unix Epoch."""
    return time.time_ns() // 1_000_000


class EntryList:
    """Entries with an index by their names. Callers of methods hold a lock.

    A removed entry leaves a hole until a caller needs the list, and the first use makes the index.
    So n changes take time in proportion to n.
    """

    __slots__ = ("_entries", "_holes", "_indexed", "_places", "platform_object")

    def __init__(self, entries: list[Entry]) -> None:
        self._entries: list[Entry | None] = [*entries]
        """While this list has holes, no caller has it."""
        self._holes = 0
        self._indexed = 0
        """The number of entries, with holes, that ``_places`` indexes."""
        self._places: dict[str, list[int]] = {}
        """The indices of the entries of each name."""
        self.platform_object: Any = None

    def append(self, entry: Entry) -> None:
        """Add an entry at the end."""
        self._entries.append(entry)

    def set(self, entry: Entry) -> None:
        """Replace the first entry of the same name, and remove the others; or add the entry."""
        places = self._index().get(entry[0])
        if places is None:
            self._entries.append(entry)
        else:
            self._entries[places[0]] = entry
            self._remove(places[1:])
            del places[1:]

    def delete(self, name: str) -> None:
        """Remove the entries of a name."""
        self._remove(self._index().pop(name, []))

    def named(self, name: str) -> list[str | File]:
        """The values of the entries of a name."""
        entries = self._entries
        found = [entries[place] for place in self._index().get(name, ())]
        return [entry[1] for entry in found if entry is not None]

    def entries(self) -> list[Entry]:
        """Return the list. Appending and replacing change it; removing makes another one."""
        if self._holes:
            self._entries = [entry for entry in self._entries if entry is not None]
            self._holes = self._indexed = 0
            self._places = {}
        return cast("list[Entry]", self._entries)

    def _index(self) -> dict[str, list[int]]:
        for place in range(self._indexed, len(self._entries)):
            entry = self._entries[place]
            if entry is not None:
                self._places.setdefault(entry[0], []).append(place)
        self._indexed = len(self._entries)
        return self._places

    def _remove(self, places: list[int]) -> None:
        if places and not self._holes:
            self._entries = [*self._entries]
        for place in places:
            self._entries[place] = None
        self._holes += len(places)
        if self._holes > len(self._entries) // 2:
            self.entries()
