"""The steps of the CSSImportRule class: https://drafts.csswg.org/cssom/#cssimportrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_media import MediaList as MediaListImpl
    from webapi.dom.css_style_sheets import CSSStyleSheet as CSSStyleSheetImpl
    from webapi.interfaces.css_import_rule import CSSImportRule


class Slots:
    """CSSImportRule objects have no private attributes of their own."""


def href_getter(this: CSSImportRule) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssimportrule-href"""
    value: str = this._webapi_rule.href
    return value


def media_getter(this: CSSImportRule) -> MediaListImpl:
    """https://drafts.csswg.org/cssom/#dom-cssimportrule-media"""
    value: MediaListImpl = this._webapi_rule.media
    return value


def styleSheet_getter(this: CSSImportRule) -> CSSStyleSheetImpl | None:
    """https://drafts.csswg.org/cssom/#dom-cssimportrule-stylesheet"""
    value: CSSStyleSheetImpl | None = this._webapi_rule.style_sheet
    return value


def layerName_getter(this: CSSImportRule) -> str | None:
    """https://drafts.csswg.org/cssom/#dom-cssimportrule-layername"""
    value: str | None = this._webapi_rule.layer_name
    return value


def supportsText_getter(this: CSSImportRule) -> str | None:
    """https://drafts.csswg.org/cssom/#dom-cssimportrule-supportstext"""
    value: str | None = this._webapi_rule.supports_text
    return value
