"""The steps of the CSSViewTransitionRule class: https://drafts.csswg.org/css-view-transitions-2/#cssviewtransitionrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .css_rule import initialize as initialize
from .css_rule import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.css_view_transition_rule import CSSViewTransitionRule


class Slots:
    """CSSViewTransitionRule objects have no private attributes of their own."""


def navigation_getter(this: CSSViewTransitionRule) -> str:
    """https://drafts.csswg.org/css-view-transitions-2/#dom-cssviewtransitionrule-navigation"""
    value: str = this._webapi_rule.navigation
    return value


def types_getter(this: CSSViewTransitionRule) -> list[str]:
    """https://drafts.csswg.org/css-view-transitions-2/#dom-cssviewtransitionrule-types"""
    value: list[str] = this._webapi_rule.types
    return value
