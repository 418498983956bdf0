"""The steps of the NodeIterator class: https://dom.spec.whatwg.org/#interface-nodeiterator"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from webapi.dom.traversal import NodeIterator as NodeIteratorImpl
    from webapi.interfaces.node_iterator import NodeIterator


class Slots:
    """The private attributes of NodeIterator objects."""

    _webapi_node_iterator: NodeIteratorImpl


def initialize(this: NodeIterator, value: NodeIteratorImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_node_iterator = value
    value.platform_object = this


def filter_getter(this: NodeIterator) -> Any:
    """https://dom.spec.whatwg.org/#dom-nodeiterator-filter"""
    return getattr(this._webapi_node_iterator.filter, "__wrapped__", None)


def inspect(this: NodeIterator) -> str:
    """The ``repr``."""
    return "<NodeIterator>"
