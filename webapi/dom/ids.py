"""The elements of a document by their IDs: https://dom.spec.whatwg.org/#concept-id

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.named_elements import has_names
from webapi.dom.slots import root_as_shadow_root
from webapi.dom.tree import next_element, root_of

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.named_elements import NamedElements
    from webapi.dom.node import Node


class Ids:
    """How many elements of a document have each ID, and the first of them once it was found."""

    __slots__ = ("_counts", "_document", "_first", "names")

    def __init__(self, document: Document) -> None:
        self._document = document
        self.names: NamedElements | None = None
        """The names of the elements, if scripts find them by name."""
        self._counts: dict[str, int] = {}
        self._first: dict[str, Element] = {}
        each = next_element(document, document)
        while each is not None:
            id = each.id
            if id != "":
                count = self._counts.get(id)
                self._counts[id] = 1 if count is None else count + 1
                if count is None:
                    self._first[id] = each
            each = next_element(each, document)

    def count(self, id: str) -> int:
        """How many elements have an ID."""
        count = self._counts.get(id)
        return 0 if count is None else count

    def first(self, id: str) -> Element | None:
        """https://dom.spec.whatwg.org/#concept-get-an-element-by-id"""
        if id not in self._counts:
            return None
        found = self._first.get(id)
        if found is not None:
            return found
        each = next_element(self._document, self._document)
        while each is not None and each.id != id:
            each = next_element(each, self._document)
        if each is not None:
            self._first[id] = each
        return each

    def add(self, element: Element) -> None:
        """Follow the insertion of an element."""
        if self._has(element):
            self._add(element, element.id)
            if self.names is not None:
                self.names.add(element)

    def remove(self, element: Element, old_ancestor: Node) -> None:
        """Follow the removal of an element."""
        if not self._document.has_shadow_trees or (
            (element.id != "" or (self.names is not None and has_names(element)))
            and root_of(old_ancestor) is self._document
            and root_as_shadow_root(element) is None
        ):
            self._remove(element, element.id)
            if self.names is not None:
                self.names.remove(element)

    def change(self, element: Element, old_id: str | None, id: str | None) -> None:
        """Follow a change of an element's ID."""
        if self._has(element):
            self._remove(element, "" if old_id is None else old_id)
            self._add(element, "" if id is None else id)
            if self.names is not None:
                self.names.change_id(element, old_id, id)

    def change_name(self, element: Element, old_name: str | None, name: str | None) -> None:
        """Follow a change of an element's attribute name."""
        if self.names is not None and self._has(element):
            self.names.change_name(element, old_name, name)

    def _has(self, element: Element) -> bool:
        """Whether a connected element is in the document's own tree, and not in a shadow tree."""
        return not self._document.has_shadow_trees or root_of(element) is self._document

    def _add(self, element: Element, id: str) -> None:
        if id == "":
            return
        count = self._counts.get(id)
        if count is None:
            self._counts[id] = 1
            self._first[id] = element
            if self.names is not None:
                self.names.id_changed(id)
        else:
            self._counts[id] = count + 1
            if id in self._first:
                del self._first[id]

    def _remove(self, element: Element, id: str) -> None:
        if id == "":
            return
        count = self._counts.get(id)
        if count is None or count == 1:
            if id in self._counts:
                del self._counts[id]
        else:
            self._counts[id] = count - 1
        if self._first.get(id) is element:
            del self._first[id]
        if count == 1 and self.names is not None:
            self.names.id_changed(id)

    def moved(self) -> None:
        """Forget which elements are the first, as some were moved."""
        self._first = {}
