"""The steps of the CSSRule class: https://drafts.csswg.org/cssom/#cssrule"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from webapi.dom.css_rules import CSSRule as CSSRuleImpl
    from webapi.dom.css_style_sheets import CSSStyleSheet as CSSStyleSheetImpl
    from webapi.interfaces.css_rule import CSSRule


class Slots:
    """The private attributes of CSSRule objects."""

    _webapi_rule: Any


def initialize(this: CSSRule, value: CSSRuleImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_rule = value
    value.platform_object = this


def _rule(this: CSSRule) -> CSSRuleImpl:
    rule: CSSRuleImpl = this._webapi_rule
    return rule


def cssText_getter(this: CSSRule) -> str:
    """https://drafts.csswg.org/cssom/#dom-cssrule-csstext"""
    return _rule(this).css_text


def cssText_setter(this: CSSRule, value: str) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssrule-csstext"""
    _rule(this).css_text = value


def parentRule_getter(this: CSSRule) -> CSSRuleImpl | None:
    """https://drafts.csswg.org/cssom/#dom-cssrule-parentrule"""
    return _rule(this).parent_rule


def parentStyleSheet_getter(this: CSSRule) -> CSSStyleSheetImpl | None:
    """https://drafts.csswg.org/cssom/#dom-cssrule-parentstylesheet"""
    return _rule(this).parent_style_sheet


def type_getter(this: CSSRule) -> int:
    """https://drafts.csswg.org/cssom/#dom-cssrule-type"""
    return _rule(this).type


def inspect(this: CSSRule) -> str:
    """The ``repr``: the text."""
    return f"<{type(this).__name__} {_rule(this).css_text!r}>"
