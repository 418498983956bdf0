"""Mutation algorithms: https://dom.spec.whatwg.org/#mutation-algorithms

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.custom_elements_host import put_element_queue_back, take_element_queue
from webapi.dom.focus import unfocus_before_removal
from webapi.dom.forms.custom_controls import custom_controls_moved
from webapi.dom.live_objects import (
    child_inserted,
    child_removed,
    child_will_be_inserted,
    child_will_be_removed,
    move_live_objects,
)
from webapi.dom.mutation_observers import add_transient_observers, queue_a_tree_mutation_record
from webapi.dom.shadow_trees import shadow_including_root
from webapi.dom.slots import slots_after_insertion, slots_after_removal
from webapi.dom.tree import (
    DOCUMENT_FRAGMENT_NODE,
    DOCUMENT_NODE,
    DOCUMENT_TYPE_NODE,
    ELEMENT_NODE,
    children_of,
    following_element,
    is_host_including_inclusive_ancestor,
    next_node,
    preceding_element,
    shadow_including_inclusive_descendants,
    shadow_root_of,
)
from webapi.webidl.dom_exception import DOMException

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.node import Node


def ensure_pre_insert_validity(
    node: Node,
    parent: Node,
    child: Node | None,
    excluded: Node | None = None,
    excludes_all: bool = False,
) -> None:
    """https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity

    The children to exclude are ``excluded``, or all.
    """
    if not parent.may_have_children:
        raise _hierarchy_error("Nodes of this type have no children.")
    # Only these contain another node.
    may_contain = node is parent or node.first_child is not None or node.may_be_a_host
    if may_contain and is_host_including_inclusive_ancestor(node, parent):
        raise _hierarchy_error("The new child contains the parent.")
    if child is not None and child.parent is not parent:
        raise DOMException("The reference node is not a child of this node.", "NotFoundError")
    if not node.may_have_a_parent:
        raise _hierarchy_error("Nodes of this type cannot be inserted.")
    if parent.node_type != DOCUMENT_NODE:
        if node.node_type == DOCUMENT_TYPE_NODE:
            raise _hierarchy_error("The parent of a doctype is a document.")
        return
    if node.is_text:
        raise _hierarchy_error("A document has no text.")
    if node.node_type == DOCUMENT_TYPE_NODE:
        if not excludes_all and _has_other_child(parent, DOCUMENT_TYPE_NODE, excluded):
            raise _hierarchy_error("The document has a doctype already.")
        if child is None:
            if not excludes_all and _has_other_child(parent, ELEMENT_NODE, excluded):
                raise _hierarchy_error("A doctype stands before the element.")
        elif preceding_element(child.previous_sibling) is not None:
            raise _hierarchy_error("A doctype stands before the element.")
        return
    if node.node_type == DOCUMENT_FRAGMENT_NODE:
        each = node.first_child
        while each is not None:
            if each.is_text:
                raise _hierarchy_error("A document has no text.")
            each = each.next_sibling
        first = following_element(node.first_child)
        if first is None:
            return
        if following_element(first.next_sibling) is not None:
            raise _hierarchy_error("A document has one element.")
    elif node.node_type != ELEMENT_NODE:
        return
    if not excludes_all and _has_other_child(parent, ELEMENT_NODE, excluded):
        raise _hierarchy_error("The document has an element already.")
    if child is None:
        return
    if _is_followed_by_a_doctype(child) or (
        child.node_type == DOCUMENT_TYPE_NODE and child is not excluded
    ):
        raise _hierarchy_error("A doctype stands before the element.")


def _hierarchy_error(message: str) -> DOMException:
    return DOMException(message, "HierarchyRequestError")


def _has_other_child(parent: Node, node_type: int, excluded: Node | None) -> bool:
    child = parent.first_child
    while child is not None:
        if child.node_type == node_type and child is not excluded:
            return True
        child = child.next_sibling
    return False


def _is_followed_by_a_doctype(child: Node) -> bool:
    sibling = child.next_sibling
    while sibling is not None:
        if sibling.node_type == DOCUMENT_TYPE_NODE:
            return True
        sibling = sibling.next_sibling
    return False


def pre_insert(node: Node, parent: Node, child: Node | None) -> Node:
    """https://dom.spec.whatwg.org/#concept-node-pre-insert"""
    ensure_pre_insert_validity(node, parent, child)
    if unfocus_before_removal(node):
        ensure_pre_insert_validity(node, parent, child)
    reference_child = child
    if reference_child is node:
        reference_child = node.next_sibling
    insert(node, parent, reference_child)
    return node


def append(node: Node, parent: Node) -> Node:
    """https://dom.spec.whatwg.org/#concept-node-append"""
    return pre_insert(node, parent, None)


