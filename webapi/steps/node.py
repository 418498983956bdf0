"""The steps of the Node class: https://dom.spec.whatwg.org/#interface-node"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.url.serializer import url_serializer

if TYPE_CHECKING:
    from webapi.html import nodes
    from webapi.interfaces.node import Node


class Slots:
    """The private attributes of Node objects."""

    _webapi_node: Any
    """A `webapi.html.nodes.Node`."""


def initialize(this: Node, node: nodes.Node) -> None:
    """Make ``this`` the object of a node."""
    this._webapi_node = node
    node.platform_object = this


def baseURI_getter(this: Node) -> str:
    """https://dom.spec.whatwg.org/#dom-node-baseuri"""
    return url_serializer(this._webapi_node.document.base_url)


def isConnected_getter(this: Node) -> bool:
    """https://dom.spec.whatwg.org/#dom-node-isconnected"""
    connected: bool = this._webapi_node.connected
    return connected


def ownerDocument_getter(this: Node) -> nodes.Document | None:
    """https://dom.spec.whatwg.org/#dom-node-ownerdocument"""
    document: nodes.Document = this._webapi_node.document
    return None if document is this._webapi_node else document


def textContent_getter(this: Node) -> str | None:
    """https://dom.spec.whatwg.org/#dom-node-textcontent"""
    text: str | None = getattr(this._webapi_node, "text_content", None)
    return text


def textContent_setter(this: Node, value: str | None) -> None:
    """https://dom.spec.whatwg.org/#dom-node-textcontent"""
    if this._webapi_node is not this._webapi_node.document:
        this._webapi_node.text_content = value or ""


def inspect(this: Node) -> str:
    """The ``repr``: the interface."""
    return f"<{type(this).__name__}>"
