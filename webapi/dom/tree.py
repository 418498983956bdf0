"""Trees: https://dom.spec.whatwg.org/#trees

All walks are loops: a tree may be 100,000 nodes deep.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node
    from webapi.dom.shadow_root import ShadowRoot

ELEMENT_NODE: Final = 1
ATTRIBUTE_NODE: Final = 2
TEXT_NODE: Final = 3
CDATA_SECTION_NODE: Final = 4
ENTITY_REFERENCE_NODE: Final = 5
ENTITY_NODE: Final = 6
PROCESSING_INSTRUCTION_NODE: Final = 7
COMMENT_NODE: Final = 8
DOCUMENT_NODE: Final = 9
DOCUMENT_TYPE_NODE: Final = 10
DOCUMENT_FRAGMENT_NODE: Final = 11
NOTATION_NODE: Final = 12


def children_of(node: Node) -> list[Node]:
    """https://dom.spec.whatwg.org/#concept-tree-child, in a list that does not change"""
    nodes: list[Node] = []
    child = node.first_child
    while child is not None:
        nodes.append(child)
        child = child.next_sibling
    return nodes


def next_node(node: Node, root: Node) -> Node | None:
    """The node that follows in tree order among the descendants of a root."""
    if node.first_child is not None:
        return node.first_child
    return next_node_skipping_children(node, root)


def next_node_skipping_children(node: Node, root: Node) -> Node | None:
    """The node that follows a node's descendants in tree order among the descendants of a root."""
    each: Node | None = node
    while each is not None and each is not root:
        if each.next_sibling is not None:
            return each.next_sibling
        each = each.parent
    return None


def previous_node(node: Node, root: Node) -> Node | None:
    """The node that precedes in tree order among the inclusive descendants of a root."""
    if node is root:
        return None
    if node.previous_sibling is not None:
        return last_inclusive_descendant(node.previous_sibling)
    return node.parent


def last_inclusive_descendant(node: Node) -> Node:
    """The last in tree order among the inclusive descendants of a node."""
    last = node
    while last.last_child is not None:
        last = last.last_child
    return last


def inclusive_descendants(node: Node) -> list[Node]:
    """https://dom.spec.whatwg.org/#concept-tree-inclusive-descendant, in tree order"""
    nodes: list[Node] = []
    each: Node | None = node
    while each is not None:
        nodes.append(each)
        each = next_node(each, node)
    return nodes


def inclusive_ancestors(node: Node) -> list[Node]:
    """https://dom.spec.whatwg.org/#concept-tree-inclusive-ancestor, from the node to its root"""
    nodes: list[Node] = []
    each: Node | None = node
    while each is not None:
        nodes.append(each)
        each = each.parent
    return nodes


def root_of(node: Node) -> Node:
    """https://dom.spec.whatwg.org/#concept-tree-root"""
    root = node
    parent = node.parent
    while parent is not None:
        root = parent
        parent = parent.parent
    return root


def is_inclusive_ancestor(ancestor: Node, node: Node) -> bool:
    """https://dom.spec.whatwg.org/#concept-tree-inclusive-ancestor"""
    each: Node | None = node
    while each is not None:
        if each is ancestor:
            return True
        each = each.parent
    return False


def is_host_including_inclusive_ancestor(ancestor: Node, node: Node) -> bool:
    """https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor"""
    each: Node | None = node
    while each is not None:
        if each is ancestor:
            return True
        each = each.host_of_fragment if each.parent is None else each.parent
    return False


def shadow_root_of(node: Node) -> ShadowRoot | None:
    """https://dom.spec.whatwg.org/#concept-element-shadow-root"""
    extras = node.known_extras
    return None if extras is None else extras.shadow_root


def shadow_including_inclusive_descendants(node: Node) -> list[Node]:
    """In shadow-including tree order: https://dom.spec.whatwg.org/#concept-shadow-including-tree-order"""
    nodes: list[Node] = []
    roots: list[Node] = [node]
    each: Node | None = node
    while each is not None:
        nodes.append(each)
        shadow = shadow_root_of(each)
        if shadow is not None:
            roots.append(shadow)
            each = shadow
            continue
        following = next_node(each, roots[len(roots) - 1])
        while following is None and len(roots) > 1:
            host = roots.pop().host_of_fragment
            assert host is not None
            following = next_node(host, roots[len(roots) - 1])
        each = following
    return nodes


def index_of(node: Node) -> int:
    """https://dom.spec.whatwg.org/#concept-tree-index"""
    if node.parent is None or node.previous_sibling is None:
        return 0
    return node.parent.child_nodes.index_of(node)


def child_at(node: Node, index: int) -> Node | None:
    """The child with an index, or None."""
    return None if node.first_child is None else node.child_nodes.item(index)


def is_before_sibling(node: Node, other: Node) -> bool:
    """Whether a child precedes another. It looks in both directions at once."""
    forwards: Node | None = node.next_sibling
    backwards: Node | None = node.previous_sibling
    while forwards is not None and backwards is not None:
        if forwards is other:
            return True
        if backwards is other:
            return False
        forwards = forwards.next_sibling
        backwards = backwards.previous_sibling
    return forwards is not None


def precedes_in_tree(node: Node, other: Node) -> bool:
    """Whether a node precedes another one of its tree that it neither contains nor is in."""
    ancestors = inclusive_ancestors(node)
    others = inclusive_ancestors(other)
    place = len(ancestors) - 1
    other_place = len(others) - 1
    while place >= 0 and other_place >= 0 and ancestors[place] is others[other_place]:
        place -= 1
        other_place -= 1
    if place < 0 or other_place < 0:
        return place < 0
    return is_before_sibling(ancestors[place], others[other_place])


def following_element(start: Node | None) -> Element | None:
    """The first element among a node and the siblings that follow it."""
    each = start
    while each is not None and each.node_type != ELEMENT_NODE:
        each = each.next_sibling
    return None if each is None else cast("Element", each)


def preceding_element(start: Node | None) -> Element | None:
    """The first element among a node and the siblings that precede it, backwards."""
    each = start
    while each is not None and each.node_type != ELEMENT_NODE:
        each = each.previous_sibling
    return None if each is None else cast("Element", each)


def next_element(node: Node, root: Node) -> Element | None:
    """The element that follows in tree order among the descendants of a root."""
    each = next_node(node, root)
    while each is not None and each.node_type != ELEMENT_NODE:
        each = next_node(each, root)
    return None if each is None else cast("Element", each)


def parent_element(node: Node) -> Element | None:
    """https://dom.spec.whatwg.org/#parent-element"""
    parent = node.parent
    if parent is None or parent.node_type != ELEMENT_NODE:
        return None
    return cast("Element", parent)
