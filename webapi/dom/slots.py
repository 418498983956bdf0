"""Slots and slottables: https://dom.spec.whatwg.org/#shadow-tree-slots

No node keeps what is assigned to it: a shadow root knows its slots by name, which answers at once.
A mutation tells only which slots it changes.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.mutation_observers import signal_a_slot_change
from webapi.dom.tree import ELEMENT_NODE, next_node, precedes_in_tree, root_of, shadow_root_of

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node
    from webapi.dom.shadow_root import ShadowRoot
    from webapi.dom.slot_element import HTMLSlotElement


class NamedSlots:
    """The slots of a shadow tree, and the slottables of its host, by name."""

    __slots__ = ("_counts", "_first", "_root", "_slottables")

    def __init__(self, root: ShadowRoot) -> None:
        self._root = root
        self._counts: dict[str, int] = {}
        self._first: dict[str, HTMLSlotElement] = {}
        self._slottables: dict[str, list[Node]] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether there is no slot."""
        return len(self._first) == 0

    def first(self, name: str) -> HTMLSlotElement | None:
        """The first slot of a name in tree order."""
        return self._first.get(name)

    def add(self, slot: HTMLSlotElement, name: str) -> None:
        """Follow a slot that the tree has now."""
        count = self._counts.get(name)
        self._counts[name] = 1 if count is None else count + 1
        first = self._first.get(name)
        if first is None or precedes_in_tree(slot, first):
            self._first[name] = slot

    def remove(self, slot: HTMLSlotElement, name: str) -> None:
        """Follow a slot that the tree has no longer, or not under this name."""
        count = self._counts.get(name)
        if count is None:
            return
        if count > 1:
            self._counts[name] = count - 1
        else:
            del self._counts[name]
        if self._first.get(name) is not slot:
            return
        del self._first[name]
        each: Node | None = self._root if count > 1 else None
        while each is not None:
            if each is not slot and each.is_slot and name_of_slot(each) == name:
                self._first[name] = cast("HTMLSlotElement", each)
                return
            each = next_node(each, self._root)

    def slottables(self, name: str) -> list[Node]:
        """The children of the host that have a name, in a list that is not to be changed."""
        if self._slottables is None:
            by_name: dict[str, list[Node]] = {}
            each = self._root.shadow_host.first_child
            while each is not None:
                if is_slottable(each):
                    add_slottable(by_name, each)
                each = each.next_sibling
            self._slottables = by_name
        known = self._slottables.get(name)
        return [] if known is None else known

    def child_inserted(self, node: Node) -> None:
        """Follow a child that the host has now."""
        if self._slottables is None or node.next_sibling is not None:
            self._slottables = None
        elif is_slottable(node):
            add_slottable(self._slottables, node)

    def forget_slottables(self) -> None:
        """Follow a change of the host's children or of their names."""
        self._slottables = None


def add_slottable(by_name: dict[str, list[Node]], node: Node) -> None:
    """Add the last child of a host to the lists of its slottables."""
    name = name_of_slottable(node)
    found = by_name.get(name)
    if found is None:
        by_name[name] = [node]
    else:
        found.append(node)


def is_slottable(node: Node) -> bool:
    """https://dom.spec.whatwg.org/#concept-slotable"""
    return node.node_type == ELEMENT_NODE or node.is_text


def name_of_slottable(node: Node) -> str:
    """https://dom.spec.whatwg.org/#slotable-name"""
    if node.node_type != ELEMENT_NODE:
        return ""
    value = cast("Element", node).attribute_value("slot")
    return "" if value is None else value


def name_of_slot(slot: Node) -> str:
    """https://dom.spec.whatwg.org/#slot-name"""
    value = cast("Element", slot).attribute_value("name")
    return "" if value is None else value


def root_as_shadow_root(node: Node) -> ShadowRoot | None:
    """The root of a node if it is a shadow root."""
    root = root_of(node)
    host = root.host_of_fragment
    shadow = None if host is None else shadow_root_of(host)
    return shadow if shadow is root else None


def assigned_slot(slottable: Node) -> HTMLSlotElement | None:
    """https://dom.spec.whatwg.org/#slotable-assigned-slot"""
    parent = slottable.parent
    return None if parent is None else slot_of_child(slottable, parent)


def find_a_slot(slottable: Node, is_open: bool) -> HTMLSlotElement | None:
    """https://dom.spec.whatwg.org/#find-a-slot"""
    parent = slottable.parent
    shadow = None if parent is None else shadow_root_of(parent)
    if shadow is None or (is_open and shadow.mode != "open"):
        return None
    return assigned_slot(slottable)


def slot_of_child(slottable: Node, parent: Node) -> HTMLSlotElement | None:
    """The slot of a child of a host, also after the child was removed."""
    shadow = shadow_root_of(parent)
    if shadow is None or not is_slottable(slottable):
        return None
    if shadow.slot_assignment == "named":
        return shadow.slots.first(name_of_slottable(slottable))
    extras = slottable.known_extras
    slot = None if extras is None else extras.manual_slot
    return slot if slot is not None and root_of(slot) is shadow else None


def find_slottables(slot: HTMLSlotElement) -> list[Node]:
    """https://dom.spec.whatwg.org/#find-slotables, in a list that is not to be changed"""
    shadow = root_as_shadow_root(slot)
    if shadow is None:
        return []
    if shadow.slot_assignment == "named":
        name = name_of_slot(slot)
        return shadow.slots.slottables(name) if shadow.slots.first(name) is slot else []
    result: list[Node] = []
    for each in slot.manually_assigned_nodes:
        if each.parent is shadow.shadow_host:
            result.append(each)
    return result


