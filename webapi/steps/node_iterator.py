"""The steps of the NodeIterator class: https://dom.spec.whatwg.org/#interface-nodeiterator"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from webapi.dom.node import Node as NodeImpl
    from webapi.dom.traversal import NodeIterator as NodeIteratorImpl
    from webapi.interfaces.node_iterator import NodeIterator


class Slots:
    """The private attributes of NodeIterator objects."""

    _webapi_node_iterator: NodeIteratorImpl


def initialize(this: NodeIterator, value: NodeIteratorImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_node_iterator = value
    value.platform_object = this


def root_getter(this: NodeIterator) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-nodeiterator-root"""
    result: NodeImpl = this._webapi_node_iterator.root
    return result


def referenceNode_getter(this: NodeIterator) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-nodeiterator-referencenode"""
    result: NodeImpl = this._webapi_node_iterator.reference_node
    return result


def pointerBeforeReferenceNode_getter(this: NodeIterator) -> bool:
    """https://dom.spec.whatwg.org/#dom-nodeiterator-pointerbeforereferencenode"""
    result: bool = this._webapi_node_iterator.pointer_before_reference_node
    return result


def whatToShow_getter(this: NodeIterator) -> int:
    """https://dom.spec.whatwg.org/#dom-nodeiterator-whattoshow"""
    result: int = this._webapi_node_iterator.what_to_show
    return result


def filter_getter(this: NodeIterator) -> Any:
    """https://dom.spec.whatwg.org/#dom-nodeiterator-filter"""
    return getattr(this._webapi_node_iterator.filter, "__wrapped__", None)


def nextNode(this: NodeIterator) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-nodeiterator-nextnode"""
    result: NodeImpl | None = this._webapi_node_iterator.next_node()
    return result


def previousNode(this: NodeIterator) -> NodeImpl | None:
    """https://dom.spec.whatwg.org/#dom-nodeiterator-previousnode"""
    result: NodeImpl | None = this._webapi_node_iterator.previous_node()
    return result


def detach(this: NodeIterator) -> None:
    """https://dom.spec.whatwg.org/#dom-nodeiterator-detach"""
    this._webapi_node_iterator.detach()


def inspect(this: NodeIterator) -> str:
    """The ``repr``."""
    return "<NodeIterator>"
