"""Location steps of XPath: https://www.w3.org/TR/1999/REC-xpath-19991116/#location-paths

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from webapi.dom.names import HTML_NAMESPACE, XMLNS_NAMESPACE
from webapi.dom.tree import (
    ATTRIBUTE_NODE,
    CDATA_SECTION_NODE,
    COMMENT_NODE,
    DOCUMENT_TYPE_NODE,
    ELEMENT_NODE,
    PROCESSING_INSTRUCTION_NODE,
    TEXT_NODE,
    children_of,
    last_inclusive_descendant,
    next_node,
    next_node_skipping_children,
    root_of,
)
from webapi.dom.xpath_values import NUMBER_VALUE, XPathContext, XPathValue, owner_of
from webapi.webidl.host import ascii_lowercase

if TYPE_CHECKING:
    from webapi.dom.attributes import Attr
    from webapi.dom.character_data import ProcessingInstruction
    from webapi.dom.element import Element
    from webapi.dom.node import Node

ANY_NODE: Final = "node"
ANY_NAME: Final = "*"


class XPathExpressionPart:
    """A part of an expression that has a value."""

    __slots__ = ()

    def evaluate(self, context: XPathContext) -> XPathValue:
        """https://www.w3.org/TR/1999/REC-xpath-19991116/#section-Expressions"""
        raise TypeError("A part of an expression has no algorithm.")


class NodeTest:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#node-tests"""

    __slots__ = ("kind", "name", "namespace")

    def __init__(self, kind: str, name: str, namespace: str | None) -> None:
        self.kind = kind
        """The name of a node type, or nothing for a test of names."""
        self.name = name
        """The local part, ``*``, or the target of processing instructions."""
        self.namespace = namespace

    def matches(self, node: Node, is_attribute_axis: bool) -> bool:
        """Whether it is true for a node of an axis."""
        kind = node.node_type
        if self.kind == ANY_NODE:
            return kind != DOCUMENT_TYPE_NODE
        if self.kind == "text":
            return kind in (TEXT_NODE, CDATA_SECTION_NODE)
        if self.kind == "comment":
            return kind == COMMENT_NODE
        if self.kind == "processing-instruction":
            return kind == PROCESSING_INSTRUCTION_NODE and (
                self.name == "" or cast("ProcessingInstruction", node).target == self.name
            )
        if is_attribute_axis:
            return self.matches_attribute(cast("Attr", node))
        return kind == ELEMENT_NODE and self.matches_element(cast("Element", node))

    def matches_attribute(self, attribute: Attr) -> bool:
        """Whether its expanded-name is that of the test."""
        if self.name == ANY_NAME:
            return self.namespace is None or attribute.namespace_uri == self.namespace
        return attribute.local_name == self.name and attribute.namespace_uri == self.namespace

    def matches_element(self, element: Element) -> bool:
        """https://html.spec.whatwg.org/multipage/infrastructure.html#interactions-with-xpath-and-xslt

        A name without a prefix is one of HTML's in HTML documents, in either case.
        """
        if self.name == ANY_NAME:
            return self.namespace is None or element.namespace == self.namespace
        if not element.node_document.is_html:
            return element.local_name == self.name and element.namespace == self.namespace
        if element.namespace != HTML_NAMESPACE:
            return (
                self.namespace is not None
                and element.local_name == self.name
                and element.namespace == self.namespace
            )
        return element.local_name == ascii_lowercase(self.name) and (
            self.namespace is None or self.namespace == HTML_NAMESPACE
        )


class XPathStep:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#dt-location-step"""

    __slots__ = ("axis", "predicates", "test")

    def __init__(self, axis: str, test: NodeTest, predicates: list[XPathExpressionPart]) -> None:
        self.axis = axis
        self.test = test
        self.predicates = predicates

    def select(self, nodes: list[Node], context: XPathContext) -> list[Node]:
        """The nodes that the step selects from each of these, in document order."""
        found: list[Node] = []
        seen: set[Node] = set()
        walked: set[Node] = set()
        descends = self.axis in ("descendant", "descendant-or-self")
        for node in nodes:
            if descends and len(self.predicates) == 0:
                candidates = self.descendants_once(node, walked)
            else:
                candidates = self.tested(axis_of(self.axis, node))
                for predicate in self.predicates:
                    candidates = filtered(candidates, predicate, context)
            for each in candidates:
                if each not in seen:
                    seen.add(each)
                    found.append(each)
        if len(nodes) == 1 and not is_reverse(self.axis):
            return found
        return context.order.sorted(found)

    def tested(self, nodes: list[Node]) -> list[Node]:
        """Those for which the node test is true."""
        is_attribute_axis = self.axis == "attribute"
        kept: list[Node] = []
        for node in nodes:
            if self.test.matches(node, is_attribute_axis):
                kept.append(node)
        return kept

    def descendants_once(self, root: Node, walked: set[Node]) -> list[Node]:
        """The descendants that the step selects, unless the walk from an ancestor found them."""
        found: list[Node] = []
        if root in walked:
            return self.tested([root]) if self.axis == "descendant-or-self" else found
        each: Node | None = root
        while each is not None:
            is_candidate = each is not root or self.axis == "descendant-or-self"
            if is_candidate and self.test.matches(each, False):
                found.append(each)
            walked.add(each)
            each = next_node(each, root)
        return found


