"""The elements of a document that scripts find by name at the document and at its window.

https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem and
https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object

Python has no properties by name: only the documents of engines' pages use this. The names of
frames are in ``glue/named_access.js``.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.collections import HTMLCollection
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.tree import next_element

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.ids import Ids
    from webapi.dom.node import Node


class NamedAccess:
    """What shows the elements as properties of the window: ``glue/named_access.js``."""

    __slots__ = ()

    def name_changed(self, name: str, is_supported: bool) -> None:
        """React to a name that the window begins or ceases to support."""


class NamedCollection(HTMLCollection):
    """The elements of one name. Changes of the tree, an ID or a name make it search again."""

    __slots__ = ()

    def depends_on(self, local_name: str) -> bool:
        """Whether the filter depends on an attribute."""
        return local_name in ("id", "name")

    def attribute_changed(self, element: Element) -> bool:
        """Forget the elements."""
        return False

    def subtree_inserted(self, node: Node, parent: Node) -> bool:
        """Forget the elements: a new one may also change whether an object is exposed."""
        return False

    def subtree_removed(self, node: Node, parent: Node) -> bool:
        """Forget the elements: an object may be exposed without what was removed."""
        return False


class NamedElements:
    """The names of a document and of its window."""

    __slots__ = (
        *("_candidates", "_document", "_ids", "_of_document", "_of_window", "_window_names"),
        "access",
    )

    def __init__(self, document: Document, ids: Ids) -> None:
        self.access: NamedAccess | None = None
        self._document = document
        self._ids = ids
        self._candidates: dict[str, dict[Element, bool]] = {}
        """The elements that may be named elements of the document, by their names."""
        self._window_names: dict[str, int] = {}
        """How many elements the window has for each value of the attribute name."""
        self._of_document: dict[str, HTMLCollection] = {}
        self._of_window: dict[str, HTMLCollection] = {}
        each = next_element(document, document)
        while each is not None:
            self.add(each)
            each = next_element(each, document)
        ids.names = self

    # Changes of the tree

    def add(self, element: Element) -> None:
        """Follow the insertion of an element."""
        if has_names(element):
            self._add_name(element, element.attribute_value("name"))
            self._add_candidate(element, candidate_id(element, element.id))

    def remove(self, element: Element) -> None:
        """Follow the removal of an element."""
        if has_names(element):
            self._remove_name(element, element.attribute_value("name"), element.id)
            self._remove_candidate(element, candidate_id(element, element.id), None)

    def change_name(self, element: Element, old_name: str | None, name: str | None) -> None:
        """Follow a change of the attribute name."""
        if has_names(element):
            self._remove_name(element, old_name, element.id)
            self._add_name(element, name)

    def change_id(self, element: Element, old_id: str | None, id: str | None) -> None:
        """Follow a change of an ID."""
        if has_names(element):
            name = element.attribute_value("name")
            self._remove_candidate(element, candidate_id(element, old_id), name)
            self._add_candidate(element, candidate_id(element, id))

    def id_changed(self, id: str) -> None:
        """React to the first element that has an ID, or to the loss of the last one."""
        self._tell(id)

    def _add_name(self, element: Element, name: str | None) -> None:
        if name is None or name == "":
            return
        self._add_candidate(element, name)
        if has_name_at_the_window(element, name):
            count = self._window_names.get(name)
            self._window_names[name] = 1 if count is None else count + 1
            if count is None:
                self._tell(name)

    def _remove_name(self, element: Element, name: str | None, id: str) -> None:
        if name is None or name == "":
            return
        self._remove_candidate(element, name, candidate_id(element, id))
        if element.local_name == "iframe":
            return
        count = self._window_names.get(name)
        if count is not None and count > 1:
            self._window_names[name] = count - 1
        elif count is not None:
            del self._window_names[name]
            self._tell(name)

    def _add_candidate(self, element: Element, name: str | None) -> None:
        if name is None or name == "":
            return
        known = self._candidates.get(name)
        if known is None:
            known = {}
            self._candidates[name] = known
        known[element] = True

    def _remove_candidate(self, element: Element, name: str | None, other: str | None) -> None:
        """Remove an element from those of a name, unless it has this name otherwise too."""
        if name is None or name == other:
            return
        known = self._candidates.get(name)
        if known is None or element not in known:
            return
        del known[element]
        if len(known) == 0:
            del self._candidates[name]
            if name in self._of_document:
                del self._of_document[name]

    def _tell(self, name: str) -> None:
        is_supported = self.is_name_of_window(name)
        if not is_supported and name in self._of_window:
            del self._of_window[name]
        if self.access is not None:
            self.access.name_changed(name, is_supported)

    # The window

    def is_name_of_window(self, name: str) -> bool:
        """Whether the window supports a property name."""
        return name in self._window_names or self._ids.count(name) > 0

    def item_of_window(self, name: str) -> Element | HTMLCollection | None:
        """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-nameditem

        Browsers also have elements of other namespaces by their IDs.
        """
        if not self.is_name_of_window(name):
            return None
        if name not in self._window_names and self._ids.count(name) == 1:
            return self._ids.first(name)
        if self._window_names.get(name) == 1 and self._ids.count(name) < 2:
            named = self._only_one_at_the_window(name)
            if self._ids.count(name) == 0 or self._ids.first(name) is named:
                return named
        collection = self._of_window.get(name)
        if collection is None:
            collection = NamedCollection(
                self._document,
                lambda element: element.id == name or has_name_at_the_window(element, name),
            )
            self._of_window[name] = collection
        return collection

    def _only_one_at_the_window(self, name: str) -> Element | None:
        known = self._candidates.get(name)
        if known is not None:
            for element in list(known.keys()):
                if has_name_at_the_window(element, name):
                    return element
        return None

    # The document

    def item_of_document(self, name: str) -> Element | HTMLCollection | None:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem"""
        known = self._candidates.get(name)
        if known is None:
            return None
        if len(known) == 1:
            for only in list(known.keys()):
                return only if is_named_element(only, name) else None
        collection = self._of_document.get(name)
        if collection is None:
            collection = NamedCollection(
                self._document, lambda element: is_named_element(element, name)
            )
            self._of_document[name] = collection
        return collection.item(0) if collection.length < 2 else collection

    def supported_property_names(self) -> list[str]:
        """https://html.spec.whatwg.org/multipage/dom.html#the-document-object:supported-property-names"""
        names: dict[str, bool] = {}
        each = next_element(self._document, self._document)
        while each is not None:
            if has_names(each):
                for name in [each.id, each.attribute_value("name")]:
                    if name is not None and name not in names and is_named_element(each, name):
                        names[name] = True
            each = next_element(each, self._document)
        return list(names.keys())


