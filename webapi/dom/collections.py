"""Old-style collections: https://dom.spec.whatwg.org/#old-style-collections

A collection follows the mutations of its tree. Loops over a collection, and loops that empty it,
take linear time in all.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.tree import ELEMENT_NODE, next_node

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node

PATIENCE: Final = 64
"""How many nodes a collection looks at between two reads, beside as many as its tree had."""
MAX_LIVE: Final = 256
"""How many collections of a document may know their elements, and stay alive by this."""


class NodeList:
    """https://dom.spec.whatwg.org/#interface-nodelist, of nodes that do not change"""

    __slots__ = ("nodes", "platform_object")

    def __init__(self, nodes: list[Node]) -> None:
        self.platform_object: Any = None
        self.nodes = nodes

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#dom-nodelist-length"""
        return len(self.nodes)

    def item(self, index: int) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-nodelist-item"""
        return self.nodes[index] if index < len(self.nodes) else None


class ChildNodeList(NodeList):
    """The live list of https://dom.spec.whatwg.org/#dom-node-childnodes

    It keeps the place of the child that was last read.
    """

    __slots__ = ("_count", "_index", "_place", "parent")

    def __init__(self, parent: Node) -> None:
        super().__init__([])
        self.parent = parent
        self._count = -1
        self._place: Node | None = None
        self._index = 0

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#dom-nodelist-length"""
        if self._count < 0:
            self._count = 0
            child = self.parent.first_child
            while child is not None:
                self._count += 1
                child = child.next_sibling
        return self._count

    def item(self, index: int) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-nodelist-item, from the nearest place that is known"""
        length = self.length
        if index >= length:
            return None
        place, at = self._place, self._index
        if place is None or index < at - index:
            place, at = self.parent.first_child, 0
        if length - index < index - at:
            place, at = self.parent.last_child, length - 1
        while place is not None and at < index:
            place = place.next_sibling
            at += 1
        while place is not None and at > index:
            place = place.previous_sibling
            at -= 1
        self._place, self._index = place, index
        return place

    def index_of(self, child: Node) -> int:
        """https://dom.spec.whatwg.org/#concept-tree-index, from the nearest place that is known"""
        before: Node | None = child
        behind: Node | None = child
        steps = 0
        index = -1
        while index < 0:
            if before is None:
                index = steps - 1
            elif before is self._place:
                index = self._index + steps
            elif behind is not None and behind is self._place:
                index = self._index - steps
            elif behind is None and self._count >= 0:
                index = self._count - steps
            else:
                steps += 1
                before = before.previous_sibling
                behind = None if behind is None else behind.next_sibling
        self._place, self._index = child, index
        return index

    def child_inserted(self, child: Node) -> None:
        """Follow the insertion of a child."""
        if self._count >= 0:
            self._count += 1
        place = self._place
        if place is None or child.next_sibling is None or child.previous_sibling is place:
            return
        if child.next_sibling is place or child.previous_sibling is None:
            self._index += 1
        else:
            self._place = None

    def child_will_be_removed(self, child: Node) -> None:
        """Follow the removal of a child."""
        if self._count >= 0:
            self._count -= 1
        place = self._place
        if place is None:
            return
        if child is place and child.next_sibling is None:
            self._place = child.previous_sibling
            self._index -= 1
        elif child is place:
            self._place = child.next_sibling
        elif child.next_sibling is place or child.previous_sibling is None:
            self._index -= 1
        elif child.previous_sibling is not place and child.next_sibling is not None:
            self._place = None


