"""The steps of the HTMLAnchorElement class.

https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.html.nodes import HTMLAnchorElement as State

from .hyperlink_element_utils import extract_an_origin as extract_an_origin

if TYPE_CHECKING:
    from webapi.interfaces.html_anchor_element import HTMLAnchorElement

__all__ = ["State", "extract_an_origin", "text_getter", "text_setter"]


def text_getter(this: HTMLAnchorElement) -> str | None:
    """https://html.spec.whatwg.org/multipage/text-level-semantics.html#dom-a-text"""
    return this._webapi_node.text_content


def text_setter(this: HTMLAnchorElement, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/text-level-semantics.html#dom-a-text"""
    this._webapi_node.text_content = value
