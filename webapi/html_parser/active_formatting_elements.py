"""https://html.spec.whatwg.org/#the-list-of-active-formatting-elements"""

from __future__ import annotations

from typing import Final, TypeAlias

from .nodes import Element

_Likeness: TypeAlias = tuple[str, frozenset[tuple[str, str]]]

NOAHS_ARK: Final = 3
"""How many elements that are alike the list has."""


class _Part:
    """The part of the list behind a marker: its elements by name, and those that are alike."""

    __slots__ = ("alike", "by_name")

    def __init__(self) -> None:
        self.by_name: dict[str, list[Element]] = {}
        self.alike: dict[_Likeness, list[Element]] = {}


class ActiveFormattingElements:
    """https://html.spec.whatwg.org/#list-of-active-formatting-elements"""

    __slots__ = ("_parts", "entries")

    def __init__(self) -> None:
        self.entries: list[Element | None] = []
        """Elements, and None for a marker."""
        self._parts = [_Part()]

    def push(self, element: Element) -> None:
        """https://html.spec.whatwg.org/#push-onto-the-list-of-active-formatting-elements"""
        alike = self._parts[-1].alike.setdefault(_likeness(element), [])
        if len(alike) == NOAHS_ARK:
            self.remove(alike[0])
        self.entries.append(element)
        self._add(element)

    def _add(self, element: Element) -> None:
        part = self._parts[-1]
        part.alike.setdefault(_likeness(element), []).append(element)
        part.by_name.setdefault(element.name, []).append(element)
        element.is_active = True

    def push_marker(self) -> None:
        """Insert a marker at the end."""
        self.entries.append(None)
        self._parts.append(_Part())

    def clear_to_the_last_marker(self) -> None:
        """https://html.spec.whatwg.org/#clear-the-list-of-active-formatting-elements-up-to-the-last-marker"""
        while self.entries and (element := self.entries.pop()) is not None:
            element.is_active = False
        self._parts.pop()
        if not self._parts:
            self._parts.append(_Part())

    def last(self, name: str) -> Element | None:
        """The last element of a name behind the last marker."""
        found = self._parts[-1].by_name.get(name)
        return found[-1] if found else None

    def remove(self, element: Element) -> None:
        """Remove an element that the list has."""
        self.entries.remove(element)
        self._forget(element)

    def _forget(self, element: Element) -> None:
        element.is_active = False
        for part in reversed(self._parts):
            alike = part.alike.get(_likeness(element), [])
            if element in alike:
                alike.remove(element)
                part.by_name[element.name].remove(element)
                return

    def replace(self, old: Element, new: Element) -> None:
        """Replace an element by one that is alike."""
        self.entries[self.entries.index(old)] = new
        old.is_active, new.is_active = False, True
        for part in reversed(self._parts):
            alike = part.alike.get(_likeness(old), [])
            if old in alike:
                alike[alike.index(old)] = new
                by_name = part.by_name[old.name]
                by_name[by_name.index(old)] = new
                return

    def move(self, old: Element, new: Element, after: Element | None) -> None:
        """Remove an element, and insert one that is alike: at its place, or after another one."""
        self.replace(old, new)
        if after is not None:
            self.entries.remove(new)
            self.entries.insert(self.entries.index(after) + 1, new)


def _likeness(element: Element) -> _Likeness:
    return element.name, frozenset(element.attributes.items())
