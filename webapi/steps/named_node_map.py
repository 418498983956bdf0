"""The steps of the NamedNodeMap class: https://dom.spec.whatwg.org/#interface-namednodemap"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.attributes import Attr as AttrImpl
    from webapi.dom.attributes import NamedNodeMap as NamedNodeMapImpl
    from webapi.interfaces.attr import Attr
    from webapi.interfaces.named_node_map import NamedNodeMap


class Slots:
    """The private attributes of NamedNodeMap objects."""

    _webapi_named_node_map: NamedNodeMapImpl


def initialize(this: NamedNodeMap, value: NamedNodeMapImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_named_node_map = value
    value.platform_object = this


def length_getter(this: NamedNodeMap) -> int:
    """https://dom.spec.whatwg.org/#dom-namednodemap-length"""
    result: int = this._webapi_named_node_map.length
    return result


def item(this: NamedNodeMap, index: int) -> AttrImpl | None:
    """https://dom.spec.whatwg.org/#dom-namednodemap-item"""
    result: AttrImpl | None = this._webapi_named_node_map.item(index)
    return result


def getNamedItem(this: NamedNodeMap, qualifiedName: str) -> AttrImpl | None:
    """https://dom.spec.whatwg.org/#dom-namednodemap-getnameditem"""
    result: AttrImpl | None = this._webapi_named_node_map.get_named_item(qualifiedName)
    return result


def getNamedItemNS(this: NamedNodeMap, namespace: str | None, localName: str) -> AttrImpl | None:
    """https://dom.spec.whatwg.org/#dom-namednodemap-getnameditemns"""
    result: AttrImpl | None = this._webapi_named_node_map.get_named_item_ns(namespace, localName)
    return result


def setNamedItem(this: NamedNodeMap, attr: Attr) -> AttrImpl | None:
    """https://dom.spec.whatwg.org/#dom-namednodemap-setnameditem"""
    result: AttrImpl | None = this._webapi_named_node_map.set_named_item(node_of(attr))
    return result


def setNamedItemNS(this: NamedNodeMap, attr: Attr) -> AttrImpl | None:
    """https://dom.spec.whatwg.org/#dom-namednodemap-setnameditemns"""
    result: AttrImpl | None = this._webapi_named_node_map.set_named_item_ns(node_of(attr))
    return result


def removeNamedItem(this: NamedNodeMap, qualifiedName: str) -> AttrImpl:
    """https://dom.spec.whatwg.org/#dom-namednodemap-removenameditem"""
    result: AttrImpl = this._webapi_named_node_map.remove_named_item(qualifiedName)
    return result


def removeNamedItemNS(this: NamedNodeMap, namespace: str | None, localName: str) -> AttrImpl:
    """https://dom.spec.whatwg.org/#dom-namednodemap-removenameditemns"""
    result: AttrImpl = this._webapi_named_node_map.remove_named_item_ns(namespace, localName)
    return result


def inspect(this: NamedNodeMap) -> str:
    """The ``repr``: the number of attributes."""
    return f"<NamedNodeMap of {length_getter(this)} attributes>"
