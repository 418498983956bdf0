"""The steps of the Node class: https://dom.spec.whatwg.org/#interface-node"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from .event_target import initialize as initialize_event_target

if TYPE_CHECKING:
    from webapi.dom.node import Node as NodeImpl
    from webapi.interfaces.node import Node

    Held = TypeVar("Held")

    class HasNode(Protocol[Held]):
        """An object whose node is of this type."""

        _webapi_node: Held


class Slots:
    """The private attributes of Node objects."""

    _webapi_node: NodeImpl


def initialize(this: Node, value: NodeImpl) -> None:
    """Make ``this`` the object of a node."""
    initialize_event_target(this, value)
    this._webapi_node = value


def node_of(this: HasNode[Held]) -> Held:
    """The node that an object stands for."""
    return this._webapi_node


def inspect(this: Node) -> str:
    """The ``repr``: the interface."""
    return f"<{type(this).__name__}>"
