"""The steps of the DocumentFragment class: https://dom.spec.whatwg.org/#interface-documentfragment"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.document_fragment import DocumentFragment as DocumentFragmentImpl
from webapi.html.nodes import associated_document

from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.document_fragment import DocumentFragment


def constructor(this: DocumentFragment) -> None:
    """https://dom.spec.whatwg.org/#dom-documentfragment-documentfragment"""
    initialize(this, DocumentFragmentImpl(associated_document()))
