"""The steps of the NodeList class: https://dom.spec.whatwg.org/#interface-nodelist"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import NodeList as NodeListImpl
    from webapi.interfaces.node_list import NodeList


class Slots:
    """The private attributes of NodeList objects."""

    _webapi_node_list: NodeListImpl


def initialize(this: NodeList, value: NodeListImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_node_list = value
    value.platform_object = this


def inspect(this: NodeList) -> str:
    """The ``repr``: the number of nodes."""
    return f"<NodeList of {this._webapi_node_list.length} nodes>"
