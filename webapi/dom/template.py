"""Templates: https://html.spec.whatwg.org/multipage/scripting.html#the-template-element

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.html_element import HTMLElement

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.document_fragment import DocumentFragment
    from webapi.dom.node import Node


class HTMLTemplateElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/scripting.html#htmltemplateelement"""

    __slots__ = ("content",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, prefix)
        owner = node_document.appropriate_template_contents_owner_document()
        self.content: DocumentFragment = owner.create_document_fragment()
        """https://html.spec.whatwg.org/multipage/scripting.html#template-contents"""
        self.content.host = self

    @property
    def may_be_a_host(self) -> bool:
        """Whether a DocumentFragment may have it as its host."""
        return True

    @property
    def template_contents(self) -> Node | None:
        """https://html.spec.whatwg.org/multipage/scripting.html#template-contents"""
        return self.content
