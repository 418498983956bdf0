"""The steps of the XPathResult class: https://dom.spec.whatwg.org/#interface-xpathresult"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.node import Node as NodeImpl
    from webapi.dom.xpath import XPathResult as XPathResultImpl
    from webapi.interfaces.x_path_result import XPathResult


class Slots:
    """The private attributes of XPathResult objects."""

    _webapi_result: XPathResultImpl


def initialize(this: XPathResult, value: XPathResultImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_result = value
    value.platform_object = this


def iterate(this: XPathResult) -> Iterator[NodeImpl]:
    """The nodes: the rest of an iterator, all of a snapshot, the single node if there is one.

    Raises:
        TypeError: the result is a number, a string or a boolean.
    """
    result = this._webapi_result
    match this.resultType:
        case this.UNORDERED_NODE_ITERATOR_TYPE | this.ORDERED_NODE_ITERATOR_TYPE:
            return iter(result.iterate_next, None)
        case this.UNORDERED_NODE_SNAPSHOT_TYPE | this.ORDERED_NODE_SNAPSHOT_TYPE:
            nodes = map(result.snapshot_item, range(result.snapshot_length))
            return (node for node in nodes if node is not None)
        case this.ANY_UNORDERED_NODE_TYPE | this.FIRST_ORDERED_NODE_TYPE:
            node = result.single_node_value
            return iter([] if node is None else [node])
    value = ("numberValue", "stringValue", "booleanValue")[this.resultType - this.NUMBER_TYPE]
    raise TypeError(f"This XPathResult has no nodes to iterate over: read {value}.")


def inspect(this: XPathResult) -> str:
    """The ``repr``."""
    return f"<XPathResult of type {this._webapi_result.type}>"
