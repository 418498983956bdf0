"""The steps of the CSSKeyframeRule class: https://drafts.csswg.org/css-animations-1/#csskeyframerule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.dom.css_rules import RuleStyle
    from webapi.interfaces.css_keyframe_rule import CSSKeyframeRule


class Slots:
    """CSSKeyframeRule objects have no private attributes of their own."""


def keyText_getter(this: CSSKeyframeRule) -> str:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframerule-keytext"""
    value: str = this._webapi_rule.key_text
    return value


def keyText_setter(this: CSSKeyframeRule, value: str) -> None:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframerule-keytext"""
    this._webapi_rule.key_text = value


def style_getter(this: CSSKeyframeRule) -> RuleStyle:
    """https://drafts.csswg.org/css-animations-1/#dom-csskeyframerule-style"""
    value: RuleStyle = this._webapi_rule.style
    return value
