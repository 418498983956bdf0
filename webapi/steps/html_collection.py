"""The steps of the HTMLCollection class: https://dom.spec.whatwg.org/#interface-htmlcollection"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.element import Element
    from webapi.interfaces.html_collection import HTMLCollection


class Slots:
    """What an HTMLCollection object holds."""

    _webapi_elements: Callable[[], list[Element]]
    """The elements that it represents at the moment, in tree order."""


def length_getter(this: HTMLCollection) -> int:
    """https://dom.spec.whatwg.org/#dom-htmlcollection-length"""
    return len(this._webapi_elements())


def item(this: HTMLCollection, index: int) -> Element | None:
    """https://dom.spec.whatwg.org/#dom-htmlcollection-item"""
    elements = this._webapi_elements()
    return elements[index] if index < len(elements) else None


def namedItem(this: HTMLCollection, name: str) -> Element | None:
    """https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem"""
    if name == "":
        return None
    for element in this._webapi_elements():
        if name in (element._webapi_attributes.get("id"), element._webapi_attributes.get("name")):
            return element
    return None


def inspect(this: HTMLCollection) -> str:
    """What ``repr`` shows: how many elements there are."""
    return f"<HTMLCollection of {len(this._webapi_elements())} elements>"
