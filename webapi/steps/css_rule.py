"""The steps of the CSSRule class: https://drafts.csswg.org/cssom/#cssrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_rules import CSSRule as CSSRuleImpl
    from webapi.interfaces.css_rule import CSSRule


class Slots:
    """The private attributes of CSSRule objects."""

    _webapi_rule: CSSRuleImpl


def initialize(this: CSSRule, value: CSSRuleImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_rule = value
    value.platform_object = this


def _rule(this: CSSRule) -> CSSRuleImpl:
    rule: CSSRuleImpl = this._webapi_rule
    return rule


def inspect(this: CSSRule) -> str:
    """The ``repr``: the text."""
    return f"<{type(this).__name__} {_rule(this).css_text!r}>"
