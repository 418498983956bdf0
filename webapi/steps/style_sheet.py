"""The steps of the StyleSheet class: https://drafts.csswg.org/cssom/#stylesheet"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_media import MediaList as MediaListImpl
    from webapi.dom.css_style_sheets import CSSStyleSheet as CSSStyleSheetImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.style_sheet import StyleSheet


class Slots:
    """The private attributes of StyleSheet objects."""

    _webapi_sheet: CSSStyleSheetImpl


def initialize(this: StyleSheet, value: CSSStyleSheetImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_sheet = value
    value.platform_object = this


def sheet_of(this: StyleSheet) -> CSSStyleSheetImpl:
    """The style sheet inside of an object."""
    return this._webapi_sheet


def type_getter(this: StyleSheet) -> str:
    """https://drafts.csswg.org/cssom/#dom-stylesheet-type"""
    return this._webapi_sheet.type


def href_getter(this: StyleSheet) -> str | None:
    """https://drafts.csswg.org/cssom/#dom-stylesheet-href"""
    return this._webapi_sheet.href


def ownerNode_getter(this: StyleSheet) -> ElementImpl | None:
    """https://drafts.csswg.org/cssom/#dom-stylesheet-ownernode"""
    return this._webapi_sheet.owner_node


def parentStyleSheet_getter(this: StyleSheet) -> CSSStyleSheetImpl | None:
    """https://drafts.csswg.org/cssom/#dom-stylesheet-parentstylesheet"""
    return this._webapi_sheet.parent_style_sheet


def title_getter(this: StyleSheet) -> str | None:
    """https://drafts.csswg.org/cssom/#dom-stylesheet-title"""
    return this._webapi_sheet.title


def media_getter(this: StyleSheet) -> MediaListImpl:
    """https://drafts.csswg.org/cssom/#dom-stylesheet-media"""
    return this._webapi_sheet.media


def disabled_getter(this: StyleSheet) -> bool:
    """https://drafts.csswg.org/cssom/#dom-stylesheet-disabled"""
    return this._webapi_sheet.disabled


def disabled_setter(this: StyleSheet, value: bool) -> None:
    """https://drafts.csswg.org/cssom/#dom-stylesheet-disabled"""
    this._webapi_sheet.disabled = value


def inspect(this: StyleSheet) -> str:
    """The ``repr``: how many rules there are."""
    return f"<{type(this).__name__} of {this._webapi_sheet.css_rules.length} rules>"
