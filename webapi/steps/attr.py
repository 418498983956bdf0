"""The steps of the Attr class: https://dom.spec.whatwg.org/#interface-attr"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.webidl.exceptions import shown

from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.attr import Attr


class Slots:
    """Attr objects have no private attributes of their own."""


def namespaceURI_getter(this: Attr) -> str | None:
    """https://dom.spec.whatwg.org/#dom-attr-namespaceuri"""
    result: str | None = this._webapi_node.namespace_uri
    return result


def prefix_getter(this: Attr) -> str | None:
    """https://dom.spec.whatwg.org/#dom-attr-prefix"""
    result: str | None = this._webapi_node.prefix
    return result


def localName_getter(this: Attr) -> str:
    """https://dom.spec.whatwg.org/#dom-attr-localname"""
    result: str = this._webapi_node.local_name
    return result


def name_getter(this: Attr) -> str:
    """https://dom.spec.whatwg.org/#dom-attr-name"""
    result: str = this._webapi_node.name
    return result


def value_getter(this: Attr) -> str:
    """https://dom.spec.whatwg.org/#dom-attr-value"""
    result: str = this._webapi_node.value
    return result


def value_setter(this: Attr, value: str) -> None:
    """https://dom.spec.whatwg.org/#dom-attr-value"""
    this._webapi_node.value = value


def ownerElement_getter(this: Attr) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-attr-ownerelement"""
    result: ElementImpl | None = this._webapi_node.owner_element
    return result


def specified_getter(this: Attr) -> bool:
    """https://dom.spec.whatwg.org/#dom-attr-specified"""
    result: bool = this._webapi_node.specified
    return result


def inspect(this: Attr) -> str:
    """The ``repr``: name and value."""
    return f"<Attr {name_getter(this)}={shown(value_getter(this))}>"
