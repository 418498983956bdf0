"""Where a caret can be in an element that is edited, and the selection of its user.

Nothing is rendered: white space between blocks is no place, and a line ends with its block.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from webapi.dom.ranges import Range
from webapi.dom.selection import selection_of
from webapi.dom.tree import (
    ELEMENT_NODE,
    child_at,
    index_of,
    is_inclusive_ancestor,
    last_inclusive_descendant,
    next_node,
    next_node_skipping_children,
    previous_node,
)
from webapi.webidl.host import ascii_lowercase, has_token, stripped

if TYPE_CHECKING:
    from webapi.dom.character_data import Text
    from webapi.dom.element import Element
    from webapi.dom.node import Node

_BLOCKS: Final = (
    "address article aside blockquote center dd details dialog div dl dt fieldset figcaption "
    "figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary "
    "table tbody td tfoot th thead tr ul"
)
_ATOMIC: Final = (
    "audio br button canvas embed hr iframe img input meter object progress select svg textarea "
    "video wbr"
)


class Place:
    """A boundary point: https://dom.spec.whatwg.org/#concept-range-bp"""

    __slots__ = ("node", "offset")

    def __init__(self, node: Node, offset: int) -> None:
        self.node = node
        self.offset = offset


def is_block(node: Node) -> bool:
    """Whether a node is an element that begins a line."""
    if node.node_type != ELEMENT_NODE:
        return False
    return has_token(_BLOCKS, cast("Element", node).local_name)


def is_atomic(node: Node) -> bool:
    """Whether a node is an element that no caret enters."""
    if node.node_type != ELEMENT_NODE:
        return False
    element = cast("Element", node)
    state = element.attribute_value("contenteditable")
    if state is not None and ascii_lowercase(state) == "false":
        return True
    return has_token(_ATOMIC, element.local_name)


def _is_leaf(node: Node) -> bool:
    """Whether a node is a text that is shown, or atomic."""
    if not node.is_text:
        return is_atomic(node)
    if stripped(cast("Text", node).data) != "":
        return True
    before, after = node.previous_sibling, node.next_sibling
    is_between = before is not None and is_block(before)
    return node.length > 0 and not is_between and not (after is not None and is_block(after))


def block_of(node: Node, host: Node) -> Node:
    """The nearest block around a node, or the host."""
    each = node
    while each is not host and not is_block(each) and each.parent is not None:
        each = each.parent
    return each


def leaf_after(node: Node, offset: int, host: Node) -> Node | None:
    """The first leaf of a host behind a place; behind a text if the place is in one."""
    each = None if node.is_text else child_at(node, offset)
    if each is None:
        each = next_node_skipping_children(node, host)
    while each is not None and not _is_leaf(each):
        each = next_node(each, host)
    return each


def leaf_before(node: Node, offset: int, host: Node) -> Node | None:
    """The last leaf of a host before a place; before a text if the place is in one."""
    child = None if node.is_text or offset == 0 else child_at(node, offset - 1)
    each = previous_node(node, host) if child is None else last_inclusive_descendant(child)
    while each is not None and each is not host:
        island = _island_around(each, host)
        if island is not None:
            return island
        if _is_leaf(each):
            return each
        each = previous_node(each, host)
    return None


def _island_around(node: Node, host: Node) -> Node | None:
    """The topmost element around a node that no caret enters."""
    island: Node | None = None
    each: Node | None = node
    while each is not None and each is not host:
        if is_atomic(each):
            island = each
        each = each.parent
    return island


def start_of(leaf: Node) -> Place:
    """The place at the start of a leaf."""
    if leaf.is_text or leaf.parent is None:
        return Place(leaf, 0)
    index = index_of(leaf)
    return Place(leaf.parent, index)


def end_of(leaf: Node) -> Place:
    """The place at the end of a leaf; what ends a line with nothing behind it is no place."""
    if leaf.is_text or leaf.parent is None:
        return Place(leaf, leaf.length)
    index = index_of(leaf)
    is_line_end = is_line_break(leaf) and leaf.next_sibling is None
    return Place(leaf.parent, index if is_line_end else index + 1)


def is_line_break(node: Node) -> bool:
    """Whether a node is an element ``br``."""
    return node.node_type == ELEMENT_NODE and cast("Element", node).local_name == "br"


def first_place(block: Node) -> Place:
    """The first place of a host or a block."""
    leaf = leaf_after(block, 0, block)
    return Place(block, 0) if leaf is None else start_of(leaf)


def last_place(block: Node) -> Place:
    """The last place of a host or a block."""
    leaf = leaf_before(block, block.length, block)
    return Place(block, 0) if leaf is None else end_of(leaf)


def caret_at(host: Node, place: Place) -> None:
    """Put the caret to a place, if the document has a selection."""
    selection = selection_of(host.node_document)
    if selection is not None:
        selection.collapse(place.node, place.offset)


def selected_range(host: Node) -> Range | None:
    """The range of the selection, if it is in a host."""
    selection = selection_of(host.node_document)
    if selection is None or selection.range_count == 0:
        return None
    range = selection.get_range_at(0)
    is_inside = is_inclusive_ancestor(host, range.start_node)
    return range if is_inside and is_inclusive_ancestor(host, range.end_node) else None


def edited_range(host: Node) -> Range:
    """The selected range of a host that has the focus.

    A selection elsewhere goes to its start, as in Chromium. Without a selection it is the end.
    """
    range = selected_range(host)
    if range is not None:
        return range
    selection = selection_of(host.node_document)
    place = last_place(host) if selection is None else first_place(host)
    if selection is not None:
        selection.collapse(place.node, place.offset)
        return selection.get_range_at(0)
    made = Range(host.node_document)
    made.set_start(place.node, place.offset)
    made.set_end(place.node, place.offset)
    return made


def put_the_caret_inside(host: Node) -> None:
    """Put the caret to the start of a host, unless it is inside."""
    if selected_range(host) is None:
        place = first_place(host)
        caret_at(host, place)


def select_content(element: Element) -> bool:
    """Select the children of an element; tell whether the document has a selection."""
    selection = selection_of(element.node_document)
    if selection is None:
        return False
    selection.select_all_children(element)
    return True


def select_all(host: Node) -> None:
    """Select what a host has, from its first place to its last."""
    selection = selection_of(host.node_document)
    if selection is not None:
        first = first_place(host)
        last = last_place(host)
        selection.set_base_and_extent(first.node, first.offset, last.node, last.offset)
