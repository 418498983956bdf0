"""Ranges: https://dom.spec.whatwg.org/#ranges

Offsets into text count UTF-16 code units.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict, cast

from webapi.dom.character_data import CharacterData, Text
from webapi.dom.document import Document
from webapi.dom.document_fragment import DocumentFragment
from webapi.dom.mutation import (
    append,
    ensure_pre_insert_validity,
    pre_insert,
    remove,
    replace_all_within,
)
from webapi.dom.node import Node, clone_a_node
from webapi.dom.tree import (
    ATTRIBUTE_NODE,
    COMMENT_NODE,
    DOCUMENT_FRAGMENT_NODE,
    DOCUMENT_NODE,
    DOCUMENT_TYPE_NODE,
    PROCESSING_INSTRUCTION_NODE,
    child_at,
    inclusive_ancestors,
    index_of,
    is_before_sibling,
    is_inclusive_ancestor,
    next_node,
    next_node_skipping_children,
    root_of,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import joined_texts

if TYPE_CHECKING:
    from webapi.dom.selection import Selection

START_TO_START: Final = 0
START_TO_END: Final = 1
END_TO_END: Final = 2
END_TO_START: Final = 3

BEFORE: Final = "before"
EQUAL: Final = "equal"
AFTER: Final = "after"


def position_of(node: Node, offset: int, other: Node, other_offset: int) -> str:
    """https://dom.spec.whatwg.org/#concept-range-bp-position, in one tree"""
    if node is other:
        if offset == other_offset:
            return EQUAL
        return BEFORE if offset < other_offset else AFTER
    ancestors = inclusive_ancestors(node)
    others = inclusive_ancestors(other)
    depth = len(ancestors) - 1
    other_depth = len(others) - 1
    while depth >= 0 and other_depth >= 0 and ancestors[depth] is others[other_depth]:
        depth -= 1
        other_depth -= 1
    if depth < 0:
        return AFTER if index_of(others[other_depth]) < offset else BEFORE
    if other_depth < 0:
        return BEFORE if index_of(ancestors[depth]) < other_offset else AFTER
    return BEFORE if is_before_sibling(ancestors[depth], others[other_depth]) else AFTER


class StaticRangeInit(TypedDict):
    """https://dom.spec.whatwg.org/#dictdef-staticrangeinit"""

    startContainer: Node
    startOffset: int
    endContainer: Node
    endOffset: int


class AbstractRange:
    """https://dom.spec.whatwg.org/#interface-abstractrange"""

    __slots__ = (
        *("__weakref__", "end_node", "end_offset", "platform_object", "start_node"),
        *("start_offset",),
    )

    def __init__(self, node: Node) -> None:
        self.platform_object: Any = None
        self.start_node = node
        self.start_offset = 0
        self.end_node = node
        self.end_offset = 0

    @property
    def start_container(self) -> Node:
        """https://dom.spec.whatwg.org/#dom-range-startcontainer"""
        return self.start_node

    @property
    def end_container(self) -> Node:
        """https://dom.spec.whatwg.org/#dom-range-endcontainer"""
        return self.end_node

    @property
    def collapsed(self) -> bool:
        """https://dom.spec.whatwg.org/#range-collapsed"""
        return self.start_node is self.end_node and self.start_offset == self.end_offset


class StaticRange(AbstractRange):
    """https://dom.spec.whatwg.org/#interface-staticrange"""

    __slots__ = ()

    def constructor_steps(self, init: StaticRangeInit) -> None:
        """https://dom.spec.whatwg.org/#dom-staticrange-staticrange"""
        for node in [init["startContainer"], init["endContainer"]]:
            if node.node_type in (DOCUMENT_TYPE_NODE, ATTRIBUTE_NODE):
                raise _invalid_node_type("Doctypes and attributes contain no boundary points.")
        self.start_node = init["startContainer"]
        self.start_offset = init["startOffset"]
        self.end_node = init["endContainer"]
        self.end_offset = init["endOffset"]


def _invalid_node_type(message: str) -> DOMException:
    return DOMException(message, "InvalidNodeTypeError")