def insert(node: Node, parent: Node, child: Node | None, suppress_observers: bool = False) -> None:
    """https://dom.spec.whatwg.org/#concept-node-insert"""
    is_fragment = node.node_type == DOCUMENT_FRAGMENT_NODE
    nodes = children_of(node) if is_fragment else [node]
    if len(nodes) == 0:
        return
    if is_fragment:
        for each in nodes:
            remove(each, True)
        queue_a_tree_mutation_record(node, [], nodes, previous_sibling=None, next_sibling=None)
    if child is not None:
        child_will_be_inserted(parent, child, len(nodes))
    previous_sibling = parent.last_child if child is None else child.previous_sibling
    for each in nodes:
        adopt_into(each, parent.node_document)
        link(each, parent, child)
        if parent.node_document.has_shadow_trees:
            slots_after_insertion(each, parent)
        connect(each)
        if parent.node_document.has_custom_controls:
            custom_controls_moved(each, parent)
    if not suppress_observers:
        queue_a_tree_mutation_record(parent, nodes, [], previous_sibling, child)
    parent.children_changed_steps()
    if parent.is_connected:
        _run_post_connection_steps(nodes)


def link(node: Node, parent: Node, child: Node | None) -> None:
    """Make a node without parent a child, before another one or last."""
    previous = parent.last_child if child is None else child.previous_sibling
    node.parent = parent
    node.previous_sibling = previous
    node.next_sibling = child
    if previous is None:
        parent.first_child = node
    else:
        previous.next_sibling = node
    if child is None:
        parent.last_child = node
    else:
        child.previous_sibling = node
    child_inserted(node, parent)


def unlink(node: Node, parent: Node) -> None:
    """Take a node from its parent."""
    child_will_be_removed(node, parent)
    previous, following = node.previous_sibling, node.next_sibling
    if previous is None:
        parent.first_child = following
    else:
        previous.next_sibling = following
    if following is None:
        parent.last_child = previous
    else:
        following.previous_sibling = previous
    node.parent = node.previous_sibling = node.next_sibling = None
    child_removed(node, parent)


def connect(node: Node) -> None:
    """Run the insertion steps of a connected node, and of its descendants."""
    parent = node.parent
    if parent is None or not parent.is_connected:
        return
    if node.node_document.has_shadow_trees:
        for inside in shadow_including_inclusive_descendants(node):
            inside.is_connected = True
            inside.insertion_steps()
        return
    each: Node | None = node
    while each is not None:
        each.is_connected = True
        each.insertion_steps()
        each = next_node(each, node)


def _run_post_connection_steps(nodes: list[Node]) -> None:
    static_node_list: list[Node] = []
    for node in nodes:
        if node.node_document.has_shadow_trees:
            for inside in shadow_including_inclusive_descendants(node):
                if inside.has_post_connection_steps:
                    static_node_list.append(inside)
            continue
        each: Node | None = node
        while each is not None:
            if each.has_post_connection_steps:
                static_node_list.append(each)
            each = next_node(each, node)
    if len(static_node_list) == 0:
        return
    # These steps run scripts.
    waiting = take_element_queue()
    for node in static_node_list:
        if node.is_connected:
            node.post_connection_steps()
    put_element_queue_back(waiting)


def move(node: Node, new_parent: Node, child: Node | None) -> None:
    """https://dom.spec.whatwg.org/#move"""
    if shadow_including_root(new_parent) is not shadow_including_root(node):
        raise _hierarchy_error("The nodes are not in one tree.")
    if is_host_including_inclusive_ancestor(node, new_parent):
        raise _hierarchy_error("The node contains its new parent.")
    if child is not None and child.parent is not new_parent:
        raise DOMException("The reference node is not a child of this node.", "NotFoundError")
    if node.node_type != ELEMENT_NODE and not node.is_character_data:
        raise _hierarchy_error("Nodes of this type cannot be moved.")
    if new_parent.node_type == DOCUMENT_NODE:
        if node.is_text:
            raise _hierarchy_error("A document has no text.")
        if node.node_type == ELEMENT_NODE:
            if _has_other_child(new_parent, ELEMENT_NODE, None):
                raise _hierarchy_error("The document has an element already.")
            if child is not None and (
                child.node_type == DOCUMENT_TYPE_NODE or _is_followed_by_a_doctype(child)
            ):
                raise _hierarchy_error("A doctype stands before the element.")
    old_parent = node.parent
    assert old_parent is not None
    old_previous_sibling, old_next_sibling = node.previous_sibling, node.next_sibling
    unlink(node, old_parent)
    node.node_document.focus_ancestors = None
    if child is not None:
        child_will_be_inserted(new_parent, child, 1)
    new_previous_sibling = new_parent.last_child if child is None else child.previous_sibling
    if new_parent.node_document.has_shadow_trees:
        slots_after_removal(node, old_parent)
    link(node, new_parent, child)
    if new_parent.node_document.has_shadow_trees:
        slots_after_insertion(node, new_parent)
    ids = new_parent.node_document.ids
    if ids is not None:
        ids.moved()
    each: Node | None = node
    while each is not None:
        each.moving_steps(old_parent)
        each = next_node(each, node)
    if new_parent.node_document.has_custom_controls:
        custom_controls_moved(node, old_parent)
        custom_controls_moved(node, new_parent)
    queue_a_tree_mutation_record(old_parent, [], [node], old_previous_sibling, old_next_sibling)
    queue_a_tree_mutation_record(new_parent, [node], [], new_previous_sibling, child)