def has_names(element: Element) -> bool:
    """Whether the names of an element are those of a document or a window."""
    return (
        element.local_name in ("embed", "form", "iframe", "img", "object")
        and element.namespace == HTML_NAMESPACE
    )


def has_name_at_the_window(element: Element, name: str) -> bool:
    """Whether its attribute name makes it a named object of the window."""
    return (
        has_names(element)
        and element.local_name != "iframe"
        and element.attribute_value("name") == name
    )


def candidate_id(element: Element, id: str | None) -> str | None:
    """The ID by which an element may be a named element of the document."""
    return id if element.local_name in ("img", "object") and id != "" else None


def is_named_element(element: Element, name: str) -> bool:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem-filter"""
    if name == "" or not has_names(element) or not is_exposed(element):
        return False
    own = element.attribute_value("name")
    if own == name:
        return True
    if element.id != name:
        return False
    return element.local_name == "object" or (
        element.local_name == "img" and own is not None and own != ""
    )


def is_exposed(element: Element) -> bool:
    """https://html.spec.whatwg.org/multipage/dom.html#exposed

    An object shows its fallback content here, so an exposed one has nothing that it could hide.
    """
    if element.local_name != "object":
        return True
    each = next_element(element, element)
    while each is not None:
        if each.local_name in ("embed", "object") and each.namespace == HTML_NAMESPACE:
            return False
        each = next_element(each, element)
    return True
