"""The steps of the CSSFontPaletteValuesRule class: https://drafts.csswg.org/css-fonts-4/#cssfontpalettevaluesrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.css_font_palette_values_rule import CSSFontPaletteValuesRule


class Slots:
    """CSSFontPaletteValuesRule objects have no private attributes of their own."""


def name_getter(this: CSSFontPaletteValuesRule) -> str:
    """https://drafts.csswg.org/css-fonts-4/#dom-cssfontpalettevaluesrule-name"""
    value: str = this._webapi_rule.name
    return value


def fontFamily_getter(this: CSSFontPaletteValuesRule) -> str:
    """https://drafts.csswg.org/css-fonts-4/#dom-cssfontpalettevaluesrule-fontfamily"""
    value: str = this._webapi_rule.font_family
    return value


def basePalette_getter(this: CSSFontPaletteValuesRule) -> str:
    """https://drafts.csswg.org/css-fonts-4/#dom-cssfontpalettevaluesrule-basepalette"""
    value: str = this._webapi_rule.base_palette
    return value


def overrideColors_getter(this: CSSFontPaletteValuesRule) -> str:
    """https://drafts.csswg.org/css-fonts-4/#dom-cssfontpalettevaluesrule-overridecolors"""
    value: str = this._webapi_rule.override_colors
    return value
