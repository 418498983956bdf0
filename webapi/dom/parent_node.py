"""Nodes that have children: https://dom.spec.whatwg.org/#interface-parentnode

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.child_node import ChildNode, convert_nodes_into_a_node
from webapi.dom.collections import HTMLCollection, NodeList
from webapi.dom.focus import unfocus_before_replacement
from webapi.dom.mutation import (
    append,
    ensure_pre_insert_validity,
    move,
    pre_insert,
    replace_all_within,
)
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.querying import query_selector, query_selector_all
from webapi.dom.token_sets import ordered_set
from webapi.dom.tree import (
    DOCUMENT_NODE,
    following_element,
    next_element,
    next_node,
    preceding_element,
)
from webapi.webidl.host import ascii_lowercase, joined_texts

if TYPE_CHECKING:
    from webapi.dom.element import Element
    from webapi.dom.node import Node


class ParentNode(ChildNode):
    """The steps of the mixins ParentNode and NonElementParentNode

    https://dom.spec.whatwg.org/#interface-nonelementparentnode
    """

    __slots__ = ()

    @property
    def may_have_children(self) -> bool:
        """Whether it is a Document, DocumentFragment, or Element."""
        return True

    @property
    def children(self) -> HTMLCollection:
        """https://dom.spec.whatwg.org/#dom-parentnode-children"""
        extras = self.extras
        if extras.children is None:
            extras.children = HTMLCollection(self, _is_any, is_deep=False)
        return extras.children

    @property
    def first_element_child(self) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild"""
        return following_element(self.first_child)

    @property
    def last_element_child(self) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild"""
        return preceding_element(self.last_child)

    @property
    def child_element_count(self) -> int:
        """https://dom.spec.whatwg.org/#dom-parentnode-childelementcount"""
        return self.children.length

    def prepend(self, nodes: list[Node | str]) -> None:
        """https://dom.spec.whatwg.org/#dom-parentnode-prepend"""
        node = convert_nodes_into_a_node(nodes, self.node_document)
        pre_insert(node, self, self.first_child)

    def append(self, nodes: list[Node | str]) -> None:
        """https://dom.spec.whatwg.org/#dom-parentnode-append"""
        append(convert_nodes_into_a_node(nodes, self.node_document), self)

    def replace_children(self, nodes: list[Node | str]) -> None:
        """https://dom.spec.whatwg.org/#dom-parentnode-replacechildren"""
        node = convert_nodes_into_a_node(nodes, self.node_document)
        unfocus_before_replacement(self)
        ensure_pre_insert_validity(node, self, child=None, excluded=None, excludes_all=True)
        replace_all_within(node, self)

    def move_before(self, node: Node, child: Node | None) -> None:
        """https://dom.spec.whatwg.org/#dom-parentnode-movebefore"""
        reference_child = child
        if reference_child is node:
            reference_child = node.next_sibling
        move(node, self, reference_child)

    def query_selector(self, selectors: str) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-parentnode-queryselector"""
        return query_selector(self, selectors)

    def query_selector_all(self, selectors: str) -> NodeList:
        """https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall"""
        return NodeList(query_selector_all(self, selectors))

    def get_element_by_id(self, element_id: str) -> Element | None:
        """https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid"""
        if element_id == "":
            return None
        each = next_element(self, self)
        while each is not None and each.id_value != element_id:
            each = next_element(each, self)
        return each

    def get_elements_by_tag_name(self, qualified_name: str) -> HTMLCollection:
        """https://dom.spec.whatwg.org/#concept-getelementsbytagname"""
        if qualified_name == "*":
            return HTMLCollection(self, _is_any)
        # The filter stays as it is when the root is adopted into a document of another type.
        html_name = qualified_name
        if self.node_document.is_html:
            html_name = ascii_lowercase(qualified_name)

        def matches(element: Element) -> bool:
            name = html_name if element.namespace == HTML_NAMESPACE else qualified_name
            return element.qualified_name == name

        return HTMLCollection(self, matches)

    def get_elements_by_tag_name_ns(self, namespace: str | None, local_name: str) -> HTMLCollection:
        """https://dom.spec.whatwg.org/#concept-getelementsbytagnamens"""
        wanted = None if namespace == "" else namespace

        def matches(element: Element) -> bool:
            return (wanted == "*" or element.namespace == wanted) and (
                local_name == "*" or element.local_name == local_name
            )

        return HTMLCollection(self, matches)

    def get_elements_by_class_name(self, class_names: str) -> HTMLCollection:
        """https://dom.spec.whatwg.org/#concept-getelementsbyclassname"""
        classes = ordered_set(class_names)
        root = self

        def matches(element: Element) -> bool:
            if len(classes) == 0:
                return False
            ignores_case = root.node_document.mode == "quirks"
            for each in classes:
                if not element.has_class(each, ignores_case):
                    return False
            return True

        return HTMLCollection(self, matches, attribute="class")

    def get_text_content(self) -> str | None:
        """https://dom.spec.whatwg.org/#concept-descendant-text-content"""
        if self.node_type == DOCUMENT_NODE:
            return None
        first = self.first_child
        if first is not None and first is self.last_child and first.is_text:
            return first.get_node_value()
        parts: list[str] = []
        each = first
        while each is not None:
            if each.is_text:
                data = each.get_node_value()
                if data is not None:
                    parts.append(data)
            each = next_node(each, self)
        return joined_texts(parts)

    def set_text_content(self, text: str) -> None:
        """https://dom.spec.whatwg.org/#string-replace-all"""
        if self.node_type != DOCUMENT_NODE:
            new = None if text == "" else self.node_document.create_text_node(text)
            unfocus_before_replacement(self)
            replace_all_within(new, self)


def _is_any(element: Element) -> bool:
    return True
