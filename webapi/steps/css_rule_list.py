"""The steps of the CSSRuleList class: https://drafts.csswg.org/cssom/#cssrulelist"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.css_rules import CSSRuleList as CSSRuleListImpl
    from webapi.interfaces.css_rule_list import CSSRuleList


class Slots:
    """The private attributes of CSSRuleList objects."""

    _webapi_rules: CSSRuleListImpl


def initialize(this: CSSRuleList, value: CSSRuleListImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_rules = value
    value.platform_object = this


def inspect(this: CSSRuleList) -> str:
    """The ``repr``: how many rules there are."""
    return f"<CSSRuleList of {this._webapi_rules.length} rules>"
