"""The steps of the CSSGroupingRule class: https://drafts.csswg.org/cssom/#cssgroupingrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_rules import CSSRuleList as CSSRuleListImpl
    from webapi.interfaces.css_grouping_rule import CSSGroupingRule


class Slots:
    """CSSGroupingRule objects have no private attributes of their own."""


def cssRules_getter(this: CSSGroupingRule) -> CSSRuleListImpl:
    """https://drafts.csswg.org/cssom/#dom-cssgroupingrule-cssrules"""
    rules: CSSRuleListImpl = this._webapi_rule.css_rules
    return rules


def insertRule(this: CSSGroupingRule, rule: str, index: int) -> int:
    """https://drafts.csswg.org/cssom/#dom-cssgroupingrule-insertrule"""
    place: int = this._webapi_rule.insert_rule(rule, index)
    return place


def deleteRule(this: CSSGroupingRule, index: int) -> None:
    """https://drafts.csswg.org/cssom/#dom-cssgroupingrule-deleterule"""
    this._webapi_rule.delete_rule(index)
