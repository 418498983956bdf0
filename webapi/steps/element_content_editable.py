"""The steps of the mixin ElementContentEditable.

https://html.spec.whatwg.org/multipage/interaction.html#elementcontenteditable
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """The mixin adds no private attributes."""


def contentEditable_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-contenteditable"""
    result: str = this._webapi_node.content_editable
    return result


def contentEditable_setter(this: HTMLElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-contenteditable"""
    this._webapi_node.content_editable = value


def isContentEditable_getter(this: HTMLElement) -> bool:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-iscontenteditable"""
    result: bool = this._webapi_node.is_content_editable
    return result
