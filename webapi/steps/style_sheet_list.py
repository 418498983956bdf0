"""The steps of the StyleSheetList class: https://drafts.csswg.org/cssom/#stylesheetlist"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_style_sheets import StyleSheetList as StyleSheetListImpl
    from webapi.interfaces.style_sheet_list import StyleSheetList


class Slots:
    """The private attributes of StyleSheetList objects."""

    _webapi_sheets: StyleSheetListImpl


def initialize(this: StyleSheetList, value: StyleSheetListImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_sheets = value
    value.platform_object = this


def inspect(this: StyleSheetList) -> str:
    """The ``repr``: how many style sheets there are."""
    return f"<StyleSheetList of {this._webapi_sheets.length} sheets>"
