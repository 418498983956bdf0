"""The steps of the HTMLCollection class: https://dom.spec.whatwg.org/#interface-htmlcollection"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.interfaces.html_collection import HTMLCollection


class Slots:
    """The private attributes of HTMLCollection objects."""

    _webapi_html_collection: HTMLCollectionImpl


def initialize(this: HTMLCollection, value: HTMLCollectionImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_html_collection = value
    value.platform_object = this


def inspect(this: HTMLCollection) -> str:
    """The ``repr``: the number of elements."""
    return f"<HTMLCollection of {this._webapi_html_collection.length} elements>"
