"""Nodes that have a parent: https://dom.spec.whatwg.org/#interface-childnode

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.focus import unfocus_before_removal
from webapi.dom.mutation import append, pre_insert, remove, replace_within
from webapi.dom.node import Node
from webapi.dom.tree import following_element, preceding_element

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element


class ChildNode(Node):
    """The steps of the mixins ChildNode and NonDocumentTypeChildNode

    https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode
    """

    __slots__ = ()

    def before(self, nodes: list[Node | str]) -> None:
        """https://dom.spec.whatwg.org/#dom-childnode-before"""
        parent = self.parent
        if parent is None:
            return
        viable_previous_sibling = self.previous_sibling
        while viable_previous_sibling is not None and _is_among(viable_previous_sibling, nodes):
            viable_previous_sibling = viable_previous_sibling.previous_sibling
        node = convert_nodes_into_a_node(nodes, self.node_document)
        if viable_previous_sibling is None:
            pre_insert(node, parent, parent.first_child)
        else:
            pre_insert(node, parent, viable_previous_sibling.next_sibling)

    def after(self, nodes: list[Node | str]) -> None:
        """https://dom.spec.whatwg.org/#dom-childnode-after"""
        parent = self.parent
        if parent is None:
            return
        viable_next_sibling = self._viable_next_sibling(nodes)
        node = convert_nodes_into_a_node(nodes, self.node_document)
        pre_insert(node, parent, viable_next_sibling)

    def replace_with(self, nodes: list[Node | str]) -> None:
        """https://dom.spec.whatwg.org/#dom-childnode-replacewith"""
        parent = self.parent
        if parent is None:
            return
        viable_next_sibling = self._viable_next_sibling(nodes)
        node = convert_nodes_into_a_node(nodes, self.node_document)
        if self.parent is parent:
            replace_within(self, node, parent)
        else:
            pre_insert(node, parent, viable_next_sibling)

    def _viable_next_sibling(self, nodes: list[Node | str]) -> Node | None:
        sibling = self.next_sibling
        while sibling is not None and _is_among(sibling, nodes):
            sibling = sibling.next_sibling
        return sibling

    def remove(self) -> None:
        """https://dom.spec.whatwg.org/#dom-childnode-remove"""
        unfocus_before_removal(self)
        if self.parent is not None:
            remove(self)

    @property
    def previous_element_sibling(self) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-previouselementsibling"""
        return preceding_element(self.previous_sibling)

    @property
    def next_element_sibling(self) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-nextelementsibling"""
        return following_element(self.next_sibling)


def _is_among(node: Node, nodes: list[Node | str]) -> bool:
    for each in nodes:
        if each is node:
            return True
    return False


def convert_nodes_into_a_node(nodes: list[Node | str], document: Document) -> Node:
    """https://dom.spec.whatwg.org/#converting-nodes-into-a-node"""
    converted: list[Node] = []
    for each in nodes:
        if isinstance(each, str):
            converted.append(document.create_text_node(each))
        else:
            converted.append(each)
    if len(converted) == 1:
        return converted[0]
    fragment = document.create_document_fragment()
    for node in converted:
        append(node, fragment)
    return fragment