def check_boundary_point(node: Node, offset: int) -> None:
    """The checks of https://dom.spec.whatwg.org/#concept-range-bp-set"""
    if node.node_type == DOCUMENT_TYPE_NODE:
        raise _invalid_node_type("A doctype contains no boundary points.")
    if offset > node.length:
        raise DOMException("The offset is greater than the length of the node.", "IndexSizeError")


def _parent_of(node: Node) -> Node:
    if node.parent is None:
        raise _invalid_node_type("The node has no parent.")
    return node.parent


class Range(AbstractRange):
    """https://dom.spec.whatwg.org/#interface-range"""

    __slots__ = ("selection",)

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self.selection: Selection | None = None
        """The selection that is associated with the range."""
        document.follow_with_a_range(self)

    def move_start(self, node: Node, offset: int) -> None:
        """Set the start, whose order with the end is known."""
        has_moved = self.start_node is not node or self.start_offset != offset
        self.start_node = node
        self.start_offset = offset
        if has_moved and self.selection is not None:
            self.selection.schedule_a_selectionchange_event()

    def move_end(self, node: Node, offset: int) -> None:
        """Set the end, whose order with the start is known."""
        has_moved = self.end_node is not node or self.end_offset != offset
        self.end_node = node
        self.end_offset = offset
        if has_moved and self.selection is not None:
            self.selection.schedule_a_selectionchange_event()

    def _follow(self) -> None:
        """Follow the mutations of the nodes, which may have another node document now."""
        self.start_node.node_document.follow_with_a_range(self)

    def _set(self, start_node: Node, start_offset: int, end_node: Node, end_offset: int) -> None:
        self.move_start(start_node, start_offset)
        self.move_end(end_node, end_offset)
        self._follow()

    @property
    def common_ancestor_container(self) -> Node:
        """https://dom.spec.whatwg.org/#get-the-common-ancestor"""
        starts = inclusive_ancestors(self.start_node)
        ends = inclusive_ancestors(self.end_node)
        start = len(starts) - 1
        end = len(ends) - 1
        while start > 0 and end > 0 and starts[start - 1] is ends[end - 1]:
            start -= 1
            end -= 1
        return starts[start]

    def set_start(self, node: Node, offset: int) -> None:
        """https://dom.spec.whatwg.org/#concept-range-bp-set"""
        check_boundary_point(node, offset)
        if (
            root_of(self.start_node) is not root_of(node)
            or position_of(node, offset, self.end_node, self.end_offset) == AFTER
        ):
            self._set(node, offset, node, offset)
        else:
            self._set(node, offset, self.end_node, self.end_offset)

    def set_end(self, node: Node, offset: int) -> None:
        """https://dom.spec.whatwg.org/#concept-range-bp-set"""
        check_boundary_point(node, offset)
        if (
            root_of(self.start_node) is not root_of(node)
            or position_of(node, offset, self.start_node, self.start_offset) == BEFORE
        ):
            self._set(node, offset, node, offset)
        else:
            self._set(self.start_node, self.start_offset, node, offset)

    def set_start_before(self, node: Node) -> None:
        """https://dom.spec.whatwg.org/#dom-range-setstartbefore"""
        self.set_start(_parent_of(node), index_of(node))

    def set_start_after(self, node: Node) -> None:
        """https://dom.spec.whatwg.org/#dom-range-setstartafter"""
        self.set_start(_parent_of(node), index_of(node) + 1)

    def set_end_before(self, node: Node) -> None:
        """https://dom.spec.whatwg.org/#dom-range-setendbefore"""
        self.set_end(_parent_of(node), index_of(node))

    def set_end_after(self, node: Node) -> None:
        """https://dom.spec.whatwg.org/#dom-range-setendafter"""
        self.set_end(_parent_of(node), index_of(node) + 1)

    def collapse(self, to_start: bool) -> None:
        """https://dom.spec.whatwg.org/#dom-range-collapse"""
        if to_start:
            self._set(self.start_node, self.start_offset, self.start_node, self.start_offset)
        else:
            self._set(self.end_node, self.end_offset, self.end_node, self.end_offset)

    def select_node(self, node: Node) -> None:
        """https://dom.spec.whatwg.org/#concept-range-select"""
        parent = _parent_of(node)
        index = index_of(node)
        self._set(parent, index, parent, index + 1)

    def select_node_contents(self, node: Node) -> None:
        """https://dom.spec.whatwg.org/#dom-range-selectnodecontents"""
        check_boundary_point(node, 0)
        self._set(node, 0, node, node.length)

    def compare_boundary_points(self, how: int, source_range: Range) -> int:
        """https://dom.spec.whatwg.org/#dom-range-compareboundarypoints"""
        if how > END_TO_START:
            raise DOMException("There is no such comparison.", "NotSupportedError")
        if root_of(self.start_node) is not root_of(source_range.start_node):
            raise DOMException("The ranges are in different trees.", "WrongDocumentError")
        is_start = how in (START_TO_START, END_TO_START)
        is_source_start = how in (START_TO_START, START_TO_END)
        position = position_of(
            self.start_node if is_start else self.end_node,
            self.start_offset if is_start else self.end_offset,
            source_range.start_node if is_source_start else source_range.end_node,
            source_range.start_offset if is_source_start else source_range.end_offset,
        )
        if position == EQUAL:
            return 0
        return -1 if position == BEFORE else 1

    def delete_contents(self) -> None:
        """https://dom.spec.whatwg.org/#dom-range-deletecontents"""
        if self.collapsed:
            return
        start_node, start_offset = self.start_node, self.start_offset
        end_node, end_offset = self.end_node, self.end_offset
        if start_node is end_node and isinstance(start_node, CharacterData):
            start_node.replace_data(start_offset, end_offset - start_offset, "")
            return
        nodes_to_remove = _topmost_contained_nodes(self)
        self._collapse_where_contents_were()
        if isinstance(start_node, CharacterData):
            start_node.delete_data(start_offset, start_node.length - start_offset)
        for node in nodes_to_remove:
            remove(node)
        if isinstance(end_node, CharacterData):
            end_node.delete_data(0, end_offset)

    def _collapse_where_contents_were(self) -> None:
        """The steps that deleting and extracting share about newNode and newOffset."""
        start_node, end_node = self.start_node, self.end_node
        if is_inclusive_ancestor(start_node, end_node):
            self._set(start_node, self.start_offset, start_node, self.start_offset)
            return
        common = self.common_ancestor_container
        reference_node = start_node
        while reference_node.parent is not None and reference_node.parent is not common:
            reference_node = reference_node.parent
        offset = index_of(reference_node) + 1
        self._set(common, offset, common, offset)

    def extract_contents(self) -> DocumentFragment:
        """https://dom.spec.whatwg.org/#concept-range-extract"""
        return _contents(self, extracts=True)

    def clone_contents(self) -> DocumentFragment:
        """https://dom.spec.whatwg.org/#concept-range-clone"""
        return _contents(self, extracts=False)

    def insert_node(self, node: Node) -> None:
        """https://dom.spec.whatwg.org/#concept-range-insert"""
        start_node = self.start_node
        if (
            start_node.node_type in (PROCESSING_INSTRUCTION_NODE, COMMENT_NODE)
            or (start_node.is_text and start_node.parent is None)
            or start_node is node
        ):
            message = "A node cannot be inserted where the range starts."
            raise DOMException(message, "HierarchyRequestError")
        reference_node: Node | None = child_at(start_node, self.start_offset)
        parent = start_node
        if start_node.is_text and start_node.parent is not None:
            reference_node = start_node
            parent = start_node.parent
        ensure_pre_insert_validity(node, parent, reference_node)
        if start_node.is_text:
            reference_node = cast("Text", start_node).split_text(self.start_offset)
        if node is reference_node:
            reference_node = node.next_sibling
        if node.parent is not None:
            remove(node)
        new_offset = parent.length if reference_node is None else index_of(reference_node)
        new_offset += node.length if node.node_type == DOCUMENT_FRAGMENT_NODE else 1
        pre_insert(node, parent, reference_node)
        if self.collapsed:
            self._set(self.start_node, self.start_offset, parent, new_offset)

    def surround_contents(self, new_parent: Node) -> None:
        """https://dom.spec.whatwg.org/#dom-range-surroundcontents"""
        common = self.common_ancestor_container
        for node in [self.start_node, self.end_node]:
            each = node
            while each is not common and each.parent is not None:
                if not each.is_text:
                    message = "The range contains a part of a node that is not text."
                    raise DOMException(message, "InvalidStateError")
                each = each.parent
        if new_parent.node_type in (DOCUMENT_NODE, DOCUMENT_TYPE_NODE, DOCUMENT_FRAGMENT_NODE):
            raise _invalid_node_type("Nodes of this type cannot surround the contents of a range.")
        fragment = self.extract_contents()
        if new_parent.first_child is not None:
            replace_all_within(None, new_parent)
        self.insert_node(new_parent)
        append(fragment, new_parent)
        self.select_node(new_parent)

    def clone_range(self) -> Range:
        """https://dom.spec.whatwg.org/#dom-range-clonerange"""
        range = Range(self.start_node.node_document)
        range._set(self.start_node, self.start_offset, self.end_node, self.end_offset)
        return range

    def detach(self) -> None:
        """https://dom.spec.whatwg.org/#dom-range-detach"""

    def is_point_in_range(self, node: Node, offset: int) -> bool:
        """https://dom.spec.whatwg.org/#dom-range-ispointinrange"""
        if root_of(node) is not root_of(self.start_node):
            return False
        return self.compare_point(node, offset) == 0

    def compare_point(self, node: Node, offset: int) -> int:
        """https://dom.spec.whatwg.org/#dom-range-comparepoint"""
        if root_of(node) is not root_of(self.start_node):
            raise DOMException("The node is in another tree than the range.", "WrongDocumentError")
        check_boundary_point(node, offset)
        if position_of(node, offset, self.start_node, self.start_offset) == BEFORE:
            return -1
        if position_of(node, offset, self.end_node, self.end_offset) == AFTER:
            return 1
        return 0

    def intersects_node(self, node: Node) -> bool:
        """https://dom.spec.whatwg.org/#dom-range-intersectsnode"""
        if root_of(node) is not root_of(self.start_node):
            return False
        parent = node.parent
        if parent is None:
            return True
        offset = index_of(node)
        return (
            position_of(parent, offset, self.end_node, self.end_offset) == BEFORE
            and position_of(parent, offset + 1, self.start_node, self.start_offset) == AFTER
        )

    def stringification_behavior(self) -> str:
        """https://dom.spec.whatwg.org/#dom-range-stringifier"""
        start_node, end_node = self.start_node, self.end_node
        if start_node is end_node and isinstance(start_node, Text):
            return start_node.substring_data(self.start_offset, self.end_offset - self.start_offset)
        parts: list[str] = []
        if self.collapsed or (start_node is end_node and isinstance(start_node, CharacterData)):
            return ""
        if isinstance(start_node, Text):
            parts.append(start_node.substring_data(self.start_offset, start_node.length))
        root = root_of(start_node)
        stop = _node_behind(self)
        node = _first_node_inside(self)
        while node is not None and node is not stop:
            if isinstance(node, Text):
                parts.append(node.data)
            node = next_node(node, root)
        if isinstance(end_node, Text):
            parts.append(end_node.substring_data(0, self.end_offset))
        return joined_texts(parts)


