"""The steps of the CSSMarginRule class: https://drafts.csswg.org/cssom/#cssmarginrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_rules import RuleStyle
    from webapi.interfaces.css_margin_rule import CSSMarginRule


class Slots:
    """CSSMarginRule objects have no private attributes of their own."""


def name_getter(this: CSSMarginRule) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssmarginrule-name"""
    value: str = this._webapi_rule.name
    return value


def style_getter(this: CSSMarginRule) -> RuleStyle:
    """https://drafts.csswg.org/cssom/#dom-cssmarginrule-style"""
    value: RuleStyle = this._webapi_rule.style
    return value
