"""The steps of the NamedNodeMap class: https://dom.spec.whatwg.org/#interface-namednodemap"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.attributes import NamedNodeMap as NamedNodeMapImpl
    from webapi.interfaces.named_node_map import NamedNodeMap


class Slots:
    """The private attributes of NamedNodeMap objects."""

    _webapi_named_node_map: NamedNodeMapImpl


def initialize(this: NamedNodeMap, value: NamedNodeMapImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_named_node_map = value
    value.platform_object = this


def inspect(this: NamedNodeMap) -> str:
    """The ``repr``: the number of attributes."""
    return f"<NamedNodeMap of {this._webapi_named_node_map.length} attributes>"
