"""The slot element: https://html.spec.whatwg.org/multipage/scripting.html#the-slot-element

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, cast

from webapi.dom.html_element import HTMLElement
from webapi.dom.mutation_observers import signal_a_slot_change
from webapi.dom.slots import find_flattened_slottables, find_slottables, slot_name_changed
from webapi.dom.tree import ELEMENT_NODE

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.node import Node


class AssignedNodesOptions(TypedDict):
    """https://html.spec.whatwg.org/multipage/scripting.html#assignednodesoptions"""

    flatten: bool


class HTMLSlotElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/scripting.html#htmlslotelement"""

    __slots__ = ("is_signaled", "manually_assigned_nodes")

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        self.is_signaled = False
        """Whether it is one of the agent's signal slots."""
        self.manually_assigned_nodes: list[Node] = []
        """https://html.spec.whatwg.org/multipage/scripting.html#manually-assigned-nodes"""

    @property
    def is_slot(self) -> bool:
        """https://dom.spec.whatwg.org/#concept-slot"""
        return True

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://dom.spec.whatwg.org/#slot-name"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if local_name == "name" and namespace is None:
            slot_name_changed(self, old_value, value)

    def assigned_nodes(self, options: AssignedNodesOptions) -> list[Node]:
        """https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assignednodes"""
        return find_flattened_slottables(self) if options["flatten"] else find_slottables(self)

    def assigned_elements(self, options: AssignedNodesOptions) -> list[Element]:
        """https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assignedelements"""
        elements: list[Element] = []
        for each in self.assigned_nodes(options):
            if each.node_type == ELEMENT_NODE:
                elements.append(cast("Element", each))
        return elements

    def assign(self, nodes: list[Node]) -> None:
        """https://html.spec.whatwg.org/multipage/scripting.html#dom-slot-assign"""
        old = find_slottables(self)
        for each in self.manually_assigned_nodes:
            each.extras.manual_slot = None
        kept: set[Node] = set()
        changed: list[HTMLSlotElement] = []
        assigned: list[Node] = []
        for each in nodes:
            if each in kept:
                continue
            kept.add(each)
            other = each.extras.manual_slot
            if other is not None and other is not self:
                if other.is_assigned(each):
                    changed.append(other)
                other.forget_a_manually_assigned_node(each)
            each.extras.manual_slot = self
            assigned.append(each)
        self.manually_assigned_nodes = assigned
        styles = self.node_document.styles
        if styles is not None:
            styles.version += 1
        if not are_same(old, find_slottables(self)):
            signal_a_slot_change(self)
        for slot in changed:
            signal_a_slot_change(slot)

    def is_assigned(self, node: Node) -> bool:
        """Whether a node is one of the assigned nodes."""
        for each in find_slottables(self):
            if each is node:
                return True
        return False

    def forget_a_manually_assigned_node(self, node: Node) -> None:
        """Remove a node from the manually assigned nodes."""
        kept: list[Node] = []
        for each in self.manually_assigned_nodes:
            if each is not node:
                kept.append(each)
        self.manually_assigned_nodes = kept


def are_same(nodes: list[Node], others: list[Node]) -> bool:
    """Whether two lists have the same nodes in the same order."""
    if len(nodes) != len(others):
        return False
    for index, each in enumerate(nodes):
        if each is not others[index]:
            return False
    return True
