"""The steps of the HTMLCollection class: https://dom.spec.whatwg.org/#interface-htmlcollection"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.html.nodes import Element
    from webapi.interfaces.html_collection import HTMLCollection


class Slots:
    """The private attributes of HTMLCollection objects."""

    _webapi_elements: Callable[[], list[Element]]
    """The elements that it represents at the moment, in tree order."""


def initialize(this: HTMLCollection, elements: Callable[[], list[Element]]) -> None:
    """Let ``this`` represent what ``elements`` returns at the moment."""
    this._webapi_elements = elements


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
        if name in (element.attributes.get("id"), element.attributes.get("name")):
            return element
    return None


def inspect(this: HTMLCollection) -> str:
    """The ``repr``: the number of elements."""
    return f"<HTMLCollection of {length_getter(this)} elements>"