def _first_node_inside(range: Range) -> Node | None:
    """The first node that begins behind the start of a range."""
    child = child_at(range.start_node, range.start_offset)
    if child is not None:
        return child
    return next_node_skipping_children(range.start_node, root_of(range.start_node))


def _node_behind(range: Range) -> Node | None:
    """The first node behind the end of a range, or its end node if it has no children."""
    if range.end_node.first_child is None:
        return range.end_node
    child = child_at(range.end_node, range.end_offset)
    if child is not None:
        return child
    return next_node_skipping_children(range.end_node, root_of(range.end_node))


def _topmost_contained_nodes(range: Range) -> list[Node]:
    """The nodes that are contained in a range, but for those whose parent is contained."""
    partial: set[Node] = set()
    for each in inclusive_ancestors(range.end_node):
        partial.add(each)
    root = root_of(range.start_node)
    stop = _node_behind(range)
    nodes: list[Node] = []
    node = _first_node_inside(range)
    while node is not None and node is not stop:
        if node in partial:
            node = next_node(node, root)
        else:
            nodes.append(node)
            node = next_node_skipping_children(node, root)
    return nodes


def _contents(range: Range, extracts: bool) -> DocumentFragment:
    """Extract or clone the contents of a range.

    The standard's steps recur for partially contained children. The loops here do the same level
    by level, because a tree may be 100,000 nodes deep.
    """
    start_node, start_offset = range.start_node, range.start_offset
    end_node, end_offset = range.end_node, range.end_offset
    fragment = start_node.node_document.create_document_fragment()
    if range.collapsed:
        return fragment
    if start_node is end_node and isinstance(start_node, CharacterData):
        _take_data(start_node, start_offset, end_offset - start_offset, fragment, extracts)
        return fragment
    common = range.common_ancestor_container
    first_path = _path(start_node, common)
    last_path = _path(end_node, common)
    first = common.first_child
    if len(first_path) > 0:
        first = first_path[0].next_sibling
    elif start_node is common:
        first = child_at(common, start_offset)
    behind: Node | None = None
    if len(last_path) > 0:
        behind = last_path[0]
    elif end_node is common:
        behind = child_at(common, end_offset)
    contained_children = _siblings(first, behind)
    for child in contained_children:
        if child.node_type == DOCUMENT_TYPE_NODE:
            message = "The range contains a doctype."
            raise DOMException(message, "HierarchyRequestError")
    if extracts:
        range._collapse_where_contents_were()
    _take_first(first_path, start_offset, fragment, extracts)
    _take_all(contained_children, fragment, extracts)
    _take_last(last_path, end_offset, fragment, extracts)
    return fragment