class HTMLCollection:
    """https://dom.spec.whatwg.org/#interface-htmlcollection"""

    __slots__ = (
        *("_elements", "_is_active", "_left", "_named", "_patience", "_start", "attribute"),
        *("is_deep", "matched", "matches", "platform_object", "root"),
    )

    def __init__(
        self,
        root: Node,
        matches: Callable[[Element], bool],
        is_deep: bool = True,
        attribute: str | None = None,
    ) -> None:
        self.platform_object: Any = None
        self.root = root
        self.matches = matches
        """The filter."""
        self.is_deep = is_deep
        """Whether it has descendants of the root, or children only."""
        self.attribute = attribute
        """The local name of the attribute on which the filter depends."""
        self.matched = False
        """Whether the filter matched an element whose attribute changes now."""
        # The elements, from _start, while it is one of its document's live collections.
        self._elements: list[Element] = []
        self._start = 0
        self._is_active = False
        # The nodes that it may look at before it forgets its elements, and their greatest number.
        self._left = 0
        self._patience = 0
        self._named: dict[str, deque[Element]] | None = None

    def _collect(self) -> None:
        """Look for the elements, if they are not known."""
        self._left = self._patience
        if self._is_active:
            return
        root = self.root
        elements: list[Element] = []
        visited = 0
        each = root.first_child
        while each is not None:
            visited += 1
            if each.node_type == ELEMENT_NODE:
                element = cast("Element", each)
                if self.matches(element):
                    elements.append(element)
            each = next_node(each, root) if self.is_deep else each.next_sibling
        self._elements = elements
        self._start = 0
        self._patience = visited + PATIENCE
        self._left = self._patience
        self._follow_the_tree()

    def represent(self, elements: list[Element]) -> None:
        """Take the elements from who knows them."""
        self._elements = elements
        self._patience = len(elements) + PATIENCE
        self._left = self._patience
        self._follow_the_tree()

    def _follow_the_tree(self) -> None:
        """Become one of the document's live collections. The older half makes room."""
        document = self.root.node_document
        live = document.live_collections
        if len(live) >= MAX_LIVE:
            document.live_collections = []
            for index, each in enumerate(live):
                if 2 * index < MAX_LIVE:
                    each.forget()
                else:
                    document.live_collections.append(each)
        self._is_active = True
        document.live_collections.append(self)

    def forget(self) -> None:
        """Forget the elements. The document's live collections do not contain it any longer."""
        self._is_active = False
        self._elements = []
        self._start = 0
        self._named = None

    @property
    def elements(self) -> list[Element]:
        """The represented elements, in a list that does not change."""
        self._collect()
        if self._start > 0:
            kept: list[Element] = []
            for index in range(len(self._elements) - self._start):
                kept.append(self._elements[self._start + index])
            self._elements = kept
            self._start = 0
        return list(self._elements)

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#dom-htmlcollection-length"""
        return self.count()

    def count(self) -> int:
        """The number of elements."""
        self._collect()
        return len(self._elements) - self._start

    def item(self, index: int) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-htmlcollection-item"""
        self._collect()
        place = self._start + index
        return self._elements[place] if place < len(self._elements) else None

    def named_item(self, name: str) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem-key"""
        named = self._elements_by_name().get(name)
        return None if named is None or len(named) == 0 else named[0]

    def supported_property_names(self) -> list[str]:
        """https://dom.spec.whatwg.org/#interface-htmlcollection:supported-property-names"""
        seen: set[str] = set()
        names: list[str] = []
        for element in self.elements:
            for name in _names_of(element):
                if name not in seen:
                    seen.add(name)
                    names.append(name)
        return names

    def _elements_by_name(self) -> dict[str, deque[Element]]:
        self._collect()
        if self._named is None:
            self._named = {}
            for index in range(len(self._elements) - self._start):
                self._add_names(self._elements[self._start + index], self._named)
        return self._named

    def _add_names(self, element: Element, named: dict[str, deque[Element]]) -> None:
        for name in _names_of(element):
            elements = named.get(name)
            if elements is None:
                elements = deque()
                named[name] = elements
            elements.append(element)

    def _remove_names(self, element: Element) -> None:
        """Remove the names of an element, or forget all if it is not the first of its names."""
        if self._named is None:
            return
        for name in _names_of(element):
            elements = self._named.get(name)
            if elements is None or len(elements) == 0 or elements[0] is not element:
                self._named = None
                return
            elements.popleft()

    # Mutations. A method returns whether the collection still knows its elements.

    def subtree_inserted(self, node: Node, parent: Node) -> bool:
        """Follow an insertion."""
        matching = self._matching(node, parent)
        if matching is None:
            return False
        if len(matching) == 0:
            return True
        if self._start == len(self._elements) or _is_at_the_end(node, self.root):
            for element in matching:
                self._elements.append(element)
                if self._named is not None:
                    self._add_names(element, self._named)
            return True
        return False

    def subtree_removed(self, node: Node, parent: Node) -> bool:
        """Follow a removal."""
        matching = self._matching(node, parent)
        if matching is None:
            return False
        count = len(matching)
        if count == 0:
            return True
        for element in matching:
            self._remove_names(element)
        if self._elements[self._start] is matching[0]:
            self._drop_first(count)
            return True
        if self._elements[len(self._elements) - 1] is matching[count - 1]:
            for _ in range(count):
                self._elements.pop()
            return True
        return False

    def depends_on(self, local_name: str) -> bool:
        """Whether the filter depends on an attribute."""
        return self.attribute == local_name

    def attribute_changed(self, element: Element) -> bool:
        """Follow a change of the attribute on which the filter depends."""
        matches_now = self.matches(element)
        if matches_now == self.matched:
            return True
        if not self._reaches(element.parent):
            return self._left >= 0
        if matches_now:
            return False
        self._remove_names(element)
        if self._elements[self._start] is element:
            self._drop_first(1)
            return True
        if self._elements[len(self._elements) - 1] is element:
            self._elements.pop()
            return True
        return False

    def names_changed(self, element: Element) -> None:
        """Forget the names of the elements, if the element may be one of them."""
        if self._named is not None and (self._reaches(element.parent) or self._left < 0):
            self._named = None

    def _drop_first(self, count: int) -> None:
        """Drop the first elements, and free their places from time to time."""
        self._start += count
        if self._start > PATIENCE and 2 * self._start > len(self._elements):
            kept: list[Element] = []
            for index in range(len(self._elements) - self._start):
                kept.append(self._elements[self._start + index])
            self._elements = kept
            self._start = 0

    def _reaches(self, parent: Node | None) -> bool:
        """Whether it may have children of a node, unless it loses its patience."""
        self._left -= 1
        if not self.is_deep or parent is None:
            return parent is self.root
        if self.root is self.root.node_document:
            return parent.is_connected
        ancestor: Node | None = parent
        while ancestor is not None and ancestor is not self.root:
            self._left -= 1
            ancestor = None if self._left < 0 else ancestor.parent
        return ancestor is not None

    def _matching(self, node: Node, parent: Node) -> list[Element] | None:
        """The elements of a subtree that match, or None if the collection lost its patience.

        Between two reads, it looks at no more nodes than collecting the elements again would.
        """
        matching: list[Element] = []
        if not self._reaches(parent):
            return None if self._left < 0 else matching
        each: Node | None = node
        while each is not None:
            self._left -= 1
            if self._left < 0:
                return None
            if each.node_type == ELEMENT_NODE:
                element = cast("Element", each)
                if self.matches(element):
                    matching.append(element)
            each = next_node(each, node) if self.is_deep else None
        return matching


def _names_of(element: Element) -> list[str]:
    """The values of id and name under which a collection has an element, without duplicates."""
    names: list[str] = []
    id = element.id
    if id != "":
        names.append(id)
    if element.namespace == HTML_NAMESPACE:
        name = element.attribute_value("name")
        if name is not None and name != "" and name != id:
            names.append(name)
    return names


def _is_at_the_end(node: Node, root: Node) -> bool:
    """Whether no node follows a node's descendants among the descendants of a root."""
    each: Node | None = node
    while each is not None and each is not root:
        if each.next_sibling is not None:
            return False
        each = each.parent
    return True
