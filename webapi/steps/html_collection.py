"""The steps of the HTMLCollection class: https://dom.spec.whatwg.org/#interface-htmlcollection"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.html_collection import HTMLCollection


class Slots:
    """The private attributes of HTMLCollection objects."""

    _webapi_html_collection: HTMLCollectionImpl


def initialize(this: HTMLCollection, value: HTMLCollectionImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_html_collection = value
    value.platform_object = this


def length_getter(this: HTMLCollection) -> int:
    """https://dom.spec.whatwg.org/#dom-htmlcollection-length"""
    result: int = this._webapi_html_collection.length
    return result


def item(this: HTMLCollection, index: int) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-htmlcollection-item"""
    result: ElementImpl | None = this._webapi_html_collection.item(index)
    return result


def namedItem(this: HTMLCollection, name: str) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem-key"""
    result: ElementImpl | None = this._webapi_html_collection.named_item(name)
    return result


def inspect(this: HTMLCollection) -> str:
    """The ``repr``: the number of elements."""
    return f"<HTMLCollection of {length_getter(this)} elements>"
