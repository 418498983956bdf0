"""The steps of the StyleSheet class: https://drafts.csswg.org/cssom/#stylesheet"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_style_sheets import CSSStyleSheet as CSSStyleSheetImpl
    from webapi.interfaces.style_sheet import StyleSheet


class Slots:
    """The private attributes of StyleSheet objects."""

    _webapi_sheet: CSSStyleSheetImpl


def initialize(this: StyleSheet, value: CSSStyleSheetImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_sheet = value
    value.platform_object = this


def inspect(this: StyleSheet) -> str:
    """The ``repr``: how many rules there are."""
    return f"<{type(this).__name__} of {this._webapi_sheet.css_rules.length} rules>"
