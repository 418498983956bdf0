"""The steps of the HTMLCollection class: https://dom.spec.whatwg.org/#interface-htmlcollection"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.html.nodes import Document, Element
    from webapi.interfaces.html_collection import HTMLCollection


class Slots:
    """The private attributes of HTMLCollection objects."""

    _webapi_document: Document
    """The document that has the hyperlinks."""


def initialize(this: HTMLCollection, document: Document) -> None:
    """Let ``this`` represent the hyperlinks of a document."""
    this._webapi_document = document


def length_getter(this: HTMLCollection) -> int:
    """https://dom.spec.whatwg.org/#dom-htmlcollection-length"""
    return len(this._webapi_document.links())


def item(this: HTMLCollection, index: int) -> Element | None:
    """https://dom.spec.whatwg.org/#dom-htmlcollection-item"""
    elements = this._webapi_document.links()
    return elements[index] if index < len(elements) else None


def namedItem(this: HTMLCollection, name: str) -> Element | None:
    """https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem"""
    return None if name == "" else this._webapi_document.named_link(name)


def inspect(this: HTMLCollection) -> str:
    """The ``repr``: the number of elements."""
    return f"<HTMLCollection of {length_getter(this)} elements>"
