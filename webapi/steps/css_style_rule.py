"""The steps of the CSSStyleRule class: https://drafts.csswg.org/cssom/#cssstylerule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_rules import RuleStyle
    from webapi.interfaces.css_style_rule import CSSStyleRule


class Slots:
    """CSSStyleRule objects have no private attributes of their own."""


def selectorText_getter(this: CSSStyleRule) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssstylerule-selectortext"""
    text: str = this._webapi_rule.selector_text
    return text


def selectorText_setter(this: CSSStyleRule, value: str) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssstylerule-selectortext"""
    this._webapi_rule.selector_text = value


def style_getter(this: CSSStyleRule) -> RuleStyle:
    """https://drafts.csswg.org/cssom/#dom-cssstylerule-style"""
    style: RuleStyle = this._webapi_rule.style
    return style
