"""The steps of the DOMImplementation class: https://dom.spec.whatwg.org/#interface-domimplementation"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.document import Document as DocumentImpl
    from webapi.dom.document import DocumentType as DocumentTypeImpl
    from webapi.dom.document import DOMImplementation as DOMImplementationImpl
    from webapi.interfaces.document_type import DocumentType
    from webapi.interfaces.dom_implementation import DOMImplementation


class Slots:
    """The private attributes of DOMImplementation objects."""

    _webapi_dom_implementation: DOMImplementationImpl


def initialize(this: DOMImplementation, value: DOMImplementationImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_dom_implementation = value
    value.platform_object = this


def createDocumentType(
    this: DOMImplementation, name: str, publicId: str, systemId: str
) -> DocumentTypeImpl:
    """https://dom.spec.whatwg.org/#dom-domimplementation-createdocumenttype"""
    result: DocumentTypeImpl = this._webapi_dom_implementation.create_document_type(
        name, publicId, systemId
    )
    return result


def createDocument(
    this: DOMImplementation, namespace: str | None, qualifiedName: str, doctype: DocumentType | None
) -> DocumentImpl:
    """https://dom.spec.whatwg.org/#dom-domimplementation-createdocument"""
    result: DocumentImpl = this._webapi_dom_implementation.create_document(
        namespace, qualifiedName, None if doctype is None else node_of(doctype)
    )
    return result


def createHTMLDocument(this: DOMImplementation, title: str | None) -> DocumentImpl:
    """https://dom.spec.whatwg.org/#dom-domimplementation-createhtmldocument"""
    result: DocumentImpl = this._webapi_dom_implementation.create_html_document(title)
    return result


def hasFeature(this: DOMImplementation) -> bool:
    """https://dom.spec.whatwg.org/#dom-domimplementation-hasfeature"""
    result: bool = this._webapi_dom_implementation.has_feature()
    return result


def inspect(this: DOMImplementation) -> str:
    """The ``repr``."""
    return "<DOMImplementation>"