def _path(node: Node, common: Node) -> list[Node]:
    """The inclusive ancestors of a boundary point's node below the common ancestor, from above."""
    upwards: list[Node] = []
    each = node
    while each is not common and each.parent is not None:
        upwards.append(each)
        each = each.parent
    path: list[Node] = []
    for each in reversed(upwards):
        path.append(each)
    return path


def _siblings(first: Node | None, behind: Node | None) -> list[Node]:
    """The siblings from one to before another."""
    nodes: list[Node] = []
    each = first
    while each is not None and each is not behind:
        nodes.append(each)
        each = each.next_sibling
    return nodes


def _take_data(node: CharacterData, offset: int, count: int, target: Node, extracts: bool) -> None:
    """Append a clone with a part of the data, which extracting removes from the node."""
    copy = cast("CharacterData", clone_a_node(node, node.node_document))
    copy.set_text_content(node.substring_data(offset, count))
    append(copy, target)
    if extracts:
        node.replace_data(offset, count, "")


def _take_all(nodes: list[Node], target: Node, extracts: bool) -> None:
    for node in nodes:
        append(node if extracts else clone_a_node(node, node.node_document, subtree=True), target)


def _take_first(path: list[Node], offset: int, fragment: Node, extracts: bool) -> None:
    """The steps about the first partially contained child, from its lowest node upwards."""
    targets: list[Node] = []
    target = fragment
    for node in path:
        if isinstance(node, CharacterData):
            _take_data(node, offset, node.length - offset, target, extracts)
        else:
            copy = clone_a_node(node, node.node_document)
            append(copy, target)
            target = copy
            targets.append(copy)
    level = len(targets) - 1
    while level >= 0:
        node = path[level]
        if level + 1 < len(path):
            _take_all(_siblings(path[level + 1].next_sibling, None), targets[level], extracts)
        else:
            _take_all(_siblings(child_at(node, offset), None), targets[level], extracts)
        level -= 1


def _take_last(path: list[Node], offset: int, fragment: Node, extracts: bool) -> None:
    """The steps about the last partially contained child, downwards."""
    target = fragment
    for level, node in enumerate(path):
        if isinstance(node, CharacterData):
            _take_data(node, 0, offset, target, extracts)
        else:
            copy = clone_a_node(node, node.node_document)
            append(copy, target)
            target = copy
            behind = path[level + 1] if level + 1 < len(path) else child_at(node, offset)
            _take_all(_siblings(node.first_child, behind), target, extracts)
