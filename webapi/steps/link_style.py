"""The steps of the mixin LinkStyle: https://drafts.csswg.org/cssom/#the-linkstyle-interface"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.css_style_sheets import get_sheet

if TYPE_CHECKING:
    from webapi.dom.css_style_sheets import CSSStyleSheet as CSSStyleSheetImpl
    from webapi.interfaces.html_link_element import HTMLLinkElement
    from webapi.interfaces.html_style_element import HTMLStyleElement


class Slots:
    """The mixin adds no private attributes."""


def sheet_getter(this: HTMLStyleElement | HTMLLinkElement) -> CSSStyleSheetImpl | None:
    """https://drafts.csswg.org/cssom/#dom-linkstyle-sheet"""
    return get_sheet(this._webapi_node)
