"""The steps of the CSSCounterStyleRule class: https://drafts.csswg.org/css-counter-styles-3/#csscounterstylerule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.css_counter_style_rule import CSSCounterStyleRule


class Slots:
    """CSSCounterStyleRule objects have no private attributes of their own."""


def name_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-name"""
    value: str = this._webapi_rule.name
    return value


def name_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-name"""
    this._webapi_rule.name = value


def system_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-system"""
    value: str = this._webapi_rule.system
    return value


def system_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-system"""
    this._webapi_rule.system = value


def symbols_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-symbols"""
    value: str = this._webapi_rule.symbols
    return value


def symbols_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-symbols"""
    this._webapi_rule.symbols = value


def additiveSymbols_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-additivesymbols"""
    value: str = this._webapi_rule.additive_symbols
    return value


def additiveSymbols_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-additivesymbols"""
    this._webapi_rule.additive_symbols = value


def negative_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-negative"""
    value: str = this._webapi_rule.negative
    return value


def negative_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-negative"""
    this._webapi_rule.negative = value


def prefix_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-prefix"""
    value: str = this._webapi_rule.prefix
    return value


def prefix_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-prefix"""
    this._webapi_rule.prefix = value


def suffix_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-suffix"""
    value: str = this._webapi_rule.suffix
    return value


def suffix_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-suffix"""
    this._webapi_rule.suffix = value


def range_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-range"""
    value: str = this._webapi_rule.range
    return value


def range_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-range"""
    this._webapi_rule.range = value


def pad_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-pad"""
    value: str = this._webapi_rule.pad
    return value


def pad_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-pad"""
    this._webapi_rule.pad = value


def speakAs_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-speakas"""
    value: str = this._webapi_rule.speak_as
    return value


def speakAs_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-speakas"""
    this._webapi_rule.speak_as = value


def fallback_getter(this: CSSCounterStyleRule) -> str:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-fallback"""
    value: str = this._webapi_rule.fallback
    return value


def fallback_setter(this: CSSCounterStyleRule, value: str) -> None:
    """https://drafts.csswg.org/css-counter-styles-3/#dom-csscounterstylerule-fallback"""
    this._webapi_rule.fallback = value
