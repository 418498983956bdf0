"""Objects that follow the mutations of a document's nodes: lists, collections, ranges, iterators.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.host import watch_style_attribute
from webapi.dom.tree import (
    ELEMENT_NODE,
    index_of,
    is_inclusive_ancestor,
    last_inclusive_descendant,
    next_node_skipping_children,
)

if TYPE_CHECKING:
    from webapi.dom.collections import HTMLCollection
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.node import Node
    from webapi.dom.traversal import NodeIterator


class Unchanged:
    """Whether a document is still what it was."""

    __slots__ = ("holds",)

    def __init__(self) -> None:
        self.holds = True


def unchanged_mark(document: Document) -> Unchanged:
    """An object that holds until a node of the document changes."""
    mark = document.unchanged
    if mark is None:
        mark = Unchanged()
        document.unchanged = mark
    return mark


def note_change(document: Document) -> None:
    """Invalidate the mark of those who asked whether a node of the document has changed."""
    mark = document.unchanged
    if mark is not None:
        mark.holds = False
        document.unchanged = None


def child_will_be_inserted(parent: Node, child: Node, count: int) -> None:
    """The step of https://dom.spec.whatwg.org/#concept-node-insert about live ranges"""
    ranges = parent.node_document.ranges
    if ranges is None:
        return
    for each in ranges.items():
        if each.start_node is parent and each.start_offset > index_of(child):
            each.move_start(parent, each.start_offset + count)
        if each.end_node is parent and each.end_offset > index_of(child):
            each.move_end(parent, each.end_offset + count)


def child_inserted(node: Node, parent: Node) -> None:
    """Let lists and collections follow an insertion."""
    extras = parent.known_extras
    if extras is not None and extras.child_list is not None:
        extras.child_list.child_inserted(node)
    _let_collections_follow(node, parent, is_inserted=True)


def child_will_be_removed(node: Node, parent: Node) -> None:
    """Run the live range pre-remove steps and the NodeIterator pre-remove steps.

    https://dom.spec.whatwg.org/#live-range-pre-remove-steps
    """
    parent.child_leaves()
    document = node.node_document
    if document.ranges is not None:
        ranges = document.ranges.items()
        index = index_of(node) if len(ranges) > 0 else 0
        for each in ranges:
            if is_inclusive_ancestor(node, each.start_node):
                each.move_start(parent, index)
            elif each.start_node is parent and each.start_offset > index:
                each.move_start(parent, each.start_offset - 1)
            if is_inclusive_ancestor(node, each.end_node):
                each.move_end(parent, index)
            elif each.end_node is parent and each.end_offset > index:
                each.move_end(parent, each.end_offset - 1)
    extras = parent.known_extras
    if extras is not None and extras.child_list is not None:
        extras.child_list.child_will_be_removed(node)
    if document.iterators is not None:
        for iterator in document.iterators.items():
            _node_iterator_pre_remove_steps(iterator, node, parent)


def _node_iterator_pre_remove_steps(iterator: NodeIterator, node: Node, parent: Node) -> None:
    """https://dom.spec.whatwg.org/#nodeiterator-pre-removing-steps"""
    if is_inclusive_ancestor(node, iterator.root):
        return
    reference = iterator.reference
    if is_inclusive_ancestor(node, reference):
        adjusted = _following(iterator.pointer_before_reference, iterator, node)
        iterator.pointer_before_reference = adjusted is not None
        iterator.reference = _preceding(node, parent) if adjusted is None else adjusted
    candidate = iterator.candidate
    if candidate is not None and is_inclusive_ancestor(node, candidate):
        adjusted = _following(iterator.candidate_before, iterator, node)
        iterator.candidate_before = adjusted is not None
        iterator.candidate = _preceding(node, parent) if adjusted is None else adjusted


def _following(is_before: bool, iterator: NodeIterator, node: Node) -> Node | None:
    """The second step of https://dom.spec.whatwg.org/#nodeiterator-adjust-a-node-pointer"""
    return next_node_skipping_children(node, iterator.root) if is_before else None


def _preceding(node: Node, parent: Node) -> Node:
    """The last steps of https://dom.spec.whatwg.org/#nodeiterator-adjust-a-node-pointer"""
    if node.previous_sibling is None:
        return parent
    return last_inclusive_descendant(node.previous_sibling)


def child_removed(node: Node, parent: Node) -> None:
    """Let collections follow a removal."""
    _let_collections_follow(node, parent, is_inserted=False)


