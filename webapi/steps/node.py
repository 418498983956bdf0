"""The steps of the Node class: https://dom.spec.whatwg.org/#interface-node"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.url.serializer import url_serializer

from .document import document_base_url
from .element import get_text, set_text

if TYPE_CHECKING:
    from webapi.interfaces.document import Document
    from webapi.interfaces.node import Node


class Slots:
    """What a Node object holds."""

    _webapi_connected: bool
    """Whether it is in its node document, or is a document."""
    _webapi_document: Document
    """https://dom.spec.whatwg.org/#concept-node-document"""


def baseURI_getter(this: Node) -> str:
    """https://dom.spec.whatwg.org/#dom-node-baseuri"""
    return url_serializer(document_base_url(this._webapi_document))


def isConnected_getter(this: Node) -> bool:
    """https://dom.spec.whatwg.org/#dom-node-isconnected"""
    return this._webapi_connected


def ownerDocument_getter(this: Node) -> Document | None:
    """https://dom.spec.whatwg.org/#dom-node-ownerdocument"""
    return None if this._webapi_document is this else this._webapi_document


def textContent_getter(this: Node) -> str | None:
    """https://dom.spec.whatwg.org/#dom-node-textcontent"""
    if this._webapi_document is this:
        return None
    element: Any = this
    return get_text(element)


def textContent_setter(this: Node, value: str | None) -> None:
    """https://dom.spec.whatwg.org/#dom-node-textcontent"""
    if this._webapi_document is not this:
        element: Any = this
        set_text(element, value or "")


def inspect(this: Node) -> str:
    """What ``repr`` shows: the interface."""
    return f"<{type(this).__name__}>"