def replace_within(child: Node, node: Node, parent: Node) -> Node:
    """https://dom.spec.whatwg.org/#concept-node-replace"""
    ensure_pre_insert_validity(node, parent, child, child)
    if unfocus_before_removal(child) or unfocus_before_removal(node):
        ensure_pre_insert_validity(node, parent, child, child)
    reference_child = child.next_sibling
    if reference_child is node:
        reference_child = node.next_sibling
    previous_sibling = child.previous_sibling
    removed_nodes: list[Node] = []
    adopt_into(node, parent.node_document)
    if child.parent is not None:
        removed_nodes = [child]
        remove(child, True)
    nodes = children_of(node) if node.node_type == DOCUMENT_FRAGMENT_NODE else [node]
    insert(node, parent, reference_child, True)
    queue_a_tree_mutation_record(parent, nodes, removed_nodes, previous_sibling, reference_child)
    return child


def replace_all_within(node: Node | None, parent: Node) -> None:
    """https://dom.spec.whatwg.org/#concept-node-replace-all"""
    removed_nodes = children_of(parent)
    added_nodes: list[Node] = []
    if node is not None:
        is_fragment = node.node_type == DOCUMENT_FRAGMENT_NODE
        added_nodes = children_of(node) if is_fragment else [node]
    for each in removed_nodes:
        remove(each, True)
    if node is not None:
        insert(node, parent, None, True)
    if len(added_nodes) > 0 or len(removed_nodes) > 0:
        queue_a_tree_mutation_record(
            parent, added_nodes, removed_nodes, previous_sibling=None, next_sibling=None
        )


def pre_remove(child: Node, parent: Node) -> Node:
    """https://dom.spec.whatwg.org/#concept-node-pre-remove"""
    if child.parent is parent:
        unfocus_before_removal(child)
    if child.parent is not parent:
        raise DOMException("The node is not a child of this node.", "NotFoundError")
    remove(child)
    return child


def remove(node: Node, suppress_observers: bool = False) -> None:
    """https://dom.spec.whatwg.org/#concept-node-remove"""
    parent = node.parent
    assert parent is not None
    old_previous_sibling, old_next_sibling = node.previous_sibling, node.next_sibling
    unlink(node, parent)
    has_shadow_trees = node.node_document.has_shadow_trees
    if has_shadow_trees:
        slots_after_removal(node, parent)
    if node.is_connected and has_shadow_trees:
        for inside in shadow_including_inclusive_descendants(node):
            inside.is_connected = False
            inside.removing_steps(parent)
    elif node.is_connected:
        each: Node | None = node
        while each is not None:
            each.is_connected = False
            each.removing_steps(parent)
            each = next_node(each, node)
    if node.node_document.has_custom_controls:
        custom_controls_moved(node, parent)
    if node.node_document.is_observed:
        add_transient_observers(node, parent)
    if not suppress_observers:
        queue_a_tree_mutation_record(parent, [], [node], old_previous_sibling, old_next_sibling)
    parent.children_changed_steps()


def adopt_into(node: Node, document: Document) -> None:
    """https://dom.spec.whatwg.org/#concept-node-adopt"""
    old_document = node.node_document
    if node.parent is not None:
        remove(node)
    if document is old_document:
        return
    _change_node_documents(node, document)


def _change_node_documents(root: Node, document: Document) -> None:
    """The steps of `adopt_into` about a subtree, and about the contents of its templates.

    https://html.spec.whatwg.org/multipage/scripting.html#the-template-element:concept-node-adopt-ext
    """
    roots, documents = [root], [document]
    while len(roots) > 0:
        node = roots.pop()
        new_document = documents.pop()
        old_document = node.node_document
        each: Node | None = node
        while each is not None:
            each.set_node_document(new_document)
            shadow = shadow_root_of(each)
            if shadow is not None:
                new_document.has_shadow_trees = True
                roots.append(shadow)
                documents.append(new_document)
            contents = each.template_contents
            if contents is not None:
                roots.append(contents)
                documents.append(new_document.appropriate_template_contents_owner_document())
            each = next_node(each, node)
        move_live_objects(old_document, new_document)