def _let_collections_follow(node: Node, parent: Node, is_inserted: bool) -> None:
    """Let collections follow a change, and clear those that cannot."""
    document = parent.node_document
    document.element_lists = None
    if node.node_type == ELEMENT_NODE:
        document.form_trees = None
        if document.motion is not None and parent.is_connected:
            document.motion.tree_changed(node, is_inserted)
        if document.styles is not None and parent.is_connected:
            document.styles.tree_changed(parent)
    if document.unchanged is not None:
        note_change(document)
    if len(document.live_collections) == 0:
        return
    kept: list[HTMLCollection] = []
    for each in document.live_collections:
        follows = (
            each.subtree_inserted(node, parent)
            if is_inserted
            else each.subtree_removed(node, parent)
        )
        if follows:
            kept.append(each)
        else:
            each.forget()
    document.live_collections = kept


def attribute_will_change(element: Element, local_name: str, value: str | None) -> None:
    """Let collections note whether an element matches before an attribute of it changes."""
    document = element.node_document
    if document.motion is not None:
        document.motion.attribute_will_change(element, local_name, value)
    elif local_name == "style" and value is not None and document.has_browsing_context:
        watch_style_attribute(document, value)
    for each in element.node_document.live_collections:
        if each.depends_on(local_name):
            each.matched = each.matches(element)


def attribute_changed(element: Element, local_name: str) -> None:
    """Let collections follow the change of an attribute."""
    document = element.node_document
    if local_name in ("for", "form", "id", "name", "required", "type"):
        document.form_trees = None
    if document.unchanged is not None:
        note_change(document)
    if len(document.live_collections) == 0:
        return
    is_name = local_name in ("id", "name")
    kept: list[HTMLCollection] = []
    for each in document.live_collections:
        if is_name:
            each.names_changed(element)
        if not each.depends_on(local_name) or each.attribute_changed(element):
            kept.append(each)
        else:
            each.forget()
    document.live_collections = kept


def move_live_objects(old_document: Document, document: Document) -> None:
    """Let the live objects of nodes that were adopted follow their new document."""
    old_document.element_lists = None
    old_document.form_trees = None
    for name in list(old_document.control_names.keys()):
        document.note_control_name(name)
    if old_document.is_observed:
        document.is_observed = True
    if old_document.has_custom_controls:
        document.has_custom_controls = True
    if len(old_document.live_collections) > 0:
        kept: list[HTMLCollection] = []
        for each in old_document.live_collections:
            if each.root.node_document is old_document:
                kept.append(each)
            else:
                each.forget()
        old_document.live_collections = kept
    if old_document.ranges is not None:
        for range in old_document.ranges.items():
            if range.start_node.node_document is document:
                document.follow_with_a_range(range)
    if old_document.iterators is not None:
        for iterator in old_document.iterators.items():
            if iterator.root.node_document is document:
                document.follow_with_an_iterator(iterator)


def data_replaced(node: Node, offset: int, count: int, length: int) -> None:
    """The steps of https://dom.spec.whatwg.org/#concept-cd-replace about live ranges"""
    document = node.node_document
    if document.unchanged is not None:
        note_change(document)
    ranges = document.ranges
    if ranges is None:
        return
    for each in ranges.items():
        if each.start_node is node and each.start_offset > offset:
            if each.start_offset <= offset + count:
                each.move_start(node, offset)
            else:
                each.move_start(node, each.start_offset + length - count)
        if each.end_node is node and each.end_offset > offset:
            if each.end_offset <= offset + count:
                each.move_end(node, offset)
            else:
                each.move_end(node, each.end_offset + length - count)


def text_split(node: Node, new_node: Node, offset: int) -> None:
    """The steps of https://dom.spec.whatwg.org/#concept-text-split about live ranges"""
    ranges = node.node_document.ranges
    parent = node.parent
    if ranges is None or parent is None:
        return
    index = index_of(node)
    for each in ranges.items():
        if each.start_node is node and each.start_offset > offset:
            each.move_start(new_node, each.start_offset - offset)
        if each.end_node is node and each.end_offset > offset:
            each.move_end(new_node, each.end_offset - offset)
        if each.start_node is parent and each.start_offset == index + 1:
            each.move_start(parent, each.start_offset + 1)
        if each.end_node is parent and each.end_offset == index + 1:
            each.move_end(parent, each.end_offset + 1)


def text_merged(node: Node, current_node: Node, length: int) -> None:
    """The steps of https://dom.spec.whatwg.org/#dom-node-normalize about live ranges"""
    ranges = node.node_document.ranges
    if ranges is None:
        return
    index = index_of(current_node)
    for each in ranges.items():
        if each.start_node is current_node:
            each.move_start(node, each.start_offset + length)
        if each.end_node is current_node:
            each.move_end(node, each.end_offset + length)
        if each.start_node is current_node.parent and each.start_offset == index:
            each.move_start(node, length)
        if each.end_node is current_node.parent and each.end_offset == index:
            each.move_end(node, length)
