"""The steps of the CSSKeyframesRule class: https://drafts.csswg.org/css-animations-1/#csskeyframesrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_rules import CSSKeyframeRule as CSSKeyframeRuleImpl
    from webapi.dom.css_rules import CSSRuleList as CSSRuleListImpl
    from webapi.interfaces.css_keyframes_rule import CSSKeyframesRule


class Slots:
    """CSSKeyframesRule objects have no private attributes of their own."""


def name_getter(this: CSSKeyframesRule) -> str:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-name"""
    value: str = this._webapi_rule.name
    return value


def name_setter(this: CSSKeyframesRule, value: str) -> None:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-name"""
    this._webapi_rule.name = value


def cssRules_getter(this: CSSKeyframesRule) -> CSSRuleListImpl:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-cssrules"""
    value: CSSRuleListImpl = this._webapi_rule.css_rules
    return value


def length_getter(this: CSSKeyframesRule) -> int:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-length"""
    value: int = this._webapi_rule.length
    return value


def item(this: CSSKeyframesRule, index: int) -> CSSKeyframeRuleImpl:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-item"""
    rule: CSSKeyframeRuleImpl = this._webapi_rule.item(index)
    return rule


def appendRule(this: CSSKeyframesRule, rule: str) -> None:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-appendrule"""
    this._webapi_rule.append_rule(rule)


def deleteRule(this: CSSKeyframesRule, select: str) -> None:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-deleterule"""
    this._webapi_rule.delete_rule(select)


def findRule(this: CSSKeyframesRule, select: str) -> CSSKeyframeRuleImpl | None:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframesrule-findrule"""
    found: CSSKeyframeRuleImpl | None = this._webapi_rule.find_rule(select)
    return found
