"""Lists of the elements of a root, while no element comes, goes, or changes its class or ID.

The second long search of the same tree makes them. A change drops them, with all that they hold.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webapi.dom.token_sets import ordered_set
from webapi.dom.tree import next_element

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node

LONG_WALK: Final = 256
"""After walks over so many elements, a list is faster than the next walk."""


class ElementLists:
    """The elements of a root by what selectors name: ``name``, ``.class`` or ``#id``."""

    __slots__ = ("_by_class", "_by_id", "_by_name", "_elements", "root", "walked")

    def __init__(self, root: Node) -> None:
        self.root = root
        self.walked = 0
        """How many elements were walked over."""
        self._elements: list[Element] | None = None
        self._by_name: dict[str, list[Element]] | None = None
        self._by_class: dict[str, list[Element]] | None = None
        self._by_id: dict[str, list[Element]] | None = None

    @property
    def is_worth_while(self) -> bool:
        """Whether the next search should use a list."""
        return self.walked > LONG_WALK

    def of(self, key: str | None) -> list[Element]:
        """The elements that have a key, or all, in tree order. The list does not change."""
        if key is None:
            return self._all()
        if key.startswith("#"):
            if self._by_id is None:
                self._by_id = self._listed_by_id()
            found = self._by_id.get(key)
        elif key.startswith("."):
            if self._by_class is None:
                self._by_class = self._listed_by_class()
            found = self._by_class.get(key)
        else:
            if self._by_name is None:
                self._by_name = self._listed_by_name()
            found = self._by_name.get(key)
        return [] if found is None else found

    def _all(self) -> list[Element]:
        if self._elements is None:
            elements: list[Element] = []
            each = next_element(self.root, self.root)
            while each is not None:
                elements.append(each)
                each = next_element(each, self.root)
            self._elements = elements
        return self._elements

    def _listed_by_name(self) -> dict[str, list[Element]]:
        lists: dict[str, list[Element]] = {}
        for each in self._all():
            add_to_list(lists, each.local_name, each)
        return lists

    def _listed_by_id(self) -> dict[str, list[Element]]:
        lists: dict[str, list[Element]] = {}
        for each in self._all():
            if each.id_value is not None:
                add_to_list(lists, f"#{each.id_value}", each)
        return lists

    def _listed_by_class(self) -> dict[str, list[Element]]:
        lists: dict[str, list[Element]] = {}
        keys: dict[str, list[str]] = {}
        for each in self._all():
            value = each.class_value
            if value is None:
                continue
            known = keys.get(value)
            if known is None:
                known = keys_of_classes(value)
                keys[value] = known
            for key in known:
                add_to_list(lists, key, each)
        return lists


def keys_of_classes(value: str) -> list[str]:
    """The keys of the classes that an attribute names."""
    keys: list[str] = []
    for token in ordered_set(value):
        keys.append(f".{token}")
    return keys


def add_to_list(lists: dict[str, list[Element]], key: str, element: Element) -> None:
    """Append an element to the list of a key."""
    found = lists.get(key)
    if found is None:
        lists[key] = [element]
    else:
        found.append(element)
