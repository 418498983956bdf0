"""Shadow trees: https://dom.spec.whatwg.org/#shadow-trees, and the paths of events through them

Only documents in which an element has a shadow root come here.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.events import EventPath, PathItem
from webapi.dom.slots import assigned_slot, root_as_shadow_root
from webapi.dom.tree import DOCUMENT_FRAGMENT_NODE, is_inclusive_ancestor, root_of

if TYPE_CHECKING:
    from webapi.dom.events import Event, EventTarget
    from webapi.dom.node import Node
    from webapi.dom.shadow_root import ShadowRoot


def shadow_including_root(node: Node) -> Node:
    """https://dom.spec.whatwg.org/#concept-shadow-including-root"""
    shadow = root_as_shadow_root(node)
    last = node
    while shadow is not None:
        last = shadow.shadow_host
        shadow = root_as_shadow_root(last)
    return root_of(last)


def is_shadow_including_inclusive_ancestor(ancestor: Node, node: Node) -> bool:
    """https://dom.spec.whatwg.org/#concept-shadow-including-inclusive-ancestor"""
    each = node
    while not is_inclusive_ancestor(ancestor, each):
        shadow = root_as_shadow_root(each)
        if shadow is None:
            return False
        each = shadow.shadow_host
    return True


def retarget(target: Node, other: Node | None) -> Node:
    """https://dom.spec.whatwg.org/#retarget, against a node or against no node"""
    found = target
    while True:
        shadow = root_as_shadow_root(found)
        if shadow is None:
            return found
        if other is not None and is_shadow_including_inclusive_ancestor(shadow, other):
            return found
        found = shadow.shadow_host


def event_path(event: Event, target: Node) -> EventPath:
    """The steps of https://dom.spec.whatwg.org/#concept-event-dispatch that make the path

    The path may have 100,000 items, so a root is looked for only where a tree begins or ends.
    """
    path = EventPath()
    related_target = event.related_target
    related: EventTarget | None = _retargeted(related_target, target)
    if target is related and target is not related_target:
        return path
    is_activation = event.is_activation_event
    if is_activation and target.has_activation_behavior:
        path.activation_target = target
    shadow = root_as_shadow_root(target)
    path.items.append(_item(target, target, related, shadow, is_slot_in_closed_tree=False))
    inner_trees = 0  # that a slot began, in the path so far
    each: Node = target
    while True:
        slot = assigned_slot(each)
        parent: EventTarget | None = each.get_the_parent(event) if slot is None else slot
        if parent is None:
            break
        if not parent.is_node:
            path.items.append(PathItem(parent, None, _retargeted(related_target, None)))
            break
        node = cast("Node", parent)
        is_new_tree = each.parent is not node
        is_retargeted = False
        if is_new_tree:
            if slot is not None:
                inner_trees += 1
            elif inner_trees > 0:
                inner_trees -= 1
            else:
                is_retargeted = each.node_type == DOCUMENT_FRAGMENT_NODE
            shadow = root_as_shadow_root(node)
            related = _retargeted(related_target, node)
        is_slot_in_closed_tree = slot is not None and shadow is not None and shadow.mode == "closed"
        if is_retargeted and node is related:
            break
        may_activate = is_activation and path.activation_target is None
        if may_activate and (event.bubbles or is_retargeted) and node.has_activation_behavior:
            path.activation_target = node
        adjusted = node if is_retargeted else None
        path.items.append(_item(node, adjusted, related, shadow, is_slot_in_closed_tree))
        each = node
    path.clear_targets = _are_targets_to_be_cleared(path)
    return path


def _retargeted(related_target: EventTarget | None, other: Node | None) -> EventTarget | None:
    if related_target is None or not related_target.is_node:
        return related_target
    return retarget(cast("Node", related_target), other)


def _item(
    node: Node,
    adjusted: Node | None,
    related: EventTarget | None,
    shadow: ShadowRoot | None,
    is_slot_in_closed_tree: bool,
) -> PathItem:
    """https://dom.spec.whatwg.org/#concept-event-path-append"""
    item = PathItem(node, adjusted, related)
    item.is_in_shadow_tree = shadow is not None
    item.is_root_of_closed_tree = shadow is node and shadow is not None and shadow.mode == "closed"
    item.is_slot_in_closed_tree = is_slot_in_closed_tree
    return item


def _are_targets_to_be_cleared(path: EventPath) -> bool:
    """The step of https://dom.spec.whatwg.org/#concept-event-dispatch about clearTargets"""
    last: PathItem | None = None
    for item in path.items:
        if item.shadow_adjusted_target is not None:
            last = item
    if last is None:
        return False
    return _is_in_shadow_tree(last.shadow_adjusted_target) or _is_in_shadow_tree(
        last.related_target
    )


def _is_in_shadow_tree(target: EventTarget | None) -> bool:
    if target is None or not target.is_node:
        return False
    return root_as_shadow_root(cast("Node", target)) is not None
