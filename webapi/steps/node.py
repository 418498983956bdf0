"""The steps of the Node class: https://dom.spec.whatwg.org/#interface-node"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .event_target import initialize as initialize_event_target

if TYPE_CHECKING:
    from webapi.dom.collections import NodeList as NodeListImpl
    from webapi.dom.document import Document as DocumentImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.dom.node import GetRootNodeOptions
    from webapi.dom.node import Node as NodeImpl
    from webapi.interfaces.node import Node


class Slots:
    """The private attributes of Node objects."""

    _webapi_node: Any
    """A `webapi.dom.node.Node`."""


def initialize(this: Node, value: NodeImpl) -> None:
    """Make ``this`` the object of a node."""
    initialize_event_target(this, value)
    this._webapi_node = value


def node_of(this: Node) -> Any:
    """The node that an object stands for."""
    return this._webapi_node


def nodes_of(given: list[Node | str]) -> list[NodeImpl | str]:
    """The nodes of objects, and strings."""
    return [each if isinstance(each, str) else each._webapi_node for each in given]


def baseURI_getter(this: Node) -> str:
    """https://dom.spec.whatwg.org/#dom-node-baseuri"""
    result: str = this._webapi_node.base_uri
    return result


def isConnected_getter(this: Node) -> bool:
    """https://dom.spec.whatwg.org/#dom-node-isconnected"""
    result: bool = this._webapi_node.is_connected
    return result


def ownerDocument_getter(this: Node) -> DocumentImpl | None:
    """https://dom.spec.whatwg.org/#dom-node-ownerdocument"""
    result: DocumentImpl | None = this._webapi_node.owner_document
    return result


def textContent_getter(this: Node) -> str | None:
    """https://dom.spec.whatwg.org/#dom-node-textcontent"""
    result: str | None = this._webapi_node.text_content
    return result


def textContent_setter(this: Node, value: str | None) -> None:
    """https://dom.spec.whatwg.org/#dom-node-textcontent"""
    this._webapi_node.text_content = value


def nodeType_getter(this: Node) -> int:
    """https://dom.spec.whatwg.org/#dom-node-nodetype"""
    result: int = this._webapi_node.node_type
    return result


def nodeName_getter(this: Node) -> str:
    """https://dom.spec.whatwg.org/#dom-node-nodename"""
    result: str = this._webapi_node.node_name
    return result


def getRootNode(this: Node, options: GetRootNodeOptions) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-node-getrootnode, without shadow trees"""
    result: NodeImpl = this._webapi_node.get_root_node(options)
    return result


def parentNode_getter(this: Node) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-node-parentnode"""
    result: NodeImpl | None = this._webapi_node.parent_node
    return result


def parentElement_getter(this: Node) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-node-parentelement"""
    result: ElementImpl | None = this._webapi_node.parent_element
    return result


def hasChildNodes(this: Node) -> bool:
    """https://dom.spec.whatwg.org/#dom-node-haschildnodes"""
    result: bool = this._webapi_node.has_child_nodes()
    return result


def childNodes_getter(this: Node) -> NodeListImpl:
    """https://dom.spec.whatwg.org/#dom-node-childnodes"""
    result: NodeListImpl = this._webapi_node.child_nodes
    return result


def firstChild_getter(this: Node) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-node-firstchild"""
    result: NodeImpl | None = this._webapi_node.first_child
    return result


def lastChild_getter(this: Node) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-node-lastchild"""
    result: NodeImpl | None = this._webapi_node.last_child
    return result


def previousSibling_getter(this: Node) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-node-previoussibling"""
    result: NodeImpl | None = this._webapi_node.previous_sibling
    return result


def nextSibling_getter(this: Node) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-node-nextsibling"""
    result: NodeImpl | None = this._webapi_node.next_sibling
    return result


def nodeValue_getter(this: Node) -> str | None:
    """https://dom.spec.whatwg.org/#dom-node-nodevalue"""
    result: str | None = this._webapi_node.node_value
    return result


def nodeValue_setter(this: Node, value: str | None) -> None:
    """https://dom.spec.whatwg.org/#dom-node-nodevalue"""
    this._webapi_node.node_value = value


def normalize(this: Node) -> None:
    """https://dom.spec.whatwg.org/#dom-node-normalize"""
    this._webapi_node.normalize()


def cloneNode(this: Node, subtree: bool) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-node-clonenode"""
    result: NodeImpl = this._webapi_node.clone_node(subtree)
    return result


def isEqualNode(this: Node, otherNode: Node | None) -> bool:
    """https://dom.spec.whatwg.org/#dom-node-isequalnode"""
    result: bool = this._webapi_node.is_equal_node(
        None if otherNode is None else otherNode._webapi_node
    )
    return result


def isSameNode(this: Node, otherNode: Node | None) -> bool:
    """https://dom.spec.whatwg.org/#dom-node-issamenode"""
    result: bool = this._webapi_node.is_same_node(
        None if otherNode is None else otherNode._webapi_node
    )
    return result


def compareDocumentPosition(this: Node, other: Node) -> int:
    """https://dom.spec.whatwg.org/#dom-node-comparedocumentposition"""
    result: int = this._webapi_node.compare_document_position(other._webapi_node)
    return result


def contains(this: Node, other: Node | None) -> bool:
    """https://dom.spec.whatwg.org/#dom-node-contains"""
    result: bool = this._webapi_node.contains(None if other is None else other._webapi_node)
    return result


def lookupPrefix(this: Node, namespace: str | None) -> str | None:
    """https://dom.spec.whatwg.org/#dom-node-lookupprefix"""
    result: str | None = this._webapi_node.lookup_prefix(namespace)
    return result


def lookupNamespaceURI(this: Node, prefix: str | None) -> str | None:
    """https://dom.spec.whatwg.org/#dom-node-lookupnamespaceuri"""
    result: str | None = this._webapi_node.lookup_namespace_uri(prefix)
    return result


def isDefaultNamespace(this: Node, namespace: str | None) -> bool:
    """https://dom.spec.whatwg.org/#dom-node-isdefaultnamespace"""
    result: bool = this._webapi_node.is_default_namespace(namespace)
    return result


def insertBefore(this: Node, node: Node, child: Node | None) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-node-insertbefore"""
    result: NodeImpl = this._webapi_node.insert_before(
        node._webapi_node, None if child is None else child._webapi_node
    )
    return result


def appendChild(this: Node, node: Node) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-node-appendchild"""
    result: NodeImpl = this._webapi_node.append_child(node._webapi_node)
    return result


def replaceChild(this: Node, node: Node, child: Node) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-node-replacechild"""
    result: NodeImpl = this._webapi_node.replace_child(node._webapi_node, child._webapi_node)
    return result


def removeChild(this: Node, child: Node) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-node-removechild"""
    result: NodeImpl = this._webapi_node.remove_child(child._webapi_node)
    return result


def inspect(this: Node) -> str:
    """The ``repr``: the interface."""
    return f"<{type(this).__name__}>"
