"""The steps of the HTMLStyleElement class.

https://html.spec.whatwg.org/multipage/semantics.html#the-style-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.css_style_sheets import get_disabled, set_disabled

if TYPE_CHECKING:
    from webapi.interfaces.html_style_element import HTMLStyleElement


def disabled_getter(this: HTMLStyleElement) -> bool:
    """https://html.spec.whatwg.org/multipage/semantics.html#dom-style-disabled"""
    return get_disabled(this._webapi_node)


def disabled_setter(this: HTMLStyleElement, value: bool) -> None:
    """https://html.spec.whatwg.org/multipage/semantics.html#dom-style-disabled"""
    set_disabled(this._webapi_node, value)