def find_flattened_slottables(slot: HTMLSlotElement) -> list[Node]:
    """https://dom.spec.whatwg.org/#find-flattened-slotables

    ``waiting`` has the nodes that are to be flattened, the next one last.
    """
    result: list[Node] = []
    waiting: list[Node] = [slot]
    while len(waiting) > 0:
        node = waiting.pop()
        if node is not slot and (not node.is_slot or root_as_shadow_root(node) is None):
            result.append(node)
            continue
        inside = _slottables_or_fallback(cast("HTMLSlotElement", node))
        for each in reversed(inside):
            waiting.append(each)
    return result


def _slottables_or_fallback(slot: HTMLSlotElement) -> list[Node]:
    if root_as_shadow_root(slot) is None:
        return []
    slottables = find_slottables(slot)
    if len(slottables) > 0:
        return slottables
    children: list[Node] = []
    each = slot.first_child
    while each is not None:
        if is_slottable(each):
            children.append(each)
        each = each.next_sibling
    return children


# What mutations change


def slots_after_insertion(node: Node, parent: Node) -> None:
    """The steps of https://dom.spec.whatwg.org/#concept-node-insert about slots"""
    host_shadow = shadow_root_of(parent)
    if host_shadow is not None:
        host_shadow.slots.child_inserted(node)
        if host_shadow.slot_assignment == "named":
            slot = slot_of_child(node, parent)
            if slot is not None:
                signal_a_slot_change(slot)
    _signal_fallback(parent)
    if node.first_child is None and not node.is_slot:
        return
    shadow = root_as_shadow_root(parent)
    if shadow is None:
        return
    each: Node | None = node
    while each is not None:
        if each.is_slot:
            add_slot(cast("HTMLSlotElement", each), name_of_slot(each), shadow)
        each = next_node(each, node)


def slots_after_removal(node: Node, parent: Node) -> None:
    """The steps of https://dom.spec.whatwg.org/#concept-node-remove about slots"""
    host_shadow = shadow_root_of(parent)
    if host_shadow is not None:
        slot = slot_of_child(node, parent)
        host_shadow.slots.forget_slottables()
        if slot is not None:
            signal_a_slot_change(slot)
    _signal_fallback(parent)
    if node.first_child is None and not node.is_slot:
        return
    shadow = root_as_shadow_root(parent)
    if shadow is None:
        return
    each: Node | None = node
    while each is not None:
        if each.is_slot:
            remove_slot(cast("HTMLSlotElement", each), name_of_slot(each), shadow)
        each = next_node(each, node)


def add_slot(slot: HTMLSlotElement, name: str, shadow: ShadowRoot) -> None:
    """Run `assign slottables for a tree` after a slot was added.

    https://dom.spec.whatwg.org/#assign-slotables-for-a-tree
    """
    old = shadow.slots.first(name)
    shadow.slots.add(slot, name)
    if shadow.slot_assignment == "named":
        if shadow.slots.first(name) is slot and len(shadow.slots.slottables(name)) > 0:
            signal_a_slot_change(slot)
            if old is not None:
                signal_a_slot_change(old)
    elif len(find_slottables(slot)) > 0:
        signal_a_slot_change(slot)


def remove_slot(slot: HTMLSlotElement, name: str, shadow: ShadowRoot) -> None:
    """Run `assign slottables for a tree` after a slot was removed.

    https://dom.spec.whatwg.org/#assign-slotables-for-a-tree
    """
    was_first = shadow.slots.first(name) is slot
    shadow.slots.remove(slot, name)
    if shadow.slot_assignment == "named":
        if was_first and len(shadow.slots.slottables(name)) > 0:
            following = shadow.slots.first(name)
            if following is not None:
                signal_a_slot_change(following)
            signal_a_slot_change(slot)
    else:
        for each in slot.manually_assigned_nodes:
            if each.parent is shadow.shadow_host:
                signal_a_slot_change(slot)
                return


def _signal_fallback(parent: Node) -> None:
    """The step about the fallback content of a slot to which nothing is assigned."""
    if not parent.is_slot or root_as_shadow_root(parent) is None:
        return
    slot = cast("HTMLSlotElement", parent)
    if len(find_slottables(slot)) == 0:
        signal_a_slot_change(slot)


def slottable_name_changed(element: Element, old_value: str | None, value: str | None) -> None:
    """https://dom.spec.whatwg.org/#slotable-name, its attribute change steps"""
    old_name = "" if old_value is None else old_value
    name = "" if value is None else value
    parent = element.parent
    shadow = None if parent is None else shadow_root_of(parent)
    if shadow is None or name == old_name or shadow.slot_assignment != "named":
        return
    shadow.slots.forget_slottables()
    old_slot = shadow.slots.first(old_name)
    if old_slot is not None:
        signal_a_slot_change(old_slot)
    slot = shadow.slots.first(name)
    if slot is not None:
        signal_a_slot_change(slot)


def slot_name_changed(slot: HTMLSlotElement, old_value: str | None, value: str | None) -> None:
    """https://dom.spec.whatwg.org/#slot-name, its attribute change steps"""
    old_name = "" if old_value is None else old_value
    name = "" if value is None else value
    shadow = None if name == old_name else root_as_shadow_root(slot)
    if shadow is not None:
        remove_slot(slot, old_name, shadow)
        add_slot(slot, name, shadow)
