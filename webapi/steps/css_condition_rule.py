"""The steps of the CSSConditionRule class: https://drafts.csswg.org/css-conditional-3/#cssconditionrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.css_condition_rule import CSSConditionRule


class Slots:
    """CSSConditionRule objects have no private attributes of their own."""


def conditionText_getter(this: CSSConditionRule) -> str:
    """https://drafts.csswg.org/css-conditional-3/#dom-cssconditionrule-conditiontext"""
    text: str = this._webapi_rule.condition_text
    return text
