"""Values of XPath expressions: https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from webapi.dom.tree import (
    ATTRIBUTE_NODE,
    CDATA_SECTION_NODE,
    DOCUMENT_NODE,
    ELEMENT_NODE,
    TEXT_NODE,
    next_node,
    root_of,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import in_order, is_nan, joined_texts, number_text, xpath_number

if TYPE_CHECKING:
    from webapi.dom.attributes import Attr
    from webapi.dom.character_data import CharacterData
    from webapi.dom.element import Element
    from webapi.dom.node import Node

NUMBER_VALUE: Final = 1
STRING_VALUE: Final = 2
BOOLEAN_VALUE: Final = 3
NODE_SET_VALUE: Final = 4


class XPathValue:
    """A value of one of the four types. A node-set is in document order."""

    __slots__ = ("_nodes", "_number", "_text", "_truth", "kind")

    def __init__(self, kind: int, nodes: list[Node], number: float, text: str, truth: bool) -> None:
        self.kind = kind
        self._nodes = nodes
        self._number = number
        self._text = text
        self._truth = truth

    @property
    def nodes(self) -> list[Node]:
        """The nodes of a node-set."""
        if self.kind != NODE_SET_VALUE:
            raise DOMException("A value is no node-set, and stands for one.", "SyntaxError")
        return self._nodes

    @property
    def number(self) -> float:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-number"""
        if self.kind == NUMBER_VALUE:
            return self._number
        if self.kind == BOOLEAN_VALUE:
            return 1 if self._truth else 0
        return xpath_number(self.text)

    @property
    def text(self) -> str:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-string"""
        if self.kind == NODE_SET_VALUE:
            return "" if len(self._nodes) == 0 else string_value_of(self._nodes[0])
        if self.kind == NUMBER_VALUE:
            return number_text(self._number)
        if self.kind == BOOLEAN_VALUE:
            return "true" if self._truth else "false"
        return self._text

    @property
    def truth(self) -> bool:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#function-boolean"""
        if self.kind == NODE_SET_VALUE:
            return len(self._nodes) > 0
        if self.kind == NUMBER_VALUE:
            return self._number != 0 and not is_nan(self._number)
        if self.kind == STRING_VALUE:
            return self._text != ""
        return self._truth


def xpath_of_nodes(nodes: list[Node]) -> XPathValue:
    """A node-set."""
    return XPathValue(NODE_SET_VALUE, nodes, 0, "", truth=False)


def xpath_of_number(number: float) -> XPathValue:
    """A number."""
    return XPathValue(NUMBER_VALUE, [], number, "", truth=False)


def xpath_of_text(text: str) -> XPathValue:
    """A string."""
    return XPathValue(STRING_VALUE, [], 0, text, truth=False)


def xpath_of_truth(truth: bool) -> XPathValue:
    """A boolean."""
    return XPathValue(BOOLEAN_VALUE, [], 0, "", truth)


def string_value_of(node: Node) -> str:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-string-value"""
    if node.node_type != DOCUMENT_NODE:
        text = node.text_content
        return "" if text is None else text
    parts: list[str] = []
    each: Node | None = node
    while each is not None:
        if each.node_type in (TEXT_NODE, CDATA_SECTION_NODE):
            parts.append(cast("CharacterData", each).data)
        each = next_node(each, node)
    return joined_texts(parts)


class XPathContext:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-context"""

    __slots__ = ("node", "order", "position", "size")

    def __init__(self, node: Node, position: int, size: int, order: DocumentOrder) -> None:
        self.node = node
        self.position = position
        self.size = size
        self.order = order


class DocumentOrder:
    """The places of nodes in their tree, which does not change meanwhile.

    https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-document-order
    """

    __slots__ = ("_places",)

    def __init__(self) -> None:
        self._places: dict[Node, int] = {}

    def sorted(self, nodes: list[Node]) -> list[Node]:
        """Nodes of one tree in their order."""
        if len(nodes) < 2:
            return nodes
        for node in nodes:
            if node not in self._places:
                self._find(node)
        return in_order(nodes, self._places)

    def _find(self, node: Node) -> None:
        """Find the places of the nodes in the tree of a node, or of an element's attributes."""
        owner = owner_of(node)
        if owner is None:
            self._walk(root_of(node))
            return
        if owner not in self._places:
            self._walk(root_of(owner))
        place = self._places.get(owner)
        assert place is not None
        for each in owner.attribute_list:
            attribute = each.node_in(owner.node_document)
            place += 1
            self._places[attribute] = place

    def _walk(self, root: Node) -> None:
        each: Node | None = root
        place = 0
        while each is not None:
            self._places[each] = place
            place += 1
            if each.node_type == ELEMENT_NODE:
                place += len(cast("Element", each).attribute_list)
            each = next_node(each, root)


def owner_of(node: Node) -> Element | None:
    """The element of an attribute."""
    return cast("Attr", node).element if node.node_type == ATTRIBUTE_NODE else None


def compare_equal(one: XPathValue, other: XPathValue, is_equal: bool) -> bool:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans, ``=`` and ``!=``"""
    if one.kind == BOOLEAN_VALUE or other.kind == BOOLEAN_VALUE:
        return (one.truth is other.truth) is is_equal
    if one.kind == NODE_SET_VALUE and other.kind == NODE_SET_VALUE:
        return compare_node_sets(one.nodes, other.nodes, is_equal)
    if one.kind == NODE_SET_VALUE:
        for node in one.nodes:
            if compare_equal(xpath_of_text(string_value_of(node)), other, is_equal):
                return True
        return False
    if other.kind == NODE_SET_VALUE:
        return compare_equal(other, one, is_equal)
    if one.kind == NUMBER_VALUE or other.kind == NUMBER_VALUE:
        return (one.number == other.number) is is_equal
    return (one.text == other.text) is is_equal


def compare_node_sets(some: list[Node], others: list[Node], is_equal: bool) -> bool:
    """Whether the string-values of a node of each are equal, or differ."""
    texts: set[str] = set()
    for node in some:
        texts.add(string_value_of(node))
    for node in others:
        is_known = string_value_of(node) in texts
        if is_known if is_equal else (len(texts) > 1 or (len(texts) == 1 and not is_known)):
            return True
    return False


def compare_less(one: XPathValue, other: XPathValue, or_equal: bool) -> bool:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#booleans, ``<`` and ``<=``

    A node-set is less than a value if its least number is, and is greater if its greatest is.
    """
    for least in bounds_of(one, other, is_least=True):
        for greatest in bounds_of(other, one, is_least=False):
            if is_less(least, greatest, or_equal):
                return True
    return False


def is_less(one: float, other: float, or_equal: bool) -> bool:
    """Whether a number is less than another one, or equal."""
    return one < other or (or_equal and one == other)


def bounds_of(value: XPathValue, other: XPathValue, is_least: bool) -> list[float]:
    """The least or the greatest number of a value to compare; none of a set without numbers."""
    if other.kind == BOOLEAN_VALUE:
        return [1 if value.truth else 0] if value.kind == NODE_SET_VALUE else [value.number]
    if value.kind != NODE_SET_VALUE:
        return [value.number]
    bounds: list[float] = []
    for node in value.nodes:
        number = xpath_number(string_value_of(node))
        if is_nan(number):
            continue
        if len(bounds) == 0:
            bounds.append(number)
        elif number < bounds[0] if is_least else number > bounds[0]:
            bounds[0] = number
    return bounds
