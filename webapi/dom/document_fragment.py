"""Document fragments: https://dom.spec.whatwg.org/#interface-documentfragment

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.parent_node import ParentNode
from webapi.dom.tree import DOCUMENT_FRAGMENT_NODE

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element
    from webapi.dom.node import Node


class DocumentFragment(ParentNode):
    """https://dom.spec.whatwg.org/#interface-documentfragment"""

    __slots__ = ("host",)

    def __init__(self, node_document: Document, host: Element | None = None) -> None:
        super().__init__(DOCUMENT_FRAGMENT_NODE, node_document)
        self.host = host
        """https://dom.spec.whatwg.org/#concept-documentfragment-host"""

    @property
    def host_of_fragment(self) -> Node | None:
        """https://dom.spec.whatwg.org/#concept-documentfragment-host"""
        return self.host

    @property
    def node_name(self) -> str:
        """https://dom.spec.whatwg.org/#dom-node-nodename"""
        return "#document-fragment"

    def element_for_namespaces(self) -> Element | None:
        """The element from which a namespace is located."""
        return None

    def clone_a_single_node(self, document: Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        return DocumentFragment(document)