def filtered(
    nodes: list[Node], predicate: XPathExpressionPart, context: XPathContext
) -> list[Node]:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#predicates"""
    kept: list[Node] = []
    for index, node in enumerate(nodes):
        inner = XPathContext(node, index + 1, len(nodes), context.order)
        value = predicate.evaluate(inner)
        if value.number == index + 1 if value.kind == NUMBER_VALUE else value.truth:
            kept.append(node)
    return kept


def is_reverse(axis: str) -> bool:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#predicates, "reverse axis" """
    return axis in ("ancestor", "ancestor-or-self", "preceding", "preceding-sibling")


def axis_of(axis: str, node: Node) -> list[Node]:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#axes, in the order of their positions"""
    if axis == "child":
        return children_of(node)
    if axis == "attribute":
        return attributes_of(node)
    if axis in ("parent", "ancestor", "ancestor-or-self"):
        return ancestors_of(axis, node)
    if axis in ("descendant", "descendant-or-self"):
        return descendants_of(node, axis == "descendant-or-self")
    if axis in ("following-sibling", "preceding-sibling"):
        return siblings_of(node, axis == "following-sibling")
    if axis == "following":
        return following_of(node)
    if axis == "preceding":
        return preceding_of(node)
    return [node] if axis == "self" else []


def attributes_of(node: Node) -> list[Node]:
    """The attribute axis, in which no namespace is declared."""
    attributes: list[Node] = []
    if node.node_type == ELEMENT_NODE:
        for each in cast("Element", node).attribute_list:
            if each.namespace != XMLNS_NAMESPACE:
                attributes.append(each.node_in(node.node_document))
    return attributes


def xpath_parent(node: Node) -> Node | None:
    """https://www.w3.org/TR/1999/REC-xpath-19991116/#attribute-nodes: an element is the parent"""
    return owner_of(node) if node.node_type == ATTRIBUTE_NODE else node.parent


def ancestors_of(axis: str, node: Node) -> list[Node]:
    """The axes of parents."""
    found: list[Node] = [node] if axis == "ancestor-or-self" else []
    each = xpath_parent(node)
    while each is not None:
        found.append(each)
        each = None if axis == "parent" else each.parent
    return found


def descendants_of(root: Node, has_self: bool) -> list[Node]:
    """The descendants, and the node itself where it is wanted."""
    found: list[Node] = [root] if has_self else []
    each = next_node(root, root)
    while each is not None:
        found.append(each)
        each = next_node(each, root)
    return found


def siblings_of(node: Node, is_following: bool) -> list[Node]:
    """The siblings on one side, the nearest first."""
    found: list[Node] = []
    each = node.next_sibling if is_following else node.previous_sibling
    while each is not None:
        found.append(each)
        each = each.next_sibling if is_following else each.previous_sibling
    return found


def following_of(node: Node) -> list[Node]:
    """The nodes behind the end of the node."""
    owner = owner_of(node)
    start: Node = node if owner is None else owner
    root = root_of(start)
    found: list[Node] = []
    is_attribute = owner is not None
    each = next_node(start, root) if is_attribute else next_node_skipping_children(start, root)
    while each is not None:
        found.append(each)
        each = next_node(each, root)
    return found


def preceding_of(node: Node) -> list[Node]:
    """The nodes that end before the node begins, the nearest first."""
    owner = owner_of(node)
    found: list[Node] = []
    each: Node | None = node if owner is None else owner
    while each is not None:
        # Each ancestor is left out: the walk goes on from what precedes it.
        sibling = each.previous_sibling
        while sibling is not None:
            last = last_inclusive_descendant(sibling)
            while last is not sibling:
                found.append(last)
                before = last.previous_sibling
                if before is not None:
                    last = last_inclusive_descendant(before)
                else:
                    parent = last.parent
                    assert parent is not None
                    last = parent
            found.append(sibling)
            sibling = sibling.previous_sibling
        each = each.parent
    return found
