"""The steps of the ElementCSSInlineStyle mixin.

https://drafts.csswg.org/cssom/#elementcssinlinestyle
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_declarations import CSSStyleProperties as CSSStylePropertiesImpl
    from webapi.interfaces.html_element import HTMLElement


class Slots:
    """The mixin adds no private attributes."""


def style_getter(this: HTMLElement) -> CSSStylePropertiesImpl:
    """https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style"""
    result: CSSStylePropertiesImpl = this._webapi_node.style
    return result
